/// The beginning of an answer.
public struct WebHead: Sendable, Hashable {
    /// As HTTP numbers it: 200, 404.
    public var status: Int
    public var headers: WebHeaders
    /// Who answered: the last that was sent to.
    public var address: WebAddress

    /// It says yes.
    public var isSuccess: Bool { (200...299).contains(status) }
}
