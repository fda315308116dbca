/// The title of a page, without the name of its site.
enum PageTitle {
    /// "Tomato soup | The Soup House" is "Tomato soup".
    static func withoutSite(_ title: String, site: String) -> String {
        for mark in [" | ", " – ", " — ", " - ", " • ", " · ", " :: ", " « "] {
            guard let cut = title.ranges(of: mark).last else { continue }
            let name = title[..<cut.lowerBound]
            let rest = title[cut.upperBound...]
            if mark == " | " || rest.lowercased() == site.lowercased() || rest.count < name.count {
                return PageText.collapsed(name)
            }
        }
        return title
    }
}
