/// Words that many pages need.
public protocol CommonWording {
    var cancel: String { get }
    var done: String { get }
    var tryAgain: String { get }
    var undo: String { get }
}
