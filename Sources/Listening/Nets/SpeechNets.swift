import Belongings

/// The nets of our own: who speaks, and which phones.
///
/// Bound to the thread that made it.
struct SpeechNets {
    /// Where the program has them; empty if its files are not beside it.
    static var file: String {
        ResourceFolder.find("HandsOff_Listening")?.appending(path: "speech.nets").path ?? ""
    }

    let detector: SpeechDetector
    let phones: PhoneNet

    /// - Throws: if the file is damaged or not there.
    init(path: String) throws(ListeningTrouble) {
        let file = try NetFile(path: path)
        (detector, phones) = (try SpeechDetector(file), try PhoneNet(file))
    }
}
