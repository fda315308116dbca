/// How much of anything there may be. The server holds clients to it; what a stranger sends is measured
/// before anything is done with it.
public struct Bounds: Sendable, Equatable {
    /// Patches in a question.
    public var patches = 500
    /// Rows in an answer.
    public var rows = 500
    /// Bytes of patches in a question, and of rows in an answer; the first is sent however large it is.
    public var message = 1 << 20
    /// Bytes of a value in UTF-8.
    public var value = 1 << 18
    /// Bytes of all values of a record.
    public var record = 1 << 20
    /// Fields of a record.
    public var fields = 64
    /// Kept versions of a field; the oldest go.
    public var kept = 8
    /// Milliseconds for which a kept version stays: 90 days.
    public var keptFor = 90 * 86_400_000
    /// Milliseconds for which a removed record stays: 90 days.
    public var goneFor = 90 * 86_400_000
    /// Clients that the server remembers; those that were heard of longest ago are forgotten, and take a new
    /// name when they come back.
    public var clients = 1000

    public init() {}

    /// Counters and times are at most this, so that JSON of every make carries them exactly and one more
    /// never overflows.
    public static let largest = 1 << 53 - 1

    static func isCounter(_ number: Int) -> Bool { (0...largest).contains(number) }

    /// Kinds, and names of fields: 1 to 64 letters, digits, hyphens, underscores, full stops.
    static func isName(_ text: String) -> Bool {
        (1...64).contains(text.utf8.count)
            && text.utf8.allSatisfy {
                switch $0 {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"),
                    UInt8(ascii: "."):
                    true
                default: false
                }
            }
    }

    /// Ids: 1 to 255 printable ASCII characters.
    static func isID(_ text: String) -> Bool {
        (1...255).contains(text.utf8.count) && text.utf8.allSatisfy { (0x20...0x7E).contains($0) }
    }

    /// Values: no NUL, which not every database can store.
    func isValue(_ value: FieldValue) -> Bool { !value.text.utf8.contains(0) }
}
