#!/usr/bin/env bash
# Fuzzes the frame path, from a camera's buffer to the decision, for so many seconds under the address sanitizer; or,
# with --readers, everything that reads recipes: a case's first byte says which format reads the rest.
# Begins from Corpus/ or Readers/ and from what earlier runs found (kept in .build/fuzz).
#   fuzz.sh [--readers] [SECONDS]     search
#   fuzz.sh [--readers] --try FILE…   try these cases only
#   fuzz.sh [--readers] --distil      make the folder anew: the fewest cases that reach every branch reached so far
set -euo pipefail
cd "$(dirname "$0")"
program=Fuzz corpus=Corpus length=512
if [ "${1:-}" = --readers ]; then program=FuzzReaders corpus=Readers length=3000; shift; fi
built=../../.build/fuzz
export SWIFT_BACKTRACE=enable=no
# Debug, for names and lines in reports; the sources are optimised all the same.
swift build --package-path . --scratch-path "$built" -c debug --product "$program"
fuzz=$built/debug/$program
kept=$built/$program.corpus
mkdir -p "$kept" "$built/found"

case ${1:-600} in
    --try) shift; exec "$fuzz" "$@" ;;
    --distil)
        few=$(mktemp -d)
        "$fuzz" -merge=1 -use_counters=0 -max_len=$length "$few" "$kept" "$corpus" 2>&1 | tail -1
        find "$corpus" -type f ! -name '*.*' -delete
        for case in "$few"/*; do mv "$case" "$corpus/$(basename "$case" | cut -c1-8)"; done
        rm -r "$few" ;;
    *)
        # Short cases first would be tiny ones only; all lengths from the start reach sweeps sooner.
        "$fuzz" -max_total_time="${1:-600}" -max_len=$length -len_control=0 -timeout=20 -rss_limit_mb=2048 \
            -print_final_stats=1 -verbosity=1 -artifact_prefix="$built/found/" "$kept" "$corpus" \
            2>&1 | grep -vE '^#[0-9]+\s+(NEW|REDUCE|RELOAD)|^(INFO|"|#####)' || {
                echo "A case that breaks it lies in .build/fuzz/found. Mend it, then keep the case as" \
                    "Tests/Fuzz/$corpus/WHAT-IT-WAS.case, where make test tries it."
                exit 1
            } ;;
esac
