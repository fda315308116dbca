extension English {
    public var alreadyOpen: String { "Hands Off is already open; its window is in front now." }
    public var cooksThere: String { "Hands Off is already open; the recipe is in its window now." }
    public var opensBeside: String {
        "Hands Off is already open but doesn't answer, so this is a second window on the same recipes."
    }
    public func stillCooking(_ dish: String) -> String {
        "“\(dish)” is being cooked just now. Finish it or cancel it first."
    }
}
