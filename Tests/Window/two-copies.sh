#!/usr/bin/env bash
# Two copies of the program at once, as processes with windows on a display of their own: the second brings the first to
# the front and ends, hands over what it was to cook, and opens by itself when the first is dead or doesn't answer.
set -euo pipefail
cd "$(dirname "$0")/../.."
program=${1:-$PWD/.build/release/hands-off}
. Tests/Bench/display.sh
export XDG_RUNTIME_DIR=$work/run LANG=C LANGUAGE=
mkdir -m 700 "$work/run"

fail() { echo "✗ $*"; exit 1; }
windows() { xdotool search --all --pid "$1" --onlyvisible --name "Hands Off" 2>/dev/null | head -1; }
appears() { for _ in $(seq 200); do [ -n "$(windows "$1")" ] && return; sleep 0.1; done; fail "no window of $2"; }
# The window under the pointer is the one in front.
front() { xdotool mousemove 500 400; xdotool getmouselocation --shell | sed -n 's/^WINDOW=//p'; }
is_front() { for _ in $(seq 30); do [ "$(front)" = "$1" ] && return; sleep 0.1; done; fail "$2 is not in front"; }
# Runs a second copy: its exit status and its sentence.
second() {
    local wanted=$1 words=$2 status=0; shift 2
    "$program" "$@" --camera none >"$work/second" 2>&1 || status=$?
    [ "$status" = "$wanted" ] || fail "the second ended with $status: $(cat "$work/second")"
    grep -q "$words" "$work/second" || fail "the second said: $(cat "$work/second")"
    [ "$(wc -l <"$work/second")" = 1 ] || fail "more than a sentence: $(cat "$work/second")"
}

"$program" --camera none & first=$!
appears $first "the first"; mine=$(windows $first)
# Another library is another's business; its window covers the first's.
"$program" --camera none --library "$work/other.sqlite" & other=$!
appears $other "another library"; cover=$(windows $other)
xdotool windowraise "$cover"; is_front "$cover" "the cover"
sleep 1

second 0 "already open; its window is in front"
is_front "$mine" "the first"
echo "✓ a second copy brings the first to the front and ends with 0"

xdotool windowraise "$cover"; is_front "$cover" "the cover"
second 0 "the recipe is in its window" cook "tomato soup"
is_front "$mine" "the first"
second 1 "is being cooked just now" cook "mango lassi"
second 0 "the recipe is in its window" cook "tomato soup"
second 1 "Several recipes\|There is no recipe\|is being cooked" cook "no such dish"
echo "✓ what the second was to cook is handed over, unless something is on the stove"

xdotool windowraise "$cover"; is_front "$cover" "the cover"
second 0 "the link is in its window" open "hands-off:open?page=https%3A%2F%2Fexample.org%2Fsoup"
is_front "$mine" "the first"
second 1 "isn’t one that Hands Off can follow" open "hands-off:open?page=file%3A%2F%2F%2Fetc%2Fpasswd"
echo "✓ so is a link that a browser hands over, unless it is none"

kill -STOP $first
"$program" --camera none 2>"$work/second" & beside=$!
appears $beside "one beside a first that doesn't answer"
grep -q "doesn't answer" "$work/second" || fail "nothing was said of the first"
kill $beside; wait $beside || fail "it did not end well"
kill -CONT $first
echo "✓ beside one that doesn't answer it opens, and says so"

kill -9 $first; wait $first 2>/dev/null || true
[ -n "$(ls "$XDG_RUNTIME_DIR"/*.door)" ] || fail "nothing was left behind"
"$program" --camera none & next=$!
appears $next "the next after a kill"
second 0 "already open"
kill $next; wait $next || fail "it did not end well"
kill $other; wait $other || true
ls "$XDG_RUNTIME_DIR"/*.door >/dev/null 2>&1 && fail "the socket stays behind"
echo "✓ what a killed one left behind is in nobody's way"
