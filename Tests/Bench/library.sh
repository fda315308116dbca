#!/usr/bin/env bash
# Figures of a library with a hundred thousand recipes: filling it, what the pages ask of it, typing and scrolling, and
# the start beside that with the starters alone, one after the other so that whatever else the machine does hits both.
#     library.sh CORPUS.jsonl.gz
set -euo pipefail
cd "$(dirname "$0")/../.."
program=$PWD/.build/release/hands-off
corpus=$1
count=${COUNT:-100000}
library=$PWD/.build/bench/library-$count.sqlite
. Tests/Bench/display.sh

mkdir -p .build/bench
if [ ! -e "$library" ] || [ -n "${FILL:-}" ]; then
    # shellcheck disable=SC2046 # names of pictures have no spaces
    (zcat "$corpus" || true) | .build/release/library-bench fill "$work/filled.sqlite" "$count" \
        $(cd Sources/HandsOff/Starter && ls ./*.svg | sed 's|./||')
    mv "$work/filled.sqlite" "$library"
fi
[ -n "${ONLY_STARTS:-}" ] || .build/release/library-bench ask "$library"
# The program brings tables along that library-bench doesn't know: it gets a copy.
cp "$library" "$work/many.sqlite"
library=$work/many.sqlite
[ -n "${ONLY_STARTS:-}" ] || "$program" bench --pages --library "$library"

start() { "$program" bench --start --camera none --library "$1" --started "$(date +%s%N)"; }
# Stocked and drawn once, so that no first start is among them.
start "$work/few.sqlite" >"$work/first"; start "$library" >/dev/null
for _ in $(seq "${STARTS:-15}"); do
    start "$work/few.sqlite" | sed 's/^/few /'
    start "$library" | sed 's/^/many /'
    start "$work/first-$RANDOM.sqlite" | sed 's/^/first /'
done >"$work/starts"
quantile() { grep "^$1 $2" "$work/starts" | grep -oE '[0-9.]+ ms' | head -1000 | cut -d' ' -f1 | sort -n |
    awk -v q="$3" '{v[NR] = $1} END {i = int(NR * q) + 1; i = i > NR ? NR : i; print v[i]}'; }
for what in "process start" "  the processor"; do
    few=$(quantile few "$what" 0.5) many=$(quantile many "$what" 0.5) first=$(quantile first "$what" 0.5)
    awk -v w="$what" -v f="$few" -v m="$many" -v n="$first" -v f95="$(quantile few "$what" 0.95)" \
        -v m95="$(quantile many "$what" 0.95)" 'BEGIN {
        printf "%-26s to first frame, p50 / p95: few %s / %s ms, many %s / %s ms: %.2f x (aim <= 1.3); first start %s ms\n",
            w, f, f95, m, m95, m / f, n }'
done
