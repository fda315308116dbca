import API
import House
import class House.Host
import Kit
import Recipes
import Stage

/// What will be seen of a recipe, before it is.
struct PublishSheet: View {
    let look: Look
    let host: Host
    let model: PublishModel

    var body: any View {
        let content = Column(spacing: Space.m) {
            Text(
                model.published == nil
                    ? recommends == nil
                        ? look.words.publishOn(model.community.serverName)
                        : look.words.recommendOn(model.community.serverName)
                    : look.words.changeOn(model.community.serverName), look.type.title, look.colors.ink,
                isHeading: true)
            preview
            TextFieldRow(
                look: look, stage: host.stage, title: look.words.publishComment, id: PublishModel.field,
                text: model.comment,
                placeholder: recommends == nil
                    ? look.words.publishPlaceholder : look.words.recommendPlaceholder,
                error: model.commentFault,
                lines: .several(least: 2), limit: PostDraft.commentLength.upperBound,
                isEnabled: !model.isBusy
            ) { model.type($0) }
            if let changes = model.changes { changed(changes) }
            for fault in model.faults { Notice(look: look, text: fault) }
            if let trouble = model.trouble { Notice(look: look, text: trouble) }
            state
        }
        let ways = SheetButtons(
            look: look,
            no: WordButton(look: look, label: look.words.cancel, emphasis: .plain) { host.dismiss() },
            yes: WordButton(
                look: look,
                label: model.published != nil
                    ? look.words.publishChanges
                    : recommends == nil ? look.words.publish : look.words.recommend,
                icon: "people", emphasis: .filled, id: "publish",
                isEnabled: model.isReady
            ) { model.publish() })
        return SheetFrame(
            look: look, key: "publish", dismiss: { host.dismiss() }, content: content, foot: ways.node)
    }

    private var recipe: Recipe { model.recipe }
    private var recommends: BrowserAddress? { model.recommendedPage }

    private var preview: Node {
        Row(spacing: Space.m) {
            DishPicture(
                look: look, name: model.shownPicture, tile: DishTile(of: recipe), radius: Space.smallRadius
            )
            .frame(width: look.isNarrow ? 96 : 132, height: look.isNarrow ? 72 : 88)
            Column(spacing: Space.xs) {
                Text(recipe.title, look.type.cardTitle, look.colors.ink, maxLines: 2)
                Text(
                    recommends.map { look.words.pageOf($0.text) }
                        ?? look.words.whatGoes(
                            ingredients: recipe.ingredients.count, steps: recipe.steps.count,
                            pictures: Set(recipe.media).count), look.type.small.leading(1.25),
                    look.colors.softInk
                )
            }
            .grow()
        }
        .padding(12)
        .behind(.fill(radius: Space.radius, look.colors.sunken))
    }

    /// What is otherwise than on the server, and whether that goes along.
    private func changed(_ changes: RecipeChanges) -> Node {
        let edit = WordButton(
            look: look, label: look.words.editRecipe, icon: "pencil", emphasis: .plain, id: "edit recipe",
            isEnabled: !model.isBusy
        ) { model.editRecipe() }
        return Column(spacing: Space.xs) {
            if changes.isEmpty {
                Text(
                    look.words.recipeIsAsPublished, look.type.small.leading(1.25), look.colors.softInk
                ).padding(x: Space.m)
            } else {
                SwitchRow(
                    look: look, title: look.words.takeRecipe, detail: look.words.differs(changes),
                    isOn: model.takesRecipe, isEnabled: !model.isBusy
                ) { model.switchRecipe() }
            }
            edit
        }
    }

    private var state: Node {
        if model.isBusy {
            return Row(spacing: Space.m) {
                BusySign(look: look, size: 24, color: look.colors.tomato)
                Text(
                    model.progress.flatMap {
                        $0.done < $0.of ? look.words.picturesGo($0.done + 1, of: $0.of) : nil
                    } ?? look.words.sending, look.type.body, look.colors.softInk)
            }
        }
        return Text(
            model.isBeingPrepared
                ? look.words.publishPreparing
                : model.published == nil
                    ? recommends == nil
                        ? look.words.publishMeans(model.community.serverName)
                        : look.words.recommendMeans(model.community.serverName)
                    : look.words.changeMeans,
            look.type.small.leading(1.3), look.colors.softInk)
    }
}
