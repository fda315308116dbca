public import struct Foundation.Data

/// What is sent along with a request.
public enum WebBody: Sendable, Hashable {
    case data(Data)
    /// A file of this machine, read while it is sent.
    case file(path: String)
}
