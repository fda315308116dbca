import GRDB
import Recipes

extension SavedTimer {
    static let columns = "id, recipe, step, name, seconds, state, moment"

    /// Nil if the state is none that this version knows.
    init?(row: Row) {
        let moment: Double = row.number(6, Moment.self)
        let state: State
        switch row.text(5) {
        case "running": state = .running(endsAt: moment)
        case "paused": state = .paused(remaining: Seconds.nearest(moment))
        case "ringing": state = .ringing(since: moment)
        case "overdue": state = .overdue(since: moment)
        default: return nil
        }
        self.init(
            id: row.text(0), recipeID: row.textIfAny(1), step: row.number(2, Place.self), name: row.name(3),
            seconds: row.number(4, Seconds.self), state: state)
    }

    func put(_ db: Database, position: Int) throws {
        let (word, moment) =
            switch state {
            case .running(let end): ("running", end)
            case .paused(let remaining): ("paused", remaining)
            case .ringing(let start): ("ringing", start)
            case .overdue(let start): ("overdue", start)
            }
        try db.execute(
            sql: "INSERT INTO timer VALUES (?, ?, ?, ?, ?, ?, ?, ?)",
            arguments: [id, position, recipeID, step, name, seconds, word, moment])
    }
}
