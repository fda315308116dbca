/// What a second Hands Off says when the first has the library open, and why a dish that was asked for
/// isn't found.
public protocol DoorWording {
    var alreadyOpen: String { get }
    var cooksThere: String { get }
    /// The first doesn't answer.
    var opensBeside: String { get }

    func severalMatch(_ dish: String, _ recipes: [String]) -> String
    func noRecipeCalled(_ dish: String) -> String
}
