import Foundation
import Recipes
import Testing

@Suite struct JSONLineTests {
    private func written(_ style: JSONLine.Style) -> String {
        var line = JSONLine(style)
        line.open("{")
        line.key("a")
        line.value("x\n\"\\\t\u{1}</b>é\u{202E}")
        line.key("b")
        line.open("[")
        line.value(2)
        line.value(0.5)
        line.value(.infinity)
        line.value(true)
        line.null()
        line.value(written: "1.50")
        line.close("]")
        line.close("}")
        return line.text
    }

    @Test("For what reads it again there is no blank and no escape that needn't be") func compact() {
        #expect(
            written(.compact)
                == #"{"a":"x\n\"\\\t\u0001</b>é"# + "\u{202E}" + #"","b":[2,0.5,0,true,null,1.50]}"#)
    }

    @Test("For scripts what acts unseen is spelt out, and within a page no tag ends it") func spelt() {
        let rest = #"/b>é\u202e", "b": [2, 0.5, 0, true, null, 1.50]}"#
        #expect(written(.plain) == #"{"a": "x\n\"\\\t\u0001<"# + rest)
        #expect(written(.page) == #"{"a": "x\n\"\\\t\u0001\u003c"# + rest)
    }

    @Test(
        "Foundation reads in all styles what was meant", arguments: [JSONLine.Style.compact, .plain, .page])
    func meaning(style: JSONLine.Style) throws {
        let all = String(String.UnicodeScalarView((0...0x2FFF).compactMap(Unicode.Scalar.init)))
        var line = JSONLine(style)
        line.open("[")
        line.value(all)
        line.close("]")
        #expect(!line.text.contains("\n"))
        #expect(try JSONDecoder().decode([String].self, from: Data(line.text.utf8)) == [all])
    }

    @Test func twoDigits() {
        #expect([0, 7, 10, 123, -3].map(\.twoDigits) == ["00", "07", "10", "123", "-3"])
    }
}
