public import Kit
public import Language
public import Recipes
public import Stage

/// How everything looks: the theme's colours, and how large the page is.
extension Host {
    public var colors: Palette { isDark ? .dark : .light }
    public var isDark: Bool {
        switch settings.theme {
        case .automatic: services.prefersDark
        case .light: false
        case .dark: true
        }
    }
    /// The language that is set, or the desktop's.
    public var language: Language { settings.language ?? services.language }
    /// Cooking is read from afar and grows with the window; other pages show more instead.
    private var zoom: Double {
        guard page.isReadFromAfar else { return 1 }
        return min(2.5, max(1, min(stage.size.width / 1280, stage.size.height / 800)))
    }
    /// All that a view needs to look right just now.
    public var look: Look {
        Look(
            colors: colors, type: TypeScale(factor: settings.textSize.factor * zoom), language: language,
            size: stage.size, motion: stage.motion, isDark: isDark, zoom: zoom)
    }
    /// The colour of the page where nothing is painted.
    public var background: Color { colors.paper }

    /// A day in the cook's words.
    public func date(_ time: Double) -> String {
        let date = services.date(time)
        return words.date(year: date.year, month: date.month, day: date.day)
    }

    /// As the names of files have it: "2026-11-21".
    public var today: String {
        let date = services.date(now)
        return "\(date.year)-\(date.month.twoDigits)-\(date.day.twoDigits)"
    }
}

extension Host {
    /// The day it is where the cook is: what is planned or eaten belongs to it, wherever they are tomorrow.
    public var calendarDay: CalendarDay {
        let date = services.date(now)
        return CalendarDay(year: date.year, month: date.month, day: date.day) ?? CalendarDay(number: 0)
    }
    /// The hour of the clock on the wall, 0 to 23.
    public var hour: Int { minuteOfDay / 60 }
    /// The minute of the clock on the wall, 0 to 1439.
    public var minuteOfDay: Int {
        let parts = services.timeOfDay(now).text.split { !$0.isNumber }.compactMap { Int($0) }
        return (parts.first ?? 12) * 60 + (parts.count > 1 ? parts[1] : 0)
    }
}
