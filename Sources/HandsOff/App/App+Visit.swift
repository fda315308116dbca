import Language

extension App {
    /// Does what a second Hands Off was started for. A dish that is being cooked is never put aside for another.
    func fulfil(_ wish: DoorWish) async -> DoorAnswer {
        guard case .cook(let dish) = wish else { return .done }
        guard let cooking else { return await cook(dish).map(DoorAnswer.refused) ?? .done }
        if case .one(let recipe) = try? await services.box.find(dish), recipe.id == cooking.recipe.id {
            if route != .cooking { show(.cooking) }
            return .done
        }
        return .refused(words.stillCooking(cooking.recipe.title))
    }
}
