import Foundation

/// Any JSON, to be handed on without being understood.
enum AnyJSON: Codable, Sendable, Hashable {
    case null
    case bool(Bool)
    case number(Double)
    case text(String)
    case list([AnyJSON])
    case object([String: AnyJSON])

    init(from decoder: any Decoder) throws {
        let box = try decoder.singleValueContainer()
        if box.decodeNil() {
            self = .null
        } else if let value = try? box.decode(Bool.self) {
            self = .bool(value)
        } else if let value = try? box.decode(Double.self) {
            self = .number(value)
        } else if let value = try? box.decode(String.self) {
            self = .text(value)
        } else if let value = try? box.decode([AnyJSON].self) {
            self = .list(value)
        } else {
            self = .object(try box.decode([String: AnyJSON].self))
        }
    }

    func encode(to encoder: any Encoder) throws {
        var box = encoder.singleValueContainer()
        switch self {
        case .null: try box.encodeNil()
        case .bool(let value): try box.encode(value)
        case .number(let value): try box.encode(value)
        case .text(let value): try box.encode(value)
        case .list(let value): try box.encode(value)
        case .object(let value): try box.encode(value)
        }
    }
}
