import Dice
import Markup
import Testing

@Suite struct PageBytesTests {
    /// Bytes at random, of kinds that make letters and of kinds that break them, from a fixed seed: the
    /// standard library's judgment is the right one.
    @Test func textIsToldFromOtherBytes() {
        let kinds: [UInt8] = [
            0x41, 0x7F, 0x80, 0x8F, 0x90, 0x9F, 0xA0, 0xBF, 0xC0, 0xC1, 0xC2, 0xDF, 0xE0, 0xE1, 0xED, 0xEE,
            0xEF, 0xF0,
            0xF1, 0xF3, 0xF4, 0xF5, 0xFF,
        ]
        var dice = Dice(seed: 11)
        var texts = 0
        for _ in 0..<40_000 {
            var bytes: [UInt8] = []
            var rest = dice.next()
            for _ in 0..<rest % 5 {
                rest /= 5
                bytes.append(kinds[Int(rest % UInt64(kinds.count))])
                rest /= UInt64(kinds.count)
            }
            let whole = Array("a plain start".utf8) + bytes
            let isText = String(validating: whole, as: UTF8.self) != nil
            if isText { texts += 1 }
            #expect(PageBytes.areUTF8(whole) == isText, "\(bytes)")
        }
        #expect((1_000..<39_000).contains(texts))
        #expect(PageBytes.areUTF8(Array("Crème brûlée, 焗饭 und 🍮".utf8)))
    }

    @Test func aPageIsLeftWithoutItsScripts() {
        let page = """
            <p>1<script type=a>"</p><style>"</SCRIPT >2<style>p {}</style>3<!-- <script> -->4<b title="<script>">5</b>
            <noscript>6</noscript><scripted>7<script>8
            """
        #expect(
            String(decoding: PageBytes.withoutScripts(Array(page.utf8)), as: UTF8.self) == """
                <p>123<!-- <script> -->4<b title="<script>">5</b>
                <noscript>6</noscript><scripted>7
                """)
        #expect(PageBytes.withoutScripts(Array("<p>Soup</p>".utf8)) == Array("<p>Soup</p>".utf8))
    }
}
