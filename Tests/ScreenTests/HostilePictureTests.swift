import Foundation
import Pictures
import Testing

@testable import Screen

@Suite("Picture files that mean harm", .timeLimit(.minutes(1))) struct HostilePictureTests {
    let size = PictureRendering(width: 64, height: 64, fills: true)

    func svg(_ content: String, _ attributes: String = "viewBox='0 0 10 10'") -> Data {
        Data(
            "<svg xmlns='http://www.w3.org/2000/svg' xmlns:xlink='http://www.w3.org/1999/xlink' \(attributes)>\(content)</svg>"
                .utf8)
    }

    @Test(
        "They are refused before anything is unpacked",
        arguments: [
            "<image href='file:///etc/passwd' width='10' height='10'/>",
            "<image href='data:image/png;base64,AAAA' width='10' height='10'/>",
            "<filter id='f'><feImage href='file:///etc/hostname'/></filter>",
            "<x:image xmlns:x='http://www.w3.org/2000/svg' href='x.png'/>",
            "<xi:include xmlns:xi='http://www.w3.org/2001/XInclude' href='/etc/passwd' parse='text'/>",
        ])
    func refused(content: String) {
        #expect(throws: PictureRefusal.self) { try size.render(svg(content)) }
    }

    @Test("Entities, packed files, other encodings and files beyond 2 MB are refused")
    func refusedFiles() {
        let laughs =
            "<!DOCTYPE svg [<!ENTITY a 'aaaaaaaaaa'><!ENTITY b '&a;&a;&a;&a;'>]><svg xmlns='http://www.w3.org/2000/svg'/>"
        let foreign =
            "<?xml version='1.0' encoding='UTF-7'?><svg xmlns='http://www.w3.org/2000/svg' viewBox='0 0 1 1'/>"
        for data in [
            Data(laughs.utf8), Data(foreign.utf8), Data([0x1F, 0x8B, 8, 0]),
            Data("<svg>".utf16.flatMap { [UInt8($0), 0] }),
            svg(String(repeating: "<g/>", count: 600_000)), Data(), Data([0xFF]), Data("hello".utf8),
        ] {
            #expect(throws: PictureRefusal.self) { try size.render(data) }
        }
    }

    @Test("A document type without declarations is common and harmless")
    func documentType() throws {
        let type =
            "<!DOCTYPE svg PUBLIC '-//W3C//DTD SVG 1.1//EN' 'http://www.w3.org/Graphics/SVG/1.1/DTD/svg11.dtd'>"
        let drawing = Data(type.utf8) + svg("<rect width='10' height='10'/>")
        #expect(try size.render(drawing)[32, 32] == 0xFF00_0000)
    }

    @Test("Deep nesting is drawn as far as anybody needs it, and refused beyond")
    func deepNesting() throws {
        func nested(_ depth: Int) -> Data {
            let groups = String(repeating: "<g>", count: depth)
            let ends = String(repeating: "</g>", count: depth)
            return svg(groups + "<rect width='10' height='10'/>" + ends)
        }
        #expect(try size.render(nested(100))[32, 32] == 0xFF00_0000)
        #expect(throws: PictureRefusal.self) { try size.render(nested(20_000)) }
    }

    @Test("Copies of copies of copies are not drawn for ever")
    func copies() {
        var copies = "<g id='u0'><rect width='1' height='1'/></g>"
        for i in 1...12 {
            copies += "<g id='u\(i)'>" + String(repeating: "<use href='#u\(i - 1)'/>", count: 10) + "</g>"
        }
        #expect(throws: PictureRefusal.self) {
            try size.render(svg("<defs>\(copies)</defs><use href='#u12'/>"))
        }
    }

    @Test("Copies of each other are left out, and what is beside them is drawn")
    func loops() throws {
        let loop = "<g id='a'><use href='#b'/></g><g id='b'><use href='#a'/></g><use href='#a'/>"
        #expect(try size.render(svg("<rect width='10' height='10'/>" + loop))[32, 32] == 0xFF00_0000)
        #expect(try size.render(svg(loop)).values.allSatisfy { $0 == 0 })
    }

    @Test("Absurd sizes are drawn at the size asked for, which is bounded itself")
    func sizes() throws {
        // Where the size means nothing the drawing's own counts; in one of a thousand kilometres it is too
        // small to be seen.
        for (attributes, isSeen) in [
            ("width='1e9' height='1e9'", false), ("width='0' height='0'", true),
            ("viewBox='0 0 1e-9 1e9'", true),
            ("width='100%' height='100%'", true), ("viewBox='0 0 nan 5'", false), ("", true),
        ] {
            let pixels = try size.render(svg("<rect width='5' height='5'/>", attributes))
            #expect(pixels.width == 64 && pixels.height == 64)
            #expect(pixels[2, 2] == (isSeen ? 0xFF00_0000 : 0), "\(attributes)")
        }
        let huge = PictureRendering(width: 1_000_000, height: 10, fills: true)
        #expect(try huge.render(svg("<rect width='5' height='5'/>")).width == PictureRendering.largestSide)
        let nothing = PictureRendering(width: 0, height: 10, fills: true)
        #expect(throws: PictureRefusal.self) { try nothing.render(svg("")) }
    }

    @Test("A photograph that claims more pixels than any camera has is refused; a broken one too")
    func photographs() {
        var bomb: [UInt8] = [
            0x89, 0x50, 0x4E, 0x47, 0x0D, 0x0A, 0x1A, 0x0A, 0, 0, 0, 13, 0x49, 0x48, 0x44, 0x52,
        ]
        bomb += [0, 0, 0xC3, 0x50, 0, 0, 0xC3, 0x50, 8, 6, 0, 0, 0, 0xC0, 0x5A, 0x2B, 0x6B]
        #expect(throws: PictureRefusal.self) { try size.render(Data(bomb)) }
        #expect(throws: PictureRefusal.self) {
            try size.render(Data([0xFF, 0xD8, 0xFF, 0xE0, 0, 16, 1, 2, 3]))
        }
        #expect(throws: PictureRefusal.self) { try size.render(Data(bomb.prefix(8))) }
    }

    @Test("A good photograph is cropped to cover, or fitted whole")
    @MainActor func photograph() throws {
        let folder = try TemporaryFolder()
        let canvas = Canvas(width: 200, height: 100, paintbox: Paintbox())
        canvas.paint([], background: Painting.white)
        let path = folder.url.appending(path: "a.png")
        try canvas.writePNG(to: path.path)
        let data = try Data(contentsOf: path)
        let covering = try size.render(data)
        #expect(covering.width == 64 && covering.height == 64)
        #expect(covering.values.allSatisfy { $0 == 0xFFFF_FFFF })
        let fitted = try PictureRendering(width: 64, height: 64, fills: false).render(data)
        #expect(fitted.width == 64 && fitted.height == 32)
    }
}
