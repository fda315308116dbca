/// A page of the web, saved or fetched.
public enum WebPage: RecipeFormat {
    public static let name = "Web page"

    public static func recognises(_ file: SourceFile) -> Bool {
        if ["html", "htm", "xhtml", "shtml", "testhtml"].contains(file.ending) { return true }
        return PageSkim.looksLikePage(file.bytes)
    }

    public static func read(_ file: SourceFile) throws(Refusal) -> [WrittenRecipe] {
        let file = file.inUTF8
        let skim = PageSkim(file)
        var found = SchemaOrgRecipe.read(skim.markup, address: skim.address)
        if found.first.map({ !$0.isWhole || $0.wantsLines || $0.wantsParts }) ?? true {
            do {
                found = try PageTree(file, skim: skim).completing(found)
            } catch {
                // What the markup says stands, though the rest of the page can't be looked at.
                if found.isEmpty { throw error }
            }
        }
        guard !found.isEmpty else { throw Refusal(.noRecipe, cause: file.name) }
        if found[0].steps.allSatisfy({ $0.clip == nil }), PageVideos.mayStand(in: file.bytes),
            let tree = try? PageTree(file, skim: skim)
        {
            tree.giveVideos(to: &found[0])
        }
        return found.map { skim.completing($0) }
    }
}

extension WrittenRecipe {
    /// Whether the page may show in several lines what its markup has in one.
    var wantsLines: Bool { isInOnePiece || ingredients.count == 1 && ingredients[0].line.utf8.count > 150 }

    /// Whether there is nothing to look for in the rest of the page.
    var isWhole: Bool { !title.isEmpty && !ingredients.isEmpty && !steps.isEmpty }
}
