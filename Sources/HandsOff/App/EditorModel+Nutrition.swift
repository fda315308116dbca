import Recipes

/// What a serving contains, worked out from the ingredients.
extension EditorModel {
    /// What foods contain lies in a file of the program.
    func readContents(_ app: App) {
        if contents != nil { return }
        app.services.errands.run {
            Resources.starters?.foods
        } then: {
            self.contents = $0
        }
    }

    /// Works out what a serving contains, and writes it down.
    func workOut(_ app: App) {
        guard let contents else { return }
        let worked = contents.nutrition(of: recipe.ingredients, servings: recipe.servings ?? 2)
        estimate = worked
        app.services.speaker.play(worked.counted == 0 ? .refused : .tick)
        app.touch()
        if worked.counted == 0 { return }
        let sum = worked.nutrition
        change(app) {
            $0.write(
                Nutrition(
                    // As exact as the table is.
                    kilocalories: (sum.kilocalories / 5).rounded() * 5, protein: sum.protein.rounded(),
                    carbohydrate: sum.carbohydrate.rounded(), fat: sum.fat.rounded()))
        }
    }
}
