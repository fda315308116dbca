import API
import Guest

/// A form of some fields: what was typed, what is wrong with it, and whether it is on its way.
struct AccountForm {
    private(set) var values: [AccountField: String] = [:]
    private(set) var faults: [AccountField: FieldFault] = [:]
    /// What a field's fault doesn't say.
    private var reasons: [AccountField: String] = [:]
    /// What is wrong with all of it, as a sentence.
    var trouble: String?
    /// Whether the server is being asked.
    var isBusy = false
    /// Whether what nobody may read along is shown all the same.
    var showsSecrets = false

    subscript(field: AccountField) -> String {
        get { values[field] ?? "" }
        set {
            values[field] = newValue
            // What was wrong with it may be right now; the next try tells.
            mark(field, nil)
            trouble = nil
        }
    }

    /// - Parameter reason: what is wrong with it, where the fault alone doesn't say enough.
    mutating func mark(_ field: AccountField, _ fault: FieldFault?, saying reason: String? = nil) {
        (faults[field], reasons[field]) = (fault, reason)
    }

    /// What is wrong with a field, as a sentence; nil = nothing is.
    func trouble(in field: AccountField, _ words: any AccountsWording) -> String? {
        faults[field].map { reasons[field] ?? words.fault($0, in: field) }
    }

    mutating func clear(_ fields: AccountField...) { for field in fields { values[field] = nil } }

    /// Looks at fields before they are sent.
    /// - Returns: the first that is wrong.
    mutating func check(_ fields: [AccountField], known: [String] = []) -> AccountField? {
        trouble = nil
        for field in fields { mark(field, field.fault(in: self[field], known: known)) }
        return fields.first { faults[$0] != nil }
    }

    /// Marks what a server found wrong with the fields of a question.
    /// - Parameter names: fields that are called otherwise here than in the question.
    /// - Returns: the first of the fields, in the form's order, that is wrong; nil = none of them.
    mutating func take(
        _ trouble: GuestTrouble, in fields: [AccountField], names: [String: AccountField] = [:]
    ) -> AccountField? {
        for (name, fault) in trouble.fields {
            guard let field = names[name] ?? AccountField(rawValue: name), fields.contains(field) else {
                continue
            }
            mark(field, fault)
        }
        return fields.first { faults[$0] != nil }
    }
}
