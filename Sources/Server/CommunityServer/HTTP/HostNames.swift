/// The names by which a server is asked (`Host`). Whoever comes by another one has been misled: by a
/// neighbour's name, or by a page that has bent a name of its own towards this machine.
struct HostNames: Sendable {
    private let names: Set<String>

    init(_ settings: ServerSettings) {
        var names: Set<String> = ["localhost", "127.0.0.1", "[::1]"]
        names.insert(Self.bare(Self.authority(of: settings.address)))
        names.formUnion(settings.names.map(Self.bare))
        if settings.host != "0.0.0.0", settings.host != "::" { names.insert(Self.bare(settings.host)) }
        self.names = names
    }

    func contains(_ name: String) -> Bool { names.contains(name) }

    /// Of "https://kitchen.example.org:8443/x": "kitchen.example.org:8443".
    static func authority(of address: String) -> String {
        let rest = address.split(separator: "/", omittingEmptySubsequences: true).dropFirst()
        return rest.first.map(String.init) ?? ""
    }

    /// Without the port, in small letters; as it is, if what stands behind the name is no port.
    static func bare(_ authority: String) -> String {
        let text = authority.lowercased()
        let name =
            text.hasPrefix("[")
            ? text.prefix { $0 != "]" } + (text.contains("]") ? "]" : "") : text.prefix { $0 != ":" }
        let rest = text.dropFirst(name.count)
        let isPort = rest.first == ":" && rest.dropFirst().utf8.allSatisfy { (0x30...0x39).contains($0) }
        return rest.isEmpty || isPort ? String(name) : text
    }
}
