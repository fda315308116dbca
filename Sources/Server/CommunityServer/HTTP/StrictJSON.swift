import API
import Foundation

/// JSON from strangers: what isn't exactly RFC 8259, has the same name twice, is nested deeper than anything
/// of ours, or says something that nobody asked for, is refused.
enum StrictJSON {
    static func read<Form: Codable>(_ type: Form.Type, from bytes: [UInt8]) throws(Problem) -> Form {
        let shape = try shape(of: bytes)
        let form: Form
        do {
            form = try JSONDecoder().decode(type, from: Data(bytes))
        } catch let error as DecodingError {
            throw problem(error)
        } catch {
            throw .malformed("JSON")
        }
        // What a value doesn't write again when it is written, it hasn't read.
        if let written = try? Reply.encoded(form), let known = try? Self.shape(of: Array(written)),
            let name = shape.stranger(to: known)
        {
            throw .malformed("nobody knows “\(name)” here")
        }
        return form
    }

    static func shape(of bytes: [UInt8], takesZero: Bool = false) throws(Problem) -> JSONShape {
        guard String(validating: bytes, as: UTF8.self) != nil else { throw .malformed("not UTF-8") }
        var scanner = JSONScanner(bytes, takesZero: takesZero)
        return try scanner.document()
    }

    private static func problem(_ error: DecodingError) -> Problem {
        let (path, fault): ([any CodingKey], FieldFault) =
            switch error {
            case .keyNotFound(let key, let context): (context.codingPath + [key], .missing)
            case .valueNotFound(_, let context): (context.codingPath, .missing)
            case .typeMismatch(_, let context), .dataCorrupted(let context): (context.codingPath, .invalid)
            @unknown default: ([], .invalid)
            }
        guard let name = path.first?.stringValue else { return .malformed("JSON") }
        return .invalid([String(name.prefix(60)): fault])
    }
}

/// Which names a JSON text has, and where.
indirect enum JSONShape {
    case object([String: JSONShape])
    case array([JSONShape])
    /// Null, or an empty list.
    case nothing
    /// No text, zero, or false.
    case blank
    case leaf

    /// A name that the other one hasn't got.
    ///
    /// What says nothing doesn't count, because values leave it out when they are written again; within a value of a form,
    /// such as a recipe, neither does what is blank.
    func stranger(to known: JSONShape, isWithin: Bool = false) -> String? {
        switch (self, known) {
        case (.object(let mine), .object(let others)):
            for (name, shape) in mine {
                switch shape {
                case .nothing: continue
                case .blank where isWithin: continue
                default: break
                }
                guard let other = others[name] else { return String(name.prefix(60)) }
                if let stranger = shape.stranger(to: other, isWithin: true) { return stranger }
            }
            return nil
        case (.array(let mine), .array(let others)):
            for (mine, other) in zip(mine, others) {
                if let stranger = mine.stranger(to: other, isWithin: true) { return stranger }
            }
            return nil
        default: return nil
        }
    }
}
