import House
import Kit
import Library
import Recipes
import Stage

/// What all recipes can be narrowed down to, each with how many that would leave.
struct BrowseFacets: View {
    let look: Look
    let host: Host
    let model: BrowsePage

    /// Values shown before the cook asks for all of them.
    private static let few = 8

    var body: any View {
        let answer = model.answer, wish = model.wish
        return Column(spacing: Space.l) {
            if !answer.courses.isEmpty {
                section(
                    look.words.coursesTitle,
                    answer.courses.map { value in
                        row(look.words.course(value), value.count, wish.course == value.key) {
                            model.change { $0.course = $0.course == value.key ? nil : value.key }
                        }
                    })
            }
            section(
                look.words.timeTitle,
                BrowseQuestion.Time.allCases.map { time in
                    row(look.words.within(time.rawValue), answer.times[time] ?? 0, wish.time == time) {
                        model.change { $0.time = $0.time == time ? nil : time }
                    }
                })
            if !answer.kitchens.isEmpty {
                section(
                    look.words.kitchensTitle,
                    answer.kitchens.map { value in
                        row(look.words.kitchen(value), value.count, wish.kitchen == value.key) {
                            model.change { $0.kitchen = $0.kitchen == value.key ? nil : value.key }
                        }
                    })
            }
            if !answer.tags.isEmpty {
                section(
                    look.words.tagsTitle,
                    answer.tags.map { value in
                        row(value.name.withLargeInitial, value.count, wish.tag == value.key) {
                            model.change { $0.tag = $0.tag == value.key ? nil : value.key }
                        }
                    })
            }
            section(
                look.words.cookedTitle,
                BrowseQuestion.Cooked.allCases.map { cooked in
                    row(look.words.cooked(cooked), answer.cooked[cooked] ?? 0, wish.cooked == cooked) {
                        model.change { $0.cooked = $0.cooked == cooked ? nil : cooked }
                    }
                })
            if !(answer.stars[3] ?? 0 == 0) || wish.stars > 0 {
                section(
                    look.words.starsTitle,
                    (3...5).reversed().map { stars in
                        row(look.words.atLeastStars(stars), answer.stars[stars] ?? 0, wish.stars == stars) {
                            model.change { $0.stars = $0.stars == stars ? 0 : stars }
                        }
                    })
            }
        }
    }

    private func section(_ title: String, _ rows: [Node]) -> Node {
        let isOpen = model.unfolded.contains(title) || rows.count <= Self.few + 2
        return Column(spacing: 2) {
            Text(title, look.type.label, look.colors.softInk, isHeading: true)
                .padding(Edges(left: 12, bottom: 4))
            for row in isOpen ? rows : Array(rows.prefix(Self.few)) { row }
            if !isOpen {
                WordButton(
                    look: look, label: look.words.showAll(rows.count), emphasis: .plain,
                    id: "unfold \(title)"
                ) {
                    model.unfolded.insert(title)
                    host.touch()
                }
            }
        }
    }

    private func row(
        _ name: String, _ count: Int, _ isChosen: Bool, _ press: @escaping @MainActor () -> Void
    ) -> Node {
        var spec = RegionSpec(.toggle, name, id: "facet \(name)")
        spec.value = (isChosen ? look.words.on : look.words.off) + ", " + look.words.recipes(count)
        spec.radius = Space.touch / 2
        spec.isEnabled = count > 0 || isChosen
        spec.press = press
        let ink = isChosen ? look.colors.card : look.colors.ink
        return Row(spacing: Space.s) {
            Text(name, isChosen ? look.type.smallStrong : look.type.small, ink, maxLines: 1).grow()
            if isChosen { Icon("close", size: 18, ink) }
            Text("\(count)", look.type.small, isChosen ? ink : look.colors.softInk, maxLines: 1)
        }
        .unread()
        .padding(x: 12)
        .limit(minHeight: Space.touch)
        .behind(.fill(radius: Space.touch / 2, isChosen ? look.colors.sage : .clear))
        .opacity(count > 0 || isChosen ? 1 : 0.45)
        .region(spec)
    }
}
