"""The LLVM text that is the same for every program: division, chance and zones."""

from __future__ import annotations

from sugoroku import ir
from sugoroku.chance import GOLDEN, MIX_FIRST, MIX_SECOND

_RUNTIME = """
declare i64 @llvm.smax.i64(i64, i64)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
declare i32 @llvm.ctpop.i32(i32)
declare i32 @llvm.cttz.i32(i32, i1)
declare <4 x i32> @llvm.masked.gather.v4i32.v4p0(<4 x ptr>, i32, <4 x i1>, <4 x i32>)
declare <8 x i32> @llvm.masked.gather.v8i32.v8p0(<8 x ptr>, i32, <8 x i1>, <8 x i32>)
declare <16 x i32> @llvm.masked.gather.v16i32.v16p0(<16 x ptr>, i32, <16 x i1>, <16 x i32>)
declare i32 @llvm.sadd.sat.i32(i32, i32)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1)
declare void @llvm.memmove.p0.p0.i64(ptr, ptr, i64, i1)

define internal i32 @floor_divide(i32 %left, i32 %right) alwaysinline nounwind {
  %opposite = icmp eq i32 %right, -1
  %negated = sub i32 0, %left
  %divisor = select i1 %opposite, i32 1, i32 %right
  %quotient = sdiv i32 %left, %divisor
  %remainder = srem i32 %left, %divisor
  %inexact = icmp ne i32 %remainder, 0
  %mixed = xor i32 %remainder, %divisor
  %unlike = icmp slt i32 %mixed, 0
  %below = and i1 %inexact, %unlike
  %less = sext i1 %below to i32
  %floored = add i32 %quotient, %less
  %result = select i1 %opposite, i32 %negated, i32 %floored
  ret i32 %result
}

define internal i32 @floor_remainder(i32 %left, i32 %right) alwaysinline nounwind {
  %opposite = icmp eq i32 %right, -1
  %divisor = select i1 %opposite, i32 1, i32 %right
  %remainder = srem i32 %left, %divisor
  %inexact = icmp ne i32 %remainder, 0
  %mixed = xor i32 %remainder, %divisor
  %unlike = icmp slt i32 %mixed, 0
  %below = and i1 %inexact, %unlike
  %lift = select i1 %below, i32 %divisor, i32 0
  %result = add i32 %remainder, %lift
  ret i32 %result
}

define internal i32 @shift_left(i32 %left, i32 %right) alwaysinline nounwind {
  %small = icmp ult i32 %right, 32
  %count = and i32 %right, 31
  %shifted = shl i32 %left, %count
  %result = select i1 %small, i32 %shifted, i32 0
  ret i32 %result
}

define internal i64 @mix(i64 %value) alwaysinline nounwind {
  %a = lshr i64 %value, 30
  %b = xor i64 %value, %a
  %c = mul i64 %b, <MIX_FIRST>
  %d = lshr i64 %c, 27
  %e = xor i64 %c, %d
  %f = mul i64 %e, <MIX_SECOND>
  %g = lshr i64 %f, 31
  %result = xor i64 %f, %g
  ret i64 %result
}

define internal i32 @scale(i64 %mixed, i32 %bound) alwaysinline nounwind {
  %high = lshr i64 %mixed, 32
  %wide = zext i32 %bound to i64
  %product = mul nuw i64 %high, %wide
  %scaled = lshr i64 %product, 32
  %result = trunc i64 %scaled to i32
  ret i32 %result
}

define internal void @sow(ptr %state, i64 %position) alwaysinline nounwind {
  %low = trunc i64 %position to i32
  %shifted = lshr i64 %position, 32
  %high = trunc i64 %shifted to i32
  %low_cell = getelementptr inbounds i32, ptr %state, i64 <RANDOM_LOW>
  %high_cell = getelementptr inbounds i32, ptr %state, i64 <RANDOM_HIGH>
  store i32 %low, ptr %low_cell
  store i32 %high, ptr %high_cell
  ret void
}

<PLACE_OF>
define internal i32 @draw(ptr %state, i32 %bound) nounwind {
  %low_cell = getelementptr inbounds i32, ptr %state, i64 <RANDOM_LOW>
  %high_cell = getelementptr inbounds i32, ptr %state, i64 <RANDOM_HIGH>
  %low = load i32, ptr %low_cell
  %high = load i32, ptr %high_cell
  %low_wide = zext i32 %low to i64
  %high_wide = zext i32 %high to i64
  %shifted = shl i64 %high_wide, 32
  %before = or i64 %shifted, %low_wide
  %moved = add i64 %before, <GOLDEN>
  call void @sow(ptr %state, i64 %moved)
  %mixed = call i64 @mix(i64 %moved)
  %result = call i32 @scale(i64 %mixed, i32 %bound)
  ret i32 %result
}

define internal void @shuffle(ptr noalias %state, ptr noalias %zone, i32 %size) nounwind {
entry:
  %items = getelementptr inbounds i32, ptr %zone, i64 1
  %low_cell = getelementptr inbounds i32, ptr %state, i64 <RANDOM_LOW>
  %high_cell = getelementptr inbounds i32, ptr %state, i64 <RANDOM_HIGH>
  %low = load i32, ptr %low_cell
  %high = load i32, ptr %high_cell
  %low_wide = zext i32 %low to i64
  %high_wide = zext i32 %high to i64
  %shifted = shl i64 %high_wide, 32
  %before = or i64 %shifted, %low_wide
  br label %head
head:
  %above = phi i32 [ %size, %entry ], [ %top, %swap ]
  %position = phi i64 [ %before, %entry ], [ %moved, %swap ]
  %more = icmp sgt i32 %above, 1
  br i1 %more, label %swap, label %done
swap:
  %top = sub i32 %above, 1
  %moved = add i64 %position, <GOLDEN>
  %mixed = call i64 @mix(i64 %moved)
  %drawn = call i32 @scale(i64 %mixed, i32 %above)
  %top_wide = zext i32 %top to i64
  %drawn_wide = zext i32 %drawn to i64
  %upper = getelementptr inbounds i32, ptr %items, i64 %top_wide
  %lower = getelementptr inbounds i32, ptr %items, i64 %drawn_wide
  %first = load i32, ptr %upper
  %second = load i32, ptr %lower
  store i32 %second, ptr %upper
  store i32 %first, ptr %lower
  br label %head
done:
  call void @sow(ptr %state, i64 %position)
  ret void
}

; Most zones are changed at their top, where nothing has to move.
define internal void @zone_insert(ptr %zone, i32 %size, i32 %position, i32 %value) nounwind {
entry:
  %place = zext i32 %position to i64
  %items = getelementptr inbounds i32, ptr %zone, i64 1
  %hole = getelementptr inbounds i32, ptr %items, i64 %place
  %on_top = icmp eq i32 %size, %position
  br i1 %on_top, label %put, label %move
move:
  %above = getelementptr inbounds i32, ptr %hole, i64 1
  %moved = sub i32 %size, %position
  %wide = zext i32 %moved to i64
  %bytes = shl i64 %wide, 2
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %above, ptr align 4 %hole, i64 %bytes, i1 false)
  br label %put
put:
  store i32 %value, ptr %hole
  %grown = add i32 %size, 1
  store i32 %grown, ptr %zone
  ret void
}

define internal void @zone_delete(ptr %zone, i32 %size, i32 %position) nounwind {
entry:
  %items = getelementptr inbounds i32, ptr %zone, i64 1
  %shrunk = sub i32 %size, 1
  %on_top = icmp eq i32 %shrunk, %position
  br i1 %on_top, label %cut, label %move
move:
  %place = zext i32 %position to i64
  %hole = getelementptr inbounds i32, ptr %items, i64 %place
  %above = getelementptr inbounds i32, ptr %hole, i64 1
  %moved = sub i32 %shrunk, %position
  %wide = zext i32 %moved to i64
  %bytes = shl i64 %wide, 2
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %hole, ptr align 4 %above, i64 %bytes, i1 false)
  br label %cut
cut:
  %last = zext i32 %shrunk to i64
  %top = getelementptr inbounds i32, ptr %items, i64 %last
  store i32 0, ptr %top
  store i32 %shrunk, ptr %zone
  ret void
}

!0 = !{!"branch_weights", i32 100000, i32 1}
!1 = distinct !{!1, !2, !3}
!2 = !{!"llvm.loop.unroll.runtime.disable"}
!3 = !{!"llvm.loop.vectorize.enable", i1 false}
"""


