internal import Foundation

/// Pictures that stand as text in a file.
enum Base64 {
    /// The bytes; nil if it is no base 64, or nothing. Line breaks in it are usual.
    static func picture(_ text: String) -> WrittenPicture? {
        // "data:image/jpeg;base64," before it is what some exports of the same programs write.
        let start =
            text.hasPrefix("data:") ? text.firstIndex(of: ",").map { text.index(after: $0) } : text.startIndex
        guard let start else { return nil }
        let letters = Data(text[start...].utf8.filter { $0 > 32 })
        guard let data = Data(base64Encoded: letters), !data.isEmpty else { return nil }
        return .bytes(Array(data))
    }
}
