internal import CXML2

/// An element of a parsed page or file: `<li class="step">…</li>`.
public struct MarkupElement {
    let pointer: UnsafeMutablePointer<xmlNode>
    /// Holds the tree that the pointer lies in.
    let document: MarkupDocument

    /// Without a prefix, in small letters on a web page: "li".
    public var name: String { MarkupText.string(pointer.pointee.name) }

    /// The value of an attribute; empty if it has none; nil if it isn't there. The name is compared as it is
    /// written, in small letters on a web page, without a prefix.
    public func attribute(_ name: String) -> String? {
        var next = pointer.pointee.properties
        while let attribute = next {
            if MarkupText.equals(attribute.pointee.name, name) { return MarkupText.value(attribute) }
            next = attribute.pointee.next
        }
        return nil
    }

    public var attributes: [(name: String, value: String)] {
        var all: [(String, String)] = []
        var next = pointer.pointee.properties
        while let attribute = next {
            all.append((MarkupText.string(attribute.pointee.name), MarkupText.value(attribute)))
            next = attribute.pointee.next
        }
        return all
    }

    public func isNamed(_ name: String) -> Bool { MarkupText.equals(pointer.pointee.name, name) }

    public var parent: MarkupElement? {
        guard let above = pointer.pointee.parent, above.pointee.type == XML_ELEMENT_NODE else { return nil }
        return MarkupElement(pointer: above, document: document)
    }

    /// The outermost element of the tree it is in.
    public var outermost: MarkupElement? { document.root }

    /// Elements and text between the tags, in their order; comments are left out.
    public var content: [MarkupContent] {
        var all: [MarkupContent] = []
        var next = pointer.pointee.children
        while let node = next {
            switch node.pointee.type {
            case XML_ELEMENT_NODE: all.append(.element(MarkupElement(pointer: node, document: document)))
            case XML_TEXT_NODE, XML_CDATA_SECTION_NODE:
                all.append(.text(MarkupText.string(node.pointee.content)))
            default: break
            }
            next = node.pointee.next
        }
        return all
    }

    /// The elements directly inside.
    public var children: MarkupChildren { MarkupChildren(of: self) }

    /// The first element directly inside with a name.
    public func child(_ name: String) -> MarkupElement? { children.first { $0.isNamed(name) } }

    /// Every element inside, in the order of the file, this one not included.
    public var descendants: MarkupDescendants { MarkupDescendants(of: self) }

    /// All text inside, as it is written, in one piece.
    public var text: String { text(atMost: .max) }

    /// The same, cut off after so many bytes.
    public func text(atMost most: Int) -> String {
        var all = ""
        MarkupText.gather(pointer, into: &all, atMost: most)
        return all
    }
}

extension MarkupElement: Equatable {
    /// The same place in the same tree.
    public static func == (one: MarkupElement, other: MarkupElement) -> Bool { one.pointer == other.pointer }
}

/// What stands between an element's tags.
public enum MarkupContent {
    case element(MarkupElement)
    case text(String)
}
