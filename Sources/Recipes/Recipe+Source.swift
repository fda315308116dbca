extension Recipe {
    /// Where a recipe was found.
    public struct Source: Sendable, Hashable, Codable {
        /// As the cook calls it: "Grandma's notebook", "example.org"; empty if only the address is known.
        public var name: String
        /// The web address, as it was given; nil for a book or a person.
        public var address: String?

        public init(name: String = "", address: String? = nil) {
            self.name = name
            self.address = address
        }
    }
}
