extension German {
    public var byName: String { "Nach Name" }
    public var byFridge: String { "Kühlschrank" }
    public var emptyFridge: String { "Kühlschrank leeren" }
}
