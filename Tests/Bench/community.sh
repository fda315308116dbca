#!/usr/bin/env bash
# What pages of the community cost the store with few posts and with many, and by how much that grows (aim: at most 1.3
# times for a page of a feed).
#     community.sh SMALL LARGE
# TOWNS=FOLDER keeps the towns, which take minutes to make.
set -euo pipefail
cd "$(dirname "$0")/../.."
small=$1 large=$2
bench=$PWD/.build/release/community-bench
towns=${TOWNS:-$(mktemp -d)}
[ -n "${TOWNS:-}" ] || trap 'rm -rf "$towns"' EXIT
for posts in "$small" "$large"; do
    "$bench" "$posts" "$towns/town-$posts" | tee "$towns/figures-$posts"
done
echo "grows by (at 50 %)"
paste -d '|' "$towns/figures-$small" "$towns/figures-$large" | awk -F '|' '
    function median(line) { n = split(line, words, " "); return words[n - 2] }
    $1 ~ /[0-9] +[0-9.]+ +[0-9.]+$/ && $1 !~ /posts/ {
        printf "%s %8.2f\n", substr($1, 1, 22), median($2) / median($1)
    }'
