/// The same in both languages of the films.
public struct Words: Sendable, Hashable {
    public var english: String
    public var german: String

    public init(_ english: String, _ german: String) { (self.english, self.german) = (english, german) }
}
