extension German {
    public var pickNothing: String { "Nichts markieren" }
    public func pickedCount(_ count: Int) -> String { "\(count) markiert" }
    public func deed(_ deed: String, _ count: Int) -> String { "\(deed): \(count)" }
}
