import Language
public import Stage

/// How everything looks: the theme's colours, and how large the page is.
extension App {
    var colors: Palette { isDark ? .dark : .light }
    var isDark: Bool {
        switch settings.theme {
        case .automatic: services.prefersDark
        case .light: false
        case .dark: true
        }
    }
    /// What the app says, in the cook's language.
    var words: any Wording { language.wording }
    /// The one that is set, or the desktop's.
    var language: Language { settings.language ?? services.language }
    /// Cooking is read from afar and grows with the window; other pages show more instead.
    private var zoom: Double {
        guard route == .cooking || route == .done || route == .practice else { return 1 }
        return min(2.5, max(1, min(stage.size.width / 1280, stage.size.height / 800)))
    }
    var look: Look {
        Look(
            colors: colors, type: TypeScale(factor: settings.textSize.factor * zoom), words: words,
            size: stage.size, motion: stage.motion, isDark: isDark, zoom: zoom)
    }
    /// The colour of the page where nothing is painted.
    public var background: Color { colors.paper }
}
