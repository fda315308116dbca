import API

/// Who somebody is by a provider's word.
struct ProviderPerson: Sendable, Hashable {
    /// Never another person's at this provider. All else may change, and proves nothing.
    var subject: String
    var name: String?
    /// Whether it is theirs is for our own letter to find out, whatever the provider says of it.
    var email: String?
    var picture: String?

    /// What people see at first: the name, without what a display name can't have; nil if nothing is left.
    var displayName: String? {
        let visible = (name ?? "").unicodeScalars.prefix(400).filter(\.isVisible)
        let words = String(String.UnicodeScalarView(visible)).split(whereSeparator: \.isWhitespace)
        let text = String(words.joined(separator: " ").prefix(DisplayName.length.upperBound))
        return DisplayName.fault(in: text) == nil ? text : nil
    }

    /// User names for the account, the best one first: made of the name, never of the address, because user
    /// names are public.
    /// - Parameter chance: for numbers that others don't have by then.
    func userNames(chance: () -> Int = { .random(in: 1_000...999_999) }) -> [String] {
        let plain = PlainName.of(name ?? "", joint: ".").prefix(UserName.length.upperBound - 6)
        let first = plain.hasSuffix(".") ? String(plain.dropLast()) : String(plain)
        let base = UserName.fault(in: first) == nil ? first : "cook"
        return [base] + (2...9).map { "\(base)\($0)" } + (0..<8).map { _ in "\(base)\(chance())" }
    }
}
