/// Those that have come since the last look.
@MainActor final class Visitors {
    var waiting: [Visitor] = []
}
