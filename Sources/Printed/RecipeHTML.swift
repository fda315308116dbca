public import Recipes

/// A recipe as a page to print or to send: one file, with nothing fetched and nothing run, and with the
/// recipe in it as programs read it (`SchemaOrgWriter`).
public enum RecipeHTML {
    /// A picture that goes into the page.
    public struct Picture: Sendable {
        public var bytes: [UInt8]
        /// "image/jpeg".
        public var mediaType: String

        public init(bytes: [UInt8], mediaType: String) {
            self.bytes = bytes
            self.mediaType = mediaType
        }
    }

    /// - Parameters:
    ///   - language: the tag of the language that `words` speaks: "en".
    ///   - picture: the one on the card.
    ///   - media: the clips of steps and what stands for them, by their names in the library.
    public static func page(
        _ recipe: Recipe, _ words: any KitchenWords, language: String, picture: Picture? = nil,
        media: [String: Picture] = [:]
    ) -> String {
        let image = picture.map { DataAddress.text($0.bytes, mediaType: $0.mediaType) }
        return """
            <!DOCTYPE html>
            <html lang="\(escaped(language))">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta http-equiv="Content-Security-Policy" content="\(policy)">
            <title>\(escaped(recipe.title))</title>
            <style>
            \(RecipeHTMLStyle.sheet)</style>
            <script type="application/ld+json">\(SchemaOrgWriter.json(recipe))</script>
            </head>
            <body>
            \(article(recipe, words, image: image, media: media))</body>
            </html>

            """
    }

    /// The recipe alone, for a page around it that has ``style``.
    /// - Parameter image: the address of the picture on the card.
    public static func article(
        _ recipe: Recipe, _ words: any KitchenWords, image: String? = nil, media: [String: Picture] = [:]
    ) -> String {
        var body = "<header>\n<h1>\(escaped(recipe.title))</h1>\n"
        body += paragraphs(recipe.summary)
        let facts = facts(recipe, words).map { "<li>\(escaped($0))</li>" }
        body += "</header>\n<ul class=\"facts\">\(facts.joined())</ul>\n"
        if let image { body += "<img src=\"\(escaped(image))\" alt=\"\">\n" }
        body += "<div class=\"columns\">\n"
        if !recipe.ingredients.isEmpty {
            body += "<section class=\"ingredients\">\n<h2>\(escaped(words.ingredientsTitle))</h2>\n"
            body += parts(
                recipe.ingredients.map { ($0.part ?? "", "<li>\(escaped($0.line(words)))</li>") }, "ul")
            body += "</section>\n"
        }
        if !recipe.steps.isEmpty {
            body += "<section class=\"method\">\n<h2>\(escaped(words.methodTitle))</h2>\n"
            body += parts(recipe.steps.map { ($0.part ?? "", step($0, media)) }, "ol")
            body += "</section>\n"
        }
        body += "</div>\n"
        if !recipe.notes.isEmpty {
            body +=
                "<section class=\"notes\">\n<h2>\(escaped(words.notesTitle))</h2>\n"
                + "\(paragraphs(recipe.notes))</section>\n"
        }
        body += origin(recipe, words)
        return "<article>\n\(body)</article>\n"
    }

    /// How it looks, on a screen and on paper.
    public static let style = RecipeHTMLStyle.sheet

    /// Nothing is fetched, nothing is run.
    private static let policy =
        "default-src 'none'; img-src data:; media-src data:; style-src 'unsafe-inline'"

    private static func facts(_ recipe: Recipe, _ words: any KitchenWords) -> [String] {
        var facts = [words.serves(recipe.servings)]
        if !recipe.yield.isEmpty { facts.append(words.makes(recipe.yield)) }
        if recipe.preparationMinutes > 0 {
            facts.append(words.preparation(minutes: recipe.preparationMinutes))
        }
        if recipe.cookingMinutes > 0 { facts.append(words.cooking(minutes: recipe.cookingMinutes)) }
        let ahead = Ahead(recipe)
        if let oven = ahead.oven { facts.append("\(words.ovenTitle) \(oven)") }
        if let rest = ahead.rest(words) { facts.append("\(words.restsTitle) \(rest)") }
        return facts
    }

    private static func step(_ step: Step, _ media: [String: Picture]) -> String {
        let title = step.title.isEmpty ? "" : "<strong>\(escaped(step.title))</strong><br>"
        return "<li>\(title)\(lines(step.text))\(clip(of: step, media))</li>"
    }

    /// It plays over and over when it is asked to, without sound, as in the program; on paper its poster stands.
    private static func clip(of step: Step, _ media: [String: Picture]) -> String {
        guard let clip = step.clip.flatMap({ media[$0] }) else { return "" }
        let film = escaped(DataAddress.text(clip.bytes, mediaType: clip.mediaType))
        let poster = step.picture.flatMap { media[$0] }.map {
            " poster=\"\(escaped(DataAddress.text($0.bytes, mediaType: $0.mediaType)))\""
        }
        return
            "\n<video controls loop muted playsinline preload=\"metadata\"\(poster ?? "") src=\"\(film)\"></video>"
    }

    /// Items in a row that have the same part, under its name.
    private static func parts(_ items: [(part: String, html: String)], _ list: String) -> String {
        var html = "", part = "", isOpen = false, number = 1
        for item in items {
            if !isOpen || item.part != part {
                if isOpen { html += "</\(list)>\n" }
                if !item.part.isEmpty { html += "<h3>\(escaped(item.part))</h3>\n" }
                // Steps are counted on, whatever part they are of.
                html += list == "ol" && number > 1 ? "<ol start=\"\(number)\">\n" : "<\(list)>\n"
                (part, isOpen) = (item.part, true)
            }
            html += item.html + "\n"
            number += 1
        }
        return html + (isOpen ? "</\(list)>\n" : "")
    }

    private static func origin(_ recipe: Recipe, _ words: any KitchenWords) -> String {
        let known = [recipe.author, recipe.source?.name ?? "", recipe.source?.address ?? ""].filter {
            !$0.isEmpty
        }
        return known.isEmpty ? "" : "<footer>\(escaped(words.from(known.joined(separator: ", "))))</footer>\n"
    }

    private static func paragraphs(_ text: String) -> String {
        // Empty lines part them.
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        return rows.split { $0.allSatisfy(\.isWhitespace) }.map { paragraph in
            "<p>\(lines(paragraph.joined(separator: "\n")))</p>\n"
        }.joined()
    }

    private static func lines(_ text: String) -> String {
        let rows = text.split(separator: "\n", omittingEmptySubsequences: false)
        return rows.map { escaped($0) }.joined(separator: "<br>\n")
    }

    /// Without what acts unseen: a page obeys overrides of the direction as terminals do.
    private static func escaped(_ text: some StringProtocol) -> String {
        var html = ""
        for scalar in String(text).withoutUnseen.unicodeScalars {
            switch scalar {
            case "&": html += "&amp;"
            case "<": html += "&lt;"
            case ">": html += "&gt;"
            case "\"": html += "&quot;"
            case "'": html += "&#39;"
            default: html.unicodeScalars.append(scalar)
            }
        }
        return html
    }
}
