import CooklangText

/// A file of Cooklang: what stands in front, and what the body is made of.
struct CooklangDocument {
    let front: FrontMatter
    /// Lines of ">> key: value", as the language had them before front matter.
    let oldMetadata: [FrontValue.Entry]
    let blocks: [CooklangBlocks.Block]

    init(_ text: String) {
        front = FrontMatter(text)
        let body = CooklangBlocks(front.body)
        oldMetadata = body.oldMetadata.map { FrontValue.Entry(key: $0.key, value: .text($0.value)) }
        blocks = body.blocks
    }
}
