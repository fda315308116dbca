/// Where in the program the cook is.
enum Route: Sendable, Hashable {
    case home
    case recipe(String)
    case cooking
    /// The end screen of what was just cooked.
    case done
    case settings
    case cameraCheck
    /// Practising to wave.
    case practice
}
