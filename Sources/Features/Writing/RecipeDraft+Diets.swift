import Recipes

/// Diets are suggested by the ingredients and corrected by the cook (AR04).
extension RecipeDraft {
    var finding: DietFinding { DietFinding(of: ingredients) }

    var diets: Set<Diet> {
        var diets = finding.diets
        for (diet, isOf) in corrections {
            if isOf { diets.insert(diet) } else { diets.remove(diet) }
        }
        return diets
    }

    /// The cook says otherwise; saying what the ingredients say is no correction.
    mutating func toggle(_ diet: Diet) {
        let wanted = !diets.contains(diet)
        corrections[diet] = finding.diets.contains(diet) == wanted ? nil : wanted
    }
}
