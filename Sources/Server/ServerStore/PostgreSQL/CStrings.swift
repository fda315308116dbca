/// Hands texts to a C function as an array of pointers; nil is a null pointer. They are good until it returns.
///
/// All of them lie in one piece of memory: a statement with twelve values costs one allocation, not twelve.
func withCStrings<Answer>(
    _ texts: [String?], _ body: (UnsafePointer<UnsafePointer<CChar>?>) -> Answer
) -> Answer {
    var bytes: [CChar] = [], starts: [Int?] = []
    for text in texts {
        starts.append(text == nil ? nil : bytes.count)
        guard let text else { continue }
        bytes.append(contentsOf: text.utf8.lazy.map { CChar(bitPattern: $0) })
        bytes.append(0)
    }
    // Never empty: the address of nothing may be null.
    bytes.append(0)
    return bytes.withUnsafeBufferPointer { buffer in
        let pointers = starts.map { start in start.flatMap { buffer.baseAddress?.advanced(by: $0) } } + [nil]
        return pointers.withUnsafeBufferPointer { pointers in
            guard let base = pointers.baseAddress else {
                preconditionFailure("an array with an end is not empty")
            }
            return body(base)
        }
    }
}
