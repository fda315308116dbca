"""What may go wrong between a proxy and the server behind it. proxies.py NAME PORT-OF-SERVER PORT AUTHORITY ACCESS-LOG

A second request that hides in a first one asks for /terms, which nothing else here asks for: the server counts what it is
asked (/metrics), the proxy writes down what it was asked. What the server was asked and the proxy wasn't, was smuggled."""
import gzip
import hashlib
import json
import re
import select
import socket
import ssl
import subprocess
import sys
import time
import urllib.request

import h2.config
import h2.connection
import h2.events

name, direct, port, authority, access = sys.argv[1], int(sys.argv[2]), int(sys.argv[3]), sys.argv[4], sys.argv[5]
host = f"localhost:{port}"
context = ssl.create_default_context(cafile=authority)
base = f"https://{host}"
faults = []


def check(isRight, what):
    print(f"{name}: {'good' if isRight else 'BAD '}  {what}", flush=True)
    if not isRight:
        faults.append(what)


def connect(protocol="http/1.1"):
    own = ssl.create_default_context(cafile=authority)
    own.set_alpn_protocols([protocol])
    return own.wrap_socket(socket.create_connection(("localhost", port), 5), server_hostname="localhost")


def ask(method, path, body=None, headers={}):
    request = urllib.request.Request(base + path, data=body, method=method, headers=headers)
    try:
        with urllib.request.urlopen(request, timeout=60, context=context) as answer:
            return answer.status, answer.headers, answer.read()
    except urllib.error.HTTPError as answer:
        return answer.code, answer.headers, answer.read()
    except (ConnectionError, urllib.error.URLError) as error:
        return 0, {}, str(error).encode()


def form(method, path, value, token=None, **headers):
    headers = {key.replace("_", "-"): words for key, words in headers.items()} | {"Content-Type": "application/json"}
    if token:
        headers["Authorization"] = "Bearer " + token
    return ask(method, path, json.dumps(value).encode(), headers)


def hear(connection, seconds=1.5):
    """All that comes until the other side hangs up or falls silent."""
    connection.settimeout(seconds)
    heard = b""
    try:
        while piece := connection.recv(65536):
            heard += piece
    except (TimeoutError, ConnectionError, ssl.SSLError):
        pass
    return heard


def counted():
    """How often the server was asked for /terms, and how often the proxy was."""
    with urllib.request.urlopen(f"http://127.0.0.1:{direct}/metrics") as answer:
        text = answer.read().decode()
    server = sum(int(count) for count in re.findall(r'requests_total\{route="/terms",[^}]*\} (\d+)', text))
    try:
        lines = open(access, errors="replace").read().splitlines()
    except FileNotFoundError:
        lines = []
    uris = [json.loads(line)["request"]["uri"] if line.startswith("{") else line for line in lines]
    return server, sum(uri == "/terms" for uri in uris)


# --- People, TLS, HTTP/2 ---
status, _, body = form("POST", "/v1/accounts", {
    "userName": "proxied", "password": "correct horse battery", "cuisines": [], "terms": "1", "language": "en",
    "device": "x"})
check(status == 201, f"somebody signs up over TLS ({status})")
token = json.loads(body)["token"]
status, _, body = form("POST", "/v1/sessions", {"name": "proxied", "password": "correct horse battery", "device": "y"})
second = json.loads(body)["token"]
check(connect("h2").selected_alpn_protocol() == "h2", "HTTP/2 is spoken")
status, headers, _ = ask("GET", "/health")
check(headers.get("Strict-Transport-Security", "").startswith("max-age"), "browsers are told to come by TLS")

# --- What is packed on the way is still the same ---
first = ask("GET", "/v1/account", headers={"Authorization": "Bearer " + token})
form("PATCH", "/v1/account", {"diets": [f"without {number}" for number in range(50)]}, token, If_Match=first[1]["ETag"])
plain = ask("GET", "/v1/account", headers={"Authorization": "Bearer " + token})
packed = ask("GET", "/v1/account", headers={"Authorization": "Bearer " + token, "Accept-Encoding": "gzip"})
words = gzip.decompress(packed[2]) if packed[1].get("Content-Encoding") == "gzip" else packed[2]
check(words == plain[2], f"packed or not ({packed[1].get('Content-Encoding')}), an answer is the same")
status = form("PATCH", "/v1/account", {"displayName": "Z"}, token, If_Match=packed[1]["ETag"])[0]
check(status == 200, f"its ETag is good for a change ({status})")

