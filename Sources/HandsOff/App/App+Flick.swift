/// The camera at the deck of cards: a switch of its own, and off until the cook says so (RF1).
extension App {
    var watchesFlicks: Bool { settings.flicksByWave || cameraByCommand }

    /// Off at once; on after the sentence has been read.
    func toggleFlickCamera() {
        if watchesFlicks {
            cameraByCommand = false
            settings.flicksByWave = false
            useCamera()
        } else {
            sheet = .flickConsent
        }
        touch()
    }
}
