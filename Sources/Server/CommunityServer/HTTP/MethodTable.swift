import API

/// What can be done at which path: looked up with every request, so the routes are taken apart once.
struct MethodTable: Sendable {
    private struct Pattern {
        /// Nil = anything may stand there.
        var parts: [String?]
        var methods: [String]
    }

    /// Of all that this server answers.
    static let ours = MethodTable(Endpoint.all.map(\.route))

    private var fixed: [String: [String]] = [:]
    /// By how many parts they have.
    private var patterns: [Int: [Pattern]] = [:]

    init(_ routes: [Route]) {
        for (path, routes) in Dictionary(grouping: routes, by: \.path) {
            let parts = path.split(separator: "/").map { $0.hasPrefix("{") ? nil : String($0) }
            let methods = routes.map(\.method)
            fixed[path] = Self.complete(methods)
            patterns[parts.count, default: []].append(Pattern(parts: parts, methods: methods))
        }
    }

    /// In the order of the alphabet; nil if there is nothing at this path.
    func methods(at path: String) -> [String]? {
        // "/v1/blobs/missing" is no blob.
        if let methods = fixed[path] { return methods }
        let parts = path.split(separator: "/")
        let found = (patterns[parts.count] ?? []).filter { pattern in
            zip(pattern.parts, parts).allSatisfy { known, part in known.map { $0 == part } ?? true }
        }
        return found.isEmpty ? nil : Self.complete(found.flatMap(\.methods))
    }

    /// Whoever may have something may also ask whether it is there.
    private static func complete(_ methods: [String]) -> [String] {
        (methods.contains("GET") ? methods + ["HEAD"] : methods).sorted()
    }
}
