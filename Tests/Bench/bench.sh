#!/usr/bin/env bash
# Figures of the release program on a display of its own: start, paging, the frame path, memory; then how often it
# wakes and what it costs when nothing happens, on Home, in a slideshow, and in one that watches a recording.
set -euo pipefail
cd "$(dirname "$0")/../.."
program=$PWD/.build/release/hands-off
. Tests/Bench/display.sh

# Only the first line; read to the end, as a program whose reader has gone is ended.
echo "first start, with the starter recipes to be stored"
"$program" bench --camera none --started "$(date +%s%N)" | sed -n 1p
echo "later starts"
for _ in 1 2 3 4; do "$program" bench --camera none --started "$(date +%s%N)" | sed -n 1p; done
"$program" bench --camera none --started "$(date +%s%N)"
"$program" bench --frames
"$program" bench --scullery
"$program" bench --listening
"$program" bench --films

switches() { cat /proc/"$1"/task/*/status | awk '/^voluntary_ctxt/{s+=$2} END{print s}'; }
ticks() { awk '{print $14+$15}' "/proc/$1/stat"; }
# What a running program does in so many seconds in which nobody touches it.
idle() {
    local name=$1 wait=$2 seconds=$3; shift 3
    "$program" "$@" >"$work/out" 2>&1 &
    local pid=$!
    sleep "$wait"
    local s0 t0 s1 t1
    s0=$(switches $pid) t0=$(ticks $pid)
    sleep "$seconds"
    s1=$(switches $pid) t1=$(ticks $pid)
    awk -v n="$name" -v w=$((s1 - s0)) -v t=$((t1 - t0)) -v s="$seconds" -v hz="$(getconf CLK_TCK)" \
        'BEGIN{printf "%-48s %.2f %% of a core, %.1f wake-ups a second\n", n, t * 100 / hz / s, w / s}'
    kill $pid; wait $pid 2>/dev/null || true
}
# Long enough for pictures to be drawn, hints to fade, and the sound device to be closed again.
idle "idle on Home" 14 20 --camera none
idle "idle in a slideshow" 14 20 cook tomato-soup --camera none
clip=.build/release/HandsOff_Rehearsal.resources/Demo/wave.mp4
idle "a slideshow that watches, decoding a film besides" 3 18 cook tomato-soup --camera $clip
