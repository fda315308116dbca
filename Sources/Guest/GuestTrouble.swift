public import API
public import Web

/// Why a server didn't do what it was asked.
public enum GuestTrouble: Error, Sendable, Hashable {
    /// What was typed is no address.
    case noAddress
    /// Nobody answers: no network, no such server, or it broke off. Offline is no error; it is tried again.
    case offline(cause: String)
    /// The server can't show that it is who it says, or would be spoken to in the open.
    case untrusted(cause: String)
    /// Somebody answers who is no Hands Off server, or nothing that can be understood.
    case stranger(cause: String)
    /// It says no, and why.
    case problem(Problem, retryAfter: Int?)
    /// Nobody wants it any more.
    case cancelled

    init(_ trouble: WebTrouble) {
        switch trouble.reason {
        case .cancelled: self = .cancelled
        case .forbiddenAddress, .malformed: self = .noAddress
        case .unprotected, .untrusted: self = .untrusted(cause: trouble.cause)
        case .unreadableBody, .unreachable, .tooSlow, .broken: self = .offline(cause: trouble.cause)
        case .tooLarge: self = .stranger(cause: trouble.cause)
        }
    }

    /// What kind of problem the server has told; nil = it is none of its own.
    public var kind: Problem.Kind? {
        if case .problem(let problem, _) = self { problem.type } else { nil }
    }

    /// What was asked for isn't there any more, or can't be made: it won't be, however often it is asked for.
    public var isForGood: Bool { [.notFound, .unsupportedMedia].contains(kind) }

    /// What is wrong with which field.
    public var fields: [String: FieldFault] {
        if case .problem(let problem, _) = self { problem.fields ?? [:] } else { [:] }
    }

    /// For the log.
    public var cause: String {
        switch self {
        case .noAddress: "no address"
        case .offline(let cause), .untrusted(let cause), .stranger(let cause): cause
        case .problem(let problem, _): "\(problem.status) \(problem.type.rawValue): \(problem.title)"
        case .cancelled: "cancelled"
        }
    }
}
