/// What a second Hands Off says when the first has the library open.
public protocol DoorWording {
    var alreadyOpen: String { get }
    var cooksThere: String { get }
    /// The first doesn't answer.
    var opensBeside: String { get }
    /// Why another dish can't be begun.
    func stillCooking(_ dish: String) -> String
}
