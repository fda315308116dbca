import API
import Hummingbird
import ServerStore

extension Pace {
    /// As somebody types.
    static let finding = Pace(name: "finding", burst: 60, interval: 200)
}

extension Endpoint {
    static let finding = [
        community(.searchPosts, .finding) { asking in
            try await asking.find { try Finder($0, for: $1).posts($2) }
        },
        community(.searchPeople, .finding) { asking in
            try await asking.find { try Finder($0, for: $1).people($2) }
        },
    ]

    /// Scalars of what is looked for, as the contract counts them.
    static let longestQuestion = 200
}

extension Asking {
    /// All that is found is one page. Of nothing, nothing is found.
    fileprivate func find<Found: Codable & Sendable & Hashable>(
        _ find: @escaping @Sendable (any Connection, _ reader: String, String) throws -> [Found]
    ) async throws -> Reply {
        let text = request.uri.queryParameters["q"].map(String.init) ?? "", reader = try me.account
        guard text.unicodeScalars.count <= Endpoint.longestQuestion else {
            throw Problem.invalid(["q": .tooLong])
        }
        return try .json(PageOf(items: try await store.read { try find($0, reader, text) }))
    }
}