# --- Hints ---
epoch = json.loads(ask("GET", "/v1/server")[2])["epoch"]
for number, options in enumerate((["--http1.1"], ["--http1.1", "--compressed"], ["--http2"], ["--http2", "--compressed"])):
    stream = subprocess.Popen(
        ["curl", "-siN", "--cacert", authority, *options, "-H", "Authorization: Bearer " + second, base + "/v1/events"],
        stdout=subprocess.PIPE)
    heard = b""

    def hint(seconds, end):
        global heard
        until = time.monotonic() + seconds
        while end not in heard and select.select([stream.stdout], [], [], max(until - time.monotonic(), 0))[0]:
            piece = stream.stdout.read1(65536)
            if not piece:
                break
            heard += piece
        return end in heard

    began = hint(5, b"\r\n\r\n")
    status = form("POST", "/v1/shelf", {
        "client": f"c{number}", "q": 1, "epoch": epoch, "cursor": 0, "limit": 1, "acked": {"n": 0, "chain": "0" * 64},
        "patches": [{"n": 1, "kind": "note", "id": f"n{number}", "at": 1, "set": {"text": "x"}, "full": True}]}, token)[0]
    came = hint(5, b"event: shelf")
    check(began and status == 200 and came, f"a hint comes at once by {' '.join(options)} ({status})")
    stream.kill()

# --- Bodies ---
def clip(megabytes):
    """A real one, as the server looks at what comes, with free space behind it up to the size."""
    subprocess.run(["ffmpeg", "-v", "error", "-y", "-f", "lavfi", "-i", "testsrc=s=320x240:d=1", "-pix_fmt", "yuv420p",
                    access + ".mp4"], check=True, stdin=subprocess.DEVNULL)
    with open(access + ".mp4", "rb") as file:
        data = file.read()
    room = (megabytes << 20) - len(data)
    data += room.to_bytes(4, "big") + b"free" + bytes(room - 8)
    headers = {"Authorization": "Bearer " + token, "Content-Type": "video/mp4"}
    return ask("PUT", "/v1/blobs/" + hashlib.sha256(data).hexdigest(), data, headers)[0]


check((status := clip(70)) == 204, f"a clip as large as the settings let passes ({status})")
check((status := clip(71)) in (413, 0), f"a larger one doesn't ({status})")

# --- Who asks ---
statuses = []
for number in range(40):
    forged = {"X-Forwarded-For": f"198.51.100.{number}", "Forwarded": f"for=198.51.100.{number}", "Content-Type":
              "application/json", "X-Real-IP": f"198.51.100.{number}"}
    statuses.append(ask("POST", "/v1/sessions", b"{}", forged)[0])
check(429 in statuses, f"who forges X-Forwarded-For is counted all the same ({statuses.count(429)} of 40 refused)")
status = ask("GET", "/metrics", headers={"X-Forwarded-For": "127.0.0.1"})[0]
check(status == 404, f"figures are shown to nobody beyond the machine ({status})")

# --- Smuggling ---
hidden = f"GET /terms HTTP/1.1\r\nHost: {host}\r\n\r\n".encode()
head = f"POST /v1/shelf HTTP/1.1\r\nHost: {host}\r\nAuthorization: Bearer {token}\r\nContent-Type: application/json\r\n"
over = b"0\r\n\r\n" + hidden
chunked = b"%x\r\n%s\r\n0\r\n\r\n" % (len(hidden), hidden)
size = f"{len(hidden):x}"


def post(lines, body):
    return head.encode() + lines.encode("latin-1") + b"\r\n" + body


# Were one smuggled, it would be seen: this one goes past the proxy.
before = counted()
urllib.request.urlopen(f"http://127.0.0.1:{direct}/terms").read()
check(counted() == (before[0] + 1, before[1]), "what comes past the proxy is seen")
before = counted()
ask("GET", "/terms")
time.sleep(0.1)
check(counted() == (before[0] + 1, before[1] + 1), "what comes through it is, too")

