import House
import Kit
import Recipes
import Stage

/// The diets: suggested by the ingredients, corrected by the cook.
struct EditorDiets: View {
    let look: Look
    let host: Host
    let model: EditorPage

    var body: any View {
        let finding = model.recipe.finding, diets = model.recipe.diets
        let content = Sized { size in
            Grid(columns: size.width < 460 * look.type.factor ? 1 : 2, spacing: Space.s) {
                for diet in Diet.allCases { toggle(diet, diets.contains(diet), finding) }
            }
        }
        .grow(x: true, y: false)
        return EditorSection(
            look: look, title: look.words.editorDiets, detail: look.words.editorDietsDetail,
            content: content)
    }

    private func toggle(_ diet: Diet, _ isOn: Bool, _ finding: DietFinding) -> Node {
        var spec = RegionSpec(.toggle, look.words.diet(diet), id: "editor diet \(diet.rawValue)")
        let why = why(diet, finding)
        spec.value = (isOn ? look.words.on : look.words.off) + ", " + why
        spec.radius = Space.smallRadius
        spec.press = { model.change { $0.toggle(diet) } }
        let ink = isOn ? look.colors.card : look.colors.sage
        return Row(spacing: 12) {
            Icon(diet.icon, size: 26, ink)
            Column(spacing: 1) {
                Text(look.words.diet(diet), look.type.label, isOn ? ink : look.colors.ink, maxLines: 1)
                Text(why, look.type.small, isOn ? ink.opacity(0.85) : look.colors.softInk, maxLines: 1)
            }
            .grow()
            if isOn { Icon("check", size: 20, ink) }
        }
        .unread()
        .padding(x: 14, y: 8)
        .limit(minHeight: 60)
        .behind(
            .fill(radius: Space.smallRadius, isOn ? look.colors.sage : look.colors.card),
            .border(
                radius: Space.smallRadius, width: 1.5, isOn ? look.colors.sage : look.colors.line)
        )
        .region(spec)
    }

    /// Who says so, and because of what.
    private func why(_ diet: Diet, _ finding: DietFinding) -> String {
        if model.recipe.corrections[diet] != nil { return look.words.editorDietYours }
        if let food = finding.reasons[diet] { return look.words.editorDietBecause(food) }
        if let food = finding.doubts[diet] { return look.words.editorDietDoubt(food) }
        return model.recipe.ingredients.isEmpty
            ? look.words.editorDietUnknown : look.words.editorDietSuggested
    }
}
