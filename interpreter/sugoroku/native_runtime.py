"""The LLVM text that is the same for every program: division, chance, zones, and games played by chance."""

from __future__ import annotations

from sugoroku import ir
from sugoroku.chance import GOLDEN, MIX_FIRST, MIX_SECOND, POLICY
from sugoroku.machine import FNV_PRIME, FNV_PRIME_4, FNV_START
from sugoroku.native_blocks import DECISION, ENDED, OFFER_CELLS
from sugoroku.native_text import COUNT

_RUNTIME = """
declare i64 @llvm.smax.i64(i64, i64)
declare i32 @llvm.smax.i32(i32, i32)
declare i32 @llvm.smin.i32(i32, i32)
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

define internal void @shuffle(ptr %state, ptr %zone, i32 %size) nounwind {
entry:
  %items = getelementptr inbounds i32, ptr %zone, i64 1
  br label %head
head:
  %above = phi i32 [ %size, %entry ], [ %top, %swap ]
  %more = icmp sgt i32 %above, 1
  br i1 %more, label %swap, label %done
swap:
  %top = sub i32 %above, 1
  %drawn = call i32 @draw(ptr %state, i32 %above)
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
  ret void
}

define internal void @zone_insert(ptr %zone, i32 %size, i32 %position, i32 %value) nounwind {
  %place = zext i32 %position to i64
  %items = getelementptr inbounds i32, ptr %zone, i64 1
  %hole = getelementptr inbounds i32, ptr %items, i64 %place
  %above = getelementptr inbounds i32, ptr %hole, i64 1
  %moved = sub i32 %size, %position
  %wide = zext i32 %moved to i64
  %bytes = shl i64 %wide, 2
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %above, ptr align 4 %hole, i64 %bytes, i1 false)
  store i32 %value, ptr %hole
  %grown = add i32 %size, 1
  store i32 %grown, ptr %zone
  ret void
}

define internal void @zone_delete(ptr %zone, i32 %size, i32 %position) nounwind {
  %place = zext i32 %position to i64
  %items = getelementptr inbounds i32, ptr %zone, i64 1
  %hole = getelementptr inbounds i32, ptr %items, i64 %place
  %above = getelementptr inbounds i32, ptr %hole, i64 1
  %shrunk = sub i32 %size, 1
  %moved = sub i32 %shrunk, %position
  %wide = zext i32 %moved to i64
  %bytes = shl i64 %wide, 2
  call void @llvm.memmove.p0.p0.i64(ptr align 4 %hole, ptr align 4 %above, i64 %bytes, i1 false)
  %last = zext i32 %shrunk to i64
  %top = getelementptr inbounds i32, ptr %items, i64 %last
  store i32 0, ptr %top
  store i32 %shrunk, ptr %zone
  ret void
}

define internal i64 @hash_byte(i64 %hash, i32 %cell, i32 %shift) alwaysinline nounwind {
  %shifted = lshr i32 %cell, %shift
  %byte = and i32 %shifted, 255
  %wide = zext i32 %byte to i64
  %mixed = xor i64 %hash, %wide
  %result = mul i64 %mixed, <FNV_PRIME>
  ret i64 %result
}

define internal i64 @hash_finished(ptr %state) nounwind {
entry:
  br label %head
head:
  %index = phi i64 [ 0, %entry ], [ %next, %joined ]
  %hash = phi i64 [ <FNV_START>, %entry ], [ %after, %joined ]
  %pointer = getelementptr inbounds i32, ptr %state, i64 %index
  %cell = load i32, ptr %pointer
  %small = icmp ult i32 %cell, 256
  br i1 %small, label %short, label %long
short:
  %wide = zext i32 %cell to i64
  %mixed = xor i64 %hash, %wide
  %short_hash = mul i64 %mixed, <FNV_PRIME_4>
  br label %joined
long:
  %h0 = call i64 @hash_byte(i64 %hash, i32 %cell, i32 0)
  %h1 = call i64 @hash_byte(i64 %h0, i32 %cell, i32 8)
  %h2 = call i64 @hash_byte(i64 %h1, i32 %cell, i32 16)
  %h3 = call i64 @hash_byte(i64 %h2, i32 %cell, i32 24)
  br label %joined
joined:
  %after = phi i64 [ %short_hash, %short ], [ %h3, %long ]
  %next = add i64 %index, 1
  %more = icmp ult i64 %next, <CELLS>
  br i1 %more, label %head, label %done
done:
  %result = mul i64 %after, <EMPTY_STACK>
  ret i64 %result
}

define internal i32 @play(ptr noalias %state, ptr noalias %report, ptr noalias %offers, i64 %seed, i64 %limit) nounwind {
entry:
  %own = xor i64 %seed, <POLICY>
  %sown = add i64 %own, <GOLDEN>
  %begin = call i64 @mix(i64 %sown)
  %node_cell = getelementptr inbounds i32, ptr %state, i64 <NODE>
  %who_cell = getelementptr inbounds i32, ptr %state, i64 <WHO>
  %count_cell = getelementptr inbounds i32, ptr %report, i64 <COUNT>
  br label %head
head:
  %decisions = phi i64 [ 0, %entry ], [ %more, %taken ]
  %position = phi i64 [ %begin, %entry ], [ %moved, %taken ]
  %kind = call i32 @sugoroku_run(ptr %state, ptr %report, ptr %offers, i32 0)
  %decision = icmp eq i32 %kind, <DECISION>
  br i1 %decision, label %decide, label %done
decide:
  %full = icmp eq i64 %decisions, %limit
  br i1 %full, label %stopped, label %choose
choose:
  %more = add i64 %decisions, 1
  %moved = add i64 %position, <GOLDEN>
  %mixed = call i64 @mix(i64 %moved)
  %count = load i32, ptr %count_cell
  %drawn = call i32 @scale(i64 %mixed, i32 %count)
  %first = mul i32 %drawn, <OFFER_CELLS>
  %wide = zext i32 %first to i64
  %offer = getelementptr inbounds i32, ptr %offers, i64 %wide
  %value_cell = getelementptr inbounds i32, ptr %offer, i64 1
  %target_cell = getelementptr inbounds i32, ptr %offer, i64 2
  %address_cell = getelementptr inbounds i32, ptr %offer, i64 3
  %target = load i32, ptr %target_cell
  store i32 %target, ptr %node_cell
  store i32 <NONE>, ptr %who_cell
  %address = load i32, ptr %address_cell
  %none = icmp eq i32 %address, 0
  br i1 %none, label %taken, label %put
put:
  %value = load i32, ptr %value_cell
  %address_wide = zext i32 %address to i64
  %cell = getelementptr inbounds i32, ptr %state, i64 %address_wide
  store i32 %value, ptr %cell
  br label %taken
taken:
  br label %head
stopped:
  %status_cell = getelementptr inbounds i32, ptr %state, i64 <STATUS>
  %fault_cell = getelementptr inbounds i32, ptr %state, i64 <FAULT>
  store i32 <FAULTED>, ptr %status_cell
  store i32 <FAULT_STEPS>, ptr %fault_cell
  store i32 <NONE>, ptr %who_cell
  br label %done
done:
  %result = trunc i64 %decisions to i32
  ret i32 %result
}

define void @sugoroku_batch(ptr noalias %first, ptr noalias %state, ptr noalias %report, ptr noalias %offers,
    i64 %seed, i64 %games, i64 %limit, ptr noalias %totals, ptr noalias %ranks, ptr noalias %decisions,
    ptr noalias %status, ptr noalias %fault, ptr noalias %hashes) nounwind {
entry:
  %totals_from = getelementptr inbounds i32, ptr %state, i64 <TOTALS>
  %ranks_from = getelementptr inbounds i32, ptr %state, i64 <RANKS>
  %status_cell = getelementptr inbounds i32, ptr %state, i64 <STATUS>
  %fault_cell = getelementptr inbounds i32, ptr %state, i64 <FAULT>
  br label %head
head:
  %game = phi i64 [ 0, %entry ], [ %next, %kept ]
  %more = icmp slt i64 %game, %games
  br i1 %more, label %body, label %done
body:
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %state, ptr align 4 %first, i64 <STATE_BYTES>, i1 false)
  %own_seed = add i64 %seed, %game
  %sown = add i64 %own_seed, <GOLDEN>
  %begin = call i64 @mix(i64 %sown)
  call void @sow(ptr %state, i64 %begin)
  %made = call i32 @play(ptr %state, ptr %report, ptr %offers, i64 %own_seed, i64 %limit)
  %row = mul i64 %game, <SEATS>
  %totals_to = getelementptr inbounds i32, ptr %totals, i64 %row
  %ranks_to = getelementptr inbounds i32, ptr %ranks, i64 %row
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %totals_to, ptr align 4 %totals_from, i64 <SEAT_BYTES>, i1 false)
  call void @llvm.memcpy.p0.p0.i64(ptr align 4 %ranks_to, ptr align 4 %ranks_from, i64 <SEAT_BYTES>, i1 false)
  %decisions_to = getelementptr inbounds i32, ptr %decisions, i64 %game
  %status_to = getelementptr inbounds i32, ptr %status, i64 %game
  %fault_to = getelementptr inbounds i32, ptr %fault, i64 %game
  %hash_to = getelementptr inbounds i64, ptr %hashes, i64 %game
  store i32 %made, ptr %decisions_to
  %ended = load i32, ptr %status_cell
  store i32 %ended, ptr %status_to
  %failure = load i32, ptr %fault_cell
  store i32 %failure, ptr %fault_to
  store i64 0, ptr %hash_to
  %finished = icmp eq i32 %ended, <FINISHED>
  br i1 %finished, label %hash, label %kept
hash:
  %found = call i64 @hash_finished(ptr %state)
  store i64 %found, ptr %hash_to
  br label %kept
kept:
  %next = add i64 %game, 1
  br label %head
done:
  ret void
}

!0 = !{!"branch_weights", i32 100000, i32 1}
"""


