import Foundation

/// Whether the desktop prefers dark windows.
///
/// Asked of the places where GTK programs look: `GTK_THEME`, then `gtk-application-prefer-dark-theme` in
/// the user's GTK settings. A desktop that says nothing is taken for a light one.
enum DesktopTheme {
    static var prefersDark: Bool {
        let environment = ProcessInfo.processInfo.environment
        if let theme = environment["GTK_THEME"] { return theme.lowercased().contains("dark") }
        let config = environment["XDG_CONFIG_HOME"] ?? (environment["HOME"] ?? "") + "/.config"
        for version in ["gtk-4.0", "gtk-3.0"] {
            let path = "\(config)/\(version)/settings.ini"
            guard let ini = try? String(contentsOfFile: path, encoding: .utf8), ini.utf8.count < 65_536 else {
                continue
            }
            for line in ini.split(separator: "\n") {
                let parts = line.split(separator: "=", maxSplits: 1).map {
                    $0.trimmingCharacters(in: .whitespaces)
                }
                guard parts.count == 2 else { continue }
                if parts[0] == "gtk-application-prefer-dark-theme" {
                    return ["1", "true"].contains(parts[1].lowercased())
                }
                if parts[0] == "gtk-theme-name", parts[1].lowercased().hasSuffix("-dark") { return true }
            }
        }
        return false
    }
}
