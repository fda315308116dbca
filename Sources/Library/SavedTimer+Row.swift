import GRDB

extension SavedTimer {
    /// Nil if the state is none that this version knows.
    init?(row: Row) {
        let moment: Double = row["moment"]
        let state: State
        switch row["state"] as String {
        case "running": state = .running(endsAt: moment)
        case "paused": state = .paused(remaining: moment)
        case "ringing": state = .ringing(since: moment)
        case "overdue": state = .overdue(since: moment)
        default: return nil
        }
        self.init(
            id: row["id"], recipeID: row["recipe"], step: row["step"], name: row["name"],
            seconds: row["seconds"], state: state)
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
