import House
import Kit
import Library
import Recipes
import Stage

/// A recipe to choose: picture, title, and what one wants to know at a glance.
struct RecipeCardView: View {
    let look: Look
    let host: Host
    let card: RecipeCard
    /// Where it lies; the same recipe may lie on several shelves.
    var shelf = "card"
    /// For a strip: the title and the note only.
    var isSmall = false
    /// Where none of a shelf has a picture, drawings of dishes needn't be as high as photographs.
    var isLow = false
    /// What was looked for, to be marked.
    var words: [TypedWord] = []
    /// Why it is shown; nil = no room is kept for that.
    var note: String?
    var noteLines = 1
    /// Whether what was looked for is marked in the note, too.
    var marksNote = true
    var pick: CardPick?
    /// What the corner leads to; nil = the card has none.
    var corner: CardCorner?

    var body: any View {
        Column {
            DishPicture(look: look, name: card.picture, tile: card.tile, radius: Space.radius)
                .ratio(isLow ? 2.2 : isSmall ? 1.6 : 1.5)
                .overlay(heart)
                .overlay(action)
                .overlay(deeds)
            Column(spacing: 6) {
                Column(spacing: 6) {
                    marked(card.title, look.type.cardTitle, look.colors.ink, lines: titleLines)
                        .grow(x: true, y: true)
                    if !isSmall { facts }
                }
                .frame(height: wordsHeight)
                if let note {
                    marked(
                        note, look.type.small.leading(1.2), look.colors.softInk, lines: noteLines,
                        if: marksNote
                    )
                    .grow(x: true, y: true)
                    .frame(height: (look.type.small.size * 1.45 * Double(noteLines)).rounded())
                }
            }
            .unread()
            .padding(Edges(top: 12, left: Space.m, bottom: 14, right: Space.m))
        }
        .card(look)
        .inFront(.border(radius: Space.radius, width: 3, isChosen ? look.colors.tomato : .clear))
        .region(spec)
    }

    private var isPicked: Bool { pick?.isPicked ?? false }
    /// Picked now, and not there before.
    private var isChosen: Bool { isPicked && pick?.isFixed != true }
    private var pickedWord: String { pick?.isFixed == true ? look.words.isInAlready : look.words.picked }

    /// What can be done with it, beside opening it.
    private var menu: [MenuDeed] {
        let isFavourite = host.hearts.contains(card)
        var deeds = [
            MenuDeed(icon: "book", label: look.words.openCard) { host.crossings.open(card.id) },
            MenuDeed(icon: "play", label: look.words.startCookingCard) { host.crossings.cookByID(card.id) },
            MenuDeed(
                icon: isFavourite ? "heart-filled" : "heart",
                label: isFavourite ? look.words.dropFavourite : look.words.makeFavourite
            ) { isFavourite ? host.unfavourite([card.id]) : host.favourite([card]) },
            MenuDeed(icon: "collections", label: look.words.collectCard) {
                host.crossings.collect([card.id], card.title)
            },
            MenuDeed(icon: "basket", label: look.words.shopForCard) {
                host.crossings.shop([DishToShop(card.id)])
            },
            MenuDeed(icon: "calendar", label: look.words.planCard) {
                host.crossings.plan(card.id, card.title, card.servings)
            },
        ]
        if card.isOwn {
            deeds.append(MenuDeed(icon: "pencil", label: look.words.edit) { host.crossings.edit(card.id) })
        }
        if let pick, !pick.isFixed {
            deeds.append(
                MenuDeed(icon: "check", label: pick.isPicked ? look.words.unpickCard : look.words.pickCard) {
                    pick.hold()
                })
        }
        return deeds
    }

    private var spec: RegionSpec {
        var spec = RegionSpec(.button, card.title, id: "\(shelf) \(card.id)")
        spec.value = isPicked ? pickedWord : note.flatMap { $0.isEmpty ? nil : $0 }
        spec.radius = Space.radius
        spec.press = { if pick?.tap() != true { host.crossings.open(card.id) } }
        spec.hold = pick?.hold
        spec.pick = pick?.pick
        spec.menu = { host.offer(menu, beside: $0) }
        return spec
    }

    /// A strip in a small window has no room for more.
    private var titleLines: Int { isSmall && look.isCompact ? 1 : 2 }

    /// The title, and the facts where there are any: every card of a row is as high, and the facts stand in one
    /// line whether a title takes two or not.
    private var wordsHeight: Double {
        let title = look.type.cardTitle.size * 1.42 * Double(titleLines)
        return (title + (isSmall ? 0 : 6 + max(22, look.type.small.size * 1.5))).rounded()
    }

    private var facts: Node {
        Row(spacing: Space.m) {
            // "–" tells nobody anything.
            if card.totalMinutes > 0 {
                Fact(look: look, icon: "clock", text: look.words.minutes(card.totalMinutes))
            }
            if !(look.isNarrow && look.isTight && look.type.factor > 1) {
                Fact(look: look, icon: "people", text: "\(card.servings)")
            }
            DietIcons(look: look, diets: card.diets)
        }
    }

    private func marked(
        _ text: String, _ style: TextStyle, _ ink: Color, lines: Int = 1, if isMarked: Bool = true
    ) -> Node {
        let marks = isMarked ? words.textMarks(in: text, look.colors.saffronTint) : []
        return Text(text, style, ink, maxLines: lines, marks: marks)
    }

    /// Straight to the first step, for a cook who knows the dish; or whether it is picked.
    private var action: Node {
        if let pick, pick.isOn {
            return PickMark(look: look, isPicked: pick.isPicked, isFixed: pick.isFixed).padding(12).place(
                .start, .start)
        }
        if isSmall { return Spacer() }
        return IconButton(
            look: look, icon: "play", label: look.words.startCookingNamed(card.title),
            color: look.colors.tomato,
            fill: look.colors.card.opacity(0.94), id: "start \(shelf) \(card.id)"
        ) { host.crossings.cookByID(card.id) }
        .padding(12)
        .place(.end, .end)
    }

    private var hasCorner: Bool { corner != nil && pick?.isOn != true }

    private var deeds: Node {
        guard hasCorner, let corner else { return Spacer() }
        return corner.button(look, id: "corner \(shelf) \(card.id)")
    }

    private var heart: Node {
        guard host.hearts.contains(card) else { return Spacer() }
        return Icon("heart-filled", size: 20, look.colors.tomato)
            .padding(8)
            .behind(.fill(radius: 18, look.colors.card))
            .padding(10)
            .place(hasCorner ? .start : .end, .start)
    }
}

extension [TypedWord] {
    /// What to highlight in a text.
    func textMarks(in text: String, _ color: Color) -> [TextMark] {
        if isEmpty { return [] }
        return marks(in: text).map { range in
            let from = text.utf8.distance(from: text.startIndex, to: range.lowerBound)
            let to = text.utf8.distance(from: text.startIndex, to: range.upperBound)
            return TextMark(.highlight(color), from..<to)
        }
    }
}
