#!/usr/bin/env bash
# Fuzzes the frame path, from a camera's buffer to the decision, for so many seconds under the address sanitizer.
# Begins from Corpus/ and from what earlier runs found (kept in .build/fuzz/corpus).
#   fuzz.sh [SECONDS]     search
#   fuzz.sh --try FILE…   try these cases only
#   fuzz.sh --distil      make Corpus/ anew: the fewest cases that reach every branch reached so far
set -euo pipefail
cd "$(dirname "$0")"
built=../../.build/fuzz
export SWIFT_BACKTRACE=enable=no
# Debug, for names and lines in reports; the sources are optimised all the same.
swift build --package-path . --scratch-path "$built" -c debug
fuzz=$built/debug/Fuzz
mkdir -p "$built/corpus" "$built/found"

case ${1:-600} in
    --try) shift; exec "$fuzz" "$@" ;;
    --distil)
        few=$(mktemp -d)
        "$fuzz" -merge=1 -use_counters=0 -max_len=512 "$few" "$built/corpus" Corpus 2>&1 | tail -1
        find Corpus -type f ! -name '*.*' -delete
        for case in "$few"/*; do mv "$case" "Corpus/$(basename "$case" | cut -c1-8)"; done
        rm -r "$few" ;;
    *)
        # Short cases first would be tiny ones only; all lengths from the start reach sweeps sooner.
        "$fuzz" -max_total_time="${1:-600}" -max_len=512 -len_control=0 -timeout=20 -rss_limit_mb=2048 \
            -print_final_stats=1 -verbosity=1 -artifact_prefix="$built/found/" "$built/corpus" Corpus \
            2>&1 | grep -vE '^#[0-9]+\s+(NEW|REDUCE|RELOAD)|^(INFO|"|#####)' || {
                echo "A case that breaks it lies in .build/fuzz/found. Mend it, then keep the case as" \
                    "Tests/Fuzz/Corpus/WHAT-IT-WAS.case, where make test tries it."
                exit 1
            } ;;
esac
