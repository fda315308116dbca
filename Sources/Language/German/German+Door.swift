extension German {
    var alreadyOpen: String { "Hands Off ist schon offen; sein Fenster ist jetzt vorn." }
    var cooksThere: String { "Hands Off ist schon offen; das Rezept steht jetzt in seinem Fenster." }
    var opensBeside: String {
        "Hands Off ist schon offen, antwortet aber nicht; dies ist ein zweites Fenster auf dieselben Rezepte."
    }
    func stillCooking(_ dish: String) -> String {
        "„\(dish)“ wird gerade gekocht. Koch es erst zu Ende oder brich es ab."
    }
}
