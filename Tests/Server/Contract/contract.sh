#!/usr/bin/env bash
# Tries every operation of openapi.yaml on a server of its own, with what fits and what doesn't.
# contract.sh PROGRAM [more for schemathesis]
set -euo pipefail
program=$(realpath "$1")
shift
here=$(cd "$(dirname "$0")/../../.." && pwd)
tools=$here/.build/contract-tools
folder=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT

[ -x "$tools/bin/schemathesis" ] || { python3 -m venv "$tools" && "$tools/bin/pip" -q install schemathesis==4.32.5; }

printf 'folder = %s\nregistration = open\ncommunity = open\nordering = open\nback-up-hours = 0\nmail = folder:%s/mail\n' "$folder" "$folder" > "$folder/server.conf"
"$program" serve --settings "$folder/server.conf" --port 0 --unhurried > "$folder/out" &
server=$!
for _ in $(seq 100); do grep -q http "$folder/out" && break; sleep 0.1; done
address=$(grep -o 'http://.*' "$folder/out")

# A kitchen, whose dish and prices stand in the contract's example of an order.
cat > "$folder/menu.json" <<'MENU'
{"kitchen": "Kikoni Kitchen", "currency": "UGX", "fee": 1000, "least": 2000, "places": [], "hours": [], "isOpen": true,
 "sections": [{"id": "mains", "name": "Mains", "items": [{"id": "rolex", "name": "Rolex", "text": "", "price": 3000,
   "unit": "piece", "diets": [], "allergens": [], "isSoldOut": false, "choices": [{"id": "extra", "name": "Besides",
   "least": 0, "most": 2, "options": [{"id": "cheese", "name": "Cheese", "price": 1000}]}]}]}]}
MENU
"$program" admin menu "$folder/menu.json" --settings "$folder/server.conf"

token=$(curl -sf "$address/v1/accounts" -H 'Content-Type: application/json' -d \
    '{"userName":"contract","password":"correct horse battery","cuisines":[],"terms":"1","language":"en","device":"x"}' |
    python3 -c 'import json, sys; print(json.load(sys.stdin)["token"])')

# What it notes down for itself goes with the folder.
cd "$folder"
# Streams of hints don't end; pages of the console lead to its door, and are tried in a browser (console.sh). What random values can't know (a password, a link, the terms) is refused rightly, so
# that a valid body need not be taken.
"$tools/bin/schemathesis" run "$here/Sources/Server/CommunityServer/Resources/openapi.yaml" --url "$address" \
    -H "Authorization: Bearer $token" --exclude-path /v1/events --exclude-path-regex '^(/v1/sessions|/console.*)$' \
    --exclude-checks positive_data_acceptance,missing_required_header,ignored_auth --phases examples,coverage,fuzzing \
    --max-examples 30 --request-timeout 10 "$@"
