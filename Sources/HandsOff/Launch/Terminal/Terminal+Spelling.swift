import Recipes

extension Terminal {
    /// One line as a terminal may have it: what acts unseen is named, and a line break is a space.
    static func spelt(_ line: some StringProtocol) -> String {
        String(line).replacing("\r\n", with: " ").replacing("\n", with: " ").replacingUnseen(named)
    }

    /// JSON on one line, of which nothing is lost: what acts unseen is escaped in its texts, and stands
    /// nowhere else.
    static func spelt(json: String) -> String {
        json.replacing("\n", with: " ").replacingUnseen { $0.escapedInJSON ?? named($0) }
    }

    /// U+2028 and its like are line breaks, too, to some.
    private static func named(_ scalar: Unicode.Scalar) -> String {
        let digits = String(scalar.value, radix: 16, uppercase: true)
        return "<U+" + String(repeating: "0", count: max(0, 4 - digits.count)) + digits + ">"
    }
}
