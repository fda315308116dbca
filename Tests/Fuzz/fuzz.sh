#!/usr/bin/env bash
# Fuzzes the frame path, from a camera's buffer to the decision, under the address sanitizer; or what reads recipes,
# one reader after the other. Begins from Corpus/ or Readers/ and from what earlier runs found (kept in .build/fuzz).
#   fuzz.sh [SECONDS]                     search the frame path
#   fuzz.sh --readers [SECONDS]           search each reader so long; the outcome is a line of .build/fuzz/readers.log
#   fuzz.sh --reader NAME [SECONDS]       search one
#   fuzz.sh [--reader NAME] --try FILE…   try these cases only
#   fuzz.sh [--readers] --distil          make the folder anew: the fewest cases that reach every branch reached so far
set -euo pipefail
cd "$(dirname "$0")"
built=../../.build/fuzz
export SWIFT_BACKTRACE=enable=no

# Debug, for names and lines in reports; the sources are optimised all the same.
build() { swift build --package-path . --scratch-path "$built" -c debug --product "$1" >&2; }

# The words that a reader's format is made of.
words() {
    case $1 in
        Archive | Picture* | FilmClip) echo archive ;;
        Library*) echo library ;;
        HTML* | XML* | WebPage | Gourmet | MasterCookXML | MyCookBook | CopyMeThatParcel) echo markup ;;
        SchemaOrgFile | Paprika* | Mealie* | Tandoor* | Nextcloud*) echo json ;;
        IngredientLine | Durations | Temperatures | Units | WebAddress) echo amounts ;;
        *) echo text ;;
    esac
}

# Short cases first would be tiny ones only; all lengths from the start reach sweeps and whole recipes sooner.
search() {
    local seconds=$1 found=$built/found
    shift
    mkdir -p "$found" "$kept"
    if "$@" -max_total_time="$seconds" -max_len=$length -len_control=0 -timeout=60 -rss_limit_mb=2048 \
        -print_final_stats=1 -verbosity=1 -artifact_prefix="$found/$name-" "$kept" "$corpus" >"$kept.log" 2>&1; then
        return
    fi
    grep -vE '^#[0-9]+\s+(NEW|REDUCE|RELOAD)|^(INFO|"|#####)' "$kept.log" | tail -60
    echo "A case that breaks $name lies in .build/fuzz/found. Mend it, then keep the case as" \
        "Tests/Fuzz/$corpus/WHAT-IT-WAS.case, where make test tries it."
    return 1
}

# Tells what a search came to.
outcome() {
    awk -v name="$name" -v seconds="$1" -v finding="$2" '
        /cov: / { for (i = 1; i < NF; i++) if ($i == "cov:") cov = $(i + 1) }
        /^#[0-9]+/ { cases = substr($1, 2) }
        END { printf "%-24s %9d cases %6d s %6d branches  %s\n", name, cases, seconds, cov, finding }' "$kept.log"
}

distil() {
    local few
    few=$(mktemp -d)
    "$@" -set_cover_merge=1 -use_counters=0 -max_len=$length "$few" "$kept" "$corpus" >"$kept.log" 2>&1
    find "$corpus" -type f ! -name '*.*' -delete
    for case in "$few"/*; do
        [ -f "$case" ] && mv "$case" "$corpus/$(basename "$case" | cut -c1-8)"
    done
    rm -r "$few"
    echo "$name: $(find "$corpus" -type f | wc -l) cases"
}

# What is asked of one reader: --try FILE…, --distil, or SECONDS.
reader() {
    name=$1 corpus=Readers/$1 length=4096 kept=$built/readers/$1
    local fuzz=("$built/debug/FuzzReaders" "--reader=$1" "-dict=Words/$(words "$1").dict")
    # Connections to libraries are kept on purpose (DatabaseQueue+Lasting.swift), and fonts by what finds them.
    case $1 in Library* | PictureFile) export ASAN_OPTIONS=detect_leaks=0 ;; *) unset ASAN_OPTIONS ;; esac
    shift
    case ${1:-600} in
        --try) shift; "${fuzz[@]}" "$@" ;;
        --distil) mkdir -p "$kept" "$corpus"; distil "${fuzz[@]}" ;;
        *)
            mkdir -p "$corpus"
            local begun=$SECONDS finding="nothing" status=0
            search "${1:-600}" "${fuzz[@]}" || { finding="a case in found/" status=1; }
            outcome $((SECONDS - begun)) "$finding" | tee -a "$built/readers.log"
            return $status ;;
    esac
}

case ${1:-600} in
    --reader)
        build FuzzReaders
        shift
        reader "$@" ;;
    --readers)
        build FuzzReaders
        status=0
        for one in $("$built/debug/FuzzReaders" --readers); do reader "$one" "${2:-600}" || status=1; done
        exit $status ;;
    *)
        build Fuzz
        name=Fuzz corpus=Corpus length=512 kept=$built/Fuzz.corpus
        case ${1:-600} in
            --try) shift; exec "$built/debug/Fuzz" "$@" ;;
            --distil) mkdir -p "$kept"; distil "$built/debug/Fuzz" ;;
            *) search "${1:-600}" "$built/debug/Fuzz" && outcome "${1:-600}" "nothing" ;;
        esac ;;
esac
