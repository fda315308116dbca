@testable import CommunityServer
import Testing

@Suite("Tables for others’ programs (KI7, AR16)") struct CommaTableTests {
    @Test(
        "Nothing in a field is worked out, and a number stays one (attack 17)",
        arguments: [
            ("=1+1", "'=1+1"), ("+cmd|' /C calc'!A0", "'+cmd|' /C calc'!A0"), ("-2+3", "'-2+3"),
            ("@SUM(A1)", "'@SUM(A1)"), ("\t=1", "'\t=1"), ("-12.50", "-12.50"), ("-", "'-"), ("12", "12"),
            ("=1,2", "\"'=1,2\""),
        ])
    func formulas(field: String, written: String) {
        #expect(CommaTable.text([[field]]) == written + "\r\n")
    }

    @Test("Marks and ends of lines stay within their field") func quoting() {
        #expect(
            CommaTable.text([["a,b", "say \"hi\"", "two\nlines"], ["c"]])
                == "\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\"\r\nc\r\n")
    }
}
