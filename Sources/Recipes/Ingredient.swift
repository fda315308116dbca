/// A line of the ingredient list: "200 g flour, sifted".
public struct Ingredient: Sendable, Hashable, Codable {
    public var amount: Amount?
    /// What to buy, singular or plural as it is said with the amount: "flour", "eggs".
    public var name: String
    /// What is done to it before it goes in, or a remark: "finely chopped", "to taste".
    public var note: String?
    /// The part of the dish it is for, as a heading of the list says it: "For the dough". Nil if the list has
    /// no headings there.
    public var part: String?

    public init(_ name: String, amount: Amount? = nil, note: String? = nil, part: String? = nil) {
        self.name = name
        self.amount = amount
        self.note = note
        self.part = part
    }
}
