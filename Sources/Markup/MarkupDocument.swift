internal import CXML2

/// A web page or an XML file, parsed: a tree of elements and text that nothing of the file can act on.
///
/// No script runs, nothing is fetched, no entity of the file's own is replaced. Not Sendable: parse where it
/// is read. Elements stay valid as long as one of them, or the document, is held.
public final class MarkupDocument {
    let pointer: UnsafeMutablePointer<xmlDoc>

    /// Bytes of a file that is still parsed; the largest recipe page met in the wild has 4 million.
    public static let longest = 16 << 20

    /// What browsers would see of a page, however badly it is closed and nested.
    ///
    /// - Parameter encoding: the name of the encoding if it is known from elsewhere, as from a server's
    /// header.
    ///   Without one, bytes that are UTF-8 are read so, and others as the page itself says.
    public init(html bytes: some Collection<UInt8>, encoding: String? = nil) throws(MarkupError) {
        let options =
            HTML_PARSE_RECOVER.rawValue | HTML_PARSE_NONET.rawValue | HTML_PARSE_NOERROR.rawValue
            | HTML_PARSE_NOWARNING.rawValue | HTML_PARSE_COMPACT.rawValue
        pointer = try MarkupDocument.parse(bytes, MarkupMeasure.bounded(html:)) { start, count in
            let known = encoding ?? (MarkupDocument.isUTF8(start, count) ? "UTF-8" : nil)
            return htmlReadMemory(start, count, nil, known, Int32(options))
        }
    }

    /// A file that says it is XML; one that isn't well-formed is refused, and so is one that declares
    /// entities.
    public init(xml bytes: some Collection<UInt8>) throws(MarkupError) {
        let options =
            XML_PARSE_NONET.rawValue | XML_PARSE_NOERROR.rawValue | XML_PARSE_NOWARNING.rawValue
            | XML_PARSE_COMPACT.rawValue
        pointer = try MarkupDocument.parse(bytes, MarkupMeasure.bounded(xml:)) { start, count in
            xmlReadMemory(start, count, nil, nil, Int32(options))
        }
        if let declarations = pointer.pointee.intSubset, declarations.pointee.entities != nil {
            // The pointer is freed by deinit, which runs even now.
            throw .declaresEntities
        }
    }

    deinit { xmlFreeDoc(pointer) }

    /// The outermost element; nil if there is none, as in an empty page.
    public var root: MarkupElement? {
        xmlDocGetRootElement(pointer).map { MarkupElement(pointer: $0, document: self) }
    }

    /// libxml2 wants to be set up once before threads use it.
    private static let isReady: Bool = {
        xmlInitParser()
        return true
    }()

    private static func parse(
        _ bytes: some Collection<UInt8>,
        _ bounded: (UnsafeBufferPointer<UInt8>) throws(MarkupError) -> [UInt8]?,
        _ read: (UnsafePointer<CChar>, Int32) -> UnsafeMutablePointer<xmlDoc>?
    ) throws(MarkupError) -> UnsafeMutablePointer<xmlDoc> {
        guard isReady, !bytes.isEmpty else { throw .unreadable }
        guard bytes.count <= longest else { throw .tooLong }
        // Each thread has its own, and what fails to be converted is printed in spite of NOERROR.
        xmlSetStructuredErrorFunc(nil) { _, _ in }
        func whole(_ buffer: UnsafeBufferPointer<UInt8>) -> UnsafeMutablePointer<xmlDoc>? {
            guard let start = buffer.baseAddress else { return nil }
            return start.withMemoryRebound(to: CChar.self, capacity: buffer.count) {
                read($0, Int32(buffer.count))
            }
        }
        func measured(
            _ buffer: UnsafeBufferPointer<UInt8>
        ) -> Result<UnsafeMutablePointer<xmlDoc>?, MarkupError> {
            Result { () throws(MarkupError) in
                try bounded(buffer)?.withUnsafeBufferPointer(whole) ?? whole(buffer)
            }
        }
        let parsed =
            bytes.withContiguousStorageIfAvailable(measured)
            ?? Array(bytes).withUnsafeBufferPointer(measured)
        guard let parsed = try parsed.get() else { throw .unreadable }
        return parsed
    }

    private static func isUTF8(_ start: UnsafePointer<CChar>, _ count: Int32) -> Bool {
        start.withMemoryRebound(to: UInt8.self, capacity: Int(count)) {
            PageBytes.areUTF8(UnsafeBufferPointer(start: $0, count: Int(count)))
        }
    }
}
