import Language

extension English {
    var link: String { "Link" }
    var unlink: String { "Unlink" }
    var isLinked: String { "Linked: you can sign in with it, too" }
    var isNotLinked: String { "Not linked" }
    var unlinkExplained: String { "You can’t sign in with it any more then. What you have here stays." }
    func linkExplained(_ name: String) -> String {
        "You can sign in with \(name) then, too. Your browser opens for it."
    }
    func linked(_ name: String) -> String {
        "You can sign in with \(name) from now on."
    }
    func unlinked(_ name: String) -> String {
        "\(name) is unlinked."
    }
    func linkTaken(_ name: String) -> String {
        "Another account is signed in to so already, or this one by somebody else at \(name)."
    }
}
