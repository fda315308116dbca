extension German {
    var languageTitle: String { "Sprache" }
    var languageOfDesktop: String { "Wie der Desktop" }
}
