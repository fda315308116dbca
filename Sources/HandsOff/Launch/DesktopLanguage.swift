import Foundation
import Language

/// The language the desktop is set to, as gettext reads it: `LANGUAGE`, then `LC_ALL`, `LC_MESSAGES`, `LANG`.
enum DesktopLanguage {
    static var current: Language {
        let environment = ProcessInfo.processInfo.environment
        return ["LANGUAGE", "LC_ALL", "LC_MESSAGES", "LANG"].lazy
            .compactMap { environment[$0] }
            .first { !$0.isEmpty }
            .flatMap { Language(locale: $0) } ?? .english
    }
}
