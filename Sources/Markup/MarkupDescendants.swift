internal import CXML2

/// The elements inside an element, from the first to the last, each before those inside it.
public struct MarkupDescendants: Sequence, IteratorProtocol {
    private let document: MarkupDocument
    private let top: UnsafeMutablePointer<xmlNode>
    private var here: UnsafeMutablePointer<xmlNode>

    init(of element: MarkupElement) {
        document = element.document
        top = element.pointer
        here = element.pointer
    }

    public mutating func next() -> MarkupElement? {
        repeat {
            guard let node = MarkupText.following(here, in: top) else { return nil }
            here = node
        } while here.pointee.type != XML_ELEMENT_NODE
        return MarkupElement(pointer: here, document: document)
    }
}
