#!/usr/bin/env bash
# A town that looks, votes and searches, all at once, for so many seconds: what 99 of 100 wait for, and the server's memory.
# Aims: pages of feeds at 500 a second within 60 ms beside 500 votes a second; 95 of 100 searches within 80 ms; 300 MiB.
#     town.sh POSTS PLACE
# PLACE is a folder, or the address of a PostgreSQL database; an empty one is filled first, which takes minutes.
# wrk asks on the same machine, so what it takes itself is in the figures.
set -euo pipefail
cd "$(dirname "$0")/../.."
posts=$1 place=$2 seconds=${SECONDS_EACH:-30}
bin=${BIN:-$PWD/.build/release}
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$work"' EXIT
export TOWN=$work/people ASKS RATE CONNECTIONS=200

"$bin/community-bench" "$posts" "$place" people 1000 >"$TOWN"
grep -v ^token "$TOWN" || true
database=file folder=$place
[[ $place == postgres* ]] && database=$place folder=$work/data && mkdir "$folder"
printf 'folder = %s\ndatabase = %s\nregistration = open\ncommunity = open\nback-up-hours = 0\nmail = none\n' "$folder" "$database" >"$work/server.conf"
"$bin/hands-off-server" serve --settings "$work/server.conf" --port 0 --unhurried >"$work/server" 2>"$work/server.log" &
server=$!
for _ in $(seq 300); do grep -q http "$work/server" && break; sleep 0.1; done
address=$(grep -o 'http://.*' "$work/server")

memory() { awk '/^VmHWM/ {printf "%.0f", $2 / 1024}' "/proc/$server/status"; }
load() { # NAME RATE SECONDS
    ASKS=$1 RATE=$2 wrk -t1 -c$CONNECTIONS -d"$3s" --latency -s Tests/Bench/town.lua "$address" >"$work/$1"
}
say() { # NAME
    printf '%-10s %s\n' "$1" "$(awk '
        /^ +(50|95|99)%/ {times = times " " $1 " " $2}
        /^Requests\/sec/ {rate = $2}
        /Non-2xx/ {wrong = wrong ", " $NF " refused"}
        /Socket errors/ {wrong = wrong ", " $0}
        END {printf "%.0f a second,%s%s", rate, times, wrong}' "$work/$1")"
}

# What was read before doesn't wait for the disk.
load feeds 200 5
load feeds 530 "$seconds" & load votes 530 "$seconds" & load searches 20 "$seconds" &
wait %2 %3 %4
for name in feeds votes searches; do say $name; done
echo "the server's memory at its most: $(memory) MB"
