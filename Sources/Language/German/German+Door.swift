extension German {
    public var alreadyOpen: String { "Hands Off ist schon offen; sein Fenster ist jetzt vorn." }
    public var cooksThere: String { "Hands Off ist schon offen; das Rezept steht jetzt in seinem Fenster." }
    public var opensBeside: String {
        "Hands Off ist schon offen, antwortet aber nicht; dies ist ein zweites Fenster auf dieselben Rezepte."
    }
    public func stillCooking(_ dish: String) -> String {
        "„\(dish)“ wird gerade gekocht. Koch es erst zu Ende oder brich es ab."
    }
}
