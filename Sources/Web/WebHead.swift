/// The beginning of an answer.
public struct WebHead: Sendable, Hashable {
    /// As HTTP numbers it: 200, 404.
    public var status: Int
    public var headers: WebHeaders
    /// Who answered: the last that was sent to.
    public var address: WebAddress

    public init(status: Int, headers: WebHeaders, address: WebAddress) {
        (self.status, self.headers, self.address) = (status, headers, address)
    }

    /// It says yes.
    public var isSuccess: Bool { (200...299).contains(status) }
}
