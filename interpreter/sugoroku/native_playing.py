"""The LLVM text that plays whole games by choosing at random."""

from __future__ import annotations

from sugoroku import ir
from sugoroku.chance import GOLDEN, POLICY
from sugoroku.machine import HASH_CELLS, HASH_LANES, HASH_START
from sugoroku.native_runtime import HEADER_CELLS, fill
from sugoroku.native_stops import DECISION
from sugoroku.native_text import DRAWN, EXTERNAL, LEFT, OPEN, POSITION

_PLAYING = """
<HASH>
define internal void @write_offer(ptr %offer, i32 %ordinal, i32 %value, i32 %target, i32 %address) <OPEN> nounwind {
  %value_cell = getelementptr inbounds i32, ptr %offer, i64 1
  %target_cell = getelementptr inbounds i32, ptr %offer, i64 2
  %address_cell = getelementptr inbounds i32, ptr %offer, i64 3
  store i32 %ordinal, ptr %offer
  store i32 %value, ptr %value_cell
  store i32 %target, ptr %target_cell
  store i32 %address, ptr %address_cell
  ret void
}

; A choice takes one of so many offers. The number for the next choice is drawn early, before it is needed.
define internal i32 @pick(ptr noalias %report, i32 %count) <OPEN> nounwind {
  %left_cell = getelementptr inbounds i32, ptr %report, i64 <LEFT>
  %position_cell = getelementptr inbounds i32, ptr %report, i64 <POSITION>
  %drawn_cell = getelementptr inbounds i32, ptr %report, i64 <DRAWN>
  %mixed = load i64, ptr %drawn_cell
  %result = call i32 @scale(i64 %mixed, i32 %count)
  %left = load i64, ptr %left_cell
  %less = sub i64 %left, 1
  store i64 %less, ptr %left_cell
  %position = load i64, ptr %position_cell
  %moved = add i64 %position, <GOLDEN>
  %next = call i64 @mix(i64 %moved)
  store i64 %moved, ptr %position_cell
  store i64 %next, ptr %drawn_cell
  store i64 0, ptr %report
  ret i32 %result
}

; Plays a game to its end and gives the number of its decisions.
define internal i64 @play(ptr noalias %state, ptr noalias %report, ptr noalias %offers,
    i64 %seed, i64 %limit) nounwind {
entry:
  %left_cell = getelementptr inbounds i32, ptr %report, i64 <LEFT>
  %position_cell = getelementptr inbounds i32, ptr %report, i64 <POSITION>
  %drawn_cell = getelementptr inbounds i32, ptr %report, i64 <DRAWN>
  %external_cell = getelementptr inbounds i32, ptr %report, i64 <EXTERNAL>
  %node_cell = getelementptr inbounds i32, ptr %state, i64 <NODE>
  %frame_cell = getelementptr inbounds i32, ptr %state, i64 <FRAME>
  %who_cell = getelementptr inbounds i32, ptr %state, i64 <WHO>
  %own = xor i64 %seed, <POLICY>
  %sown = add i64 %own, <GOLDEN>
  %begin = call i64 @mix(i64 %sown)
  %position = add i64 %begin, <GOLDEN>
  %drawn = call i64 @mix(i64 %position)
  store i64 %limit, ptr %left_cell
  store i64 %position, ptr %position_cell
  store i64 %drawn, ptr %drawn_cell
  store i32 0, ptr %external_cell
  %start = load i32, ptr %node_cell
  %frame = load i32, ptr %frame_cell
  %kind = call i32 @resume(ptr %state, ptr %report, ptr %offers, i32 %start, i32 %frame)
  %stopped = icmp eq i32 %kind, <DECISION>
  br i1 %stopped, label %full, label %done
full:
  %status_cell = getelementptr inbounds i32, ptr %state, i64 <STATUS>
  %fault_cell = getelementptr inbounds i32, ptr %state, i64 <FAULT>
  store i32 <FAULTED>, ptr %status_cell
  store i32 <FAULT_STEPS>, ptr %fault_cell
  store i32 <NONE>, ptr %who_cell
  br label %done
done:
  %left = load i64, ptr %left_cell
  %decisions = sub i64 %limit, %left
  store i64 0, ptr %left_cell
  ret i64 %decisions
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
  %made_wide = call i64 @play(ptr %state, ptr %report, ptr %offers, i64 %own_seed, i64 %limit)
  %made = trunc i64 %made_wide to i32
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
"""


def playing_text(program: ir.Program) -> str:
    """The function that plays games of a program one after the other."""
    numbers = {
        "GOLDEN": GOLDEN,
        "POLICY": POLICY,
        "STATE_BYTES": 4 * program.size,
        "SEATS": program.seats,
        "SEAT_BYTES": 4 * program.seats,
        "TOTALS": program.regions[program.totals].base,
        "RANKS": program.regions[program.ranks].base,
        "EXTERNAL": EXTERNAL,
        "LEFT": LEFT,
        "POSITION": POSITION,
        "DRAWN": DRAWN,
        "DECISION": DECISION,
        "NONE": ir.NONE,
        "FAULTED": ir.FAULTED,
        "FINISHED": ir.FINISHED,
        "FAULT_STEPS": ir.FAULT_STEPS,
    }
    return fill(_PLAYING.replace("<HASH>", _hash_text(program)).replace("<OPEN>", OPEN), numbers | HEADER_CELLS)


def _hash_text(program: ir.Program) -> str:
    """The function that gives the hash of a finished game, whose stack is empty: its zeros only multiply."""
    rounds, used = -(-program.size // HASH_CELLS), -(-program.cells // HASH_CELLS)
    rest = pow(GOLDEN, rounds - used, 1 << 64)
    lanes = range(HASH_LANES)
    lines = ["entry:", "  br label %head", "head:", "  %round = phi i64 [ 0, %entry ], [ %next, %head ]"]
    lines += [f"  %lane{lane} = phi i64 [ {HASH_START + lane}, %entry ], [ %mixed{lane}, %head ]" for lane in lanes]
    lines += [f"  %first = mul nuw nsw i64 %round, {HASH_CELLS}"]
    lines += ["  %cells = getelementptr i32, ptr %state, i64 %first"]
    for lane in lanes:
        for name, cell in ((f"low{lane}", 2 * lane), (f"high{lane}", 2 * lane + 1)):
            lines += [f"  %{name}_cell = getelementptr i32, ptr %cells, i64 {cell}"]
            lines += [f"  %{name}_read = load i32, ptr %{name}_cell", f"  %{name} = zext i32 %{name}_read to i64"]
        lines += [f"  %up{lane} = shl i64 %high{lane}, 32", f"  %word{lane} = or i64 %up{lane}, %low{lane}"]
        lines += [f"  %with{lane} = xor i64 %lane{lane}, %word{lane}"]
        lines += [f"  %mixed{lane} = mul i64 %with{lane}, {GOLDEN}"]
    lines += ["  %next = add nuw nsw i64 %round, 1", f"  %more = icmp ult i64 %next, {used}"]
    lines += ["  br i1 %more, label %head, label %join", "join:"]
    found = str(HASH_START)
    for lane in lanes:
        lines += [f"  %whole{lane} = mul i64 %mixed{lane}, {rest}", f"  %join{lane} = xor i64 {found}, %whole{lane}"]
        lines += [f"  %found{lane} = call i64 @mix(i64 %join{lane})"]
        found = f"%found{lane}"
    head = "define internal i64 @hash_finished(ptr %state) nounwind"
    return "\n".join([f"{head} {{", *lines, f"  ret i64 {found}", "}"])
