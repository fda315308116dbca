import ArgumentParser

/// A command that does its work on the main actor and ends the process with a status.
protocol KitchenCommand: ParsableCommand {
    /// Whether what it shows is a window, which hears of Ctrl+C and the like by itself.
    var opensWindow: Bool { get }
    /// Seconds that it needs at most to end in good order when it is asked to end; 0 = there is nothing to
    /// put in order.
    var patience: Double { get }

    @MainActor func perform() async -> Int32
}

extension KitchenCommand {
    var opensWindow: Bool { false }
    var patience: Double { 0 }
}