def runtime_text(program: ir.Program) -> str:
    """The runtime, with the numbers of a program filled in."""
    numbers = {
        "GOLDEN": GOLDEN,
        "MIX_FIRST": MIX_FIRST,
        "MIX_SECOND": MIX_SECOND,
        "POLICY": POLICY,
        "FNV_START": FNV_START,
        "FNV_PRIME": FNV_PRIME,
        "FNV_PRIME_4": FNV_PRIME_4,
        "EMPTY_STACK": pow(FNV_PRIME_4, ir.STACK_CELLS, 1 << 64),
        "CELLS": program.cells,
        "STATE_BYTES": 4 * program.size,
        "SEATS": program.seats,
        "SEAT_BYTES": 4 * program.seats,
        "TOTALS": program.regions[program.totals].base,
        "RANKS": program.regions[program.ranks].base,
        "COUNT": COUNT,
        "OFFER_CELLS": OFFER_CELLS,
        "DECISION": DECISION,
        "ENDED": ENDED,
    }
    header = ("NODE", "STATUS", "WHO", "FAULT", "RANDOM_LOW", "RANDOM_HIGH", "NONE", "FAULTED", "FINISHED", "FAULT_STEPS")
    numbers |= {name: getattr(ir, name) for name in header}
    text = _RUNTIME
    for name, number in numbers.items():
        text = text.replace(f"<{name}>", str(number))
    return text
