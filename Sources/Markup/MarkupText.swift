internal import CXML2

/// What libxml2 holds as C strings, as Swift's.
enum MarkupText {
    static func string(_ text: UnsafePointer<xmlChar>?) -> String {
        text.map { String(cString: $0) } ?? ""
    }

    static func equals(_ text: UnsafePointer<xmlChar>?, _ name: String) -> Bool {
        guard var text else { return false }
        for byte in name.utf8 {
            guard text.pointee == byte else { return false }
            text += 1
        }
        return text.pointee == 0
    }

    /// An attribute's value: its text nodes, one behind the other; a reference to an entity has none.
    static func value(_ attribute: UnsafeMutablePointer<xmlAttr>) -> String {
        var all = ""
        var next = attribute.pointee.children
        while let node = next {
            if node.pointee.type == XML_TEXT_NODE { all += string(node.pointee.content) }
            next = node.pointee.next
        }
        return all
    }

    static func gather(_ element: UnsafeMutablePointer<xmlNode>, into all: inout String, atMost most: Int) {
        var here = element
        while all.utf8.count < most, let node = following(here, in: element) {
            if node.pointee.type == XML_TEXT_NODE || node.pointee.type == XML_CDATA_SECTION_NODE {
                all += string(node.pointee.content)
            }
            here = node
        }
    }

    /// The node after `node` in the order of the file, still inside `top`; nil at its end. Goes by the
    /// tree's own links, so that no depth of nesting can overflow the stack.
    static func following(
        _ node: UnsafeMutablePointer<xmlNode>, in top: UnsafeMutablePointer<xmlNode>
    ) -> UnsafeMutablePointer<xmlNode>? {
        // The children of a reference are those of the entity's declaration, which leads elsewhere.
        if node.pointee.type == XML_ELEMENT_NODE, let child = node.pointee.children { return child }
        var here = node
        while here != top {
            if let next = here.pointee.next { return next }
            guard let above = here.pointee.parent else { return nil }
            here = above
        }
        return nil
    }
}
