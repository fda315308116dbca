/// The pictures that have been drawn since the last look.
@MainActor final class Landing {
    var names: Set<String> = []
}
