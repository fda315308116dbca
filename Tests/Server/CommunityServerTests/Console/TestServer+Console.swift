import API
@testable import CommunityServer
import Foundation
import ServerStore
import Web

/// What a moderator's browser does.
extension TestServer {
    struct Browser: Sendable {
        var server: TestServer
        var cookie: String

        private var headers: WebHeaders {
            ["Cookie": cookie, "Sec-Fetch-Site": "same-origin", "Accept-Language": "en"]
        }

        func open(_ path: String) async throws -> WebAnswer {
            try await server.ask(.get, path, headers: headers)
        }

        /// As the page's script sends a file.
        func send(_ bytes: Data, to path: String) async throws -> WebAnswer {
            var headers = headers
            headers["Content-Type"] = "application/octet-stream"
            return try await server.ask(.post(.data(bytes)), path, headers: headers)
        }

        func send(_ fields: [String: String], to path: String) async throws -> WebAnswer {
            try await server.send(fields, to: path, headers: headers)
        }

        /// The page to which one is led.
        func follow(_ answer: WebAnswer) async throws -> WebAnswer {
            try await open(answer.headers["Location"] ?? "nowhere")
        }
    }

    static let origin: WebHeaders = ["Sec-Fetch-Site": "same-origin", "Accept-Language": "en"]

    /// Gives somebody a role with a second factor, whose secret is known.
    func appointKnown(_ role: Account.Role, _ account: String) async throws -> String {
        let secret = OneTimeCode.newSecret()
        try await store.write { connection in
            try Accounts(connection).setRole(role, id: account)
            try Accounts(connection).setSecondFactor(secret, step: 0, id: account)
        }
        return secret
    }

    func enterConsole(
        _ name: String, secret: String, password: String = password, headers: WebHeaders = origin
    ) async throws -> WebAnswer {
        // Another code each time.
        clock.move(by: 90_000)
        let code = OneTimeCode.code(secret: secret, at: clock.now) ?? ""
        return try await send(
            ["name": name, "password": password, "code": code], to: "/console/sign-in", headers: headers)
    }

    /// Somebody new, at the console.
    func browser(_ role: Account.Role, _ name: String) async throws -> Browser {
        let signedIn = try await signUp(name)
        let secret = try await appointKnown(role, signedIn.account.id)
        return try browser(try await enterConsole(name, secret: secret))
    }

    func browser(_ answer: WebAnswer) throws -> Browser {
        guard let cookie = answer.headers["Set-Cookie"]?.split(separator: ";").first else {
            throw StoreError(.broken, cause: "no cookie: \(answer.status)")
        }
        return Browser(server: self, cookie: String(cookie))
    }
}
