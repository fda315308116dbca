#!/usr/bin/env bash
# Signs in by oidc-provider-mock, a provider that others have written (AR08). It checks little of what a client
# says; what must be refused is the tests' own provider's affair.
# provider.sh [more for swift test]
set -euo pipefail
here=$(cd "$(dirname "$0")/../../.." && pwd)
tools=$here/.build/provider-tools
[ -x "$tools/bin/oidc-provider-mock" ] || { python3 -m venv "$tools" && "$tools/bin/pip" -q install oidc-provider-mock==0.3.4; }
port=$(python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])')
"$tools/bin/oidc-provider-mock" --port "$port" --user-claims '{"sub": "zoe", "name": "Zoë Müller"}' > /dev/null 2>&1 &
mock=$!
trap 'kill "$mock" 2>/dev/null || true' EXIT
issuer=http://127.0.0.1:$port
for _ in $(seq 100); do curl -sf "$issuer/.well-known/openid-configuration" > /dev/null && break; sleep 0.1; done
cd "${PACKAGE:-$here}"
export HANDS_OFF_SERVER=1 HANDS_OFF_OIDC_MOCK=$issuer
# `TESTS`: what carries out the tests, if they are built already.
${TESTS:-swift test} --filter 'ProviderTests/others' "$@"
