extension German {
    var turnByWaving: String { "Mit Winken umblättern" }
    var nextIsAWave: String { "Wink für weiter" }
    var nextIsAWaveDetail: String { "Andersherum geht es zurück." }
    var toTheLeft: String { "Nach links" }
    var toTheRight: String { "Nach rechts" }
    var upAndDown: String { "Nach oben und unten winken" }
    var upAndDownDetail: String {
        "Nach oben zeigt den Schritt noch einmal oder stellt einen Timer ab. Nach unten hält "
            + "die Timer an und lässt sie weiterlaufen."
    }
    var sensitivity: String { "Empfindlichkeit" }
    var sensitivityDetail: String { "Weniger: nur klares Winken. Mehr: auch kleines." }
    var cameraPreview: String { "Kameravorschau" }
    var cameraPreviewDetail: String { "Ein kleines Bild von dem, was die Kamera sieht, neben den Schritten." }
    var practiseWavingDetail: String {
        "Drei Winke in jede Richtung und eine Minute Blick in die Küche stellen alles ein."
    }
    var cameraCheck: String { "Kamera prüfen" }
    var cameraCheckDetail: String { "Sieh, was die Kamera sieht, und probiere einen Wink." }
    var whicheverCamera: String { "Die gerade da ist" }
    var whicheverCameraDetail: String { "Die eingebaute zuerst." }
    var chosenCamera: String { "Die du gewählt hast" }
    var chosenCameraGone: String { "Sie ist gerade nicht angeschlossen." }
    var builtIn: String { "Eingebaut." }
    var sounds: String { "Töne" }
    var soundsDetail: String { "Ein leiser Ton für alles, was geschieht." }
    var volume: String { "Lautstärke" }
    var languageTitle: String { "Sprache" }
    var languageOfDesktop: String { "Wie der Desktop" }
    var theme: String { "Farben" }
    var themeAutomatic: String { "Automatisch" }
    var themeLight: String { "Hell" }
    var themeDark: String { "Dunkel" }
    var textSize: String { "Schriftgröße" }
    var textSmall: String { "Klein" }
    var textNormal: String { "Normal" }
    var textLarge: String { "Groß" }
    var textLargest: String { "Riesig" }
    var reducedMotion: String { "Weniger Bewegung" }
    var reducedMotionDetail: String { "Seiten wechseln, ohne zu gleiten." }
}
