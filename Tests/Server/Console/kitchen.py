"""People on a server and what they publish, for whoever tries its console."""
import base64, hashlib, hmac, json, struct, subprocess, time, urllib.request, uuid

PASSWORD = "correct horse battery"


class Kitchen:
    def __init__(self, address, program, settings):
        self.address, self.program, self.settings = address, program, settings

    def ask(self, method, path, value=None, token=None, kind="application/json", headers=()):
        body = value if isinstance(value, bytes) or value is None else json.dumps(value).encode()
        request = urllib.request.Request(self.address + path, body, dict(headers), method=method)
        if body is not None:
            request.add_header("Content-Type", kind)
        if token:
            request.add_header("Authorization", f"Bearer {token}")
        try:
            with urllib.request.urlopen(request) as answer:
                text = answer.read()
        except urllib.error.HTTPError as error:
            error.msg = f"{method} {path}: {error.read().decode(errors='replace')}"
            raise
        return json.loads(text) if text else None

    def admin(self, *words):
        """What the command says."""
        command = [self.program, "admin", *words, "--settings", self.settings]
        return subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True).stdout.strip()

    def sign_up(self, name, display=None, invitation=None):
        """A new account; its token."""
        form = dict(
            userName=name, password=PASSWORD, cuisines=[], terms="1", language="en", device="Laptop",
            invitation=invitation or self.admin("invite"))
        token = self.ask("POST", "/v1/accounts", form)["token"]
        if display:
            self.ask("PATCH", "/v1/account", dict(displayName=display), token, headers={"If-Match": "*"})
        return token

    def sign_in(self, name):
        form = dict(name=name, password=PASSWORD, device="Laptop")
        return self.ask("POST", "/v1/sessions", form)["token"]

    def guard(self, token):
        """A second factor; its codes on paper."""
        secret = self.ask("POST", "/v1/account/second-factor", dict(password=PASSWORD), token)["secret"]
        step = struct.pack(">Q", int(time.time()) // 30)
        mac = hmac.new(base64.b32decode(secret), step, hashlib.sha1).digest()
        place = mac[19] & 15
        number = struct.unpack(">I", mac[place:place + 4])[0] & 0x7FFFFFFF
        proof = dict(code=f"{number % 1_000_000:06}")
        return self.ask("PUT", "/v1/account/second-factor", proof, token)["codes"]

    def picture(self, token, colour):
        """One of this colour (0xRRGGBB), lighter towards a corner; its hash."""
        source = ["-f", "lavfi", "-i", f"color=c={colour:06x}:s=900x600,geq=lum='p(X,Y)-X/9+Y/9':cb='p(X,Y)':cr='p(X,Y)'"]
        made = subprocess.run(
            ["ffmpeg", "-loglevel", "error", *source, "-frames:v", "1", "-f", "image2pipe", "-c:v", "mjpeg", "-"],
            check=True, capture_output=True).stdout
        name = hashlib.sha256(made).hexdigest()
        self.ask("PUT", f"/v1/blobs/{name}", made, token, kind="image/jpeg")
        return name

    def publish(self, token, title, comment="", picture=None, steps=("Cook it until it is done.",), ingredients=3):
        recipe = dict(
            id="", title=title, servings=4, cookingMinutes=40, summary=f"{title}, as it was cooked at home.",
            ingredients=[dict(name=name, amount=dict(quantity=100 * n + 100, unit="g"))
                         for n, name in enumerate(["flour", "butter", "sugar", "water", "salt"][:ingredients])],
            steps=[dict(text=text) for text in steps])
        if picture:
            recipe["picture"] = f"blob:{picture}"
        return self.ask("POST", "/v1/posts", dict(comment=comment, recipe=recipe), token,
                        headers={"Idempotency-Key": str(uuid.uuid4())})["id"]

    def show(self, token, name, text, posts):
        """A collection of posts; its id."""
        return self.ask("POST", "/v1/collections", dict(name=name, text=text, posts=posts), token,
                        headers={"Idempotency-Key": str(uuid.uuid4())})["id"]

    def say(self, token, post, text):
        return self.ask("POST", f"/v1/posts/{post}/comments", dict(text=text), token,
                        headers={"Idempotency-Key": str(uuid.uuid4())})["id"]

    def report(self, token, reason, text="", **target):
        return self.ask("POST", "/v1/reports", dict(target=target, reason=reason, text=text), token,
                        headers={"Idempotency-Key": str(uuid.uuid4())})

    def notices(self, token):
        return self.ask("GET", "/v1/notices", token=token)["items"]

    def appeal(self, token, decision, text):
        self.ask("POST", "/v1/appeals", dict(decision=decision, text=text), token)

    def own(self, token):
        return {post["recipe"]["title"]: post for post in self.ask("GET", "/v1/account/posts", token=token)["items"]}
