import API
@testable import CommunityServer
import Foundation
import ServerStore
import Testing
import Web

@Suite("Attack 13: in a cook's name (SP1)", .timeLimit(.minutes(2))) struct ForgeryAttackTests {
    @Test("Attack 13: looking changes nothing") func looking() async throws {
        // All of it within the hour by which a device is seen.
        try await TestServer.with({ $0.isUnhurried = true }) { server in
            let anna = try await server.signUp("anna", email: "anna@example.org")
            _ = try await server.ask(.resetPassword, nil, PasswordReset(email: "anna@example.org"))
            let confirm = try await server.link("confirm", to: "anna@example.org", atLeast: 2)
            let reset = try await server.link("reset", to: "anna@example.org", atLeast: 2)
            let before = try await server.stored()
            let query = "?_method=DELETE&t=\(confirm)&device=this&password=\(TestServer.password)"
                .replacing(" ", with: "+")
            for endpoint in Endpoint.all where endpoint.route.method == "GET" && endpoint.route != .events {
                let path = endpoint.route.path(anna.device.id)
                for method in [WebMethod.get, .head] {
                    for path in [path, path + query, path + "?t=\(reset)"] {
                        let answer = try await server.ask(
                            method, path, token: anna.token,
                            headers: ["X-HTTP-Method-Override": "DELETE", "X-Method-Override": "POST"])
                        #expect(answer.status < 500, "\(path)")
                        server.clock.move(by: 1_000)
                    }
                }
            }
            var after = try await server.stored()
            // Letters go when they have been sent, whoever looks; none may have come.
            #expect(after["mail"]?.isSubset(of: before["mail"] ?? []) == true)
            after["mail"] = before["mail"]
            #expect(after == before)
            #expect(try await server.ask(.get, "/confirm?t=\(confirm)").status == 200)
        }
    }

    @Test("Attack 13: a page of somebody else's sends nothing in a cook's name") func forgery() async throws {
        try await TestServer.with { server in
            let base = server.base
            let lies: [(WebHeaders, Int)] = [
                (["Sec-Fetch-Site": "cross-site", "Origin": base], 403),
                (["Sec-Fetch-Site": "same-site", "Origin": base], 403),
                (["Sec-Fetch-Site": "Same-Origin"], 403),
                (["Sec-Fetch-Site": "same-origin, cross-site"], 403),
                (["Sec-Fetch-Site": "nonsense"], 403), (["Origin": base + ".evil.org"], 403),
                (["Origin": "http://anna@127.0.0.1:\(server.port)"], 403),
                (["Origin": "http://127.0.0.1:\(server.port + 1)"], 403),
                (["Origin": "http://127.0.0.1"], 403),
                (["Origin": "file://"], 403), (["Origin": "null"], 403),
                (["Origin": "\(base), \(base)"], 403),
                (["Sec-Fetch-Site": "none"], 410), (["Origin": base], 410),
            ]
            for page in ["/confirm", "/reset"] {
                for (headers, status) in lies {
                    server.clock.move(by: 3_000)
                    let answer = try await server.send(["t": "x"], to: page, headers: headers)
                    #expect(answer.status == status, "\(headers)")
                }
            }
            // What a browser sends anywhere without asking first is no body of ours.
            for type in [
                "text/plain", "application/x-www-form-urlencoded", "multipart/form-data; boundary=x", "",
            ] {
                let json = #"{"name":"anna","password":"x","device":"x"}"#
                let answer = try await server.ask(
                    .post(.data(Data(json.utf8))), "/v1/sessions", headers: ["Content-Type": type])
                #expect(answer.status == 415, "\(type)")
            }
            // And what it asks first is answered with nothing that would let it.
            let raw = try RawConnection(port: server.port)
            raw.say(
                """
                OPTIONS /v1/account HTTP/1.1\r\nHost: localhost\r\nOrigin: https://evil.example.org\r
                Access-Control-Request-Method: DELETE\r\nConnection: close\r\n\r\n
                """)
            let answer = await raw.hearAll()
            #expect(answer.hasPrefix("HTTP/1.1 405") && !answer.lowercased().contains("access-control-allow"))
        }
    }

    @Test("Attack 13: a cookie is nobody's name") func cookies() async throws {
        try await TestServer.with { server in
            let anna = try await server.signUp("anna")
            for headers in [
                ["Cookie": "token=\(anna.token); session=\(anna.token); Authorization=Bearer \(anna.token)"],
                ["X-Authorization": "Bearer \(anna.token)"], ["Proxy-Authorization": "Bearer \(anna.token)"],
                ["Authorization": "Basic \(Data("anna:\(TestServer.password)".utf8).base64EncodedString())"],
                ["Authorization": "Token \(anna.token)"], ["Authorization": anna.token],
            ] as [WebHeaders] {
                #expect(try await server.ask(.get, "/v1/account", headers: headers).status == 401)
            }
            for path in ["/v1/account?token=\(anna.token)", "/v1/account?access_token=\(anna.token)"] {
                #expect(try await server.ask(.get, path).status == 401)
            }
        }
    }
}
