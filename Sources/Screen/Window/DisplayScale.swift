import CSDL2
import Foundation

/// How many device pixels a point is on this desktop.
enum DisplayScale {
    static let known = [1, 1.25, 1.5, 2, 2.5, 3]

    /// From what the cook says, then the desktop, then the panel itself.
    /// - Parameters:
    ///   - desktop: `Xft.dpi` of the X server; 0 if it doesn't say.
    ///   - panel: the panel's own dots an inch; 0 if unknown.
    static func decide(_ environment: [String: String], desktop: Double, panel: Double) -> Double {
        func number(_ name: String) -> Double? {
            environment[name].flatMap { Double($0) }.flatMap { $0 > 0 ? $0 : nil }
        }
        if let said = number("HANDS_OFF_SCALE") { return min(max(said, 0.5), 4) }
        if let said = number("GDK_SCALE") { return nearest(said * (number("GDK_DPI_SCALE") ?? 1)) }
        if desktop > 0 { return nearest(desktop / 96) }
        // Panels lie about their size (projectors, televisions): only an unmistakable one counts.
        return panel >= 168 && panel <= 600 ? nearest(panel / 110) : 1
    }

    static func nearest(_ scale: Double) -> Double {
        known.min { abs($0 - scale) < abs($1 - scale) } ?? 1
    }

    /// Of the desktop the program runs on.
    @MainActor static func current() -> Double {
        let environment = ProcessInfo.processInfo.environment
        let isX = SDL_GetCurrentVideoDriver().map { String(cString: $0) } == "x11"
        var panel: Float = 0
        if SDL_GetDisplayDPI(0, &panel, nil, nil) != 0 { panel = 0 }
        return decide(environment, desktop: isX ? shim_x_dpi() : 0, panel: isX ? Double(panel) : 0)
    }
}