_PLACE = "define internal i32 @place_of(i32 %mask, i32 %number) alwaysinline nounwind"


def _place_of() -> str:
    """The place of a bit in a mask of 16 bits, by the number of bits below it: halves are counted, then quarters."""
    lines, mask, number, place = [f"{_PLACE} {{"], "%mask", "%number", "0"
    for half in (8, 4, 2, 1):
        lines += [f"  %low{half} = and i32 {mask}, {(1 << half) - 1}"]
        lines += [f"  %count{half} = call i32 @llvm.ctpop.i32(i32 %low{half})"]
        lines += [f"  %above{half} = icmp uge i32 {number}, %count{half}"]
        lines += [f"  %less{half} = sub i32 {number}, %count{half}", f"  %up{half} = lshr i32 {mask}, {half}"]
        lines += [f"  %number{half} = select i1 %above{half}, i32 %less{half}, i32 {number}"]
        lines += [f"  %mask{half} = select i1 %above{half}, i32 %up{half}, i32 {mask}"]
        lines += [f"  %step{half} = select i1 %above{half}, i32 {half}, i32 0"]
        lines += [f"  %place{half} = add i32 {place}, %step{half}"]
        mask, number, place = f"%mask{half}", f"%number{half}", f"%place{half}"
    return "\n".join([*lines, f"  ret i32 {place}", "}"])


PLACE_OF = _place_of()
# The same where the processor has an instruction for it.
PLACE_OF_BMI2 = f"""
declare i32 @llvm.x86.bmi.pdep.32(i32, i32)

{_PLACE} {{
  %ordinal = shl nuw i32 1, %number
  %bit = call i32 @llvm.x86.bmi.pdep.32(i32 %ordinal, i32 %mask)
  %place = call i32 @llvm.cttz.i32(i32 %bit, i1 true)
  ret i32 %place
}}
"""

HEADER_CELLS = {
    "NODE": ir.NODE,
    "FRAME": ir.FRAME,
    "STATUS": ir.STATUS,
    "WHO": ir.WHO,
    "FAULT": ir.FAULT,
    "RANDOM_LOW": ir.RANDOM_LOW,
    "RANDOM_HIGH": ir.RANDOM_HIGH,
}


def fill(text: str, numbers: dict[str, int]) -> str:
    """Put numbers where the text has their names in angle brackets."""
    for name, number in numbers.items():
        text = text.replace(f"<{name}>", str(number))
    return text


def runtime_text() -> str:
    """What the functions of every program call."""
    text = _RUNTIME.replace("<PLACE_OF>", PLACE_OF)
    return fill(text, {"GOLDEN": GOLDEN, "MIX_FIRST": MIX_FIRST, "MIX_SECOND": MIX_SECOND, **HEADER_CELLS})
