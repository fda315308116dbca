/// A page in a browser, as a value: words, and at most one form. What it is made of is in
/// `Resources/page.mustache`, which writes all text so that it stays text.
struct Page: Sendable {
    struct Section: Sendable {
        var heading: String?
        var paragraphs: [String]
    }

    struct Form: Sendable {
        /// Where it is sent to.
        var action: String
        var token: String
        var asksPassword = false
        var button: String
    }

    var language: PageLanguage
    var title: String
    /// What was wrong with what was sent.
    var fault: String?
    var sections: [Section] = []
    var form: Form?

    init(
        _ language: PageLanguage, _ title: String, _ paragraphs: String..., fault: String? = nil,
        form: Form? = nil
    ) {
        (self.language, self.title, self.fault, self.form) = (language, title, fault, form)
        if !paragraphs.isEmpty { sections = [Section(paragraphs: paragraphs)] }
    }
}

/// In what a page is written.
enum PageLanguage: String, Sendable {
    case english = "en"
    case german = "de"

    /// The first of ours that a browser names (`Accept-Language`).
    init(accepted: String?) {
        let names = (accepted ?? "").lowercased().split(separator: ",").map { name in
            name.drop { $0 == " " }.prefix(2)
        }
        self = names.lazy.compactMap { PageLanguage(rawValue: String($0)) }.first ?? .english
    }

    /// The one or the other.
    func say(_ english: String, _ german: String) -> String { self == .german ? german : english }
}
