public import Foundation

/// Looks through an SVG file before librsvg does, and refuses what could unpack to far more than its own
/// size.
///
/// librsvg itself reads no other files (the drawing has no address), bounds nesting and the copies that
/// `<use>` makes; what it does not bound are packed files, embedded photographs and entities.
public enum DrawingGuard {
    /// Quick; for any thread.
    public static func check(_ data: Data) throws(PictureRefusal) {
        if data.count > PictureLimits.drawing { throw .tooLarge }
        if data.starts(with: [0x1F, 0x8B]) { throw .unsafe("packed") }
        // In another encoding the words below would look different.
        if data.contains(0) { throw .unsafe("not UTF-8") }
        let text = String(decoding: data, as: UTF8.self)
        try checkEncoding(text)
        // Names of elements can't be disguised, except by entities, which go first.
        if text.contains("<!ENTITY") || text.contains("<!DOCTYPE") && text.contains("[") && declares(text) {
            throw .unsafe("entities")
        }
        for name in ["image", "feImage", "include"]
        where text.contains("<" + name) || text.contains(":" + name) {
            throw .unsafe(name)
        }
    }

    /// Whether the document type has a part of its own, in which things are declared.
    private static func declares(_ text: String) -> Bool {
        guard let start = text.range(of: "<!DOCTYPE"), let end = text[start.upperBound...].firstIndex(of: ">")
        else { return true }
        return text[start.upperBound..<end].contains("[")
    }

    private static func checkEncoding(_ text: String) throws(PictureRefusal) {
        guard let start = text.range(of: "encoding"), let end = text.range(of: "?>"),
            start.upperBound < end.lowerBound
        else { return }
        let said = text[start.upperBound..<end.lowerBound].lowercased()
        let known = ["utf-8", "us-ascii", "iso-8859-1"].contains {
            said.contains("\"\($0)\"") || said.contains("'\($0)'")
        }
        if !known { throw .unsafe("encoding") }
    }
}
