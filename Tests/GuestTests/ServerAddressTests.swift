import Testing

@testable import Guest

@Suite("The address of a server, as it is typed (AR07)") struct ServerAddressTests {
    @Test(
        "what is left out is what goes without saying",
        arguments: [
            ("kitchen.example", "https://kitchen.example"),
            ("  Kitchen.Example/ ", "https://kitchen.example"),
            ("https://kitchen.example:443/v1/server?x=1#y", "https://kitchen.example"),
            ("https://kitchen.example:8443", "https://kitchen.example:8443"),
            ("http://kitchen.example", "http://kitchen.example"),
            // The house has no certificates.
            ("192.168.1.5:8080", "http://192.168.1.5:8080"), ("localhost:8080", "http://localhost:8080"),
            ("nas", "http://nas"), ("nas.local:8080", "http://nas.local:8080"),
            ("[::1]:8080", "http://[::1]:8080"), ("https://nas.local", "https://nas.local"),
        ]) func typed(_ typed: String, _ whole: String) throws
    {
        let address = try ServerAddress(typed: typed)
        #expect(address.text == whole)
        #expect(ServerAddress(kept: address.text) == address)
    }

    @Test(
        "what is none is refused",
        arguments: [
            "", "   ", "https://", "ftp://kitchen.example", "http://nan:secret@kitchen.example", "a b",
        ])
    func refused(_ typed: String) {
        #expect(throws: GuestTrouble.noAddress) { try ServerAddress(typed: typed) }
    }

    @Test("one that was kept is taken only as it was") func kept() {
        #expect(ServerAddress(kept: "https://kitchen.example/") == nil)
        #expect(ServerAddress(kept: "nonsense nonsense") == nil)
    }
}
