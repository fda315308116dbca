import Mustache

extension PageLanguage {
    /// Templates that say what they say in both languages, `[[Approve|Freigeben]]`: in each of them.
    static func libraries(_ templates: [String: String]) throws -> [PageLanguage: MustacheLibrary] {
        try Dictionary(
            uniqueKeysWithValues: [PageLanguage.english, .german].map { language in
                let said = try templates.mapValues { try MustacheTemplate(string: language.said($0)) }
                return (language, MustacheLibrary(templates: said))
            })
    }

    /// A template in this language.
    func said(_ template: String) -> String {
        template.replacing(/\[\[([^|\]]*)\|([^\]]*)\]\]/) { match in
            say(String(match.output.1), String(match.output.2))
        }
    }
}
