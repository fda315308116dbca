import House
import Kit
import Library
import Recipes
import Stage

/// All recipes as cards or lines, what they can be narrowed down to, and the letters that they begin with.
struct BrowseView: View {
    let look: Look
    let host: Host
    let model: BrowsePage

    var body: any View {
        PageFrame(
            look: look, host: host, id: model.id, top: top, side: hasSide ? side : nil, bar: bar,
            content: content)
    }

    private var hasSide: Bool { look.size.width >= 1200 }

    private var side: Node {
        Scroll(id: "browse facets", indicator: look.colors.softInk.opacity(0.35)) {
            Column(spacing: Space.l) {
                BrowseFacets(look: look, host: host, model: model)
            }
            .padding(Edges(left: look.margin - 12, bottom: Space.xl, right: Space.s))
        }
        .frame(width: (max(1, look.type.factor) * 270).rounded() + look.margin)
    }

    private var top: Node {
        Column(spacing: Space.s) {
            Wrap(spacing: Space.s) {
                Text(look.words.recipes(model.found.count), look.type.heading, look.colors.ink, maxLines: 1)
                    .padding(Edges(top: 10, bottom: 10, right: Space.s))
                if !hasSide { narrowing }
                sorting
                looks
                for chip in chips { chip }
            }
            if showsLetters { letters }
        }
    }

    private var narrowing: WordButton {
        WordButton(look: look, label: look.words.narrowDown, icon: "list", id: "narrow down") {
            host.present(
                Sheet("narrow down") { look in
                    BrowseSheet(look: look, host: host, model: model)
                })
        }
    }

    private var sorting: WordButton {
        let order = host.settings.browseOrder
        return WordButton(
            look: look, label: look.words.sorted(order), icon: "arrow-up", trailingIcon: "chevron-down",
            id: "sort"
        ) {
            host.present(
                Sheet("sort") { look in
                    DeedsSheet(look: look, host: host, key: "sort", title: look.words.sortTitle) {
                        for order in BrowseQuestion.Order.allCases {
                            SheetRow(
                                look: look, icon: order == host.settings.browseOrder ? "check" : "list",
                                title: look.words.order(order), detail: ""
                            ) { model.sort(by: order) }
                        }
                    }
                })
        }
    }

    private var looks: Segments {
        Segments(
            look: look, title: look.words.looksTitle,
            options: [
                .init(label: look.words.asCards, icon: "cards", isChosen: !model.isByLines) {
                    model.show(byLines: false)
                },
                .init(label: look.words.asLines, icon: "list", isChosen: model.isByLines) {
                    model.show(byLines: true)
                },
            ])
    }

    /// What is narrowed down to, to be taken away again.
    private var chips: [Node] {
        let wish = model.wish, answer = model.answer, words = look.words
        var chips: [Node] = []
        func chip(_ name: String, _ change: @escaping @MainActor (inout BrowseQuestion) -> Void) {
            chips.append(
                FoodChip(look: look, food: name, label: words.without(name), id: "chip \(name)") {
                    model.change(change)
                }.node)
        }
        if let course = answer.courses.first(where: { $0.key == wish.course }) {
            chip(words.course(course)) { $0.course = nil }
        }
        if let time = wish.time { chip(words.within(time.rawValue)) { $0.time = nil } }
        if let kitchen = answer.kitchens.first(where: { $0.key == wish.kitchen }) {
            chip(words.kitchen(kitchen)) { $0.kitchen = nil }
        }
        if let tag = answer.tags.first(where: { $0.key == wish.tag }) {
            chip(tag.name.withLargeInitial) { $0.tag = nil }
        }
        if let cooked = wish.cooked { chip(words.cooked(cooked)) { $0.cooked = nil } }
        if wish.stars > 0 { chip(words.atLeastStars(wish.stars)) { $0.stars = 0 } }
        return chips
    }

    private var showsLetters: Bool {
        model.isByLines && model.answer.letters.count > 3 && model.found.count > 20
    }

