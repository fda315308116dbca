import CSDL2

/// Pages of the web, which the desktop's own browser shows.
public enum WebPage {
    /// Asks the desktop to show an address. Waits until the desktop has begun to, so not on the main actor.
    /// - Parameter address: http or https, checked by the caller; no shell ever sees it.
    /// - Returns: whether the desktop knows how.
    public static func show(_ address: String) -> Bool { SDL_OpenURL(address) == 0 }
}
