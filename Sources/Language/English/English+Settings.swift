extension English {
    var languageTitle: String { "Language" }
    var languageOfDesktop: String { "As the desktop" }
}
