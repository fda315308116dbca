#!/usr/bin/env bash
# Hours of footage through the detector (HOURS, 3), then the whole program in a slideshow, watching a recording in real
# time (MINUTES, 5; 0 leaves it out): neither may grow.
#   endure.sh [CLIP…]   recordings to mix in besides the demo's and drawn ones
set -euo pipefail
cd "$(dirname "$0")/../.."
program=$PWD/.build/release/hands-off
demo=Sources/Rehearsal/Demo/wave.mp4
status=0
"$program" endure --hours "${HOURS:-3}" "$demo" "$@" || status=1

minutes=${MINUTES:-5}
[ "$minutes" = 0 ] && exit $status
. Tests/Bench/display.sh
ffmpeg -loglevel error -stream_loop -1 -i "$demo" -t $((minutes * 60 + 60)) -c copy "$work/long.mkv"
"$program" cook tomato-soup --camera "$work/long.mkv" >"$work/out" 2>&1 &
pid=$!
resident() { awk '/^VmRSS/{print $2}' "/proc/$pid/status"; }
# The first minute lets pictures be drawn and caches fill.
sleep 60
first=$(resident)
for minute in $(seq "$minutes"); do
    # From the last slide back to the first, so that pages go on turning.
    xdotool key Home 2>/dev/null || true
    sleep 60
    printf '%-48s %s KiB\n' "the program's memory after $((minute + 1)) min" "$(resident)"
done
growth=$(($(resident) - first))
kill $pid; wait $pid 2>/dev/null || true
printf '%-48s %s KiB   (aim ≤ 1024 KiB)\n' "the program's growth after the first minute" "$growth"
[ "$growth" -le 1024 ] || status=1
exit $status
