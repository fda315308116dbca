extension WebAddress {
    /// Whether it is written as an address of the house: this machine, a figure of the local network, or a
    /// name that only the local network knows (RFC 6762, RFC 8375).
    ///
    /// It only says what was meant; what is asked is decided by the address that the name leads to.
    public var isOfTheHouse: Bool {
        let name = host.hasPrefix("[") ? String(host.dropFirst().dropLast()) : host
        if name == "localhost" || !name.contains(".") && !name.contains(":") { return true }
        if [".local", ".localhost", ".lan", ".home.arpa", ".internal"].contains(where: name.hasSuffix) {
            return true
        }
        return HouseAddress.holds(written: name)
    }

    /// Whether it lies on the server of the house that a page was typed the address of: whoever sent for the page has
    /// sent for its pictures, too.
    ///
    /// Of the world nothing is allowed by it: a name of the world may lead into the house the second time it is asked.
    public func belongs(toTyped page: WebAddress) -> Bool {
        page.isOfTheHouse && scheme == page.scheme && host == page.host && port == page.port
    }
}
