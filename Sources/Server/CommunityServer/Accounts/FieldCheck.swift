import API

/// Looks through the fields of a form, and collects what is wrong with them, so that all of it is said at
/// once.
struct FieldCheck {
    private(set) var faults: [String: FieldFault] = [:]

    mutating func mark(_ field: String, _ fault: FieldFault?) {
        if let fault, faults[field] == nil { faults[field] = fault }
    }

    mutating func userName(_ text: String, _ field: String = "userName") {
        mark(field, UserName.fault(in: text))
    }

    mutating func email(_ text: String, _ field: String = "email") {
        mark(field, EmailAddress.fault(in: text))
    }

    mutating func password(_ text: String, known: [String], _ field: String = "password") {
        mark(field, Password.fault(in: text, known: known))
    }

    /// Empty = none.
    mutating func phone(_ text: String) {
        if !text.isEmpty { mark("phone", PhoneNumber.fault(in: text)) }
    }

    mutating func language(_ text: String) {
        mark("language", ["en", "de"].contains(text) ? nil : .invalid)
    }

    /// What a device calls itself.
    mutating func device(_ text: String) { mark("device", DisplayName.fault(in: text)) }

    /// Names of kitchens, diets, allergens.
    mutating func words(_ words: [String], _ field: String) {
        if words.count > 60 { mark(field, .tooLong) }
        for word in words {
            mark(field, DisplayName.fault(in: word))
        }
        if Set(words).count != words.count { mark(field, .invalid) }
    }

    func check() throws(Problem) {
        if !faults.isEmpty { throw .invalid(faults) }
    }
}
