#!/usr/bin/env bash
# Figures of the release server, with the one that asks on the same machine; beside them what the framework can do at
# best there and then: whatever else the machine does hits both.
#     server.sh CORPUS.jsonl.gz
# COUNT=10000 recipes are brought to a second machine; MANY=100000 is the large library that must cost no more a pull.
set -euo pipefail
cd "$(dirname "$0")/../.."
corpus=$1
count=${COUNT:-10000} many=${MANY:-100000} seconds=${SECONDS_EACH:-10}
bin=$PWD/.build/release scripts=$PWD/Tests/Bench
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$work"' EXIT

# Starts a program and waits until it says where it listens: NAME COMMAND…
start() { # NAME COMMAND...
    local name=$1; shift
    "$@" >"$work/$name" 2>"$work/$name.log" &
    pid=$!
    for _ in $(seq 100); do grep -q http "$work/$name" && break; sleep 0.1; done
    address=$(grep -o 'http://.*' "$work/$name")
}
ask() { curl -sf "$address$1" -H 'Content-Type: application/json' "${@:2}"; }
field() { python3 -c "import json, sys; print(json.load(sys.stdin)$1)"; }
export PASSWORD="correct horse battery" TOKEN TOKENS EPOCH FROM USER_NAME
join() { ask /v1/accounts -d "{\"userName\":\"$1\",\"password\":\"$PASSWORD\",\"cuisines\":[],\"terms\":\"1\",\"language\":\"en\",\"device\":\"x\"}" | field "['token']"; }
ticks() { awk '{print $14+$15}' "/proc/$1/stat"; }
memory() { awk '/^VmRSS/ {printf "%.0f", $2 / 1024}' "/proc/$1/status"; }
# Requests a second, and what 99 of 100 stay under: of wrk's output.
rate() { awk '/^Requests\/sec/ {printf "%.0f", $2}' "$1"; }
p99() { awk '/ 99%/ {print $2}' "$1"; }
wrong() { awk '/Non-2xx/ {print ", " $NF " refused"}' "$1"; }
say() { printf '%-34s %s\n' "$1" "$2"; }

start hello "$bin/hello-server"; hello=$pid
wrk -t1 -c32 -d"${seconds}s" --latency "$address/hello" >"$work/best"
best=$(rate "$work/best")
say "hello, the framework alone" "$best/s, p99 $(p99 "$work/best")"
kill $hello

printf 'folder = %s\nregistration = open\nback-up-hours = 0\nmail = none\naccount-megabytes = 2048\n' \
    "$work/data" >"$work/server.conf"
mkdir "$work/data"
start server "$bin/hands-off-server" serve --settings "$work/server.conf" --port 0 --unhurried; server=$pid

sleep 2; before=$(ticks $server); sleep 10
say "idle" "$(($(ticks $server) - before)) ticks in 10 s, $(memory $server) MB (aims: 0, <= 64)"

# Another one signs in a hundred times: the devices of an account are fifty at most.
USER_NAME=visitor TOKEN=$(join nana)
join visitor >/dev/null
for _ in $(seq 19); do
    ask /v1/sessions -d "{\"name\":\"nana\",\"password\":\"$PASSWORD\",\"device\":\"x\"}" >/dev/null
done
# A stranger's question is answered with 409 and the epoch.
EPOCH=$(curl -s "$address/v1/shelf" -H 'Content-Type: application/json' -H "Authorization: Bearer $TOKEN" -d "$(
    printf '{"client":"x","q":1,"epoch":"","cursor":0,"acked":{"n":0,"chain":"%064d"},"patches":[],"limit":1}' 0)" |
    field "['epoch']")

wrk -t1 -c32 -d"${seconds}s" --latency -s "$scripts/lists.lua" "$address" >"$work/lists"
lists=$(rate "$work/lists")
say "lists of 20" "$lists/s, p99 $(p99 "$work/lists")$(wrong "$work/lists"), $(
    awk -v a="$lists" -v b="$best" 'BEGIN {printf "%.2f x hello", a / b}') (aims: >= 5000/s, <= 50 ms)"

TOKENS=
for number in $(seq 64); do TOKENS="$TOKENS $(join "cook$number")"; done
wrk -t64 -c64 -d"${seconds}s" --latency -s "$scripts/creates.lua" "$address" >"$work/creates"
say "recipes written down" "$(awk '/^Created/ {print $2 " refused " $4}' "$work/creates"), p99 $(
    p99 "$work/creates") (aim: >= 1500/s)"

FROM=0 wrk -t1 -c8 -d"${seconds}s" --latency -s "$scripts/sign-ins.lua" "$address" >"$work/sign-ins" &
signing=$!
wrk -t1 -c4 -d"$((seconds - 1))s" --latency -s "$scripts/lists.lua" "$address" >"$work/beside"
wait $signing
say "sign-ins, with reads beside" "$(rate "$work/sign-ins")/s$(wrong "$work/sign-ins"); reads $(
    rate "$work/beside")/s, p99 $(p99 "$work/beside")$(wrong "$work/beside") (aims: >= 15/s, <= 100 ms)"

ulimit -n "$(ulimit -Hn)"
wrk -t1 -c2000 -d"${seconds}s" "$address/v1/server" >"$work/crowd" &
crowd=$!
sleep $((seconds / 2))
say "2,000 connections" "$(memory $server) MB (aim: <= 100)"
wait $crowd

# A kitchen that moves: without pictures, then with one each, then a large one of which little changes.
cd "$work"
move() { # NAME COUNT [PICTURE]
    (zcat "$corpus" || true) | "$bin/library-bench" fill "$work/$1.sqlite" "$2" >/dev/null
    join "$1" >/dev/null
    local before; before=$(ticks $server)
    "$bin/library-bench" move "$work/$1.sqlite" "$address" "$1" "$PASSWORD" "${@:3}"
    echo "the server's processor, for all three $(($(ticks $server) - before))0 ms"
    rm -f "$work/$1.sqlite"*
}
ffmpeg -loglevel error -f lavfi -i testsrc=size=320x240 -frames:v 1 "$work/picture.jpg"
move small 100
move plain "$count"
move pictured "$count" "$work/picture.jpg"
[ "$many" = 0 ] || move large "$many"
say "the server at the end" "$(memory $server) MB"
