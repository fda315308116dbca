import House
import Library
import Recipes
import Stage

/// What follows from a plan: shopping, and a calendar.
extension PlanPage {
    /// Asks for which days, and puts what they take on the shopping list.
    func shop() {
        let model = ShopForDaysModel(self)
        host.present(
            Sheet("days shopping") { [unowned host] look in
                ShopForDaysSheet(look: look, host: host, model: model)
            })
    }

    /// Puts the ingredients of what is planned for some days on the list, for as many as each is planned for.
    func shop(for days: Set<CalendarDay>) {
        host.dismiss()
        host.crossings.shop(
            dishes.compactMap { dish in
                guard let recipe = dish.recipe, days.contains(dish.day) else { return nil }
                return DishToShop(recipe, servings: dish.servings)
            })
    }

    /// Asks where, and writes the week as a calendar's file.
    func saveCalendar() {
        let words = host.words
        let name = "\(words.plan) \(monday.text)"
        host.chooseNewFile(title: words.saveWhere, named: name, ending: "ics") { place in
            self.host.services.errands.run {
                [dishes = self.dishes, now = self.host.now, words] () -> Result<String, DocumentError> in
                let text = PlanExport.iCalendar(
                    dishes, at: now, meal: { words.meal($0) }, servings: { words.servings($0) })
                do throws(DocumentError) { return .success(try place.keep(text)) } catch {
                    return .failure(error)
                }
            } then: { [host = self.host] answer in
                switch answer {
                case .success(let path): host.tell(words.planSaved(path))
                case .failure(let error):
                    host.services.log.error("plan not saved: \(error.cause)")
                    host.tell(error.sentence(words))
                }
            }
        }
    }
}
