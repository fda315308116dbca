import GRDB
import Recipes
import Slideshow

extension KitchenTimer {
    static let columns = "id, recipe, step, name, seconds, state, moment"

    /// Nil if the state is none that this version knows.
    init?(row: Row) {
        let moment: Double = row.number(6, Moment.self)
        let state: State
        switch row.text(5) {
        case "running": state = .running(endsAt: moment)
        case "paused": state = .paused(left: Seconds.nearest(moment))
        case "ringing": state = .ringing(since: moment)
        case "overdue": state = .overdue(since: moment)
        default: return nil
        }
        self.init(
            id: row.text(0), recipeID: row.text(1), step: row.number(2, Place.self), name: row.name(3),
            seconds: row.number(4, Seconds.self), state: state)
    }

    func put(_ db: Database, position: Int) throws {
        let (word, moment) =
            switch state {
            case .running(let end): ("running", end)
            case .paused(let left): ("paused", left)
            case .ringing(let start): ("ringing", start)
            case .overdue(let start): ("overdue", start)
            }
        try db.execute(
            sql: """
                INSERT INTO timer (id, position, recipe, step, name, seconds, state, moment)
                VALUES (?, ?, ?, ?, ?, ?, ?, ?)
                """,
            arguments: [
                id, position, recipeID.isEmpty ? nil : recipeID, Place.nearest(step), name,
                Seconds.nearest(seconds), word, moment,
            ])
    }
}
