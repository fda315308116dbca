#!/usr/bin/env bash
# How many orders a kitchen's server takes, each on the disk before it is answered: orders.sh SERVER
set -euo pipefail
cd "$(dirname "$0")/../.."
server=$(realpath "$1") seconds=${SECONDS_EACH:-10} guests=${GUESTS:-8}
work=$(mktemp -d)
trap 'kill $(jobs -p) 2>/dev/null || true; rm -rf "$work"' EXIT

printf 'folder = %s\nregistration = open\nback-up-hours = 0\nmail = none\nordering = open\n' "$work/data" >"$work/server.conf"
mkdir "$work/data"
"$server" serve --settings "$work/server.conf" --port 0 --unhurried >"$work/out" 2>"$work/log" &
for _ in $(seq 100); do grep -q http "$work/out" && break; sleep 0.1; done
address=$(grep -o 'http://.*' "$work/out")
cat >"$work/menu.json" <<'MENU'
{"kitchen": "Kikoni Kitchen", "currency": "UGX", "fee": 1000, "least": 2000, "places": [], "hours": [], "isOpen": true,
 "sections": [{"id": "mains", "name": "Mains", "items": [{"id": "rolex", "name": "Rolex", "text": "", "price": 3000,
   "unit": "piece", "diets": [], "allergens": [], "isSoldOut": false, "choices": []}]}]}
MENU
"$server" admin menu "$work/menu.json" --settings "$work/server.conf"
export TOKENS= ORDER='{"lines":[{"item":"rolex","quantity":2,"options":[],"note":"No onions.","price":3000}],"fee":1000,"total":7000,"delivery":{"firstName":"Anna","lastName":"Okello","place":"Mitchell Hall","room":"12","phone":"+256700123456"}}'
for number in $(seq "$guests"); do
    TOKENS="$TOKENS $(curl -sf "$address/v1/accounts" -H 'Content-Type: application/json' -d \
        "{\"userName\":\"guest$number\",\"password\":\"three cups of flour\",\"cuisines\":[],\"terms\":\"1\",\"language\":\"en\",\"device\":\"x\"}" |
        python3 -c 'import json, sys; print(json.load(sys.stdin)["token"])')"
done
wrk -t"$guests" -c"$guests" -d"${seconds}s" --latency -s Tests/Bench/orders.lua "$address" >"$work/orders"
awk '/^Requests\/sec/ {printf "%-34s %d a minute", "orders placed", $2 * 60} / 99%/ {p = $2}
    /Non-2xx/ {wrong = ", " $NF " refused"} END {print ", p99 " p wrong " (aims: >= 1000 a minute, <= 150 ms)"}' "$work/orders"
