"""A mail server that others have written (aiosmtpd), twice: one that wants STARTTLS and a password, and one that can do
neither. What it is given it writes down, decoded, a JSON object a line. mail.py CERTIFICATE KEY LETTERS"""
import asyncio
import email.policy
import json
import ssl
import sys

from aiosmtpd.controller import Controller
from aiosmtpd.smtp import AuthResult

certificate, key, letters = sys.argv[1:]


class Handler:
    async def handle_DATA(self, server, session, envelope):
        raw = envelope.original_content
        message = email.message_from_bytes(raw, policy=email.policy.default)
        with open(letters, "a") as file:
            json.dump({
                "from": envelope.mail_from, "to": envelope.rcpt_tos, "subject": message["Subject"],
                "text": message.get_content().replace("\r\n", "\n"), "secure": session.ssl is not None,
                "longest": max(len(line) for line in raw.split(b"\r\n")),
                "bare": any(end in line for line in raw.split(b"\r\n") for end in (b"\r", b"\n"))}, file)
            file.write("\n")
        return "250 2.0.0 good"


def authenticate(server, session, envelope, mechanism, data):
    return AuthResult(success=(data.login, data.password) == (b"kitchen", b"right"), handled=False)


context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
context.load_cert_chain(certificate, key)
strict = Controller(Handler(), hostname="127.0.0.1", port=0, tls_context=context, require_starttls=True,
                    authenticator=authenticate, auth_required=True, auth_require_tls=True)
plain = Controller(Handler(), hostname="127.0.0.1", port=0)


def start(controller):
    # Its own start() asks the port that it was given whether it answers; of port 0 it wouldn't.
    controller.loop = asyncio.get_event_loop()
    return controller._create_server()


async def main():
    servers = [await start(controller) for controller in (strict, plain)]
    print(*(server.sockets[0].getsockname()[1] for server in servers), flush=True)
    await asyncio.Event().wait()


asyncio.set_event_loop(asyncio.new_event_loop())
asyncio.get_event_loop().run_until_complete(main())
