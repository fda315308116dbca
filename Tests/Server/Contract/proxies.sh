#!/usr/bin/env bash
# Puts Caddy and nginx in front of a server each, with the files that `init` writes, and tries what may go wrong between
# them: proxies.py says what. All of it on the loopback, under a folder that goes afterwards.
# proxies.sh PROGRAM
set -euo pipefail
program=$(realpath "$1")
for tool in caddy nginx openssl curl; do
    # Not installed by itself: Debian starts both on the ports of the world.
    command -v $tool > /dev/null || { echo "$tool is missing: apt-get install caddy nginx openssl curl"; exit 1; }
done
here=$(cd "$(dirname "$0")/../../.." && pwd)
tools=$here/.build/proxy-tools
[ -x "$tools/bin/python" ] && "$tools/bin/python" -c 'import h2' 2>/dev/null \
    || { python3 -m venv "$tools" && "$tools/bin/pip" -q install h2==4.1.0; }
folder=$(mktemp -d)
pids=()
trap 'kill "${pids[@]}" 2>/dev/null || true; wait 2>/dev/null || true; rm -rf "$folder"' EXIT
free() { python3 -c 'import socket; s = socket.socket(); s.bind(("127.0.0.1", 0)); print(s.getsockname()[1])'; }

# make NAME: a server's settings, with a port of its own and one of its proxy's, and the files that come of them.
make() {
    mkdir "$folder/$1"
    local port proxy
    port=$(free) proxy=$(free)
    printf '%s = %s\n' folder "$folder/$1/data" registration open back-up-hours 0 clip-megabytes 70 port "$port" \
        address "https://localhost:$proxy" > "$folder/$1/server.conf"
    "$program" init --settings "$folder/$1/server.conf" > /dev/null
    "$program" serve --settings "$folder/$1/server.conf" --verbose > "$folder/$1/out" 2> "$folder/$1/server.log" &
    pids+=($!)
    echo "$port $proxy" > "$folder/$1/ports"
}

# Caddy makes its own certificates for localhost; only that it notes its requests down is added to what init has written.
make caddy
sed -i "0,/ {/s|{|{\n    log {\n        output file $folder/caddy/access.log\n    }|" "$folder/caddy/Caddyfile"
cat > "$folder/caddy/whole" <<END
{
    admin off
    skip_install_trust
    auto_https disable_redirects
    storage file_system $folder/caddy/storage
}
import $folder/caddy/Caddyfile
END
HOME=$folder/caddy caddy run --adapter caddyfile --config "$folder/caddy/whole" 2> "$folder/caddy/log" &
pids+=($!)

# nginx gets the block http { } around its file, and a certificate in the place of one by certbot.
make nginx
openssl req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=localhost -addext subjectAltName=DNS:localhost \
    -keyout "$folder/nginx/key.pem" -out "$folder/nginx/root.crt" 2> /dev/null
sed -i "s|/etc/letsencrypt/live/localhost/fullchain.pem|$folder/nginx/root.crt|
    s|/etc/letsencrypt/live/localhost/privkey.pem|$folder/nginx/key.pem|" "$folder/nginx/nginx.conf"
cat > "$folder/nginx/whole" <<END
pid $folder/nginx/pid;
error_log $folder/nginx/log;
daemon off;
worker_processes 1;
events {}
http {
    log_format uri '\$request_uri';
    access_log $folder/nginx/access.log uri;
    client_body_temp_path $folder/nginx/body;
    proxy_temp_path $folder/nginx/proxy;
    fastcgi_temp_path $folder/nginx/fastcgi;
    uwsgi_temp_path $folder/nginx/uwsgi;
    scgi_temp_path $folder/nginx/scgi;
    include $folder/nginx/nginx.conf;
}
END
chmod 755 "$folder" "$folder/nginx"
nginx -c "$folder/nginx/whole" 2>> "$folder/nginx/log" &
pids+=($!)

failed=0
for name in caddy nginx; do
    read -r port proxy < "$folder/$name/ports"
    authority=$folder/nginx/root.crt
    if [ "$name" = caddy ]; then authority=$folder/caddy/storage/pki/authorities/local/root.crt; fi
    for _ in $(seq 100); do
        curl -sf --cacert "$authority" "https://localhost:$proxy/health" > /dev/null 2>&1 && break
        sleep 0.1
    done
    "$tools/bin/python" "$here/Tests/Server/Contract/proxies.py" "$name" "$port" "$proxy" "$authority" \
        "$folder/$name/access.log" || failed=1
    if [ "$failed" = 1 ]; then tail -n 20 "$folder/$name/log" "$folder/$name/server.log"; fi
done
exit $failed