    private var letters: Node {
        Scroll(.horizontal, id: "letters", indicator: look.colors.softInk.opacity(0.35)) {
            Row(spacing: 2) {
                for letter in model.answer.letters { self.letter(letter) }
            }
        }
    }

    private func letter(_ letter: BrowseAnswer.Letter) -> Node {
        var spec = RegionSpec(.button, look.words.toLetter(letter.letter), id: "letter \(letter.letter)")
        spec.radius = Space.touch / 2
        spec.press = { model.jump(to: letter) }
        return Text(letter.letter, look.type.label, look.colors.tomato, maxLines: 1)
            .unread()
            .place(.center, .center)
            .frame(width: Space.touch, height: Space.touch)
            .region(spec)
    }

    private var content: Node {
        Column(spacing: Space.m) {
            if let trouble = model.trouble {
                Trouble(
                    look: look, title: look.words.recipesFailed, text: trouble.sentence(look.words)
                ) { model.refresh() }
            } else if !model.isAnswered {
                Spacer().frame(height: 1)
            } else if model.found.count == 0 {
                nothing
            } else if model.isByLines {
                lines
            } else {
                RecipeGrid(
                    look: look, host: host, id: "card", found: model.found, columns: columns,
                    pick: { model.pick($0.id) })
            }
            foot
        }
        .padding(
            Edges(top: Space.xs, left: hasSide ? Space.m : look.margin, bottom: Space.xl, right: look.margin))
    }

    /// Beside the facets there is room for fewer.
    private var columns: Int { hasSide ? max(2, look.cardColumns - 1) : look.cardColumns }

    private var lines: Node {
        CardGrid(
            id: "line", count: model.found.count, columns: 1, rowHeight: BrowseLine.height,
            spacing: BrowseLine.gap
        ) { place in
            let node =
                model.found.card(place).map {
                    BrowseLine(look: look, host: host, card: $0.card, pick: model.pick($0.card.id)).node
                } ?? Fill(look.colors.sunken, radius: Space.smallRadius).frame(height: BrowseLine.height)
            return model.found.isRead(place) ? node : node.whenShown { model.found.ask(for: place) }
        }
    }

    private var nothing: EmptyState {
        EmptyState(
            look: look, icon: "search", title: look.words.nothingFound, text: look.words.nothingNarrowed,
            button: model.answer.beyond > 0
                ? WordButton(
                    look: look, label: look.words.moreWithoutDiets(model.answer.beyond), icon: "eye"
                ) { model.useNoDiet() } : nil,
            second: WordButton(look: look, label: look.words.showAllRecipes, icon: "close") {
                model.showAll()
            })
    }

    /// What stays out of sight, and how to have it.
    private var foot: Node {
        Column(spacing: Space.s) {
            if model.found.count > 0,
                let note = BeyondNote(
                    look: look, count: model.answer.beyond,
                    isOwn: model.shownDiets == host.settings.diets,
                    show: { model.useNoDiet() }, keep: { model.keepDiets() })
            {
                note
            }
            if let note = LeftOutNote(look: look, host: host) { note }
            if host.settings.hidesStarters {
                WordButton(look: look, label: look.words.bringStartersBack, icon: "undo", emphasis: .plain) {
                    host.settings.hidesStarters = false
                }
            }
        }
    }

    private var bar: SelectionBar? { .recipes(look, host, model) }
}

/// The same in a narrower window, where the facets have no room beside the recipes.
struct BrowseSheet: View {
    let look: Look
    let host: Host
    let model: BrowsePage

    var body: any View {
        let content = Column(spacing: Space.m) {
            Row {
                Text(look.words.narrowDown, look.type.title, look.colors.ink, maxLines: 1, isHeading: true)
                    .grow()
                IconButton(look: look, icon: "close", label: look.words.close) { host.dismiss() }
            }
            BrowseFacets(look: look, host: host, model: model)
        }
        return SheetFrame(
            look: look, key: "narrow down", dismiss: { host.dismiss() }, content: content,
            foot: WordButton(
                look: look, label: look.words.showFound(model.found.count), emphasis: .filled,
                id: "show found"
            ) { host.dismiss() }.node)
    }
}
