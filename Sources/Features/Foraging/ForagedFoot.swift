import House
import Kit
import Stage

/// The two ways to how a dish of Edamam's is made; always in sight.
struct ForagedFoot: View {
    let look: Look
    let page: ForagedPage

    var body: any View {
        Wrap(spacing: look.isTight ? Space.xs : look.isCompact ? Space.s : Space.m, lineSpacing: Space.s) {
            WordButton(
                look: look, label: look.words.bringOriginal, icon: "download", emphasis: .filled,
                height: Self.deed(look), id: "bring original", isEnabled: page.mayBringIn
            ) { page.bringIn() }
            WordButton(
                look: look,
                label: look.isTight ? look.words.openOriginalShort : look.words.shareOpen, icon: "globe",
                height: Self.deed(look), id: "open original", isEnabled: page.original != nil
            ) { page.openOriginal() }
        }
        .padding(Edges(top: Space.m))
    }

    static func margin(_ look: Look) -> Double { look.isCompact ? Space.m : Space.l }
    static func height(_ look: Look) -> Double { deed(look) + margin(look) }
    private static func deed(_ look: Look) -> Double { look.isCompact ? Space.touch : 56 }
}
