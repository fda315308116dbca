internal import CXML2

/// The elements directly inside an element, from the first to the last.
public struct MarkupChildren: Sequence, IteratorProtocol {
    private let document: MarkupDocument
    private var following: UnsafeMutablePointer<xmlNode>?

    init(of element: MarkupElement) {
        document = element.document
        following = element.pointer.pointee.children
    }

    public mutating func next() -> MarkupElement? {
        while let node = following {
            following = node.pointee.next
            guard node.pointee.type == XML_ELEMENT_NODE else { continue }
            return MarkupElement(pointer: node, document: document)
        }
        return nil
    }
}
