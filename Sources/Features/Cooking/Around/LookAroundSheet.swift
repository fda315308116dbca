import House
import Kit
import Recipes
import Stage

/// The whole list with what is ticked off, all steps, and the dishes on the stove, to be read from the stove.
struct LookAroundSheet: View {
    let look: Look
    let host: Host
    let model: LookAround

    var body: any View {
        let content = Column(spacing: look.isCompact ? Space.s : Space.m) {
            Row(spacing: Space.m) {
                Wrap(spacing: Space.m, lineSpacing: Space.s) {
                    Segments(
                        look: look, title: look.words.lookAround,
                        options: LookAround.Tab.allCases.map { tab in
                            .init(label: name(tab), isChosen: model.tab == tab) { model.show(tab) }
                        }, id: "look around")
                }
                .grow()
                IconButton(look: look, icon: "close", label: look.words.close, keys: look.words.escapeKey) {
                    host.dismiss()
                }
            }
            Scroll(id: "around list", indicator: look.colors.softInk.opacity(0.35)) {
                list.padding(Edges(right: Space.s))
            }
            .grow(x: true, y: true)
            if model.tab == .ingredients { foot }
        }
        .frame(height: look.size.height - (look.isCompact ? 3 : 5) * Space.l)
        return SheetFrame(
            look: look, key: LookAround.id, width: 1100 / look.zoom, dismiss: { host.dismiss() },
            content: content)
    }

    private func name(_ tab: LookAround.Tab) -> String {
        switch tab {
        case .ingredients: look.words.allIngredients
        case .steps: look.words.allSteps
        case .dishes: look.words.onTheStove(model.others.count + 1)
        }
    }

    private var list: Node {
        switch model.tab {
        case .ingredients: ingredients
        case .steps: steps
        case .dishes: dishes
        }
    }

    private var recipe: Recipe { model.page.recipe }
    private var style: TextStyle { look.afar(of: 0.72).leading(1.1) }

    // MARK: What goes in

    private var ingredients: Node {
        Column(spacing: 2) {
            for (place, ingredient) in recipe.ingredients.enumerated() {
                let before = place > 0 ? recipe.ingredients[place - 1].part : nil
                if let part = ingredient.part, part != before {
                    Text(part, look.afar(.semibold, of: 0.55), look.colors.tomato, isHeading: true)
                        .padding(Edges(top: Space.m, bottom: 2))
                }
                row(place, ingredient)
            }
        }
    }

    private func row(_ place: Int, _ ingredient: Ingredient) -> Node {
        let isTicked = model.page.ticked.contains("\(place)")
        let text = ingredient.line(look.words)
        let amount = ingredient.amount?.text(look.words).utf8.count ?? 0
        let ink = isTicked ? look.colors.softInk.opacity(0.6) : look.colors.ink
        var spec = RegionSpec(.toggle, text, id: "around \(place)")
        spec.value = isTicked ? look.words.on : look.words.off
        spec.radius = Space.smallRadius
        spec.press = { model.page.tick(place) }
        return Row(spacing: Space.m) {
            Icon("check", size: (look.afar * 0.55).rounded(), isTicked ? look.colors.onTomato : .clear)
                .padding(4)
                .behind(
                    .fill(radius: Space.smallRadius, isTicked ? look.colors.sage : look.colors.sunken),
                    .border(radius: Space.smallRadius, width: 1.5, isTicked ? .clear : look.colors.line))
            Text(
                text, style, ink, emphasis: amount > 0 ? [0..<amount] : [],
                marks: isTicked ? [TextMark(.strike, 0..<text.utf8.count)] : []
            )
            .grow()
        }
        .unread()
        .padding(x: Space.s, y: 6)
        .limit(minHeight: Space.touch)
        .region(spec)
    }

    /// Before the first step, if the cook wants that.
    private var foot: Node {
        SwitchRow(
            look: look, title: look.words.miseEnPlace, detail: "", isOn: host.settings.showsMiseEnPlace
        ) { host.settings.showsMiseEnPlace.toggle() }
        .node
    }

    // MARK: The steps

    private var steps: Node {
        Column(spacing: 4) {
            for (number, step) in recipe.steps.enumerated() { row(number, step) }
        }
    }

    private func row(_ number: Int, _ step: Step) -> Node {
        let isShown = number == model.page.slideshow.step
        let words = step.title.isEmpty ? String(step.text.prefix(160)) : step.title
        var spec = RegionSpec(.button, words, id: "around step \(number)")
        spec.value = look.words.step(number + 1)
        spec.radius = Space.smallRadius
        spec.press = { model.jump(to: number) }
        return Row(spacing: Space.m) {
            Text("\(number + 1)", look.type.digits(20).size((look.afar * 0.72).rounded()), look.colors.tomato)
                .frame(width: (look.afar * 1.1).rounded())
            Text(words, style, look.colors.ink, maxLines: step.title.isEmpty ? 2 : 1).grow()
            for phrase in step.durations.prefix(2) {
                Fact(look: look, icon: "timer", text: phrase.phrase)
            }
        }
        .unread()
        .padding(x: Space.s, y: 8)
        .limit(minHeight: Space.touch)
        .behind(.fill(radius: Space.smallRadius, isShown ? look.colors.blush : .clear))
        .region(spec)
    }

    // MARK: What is on the stove

    private var dishes: Node {
        Column(spacing: Space.s) {
            dish(model.page.interrupted, isHere: true)
            for other in model.others { dish(other, isHere: false) }
            WordButton(look: look, label: look.words.cookAnotherDish, icon: "plus") { model.cookAnother() }
                .padding(Edges(top: Space.s))
        }
    }

    private func dish(_ dish: Interrupted, isHere: Bool) -> Node {
        let recipe = dish.dish.recipe
        var spec = RegionSpec(.button, recipe.title, id: "around dish \(recipe.id)")
        spec.value = look.words.step(dish.step + 1, of: recipe.steps.count)
        spec.radius = Space.radius
        spec.press = { if isHere { host.dismiss() } else { model.turn(to: dish) } }
        return Row(spacing: Space.l) {
            DishPicture(
                look: look, name: recipe.picture, tile: DishTile(of: recipe), radius: Space.smallRadius
            )
            .frame(width: 112, height: 84)
            Column(spacing: 4) {
                Text(
                    recipe.title, look.type.heading.size((look.afar * 0.72).rounded()), look.colors.ink,
                    maxLines: 2)
                Text(
                    look.words.step(dish.step + 1, of: recipe.steps.count), look.afar(of: 0.5),
                    look.colors.softInk)
            }
            .grow()
        }
        .unread()
        .padding(Space.s)
        .grow()
        .behind(
            .fill(radius: Space.radius, isHere ? look.colors.blush : look.colors.sunken)
        )
        .region(spec)
    }
}
