#!/usr/bin/env bash
# Sends by aiosmtpd, a mail server that others have written: with STARTTLS and a password, and without (AR09).
# mail.sh [more for swift test]
set -euo pipefail
here=$(cd "$(dirname "$0")/../../.." && pwd)
tools=$here/.build/mail-tools
[ -x "$tools/bin/python" ] && "$tools/bin/python" -c 'import aiosmtpd' 2>/dev/null \
    || { python3 -m venv "$tools" && "$tools/bin/pip" -q install aiosmtpd==1.4.6; }
folder=$(mktemp -d)
trap 'kill "${server:-}" 2>/dev/null || true; rm -rf "$folder"' EXIT
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost \
    -keyout "$folder/key.pem" -out "$folder/certificate.pem" 2>/dev/null
"$tools/bin/python" "$here/Tests/Server/Contract/mail.py" "$folder/certificate.pem" "$folder/key.pem" \
    "$folder/letters" > "$folder/ports" &
server=$!
for _ in $(seq 100); do [ -s "$folder/ports" ] && break; sleep 0.1; done
read -r strict plain < "$folder/ports"
cd "${PACKAGE:-$here}"
export HANDS_OFF_SERVER=1 HANDS_OFF_SMTP="$strict $plain $folder/certificate.pem $folder/letters"
# `TESTS`: what carries out the tests, if they are built already.
${TESTS:-swift test} --filter 'MailTests/others' "$@"
