import House
import Kit
import Stage

/// Above a recipe that was guessed from how it looked: what is doubtful, and the way to mend it.
struct RecipeCheck: View {
    let look: Look
    let host: Host
    let model: RecipePage

    var body: any View {
        Column(spacing: Space.m) {
            Row(spacing: Space.m, align: .start) {
                Icon("info", size: 26, look.colors.saffron)
                Column(spacing: Space.xs) {
                    Text(look.words.checkTitle, look.type.heading, look.colors.ink, isHeading: true)
                    Text(said, look.type.body, look.colors.ink)
                }
                .grow()
            }
            Wrap(spacing: Space.m, lineSpacing: Space.s) {
                if model.doubts.count > 0 {
                    WordButton(look: look, label: look.words.showDoubt, icon: "arrow-right") {
                        model.showDoubt()
                    }
                }
                if !model.printedPages.isEmpty {
                    WordButton(look: look, label: look.words.seePages, icon: "picture") { model.showPages() }
                }
                WordButton(look: look, label: look.words.correctIt, icon: "pencil") { model.change() }
                WordButton(look: look, label: look.words.isRight, icon: "check", emphasis: .plain) {
                    model.confirm()
                }
            }
        }
        .padding(look.isCompact ? Space.m : Space.l)
        .grow()
        .behind(
            .fill(radius: Space.radius, look.colors.saffronTint),
            .border(radius: Space.radius, width: 1.5, look.colors.saffron.opacity(0.5)))
    }

    private var said: String {
        let doubts = model.doubts
        var said: [String] = []
        if doubts.lacksIngredients { said.append(look.words.lacksIngredients) }
        if doubts.lacksSteps { said.append(look.words.lacksSteps) }
        if doubts.count > 0 { said.append(look.words.doubtfulLines(doubts.count)) }
        return said.isEmpty ? look.words.nothingDoubtful : said.joined(separator: " ")
    }
}
