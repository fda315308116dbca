internal import Foundation
internal import Markup

/// The recipes of an XML file, cut out one by one.
///
/// Programs write a whole library into one file, with the pictures in it, longer than may be parsed at once;
/// and a single letter that XML doesn't allow would cost all the others. What is declared before the first
/// piece counts for none of them, entities least of all.
struct XMLPieces {
    private let bytes: [UInt8]
    private let opening: [UInt8]
    private let closing: [UInt8]
    private let encoding: String
    private var here = 0

    /// - Parameter element: the name of each recipe's element.
    init(_ bytes: [UInt8], element: String) {
        self.bytes = bytes
        opening = Array("<\(element)".utf8)
        closing = Array("</\(element)>".utf8)
        encoding = XMLPieces.encoding(bytes)
    }

    /// The bytes of the next recipe, with its tags; nil after the last. One that is never closed ends with
    /// the file.
    mutating func next() -> ArraySlice<UInt8>? {
        guard let start = find(opening, isName: true) else { return nil }
        guard let end = find(closing, isName: false) else {
            here = bytes.count
            return bytes[start...]
        }
        here = end + closing.count
        return bytes[start..<here]
    }

    /// Parsed as a file of its own.
    func parse(_ piece: ArraySlice<UInt8>) throws(Refusal) -> MarkupElement {
        let declaration = Array("<?xml version=\"1.0\" encoding=\"\(encoding)\"?>".utf8)
        do throws(MarkupError) {
            guard let root = try MarkupDocument(xml: declaration + piece).root else { throw .unreadable }
            return root
        } catch {
            throw Refusal(error.isTooLarge ? .tooLarge : .damaged, cause: "XML: \(error)")
        }
    }

    /// The same for a program that doesn't keep to XML's rules; element and attribute names are in small
    /// letters.
    func parseLeniently(_ piece: ArraySlice<UInt8>) throws(Refusal) -> MarkupElement {
        do throws(MarkupError) {
            guard let root = try MarkupDocument(html: piece, encoding: encoding).root else {
                throw .unreadable
            }
            return root
        } catch {
            throw Refusal(error.isTooLarge ? .tooLarge : .damaged, cause: "XML: \(error)")
        }
    }

    private mutating func find(_ word: [UInt8], isName: Bool) -> Int? {
        while let next = bytes[here...].firstIndex(of: word[0]) {
            here = next + 1
            guard bytes[next...].starts(with: word) else { continue }
            let behind = next + word.count < bytes.count ? bytes[next + word.count] : 0
            // "<recipes>" is no "<recipe>".
            if !isName || behind <= 32 || behind == UInt8(ascii: ">") || behind == UInt8(ascii: "/") {
                return next
            }
        }
        return nil
    }

    /// What the first line declares; UTF-8 otherwise. What says it is Latin-1 is what Windows calls so, which
    /// has quotation marks where the other has nothing.
    private static func encoding(_ bytes: [UInt8]) -> String {
        let head = String(decoding: bytes.prefix(200), as: UTF8.self).lowercased()
        guard head.hasPrefix("<?xml"), let start = head.range(of: "encoding=")?.upperBound,
            start < head.endIndex
        else { return "UTF-8" }
        let name = head[start...].dropFirst().prefix { $0.isLetter || $0.isNumber || $0 == "-" || $0 == "_" }
        return name == "iso-8859-1" || name == "us-ascii"
            ? "windows-1252" : name.isEmpty ? "UTF-8" : String(name)
    }
}
