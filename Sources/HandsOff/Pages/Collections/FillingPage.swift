import Library
import Stage

/// Recipes are picked for a collection: found by searching, taken by a tap (RF3).
struct FillingPage: View {
    let look: Look
    let app: App
    let model: FillingModel

    var body: any View {
        PageFrame(look: look, app: app, id: "filling", top: top, bar: bar, content: content)
    }

    private var top: Node {
        let title = Text(
            look.words.recipesFor(model.name), look.isCompact ? look.type.heading : look.type.title,
            look.colors.ink, maxLines: 1, isHeading: true)
        return Column(spacing: Space.s) {
            title
            SearchField(
                look: look, stage: app.stage, label: look.words.searchRecipes, id: FillingModel.field,
                text: model.shelf.text, placeholder: look.words.searchPlaceholder,
                submit: { model.submit(app) }
            ) { model.type($0, app) }
            .node.limit(maxWidth: 720)
        }
    }

    private var content: Node {
        Column(spacing: Space.m) {
            DietToggles(look: look, app: app)
            ShelfView(
                look: look, app: app, id: FillingModel.grid, shelf: model.shelf,
                empty: EmptyState(
                    look: look, icon: "pot", title: look.words.noRecipesTitle, text: look.words.noRecipes),
                noMatch: NoMatch(look: look, app: app, text: model.shelf.text),
                troubleTitle: look.words.recipesFailed,
                retry: { model.refresh(app) },
                pick: { model.pick($0, app) })
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
            WordButton(look: look, label: look.words.cancel, emphasis: .plain) { model.cancel(app) }
            WordButton(
                look: look, label: look.words.done, icon: "check", emphasis: .filled,
                isEnabled: model.canFinish
            ) { model.finish(app) }
        }
    }
}
