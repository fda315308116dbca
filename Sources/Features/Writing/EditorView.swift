import House
import Kit
import Recipes
import Stage

/// Writes and changes a recipe (AR04, AR05): two columns where there is room, one where there isn't; what is
/// done with the whole of it stays at the foot.
struct EditorView: View {
    let look: Look
    let host: Host
    let model: EditorPage

    var body: any View {
        Column {
            Header(look: look, host: host)
            if let trouble = model.trouble {
                Notice(look: look, text: trouble).padding(x: look.margin).grow(x: true, y: true)
            } else if !model.isRead {
                Spacer()
            } else {
                if isWide { if pages.isEmpty { columns } else { besidePages } } else { column }
                NoticeRoom(look: look, host: host)
                EditorFooter(look: look, host: host, model: model)
            }
        }
    }

    private var isWide: Bool { look.size.width >= 1100 * max(1, look.type.factor) }

    /// Paper that the recipe was read from lies beside what came of it.
    private var pages: [String] { Recipe.printedPages(among: model.recipe.pictures) }

    private var besidePages: Node {
        let side = (look.size.width * 0.38).rounded()
        return Row(spacing: Space.l, align: .start) {
            scroll("all", Edges(left: look.margin, right: Space.m)) { first + second }
            Scroll(id: "editor \(model.draft) pages", indicator: look.colors.softInk.opacity(0.35)) {
                PrintedPages(look: look, names: pages, width: side - look.margin - Space.m)
                    .padding(Edges(top: Space.s, bottom: Space.xl, right: look.margin))
            }
            .grow(y: true)
            .frame(width: side)
        }
        .grow(x: true, y: true)
    }

    private var columns: Node {
        Row(spacing: Space.l, align: .start) {
            scroll("first", Edges(left: look.margin, right: Space.m)) { first }
            scroll("second", Edges(left: Space.xs, right: look.margin)) { second }
        }
        .grow(x: true, y: true)
    }

    private var column: Node {
        scroll("all", Edges(left: look.margin, right: look.margin)) { first + second }
    }

    private func scroll(_ name: String, _ edges: Edges, _ parts: () -> [any View]) -> Node {
        let sides = Edges(top: Space.s, left: edges.left, bottom: Space.xl, right: edges.right)
        let parts = parts()
        return Scroll(
            id: "editor \(model.draft) \(name)", indicator: look.colors.softInk.opacity(0.35)
        ) {
            Column(spacing: look.isCompact ? Space.m : Space.l) {
                for part in parts { part.node.grow() }
            }
            .limit(maxWidth: 880)
            .grow(at: .center)
            .padding(sides)
        }
        .grow(x: true, y: true)
    }

    private var first: [any View] {
        [
            EditorDish(look: look, host: host, model: model),
            EditorIngredients(look: look, host: host, model: model),
        ]
    }

    private var second: [any View] {
        let steps: [any View] = [
            EditorSteps(look: look, host: host, model: model),
            EditorDiets(look: look, host: host, model: model),
        ]
        let nutrition: [any View] =
            host.settings.hidesFigures ? [] : [EditorNutrition(look: look, host: host, model: model)]
        return steps + nutrition + [EditorOrigin(look: look, host: host, model: model)]
    }
}
