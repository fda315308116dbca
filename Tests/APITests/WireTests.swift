import API
import Foundation
import Testing

@Suite("What a window and a server say to one another (AR07, SP1)") struct WireTests {
    @Test("A problem of a kind that isn't known yet is unknown, and its faults are invalid") func newer()
        throws
    {
        let text = #"{"type": "from-the-future", "status": 418, "fields": {"name": "odd"}, "more": 1}"#
        let problem = try JSONDecoder().decode(Problem.self, from: Data(text.utf8))
        #expect(problem == Problem(.unknown, status: 418, title: "", fields: ["name": .invalid]))
    }

    @Test("Problems come through as they were", arguments: Problem.Kind.allCases)
    func problems(kind: Problem.Kind) throws {
        let problem = Problem(kind, status: 400, title: "A", detail: "b", fields: ["name": .taken])
        let data = try JSONEncoder().encode(problem)
        #expect(try JSONDecoder().decode(Problem.self, from: data) == problem)
    }

    @Test("Paths are filled in, in order") func paths() {
        #expect(Route.signOut.path("this") == "/v1/sessions/this")
        #expect(Route.account.path() == "/v1/account")
        #expect(Route.endProvider.path("google") == "/v1/sign-in/google/callback")
        #expect(Route("GET", "/{a}/{b}").path("1") == "/1/")
    }
}
