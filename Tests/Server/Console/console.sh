#!/usr/bin/env bash
# Does every job of the console once, in a real browser, and takes pictures of it.
# console.sh PROGRAM [folder of the pictures]
set -euo pipefail
program=$(realpath "$1")
here=$(cd "$(dirname "$0")/../../.." && pwd)
pictures=${2:-$here/.build/console-pictures}
tools=$here/.build/console-tools
for name in chromium chromedriver ffmpeg; do
    command -v "$name" > /dev/null || {
        echo "The console is tried in a real browser, and $name isn't here: apt-get install chromium chromium-driver ffmpeg"
        exit 1
    }
done
[ -x "$tools/bin/python" ] || { python3 -m venv "$tools" && "$tools/bin/pip" -q install selenium==4.27.1 axe-core-python==0.1.0; }

folder=$(mktemp -d)
trap 'kill "${server:-}" "${till:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
# Where the server listens and where Stripe and PayPal are played: each has to know the other.
read -r port shop < <(python3 -c 'import socket
ends = [socket.socket() for _ in range(2)]
for end in ends: end.bind(("127.0.0.1", 0))
print(*(end.getsockname()[1] for end in ends))')
umask 077
printf 'sk_test_standin whsec_standin\n' > "$folder/stripe.keys"
printf 'client-standin secret-standin WH1\n' > "$folder/paypal.keys"
cat > "$folder/server.conf" <<CONF
name = Nana’s kitchen
folder = $folder
registration = invited
community = open
ordering = open
time-zone = Africa/Kampala
publishing = moderated
back-up-hours = 0
address = http://127.0.0.1:$port
stripe-keys = $folder/stripe.keys
stripe-address = http://127.0.0.1:$shop
paypal-keys = $folder/paypal.keys
paypal-address = http://127.0.0.1:$shop
licence-price = 25.00 EUR
vat = 19
meals-vat = 18
seller = Nana’s kitchen, Kampala
CONF
"$(dirname "$program")/till-stand-in" "$shop" "http://127.0.0.1:$port" > /dev/null &
till=$!
"$program" serve --settings "$folder/server.conf" --port "$port" --unhurried > "$folder/out" &
server=$!
for _ in $(seq 100); do grep -q http "$folder/out" && break; sleep 0.1; done

mkdir -p "$pictures"
"$tools/bin/python" "$here/Tests/Server/Console/console.py" \
    --address "$(grep -o 'http://.*' "$folder/out")" --program "$program" --settings "$folder/server.conf" --pictures "$pictures"