attacks = {
    "CL.TE": post(f"Content-Length: {len(over)}\r\nTransfer-Encoding: chunked\r\n", over),
    "TE.CL": post("Transfer-Encoding: chunked\r\nContent-Length: 4\r\n", chunked),
    "two lengths, the first short": post(f"Content-Length: 0\r\nContent-Length: {len(hidden)}\r\n", hidden),
    "two lengths, the last short": post(f"Content-Length: {len(hidden)}\r\nContent-Length: 0\r\n", hidden),
    "two lengths in one": post(f"Content-Length: 0, {len(hidden)}\r\n", hidden),
    "a length with a sign": post(f"Content-Length: +{len(hidden)}\r\n", hidden),
    "a length in hexadecimal": post(f"Content-Length: 0x{size}\r\n", hidden),
    "a folded length": post(f"Content-Length:\r\n {len(hidden)}\r\n", hidden),
    "a folded encoding": post(f"Content-Length: {len(over)}\r\nTransfer-Encoding:\r\n chunked\r\n", over),
    "a folded header": post(f"X: a\r\n Transfer-Encoding: chunked\r\nContent-Length: {len(over)}\r\n", over),
    "a body of a GET": f"GET /health HTTP/1.1\r\nHost: {host}\r\nContent-Length: {len(hidden)}\r\n\r\n".encode() + hidden,
    "chunks with extensions": post("Transfer-Encoding: chunked\r\n", size.encode() + b";a=\"b;c\"\r\n" + hidden + b"\r\n0\r\n\r\n"),
    "an extension with a bare LF": post("Transfer-Encoding: chunked\r\n", b"2;\nxx\r\n" + size.encode() + b"\r\n" + hidden + b"\r\n0\r\n\r\n"),
    "chunks that end with LF": post("Transfer-Encoding: chunked\r\n", b"%s\n%s\n0\n\n" % (size.encode(), hidden)),
    "a chunk beyond measure": post("Transfer-Encoding: chunked\r\n", b"fffffffffffffffff0\r\n" + hidden),
    "a negative chunk": post("Transfer-Encoding: chunked\r\n", b"-1\r\n" + hidden),
    "a length in the trailers": post("Transfer-Encoding: chunked\r\n", b"0\r\nContent-Length: 0\r\nHost: evil\r\n\r\n"),
    "bare LF everywhere": post(f"Content-Length: {len(hidden)}\r\n", b"").replace(b"\r\n", b"\n") + hidden,
    "a bare CR": post(f"X: a\rContent-Length: {len(hidden)}\r\nContent-Length: {len(hidden)}\r\n", hidden),
    "a zero": post(f"X: a\0b\r\nContent-Length: {len(hidden)}\r\n", hidden),
    "Connection that names the length": post(f"Connection: Content-Length\r\nContent-Length: {len(hidden)}\r\n", hidden),
    "an absolute address": f"POST http://evil/v1/shelf HTTP/1.1\r\nHost: {host}\r\nContent-Length: {len(hidden)}\r\n\r\n".encode() + hidden,
    "Expect": post(f"Expect: 100-continue\r\nContent-Length: {len(hidden)}\r\n", hidden),
    "an upgrade": f"GET /health HTTP/1.1\r\nHost: {host}\r\nConnection: Upgrade, HTTP2-Settings\r\nUpgrade: h2c\r\nHTTP2-Settings: AAMAAABkAARAAAAAAAIAAAAA\r\n\r\n".encode(),
}
for disguise in ("xchunked", "chunked, identity", "identity, chunked", "\tchunked", "\x0bchunked", "chunked\r\nTransfer-Encoding: x",
                 "x\r\nTransfer-Encoding: chunked", "\"chunked\"", "CHUNKED", "chunked "):
    attacks[f"Transfer-Encoding: {disguise!r}"] = post(f"Content-Length: {len(over)}\r\nTransfer-Encoding: {disguise}\r\n", over)
for line in ("Transfer-Encoding : chunked", " Transfer-Encoding: chunked", "X: y\nTransfer-Encoding: chunked", "Transfer_Encoding: chunked",
             "X: y\rTransfer-Encoding: chunked"):
    attacks[repr(line)] = post(f"Content-Length: {len(over)}\r\n{line}\r\n", over)


def judge(what, heard, before):
    time.sleep(0.1)
    after = counted()
    server, proxy = after[0] - before[0], after[1] - before[1]
    # Whoever comes next, by whatever connection between proxy and server, gets his own answer.
    answers = {json.loads(ask("GET", "/health")[2])["status"] for _ in range(4)}
    seen = ", read as two by the proxy itself" if proxy else ""
    check(server <= proxy and answers == {"ok"}, f"{what}: {heard}{seen}")


for what, bytes_ in attacks.items():
    before = counted()
    connection = connect()
    try:
        connection.sendall(bytes_)
        heard = hear(connection)
    except (ConnectionError, ssl.SSLError):
        heard = b""
    connection.close()
    judge(what, b" ".join(re.findall(rb"HTTP/1\.1 (\d+)", heard)).decode() or "nothing", before)


# --- Smuggling by HTTP/2, whose lengths mean nothing to HTTP/1 ---
def frames(what, fields, data):
    before = counted()
    raw = connect("h2")
    protocol = h2.connection.H2Connection(h2.config.H2Configuration(
        validate_outbound_headers=False, normalize_outbound_headers=False, header_encoding=None))
    protocol.initiate_connection()
    protocol.send_headers(1, [(":method", "POST"), (":path", "/v1/shelf"), (":scheme", "https"), (":authority", host),
                              ("authorization", "Bearer " + token), ("content-type", "application/json")] + fields)
    protocol.send_data(1, data, end_stream=True)
    raw.sendall(protocol.data_to_send())
    raw.settimeout(1.5)
    heard = []
    try:
        while not heard and (piece := raw.recv(65536)):
            for event in protocol.receive_data(piece):
                if isinstance(event, h2.events.ResponseReceived):
                    heard += [value.decode() for key, value in event.headers if key == b":status"]
                elif isinstance(event, (h2.events.StreamReset, h2.events.ConnectionTerminated)):
                    heard.append("reset")
    except (TimeoutError, ConnectionError, ssl.SSLError):
        pass
    raw.close()
    judge(f"HTTP/2, {what}", " ".join(heard) or "nothing", before)


frames("a length that is too short", [("content-length", "0")], hidden)
frames("an encoding", [("transfer-encoding", "chunked")], over)
frames("a line end in a value", [("x", f"a\r\nTransfer-Encoding: chunked\r\n\r\n{over.decode()}")], b"{}")
frames("a line end in a name", [("x: a\r\ntransfer-encoding", "chunked")], over)

print(f"{name}: {len(faults)} faults")
sys.exit(bool(faults))
