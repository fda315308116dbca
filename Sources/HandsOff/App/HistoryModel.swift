/// What was looked at and cooked (TR07).
@MainActor final class HistoryModel: PageModel {}
