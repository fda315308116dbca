/// Headers of a request or an answer, in their order. Names are alike in capital and small letters.
public struct WebHeaders: Sendable, Hashable, ExpressibleByDictionaryLiteral {
    public struct Field: Sendable, Hashable {
        public var name: String
        public var value: String

        public init(_ name: String, _ value: String) { (self.name, self.value) = (name, value) }

        func isCalled(_ name: String) -> Bool { self.name.lowercased() == name.lowercased() }

        /// It says what it says and no more: a line break in a value would begin a header of its own.
        var isWellFormed: Bool {
            let isName = name.utf8.allSatisfy { byte in
                switch byte {
                case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "a")...UInt8(ascii: "z"):
                    true
                default: "!#$%&'*+-.^_`|~".utf8.contains(byte)
                }
            }
            return isName && !name.isEmpty && value.utf8.allSatisfy { $0 == 9 || $0 >= 32 && $0 != 127 }
        }
    }

    public private(set) var fields: [Field]

    public init(_ fields: [Field] = []) { self.fields = fields }

    public init(dictionaryLiteral elements: (String, String)...) {
        fields = elements.map { Field($0.0, $0.1) }
    }

    /// The first of a name; nil if there is none. Setting it replaces all of that name.
    public subscript(name: String) -> String? {
        get { fields.first { $0.isCalled(name) }?.value }
        set {
            fields.removeAll { $0.isCalled(name) }
            if let newValue { fields.append(Field(name, newValue)) }
        }
    }

    /// All of a name, as several may come.
    public func all(_ name: String) -> [String] { fields.filter { $0.isCalled(name) }.map(\.value) }

    mutating func add(_ field: Field) { fields.append(field) }

    mutating func keep(where isKept: (Field) -> Bool) { fields.removeAll { !isKept($0) } }
}
