public import Commands

/// What should be listened for, and how.
public struct ListeningWish: Sendable {
    /// By its ISO 639-1 code.
    public var language: String
    /// What "how much …" can be asked about.
    public var foods: [String]
    /// Whether commands count only after the wake word.
    public var needsWake: Bool
    /// A folder with a model that somebody has named; nil = what the distribution has.
    public var modelFolder: String?
    /// Where the nets of our own lie.
    var netFile = SpeechNets.file
    /// Whether our own voice sounds; asked on the thread that listens.
    public var isOverlaid: @Sendable () -> Bool

    public init(
        language: String, foods: [String] = [], needsWake: Bool = true, modelFolder: String? = nil,
        isOverlaid: @escaping @Sendable () -> Bool = { false }
    ) {
        (self.language, self.foods, self.needsWake) = (language, foods, needsWake)
        (self.modelFolder, self.isOverlaid) = (modelFolder, isOverlaid)
    }

    /// Opens the model, which takes some hundredths of a second; to be used on the thread that asked.
    public func listener() throws(ListeningTrouble) -> Listener {
        guard let vocabulary = Vocabulary.of(language) else {
            throw ListeningTrouble(.noModel(language: language), cause: "no vocabulary: \(language)")
        }
        let reading = CommandReading(vocabulary, foods: foods)
        // Without nets less is heard in noise, but a cook who is heard in quiet is better off than one who isn't.
        let nets = try? nets()
        return try Listener(
            nets.map { Ear(LearntVoiceActivity($0.detector)) } ?? Ear(), try recogniser(nets), reading,
            needsWake: needsWake, rule: nets == nil ? Listener.Rule() : .ofNets)
    }

    /// Why a language can't be listened to; nil = it can.
    public var trouble: ListeningTrouble? {
        do throws(ListeningTrouble) {
            if Vocabulary.of(language) == nil {
                throw ListeningTrouble(.noModel(language: language), cause: "no vocabulary: \(language)")
            }
            if modelFolder.map(Vosk.isModel) != true { _ = try model() }
            return nil
        } catch {
            return error
        }
    }

    private func nets() throws(ListeningTrouble) -> SpeechNets { try SpeechNets(path: netFile) }

    /// Why commands are heard by the installed model alone, which is worse in noise; nil = they aren't.
    public var netTrouble: ListeningTrouble? {
        do throws(ListeningTrouble) {
            _ = try nets()
            return nil
        } catch {
            return error
        }
    }

    private func recogniser(_ nets: SpeechNets?) throws(ListeningTrouble) -> any Recogniser {
        if let modelFolder, Vosk.isModel(modelFolder) { return try Vosk(folder: modelFolder) }
        let model = try model()
        let sphinx = try PocketSphinx(model)
        guard let nets, let dictionary = PronouncingDictionary(path: model.dictionary) else { return sphinx }
        return PairedRecogniser(NetRecogniser(nets.phones, dictionary), sphinx)
    }

    private func model() throws(ListeningTrouble) -> PocketSphinxModel {
        if let modelFolder {
            guard let model = PocketSphinxModel(folder: modelFolder) else {
                throw ListeningTrouble(.badModel, cause: modelFolder)
            }
            return model
        }
        guard let model = PocketSphinxModel.installed(language) else {
            throw ListeningTrouble(.noModel(language: language), cause: "no model: \(language)")
        }
        return model
    }
}
