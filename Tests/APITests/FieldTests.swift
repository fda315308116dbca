import API
import Testing

@Suite("What fields of an account must be (AR07)") struct FieldTests {
    @Test(
        "User names",
        arguments: [
            ("anna", nil), ("Anna.K_2-x", nil), ("", .missing), ("ab", .tooShort), ("a b", .characters),
            ("añna", .characters), (".anna", .characters), ("anna.", .characters), ("an..na", .characters),
            ("admin", .taken), (String(repeating: "a", count: 33), .tooLong), ("an\u{0}na", .characters),
            ("ann\u{430}", .characters),
        ] as [(String, FieldFault?)])
    func userNames(text: String, fault: FieldFault?) { #expect(UserName.fault(in: text) == fault) }

    @Test(
        "E-mail addresses",
        arguments: [
            ("anna@example.org", nil), ("a.b+c@sub.example.org", nil), ("", .missing), ("anna", .invalid),
            ("anna@localhost", .invalid), ("a@b@example.org", .invalid), (".a@example.org", .invalid),
            ("a..b@example.org", .invalid), ("a b@example.org", .invalid), ("a@-example.org", .invalid),
            ("a\r\nBcc: x@example.org", .invalid), ("a@example.org\n", .invalid),
            ("<a@example.org>", .invalid), (String(repeating: "a", count: 65) + "@example.org", .invalid),
            (String(repeating: "a", count: 250) + "@e.org", .tooLong),
            ("jürgen@küche.example", nil), ("a\u{9B}2J@example.org", .invalid),
            ("a@ex\u{202E}ample.org", .invalid), ("a\u{200B}b@example.org", .invalid),
            ("a\u{A0}b@example.org", .invalid), ("a@example.org\u{2028}x", .invalid),
            ("a\u{3000}b@example.org", .invalid), ("a\u{200D}b@example.org", .invalid),
            ("a\u{E000}b@example.org", .invalid), ("a\u{378}b@example.org", .invalid),
        ] as [(String, FieldFault?)])
    func addresses(text: String, fault: FieldFault?) { #expect(EmailAddress.fault(in: text) == fault) }

    @Test(
        "Passwords",
        arguments: [
            ("correct horse battery", nil), ("", .missing), ("short1!", .tooShort), ("password1", .easy),
            ("P4ssw0rd!", .easy), ("aaaaaaaaaaaa", .easy), ("abcdefghij", .easy),
            ("anna@example.org1", .easy),
            ("annaliese", .easy), ("anna-and-a-very-long-one", nil),
            (String(repeating: "äb", count: 129), .tooLong),
        ] as [(String, FieldFault?)])
    func passwords(text: String, fault: FieldFault?) {
        #expect(Password.fault(in: text, known: ["annaliese", "anna@example.org"]) == fault)
    }

    @Test(
        "Telephone numbers",
        arguments: [
            ("+49 30 123456", nil), ("(030) 12 34 56", nil), ("12345", .tooShort), ("+1+2345678", .invalid),
            ("call me", .characters), ("1234567890123456", .tooLong),
        ] as [(String, FieldFault?)])
    func phones(text: String, fault: FieldFault?) { #expect(PhoneNumber.fault(in: text) == fault) }

    @Test(
        "Display names",
        arguments: [
            ("Anna K.", nil), ("李娜", nil), ("👩‍🍳", nil), ("  ", .missing), ("a\u{202E}b", .characters),
            ("a\u{A0}b", nil), ("a\u{200C}b", nil), ("a\u{2028}b", .characters),
            ("a\u{E000}b", .characters), ("a\u{378}b", .characters), ("a\u{200B}b", .characters),
            ("a\nb", .characters), (String(repeating: "a", count: 51), .tooLong),
        ] as [(String, FieldFault?)])
    func displayNames(text: String, fault: FieldFault?) { #expect(DisplayName.fault(in: text) == fault) }
}
