#!/usr/bin/env bash
# How many instructions the release program spends on each frame of the demo's recording, which never changes: a figure
# without the noise of a clock, to compare before and after. Reducing is from the decoder's plane (640×480), looking is
# the decision. Takes about a minute.
set -euo pipefail
cd "$(dirname "$0")/../.."
program=.build/release/hands-off
clip=Sources/Rehearsal/Demo/wave.mp4
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

# Debian 12's valgrind writes into the mask that sigsuspend is given, and libdispatch, whose main thread sleeps there,
# keeps its own in memory that cannot be written. Any other sleep does.
echo 'int pause(void); int sigsuspend(const void *mask) { for (;;) pause(); }' |
    clang -shared -fPIC -x c - -o "$work/sleep.so"
# valgrind stumbles over the debugging notes of some C modules, and needs only the names.
strip -g -o "$work/hands-off" "$program"
LD_PRELOAD=$work/sleep.so valgrind --tool=callgrind --callgrind-out-file="$work/counts" --compress-pos=no \
    "$work/hands-off" gestures --json "$clip" >"$work/out" 2>"$work/log" || { tail -5 "$work/log"; exit 1; }

# In callgrind's file a function is named once, "cfn=(12) name", then by its number; after "calls=COUNT …" comes a line
# with what those calls cost, everything below them included.
awk '
    /^c?fn=\(/ {
        id = $1; sub(/^c?fn=/, "", id)
        if (NF > 1) name[id] = $2
        if (/^cfn=/) called = id
    }
    /^calls=/ { split($1, part, "="); count = part[2]; getline; calls[called] += count; cost[called] += $2 }
    function tell(what, pattern,    id, n, c) {
        for (id in calls) if (name[id] ~ pattern) { n += calls[id]; c += cost[id] }
        if (n) printf "%-48s %.0f instructions a frame (%d frames)\n", what, c / n, n
        else { printf "%-48s not found\n", what; missing = 1 }
    }
    END {
        tell("reducing a 640×480 plane", "11LumaReducerV5frame4from2at")
        tell("looking at 80×60 blocks", "13SwipeDetectorV4look2at")
        exit missing
    }' "$work/counts"
