import House
import Kit
import Library
import Stage

/// Recipes are picked for a collection: found by searching, taken by a tap (RF3).
struct FillingView: View {
    let look: Look
    let host: Host
    let model: FillingPage

    var body: any View {
        PageFrame(look: look, host: host, id: "filling", top: top, bar: bar, content: content)
    }

    private var top: Node {
        let title = Text(
            look.words.recipesFor(model.name), look.isCompact ? look.type.heading : look.type.title,
            look.colors.ink, maxLines: 1, isHeading: true)
        return Column(spacing: Space.s) {
            title
            SearchField(
                look: look, stage: host.stage, label: look.words.searchRecipes, id: FillingPage.field,
                text: model.shelf.text, placeholder: look.words.searchPlaceholder,
                submit: { model.submit() }
            ) { model.type($0) }
            .node.limit(maxWidth: 720)
        }
    }

    private var content: Node {
        Column(spacing: Space.m) {
            DietToggles(look: look, host: host)
            ShelfView(
                look: look, host: host, id: FillingPage.grid, shelf: model.shelf,
                empty: EmptyState(
                    look: look, icon: "pot", title: look.words.noRecipesTitle, text: look.words.noRecipes),
                noMatch: NoMatch(look: look, host: host, text: model.shelf.text),
                troubleTitle: look.words.recipesFailed,
                retry: { model.refresh() },
                pick: { model.pick($0) })
        }
        .padding(Edges(top: Space.xs, left: look.margin, bottom: Space.xl, right: look.margin))
    }

    private var bar: FootBar {
        FootBar(look: look, key: "filling bar", width: 640) {
            Text(
                look.words.pickedCount(model.picked.count), look.type.bodyStrong, look.colors.ink, maxLines: 1
            )
            .padding(Edges(left: Space.m))
            .grow()
            WordButton(look: look, label: look.words.cancel, emphasis: .plain) { model.cancel() }
            WordButton(
                look: look, label: look.words.done, icon: "check", emphasis: .filled,
                isEnabled: model.canFinish
            ) { model.finish() }
        }
    }
}
