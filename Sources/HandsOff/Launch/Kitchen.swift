import Screen

/// Runs the program's work so that nothing of it starts Swift's own threads; see ``Galley``.
public enum Kitchen {
    @MainActor public static func run(_ work: @MainActor () async -> Int32) async -> Int32 {
        await withTaskExecutorPreference(Galley.shared) { await work() }
    }
}
