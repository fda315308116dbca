import House
import Recipes

/// What a serving contains, worked out from the ingredients.
extension EditorPage {
    /// Reads what foods contain from a file of the program.
    func readContents() {
        if contents != nil { return }
        guard let foods = writing?.foods else { return }
        host.services.errands.run {
            foods()
        } then: {
            self.contents = $0
        }
    }

    /// Works out what a serving contains, and writes it down.
    func workOut() {
        guard let contents else { return }
        let worked = contents.nutrition(of: recipe.ingredients, servings: recipe.servings ?? 2)
        estimate = worked
        host.services.speaker.play(worked.counted == 0 ? .refused : .tick)
        host.touch()
        if worked.counted == 0 { return }
        let sum = worked.nutrition
        change {
            $0.write(
                Nutrition(
                    // Rounded: the table is no more exact than that.
                    kilocalories: sum.kilocalories.map { ($0 / 5).rounded() * 5 },
                    protein: sum.protein?.rounded(), carbohydrate: sum.carbohydrate?.rounded(),
                    fat: sum.fat?.rounded()))
        }
    }
}
