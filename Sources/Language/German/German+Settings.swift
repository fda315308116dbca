extension German {
    public var turnByWaving: String { "Mit Winken umblättern" }
    public var nextIsAWave: String { "Wink für weiter" }
    public var nextIsAWaveDetail: String { "Andersherum geht es zurück." }
    public var toTheLeft: String { "Nach links" }
    public var toTheRight: String { "Nach rechts" }
    public var upAndDown: String { "Nach oben und unten winken" }
    public var upAndDownDetail: String {
        "Nach oben zeigt den Schritt noch einmal oder stellt einen Timer ab. Nach unten hält "
            + "die Timer an und lässt sie weiterlaufen."
    }
    public var sensitivity: String { "Empfindlichkeit" }
    public var sensitivityDetail: String { "Weniger: nur klares Winken. Mehr: auch kleines." }
    public var cameraPreview: String { "Kameravorschau" }
    public var cameraPreviewDetail: String { "Ein kleines Bild von dem, was die Kamera sieht, neben den Schritten." }
    public var practiseWavingDetail: String {
        "Drei Winke in jede Richtung und eine Minute Blick in die Küche stellen alles ein."
    }
    public var cameraCheck: String { "Kamera prüfen" }
    public var cameraCheckDetail: String { "Sieh, was die Kamera sieht, und probiere einen Wink." }
    public var whicheverCamera: String { "Die gerade da ist" }
    public var whicheverCameraDetail: String { "Die eingebaute zuerst." }
    public var chosenCamera: String { "Die du gewählt hast" }
    public var chosenCameraGone: String { "Sie ist gerade nicht angeschlossen." }
    public var builtIn: String { "Eingebaut." }
    public var sounds: String { "Töne" }
    public var soundsDetail: String { "Ein leiser Ton für alles, was geschieht." }
    public var volume: String { "Lautstärke" }
    public var languageTitle: String { "Sprache" }
    public var languageOfDesktop: String { "Wie der Desktop" }
    public var theme: String { "Farben" }
    public var themeAutomatic: String { "Automatisch" }
    public var themeLight: String { "Hell" }
    public var themeDark: String { "Dunkel" }
    public var textSize: String { "Schriftgröße" }
    public var textSmall: String { "Klein" }
    public var textNormal: String { "Normal" }
    public var textLarge: String { "Groß" }
    public var textLargest: String { "Riesig" }
    public var reducedMotion: String { "Weniger Bewegung" }
    public var reducedMotionDetail: String { "Seiten wechseln, ohne zu gleiten." }
}
