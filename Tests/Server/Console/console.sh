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
trap 'kill "${server:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
cat > "$folder/server.conf" <<CONF
name = Nana’s kitchen
folder = $folder
registration = open
community = open
ordering = open
time-zone = Africa/Kampala
publishing = moderated
back-up-hours = 0
CONF
"$program" serve --settings "$folder/server.conf" --port 0 --unhurried > "$folder/out" &
server=$!
for _ in $(seq 100); do grep -q http "$folder/out" && break; sleep 0.1; done

mkdir -p "$pictures"
"$tools/bin/python" "$here/Tests/Server/Console/console.py" \
    --address "$(grep -o 'http://.*' "$folder/out")" --program "$program" --settings "$folder/server.conf" --pictures "$pictures"
