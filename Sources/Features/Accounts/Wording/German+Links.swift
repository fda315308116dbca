import Language

extension German {
    var link: String { "Verbinden" }
    var unlink: String { "Verbindung aufheben" }
    var isLinked: String { "Verbunden: Du kannst dich auch damit anmelden" }
    var isNotLinked: String { "Nicht verbunden" }
    var unlinkExplained: String { "Dann kannst du dich damit nicht mehr anmelden. Was du hier hast, bleibt." }
    func linkExplained(_ name: String) -> String {
        "Dann kannst du dich auch mit \(name) anmelden. Dazu öffnet sich dein Browser."
    }
    func linked(_ name: String) -> String {
        "Du kannst dich jetzt auch mit \(name) anmelden."
    }
    func unlinked(_ name: String) -> String {
        "Die Verbindung mit \(name) ist aufgehoben."
    }
    func linkTaken(_ name: String) -> String {
        "So meldet man sich schon bei einem anderen Konto an, oder bei diesem mit jemand anderem von \(name)."
    }
}
