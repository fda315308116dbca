/// Addresses as they are shown and logged: a name and a password that somebody wrote into one are not.
package enum ShownAddress {
    /// The host and the path of what was typed as an address, even if it isn't one: "example.org/soup".
    package static func text(_ typed: String) -> String {
        let scalars = Array(typed.unicodeScalars)
        let rest: ArraySlice<Unicode.Scalar>
        if let mark = scalars.firstRange(of: mark) {
            rest = scalars[mark.upperBound...].dropFirst(secret(scalars[mark.upperBound...]))
        } else if let sign = scalars.lastIndex(of: "@"), scalars[..<sign].contains(":") {
            rest = scalars[(sign + 1)...]
        } else {
            rest = scalars[...]
        }
        return text(rest.prefix { $0 != "?" && $0 != "#" })
    }

    /// What a file is called, unless that looks like a name and a password for somewhere.
    package static func file(_ name: String) -> String {
        let scalars = Array(name.unicodeScalars)
        let length = secret(scalars[...])
        return scalars.prefix(length).contains(":") ? text(scalars[length...]) : name
    }

    private static let mark = Array("://".unicodeScalars)

    /// How many letters of what follows "://" are a name and a password, with the sign after them.
    fileprivate static func secret(_ rest: ArraySlice<Unicode.Scalar>) -> Int {
        let place = rest.prefix { !"/?#\\".unicodeScalars.contains($0) }
        if let sign = place.lastIndex(of: "@") { return sign + 1 - rest.startIndex }
        // A host has nothing but a number after its colon. A password has, and there may be a slash in it.
        guard place.first != "[", let colon = place.firstIndex(of: ":"),
            !place[(colon + 1)...].allSatisfy({ ("0"..."9").contains($0) }),
            let sign = rest.lastIndex(of: "@")
        else { return 0 }
        return sign + 1 - rest.startIndex
    }

    fileprivate static func text(_ scalars: some Sequence<Unicode.Scalar>) -> String {
        String(String.UnicodeScalarView(scalars))
    }

    /// A text without the names and passwords of all addresses in it.
    fileprivate static func clean(_ text: String) -> String {
        var rest = Array(text.unicodeScalars)[...]
        var clean: [Unicode.Scalar] = []
        while let found = rest.firstRange(of: mark) {
            clean += rest[..<found.upperBound]
            rest = rest[found.upperBound...]
            let address = rest.prefix { !$0.properties.isWhitespace && !"\"<>".unicodeScalars.contains($0) }
            rest = rest.dropFirst(secret(address))
        }
        return self.text(clean + rest)
    }
}

extension String {
    /// The same without the names and passwords of addresses in it: "https://me:secret@nas/soup" is
    /// "https://nas/soup".
    package var withoutPasswords: String {
        utf8.contains("://".utf8) ? ShownAddress.clean(self) : self
    }
}
