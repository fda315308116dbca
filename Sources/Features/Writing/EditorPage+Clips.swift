import Foundation
import House
import Kit
import Library
import Media
import Screen
import Stage

/// Clips come from files and from the webcam, and are made while the recipe is written on (TR27, AR04).
extension EditorPage {
    /// What the names of films end in.
    static let filmEndings: Set<String> = [
        "mp4", "m4v", "mov", "mkv", "webm", "ogv", "avi", "gif", "webp", "3gp", "mpg", "mpeg", "ts",
    ]

    var isAskingForClip: Bool { host.sheet?.id == EditorClipSheet.id }

    /// Asks where a clip is to come from.
    func askForClip(_ step: Int) {
        clipStep = step
        host.present(
            Sheet(EditorClipSheet.id) { [self] in EditorClipSheet(look: $0, host: host, model: self) })
    }

    func chooseClip() {
        let step = clipStep
        host.choose(
            title: host.words.editorChooseClip, .file(endings: Self.filmEndings),
            in: host.services.pictures.url.path
        ) { self.trim(.file($0), step) }
    }

    // MARK: The webcam

    /// The camera looks while the card for it is open, and not a moment longer.
    func filmClip() {
        let step = clipStep
        host.present(
            Sheet("editor film", gone: { [unowned host] in host.lens.close() }) { [self] in
                EditorFilmSheet(look: $0, host: host, model: self, step: step)
            })
        host.lens.open(device: host.settings.camera, isMoving: true)
    }

    /// The shutter, which begins and ends.
    func toggleRecording() {
        if host.lens.recordingSince != nil { return endRecording() }
        host.services.speaker.play(host.lens.record() ? .tick : .refused)
        host.touch()
    }

    /// What was recorded is looked at; the camera is closed.
    private func endRecording() {
        let step = clipStep
        guard let recorder = host.lens.endRecording() else { return }
        host.services.speaker.play(.tick)
        host.dismiss()
        host.services.errands.run {
            Result { () throws(FilmTrouble) in try recorder.finish() }
        } then: { [self, host] answer in
            switch answer {
            case .success(let film): trim(.data(film), step)
            case .failure(let trouble):
                host.services.log.warning("clip not recorded: \(trouble.cause)")
                host.tell(trouble.sentence(host.words))
            }
        }
    }

    /// When the ten seconds are over, or a film has not come along.
    var clipDeadline: Double? {
        [host.lens.recordingSince.map { $0 + ClipLimits.seconds }, trimming?.screening.deadline]
            .compactMap(\.self).min()
    }

    func elapseClips() {
        if let since = host.lens.recordingSince, host.now >= since + ClipLimits.seconds { endRecording() }
        trimming?.screening.elapse()
    }

    // MARK: Which part of it

    /// Lays a film out, to choose a part of it.
    func trim(_ source: FilmSource, _ step: Int) {
        if isOver || !recipe.steps.contains(where: { $0.id == step }) { return }
        let trimming = ClipTrimming(source, step: step, host)
        host.present(
            Sheet(
                ClipTrimming.sheet, key: { trimming.key($0) },
                gone: { [self] in
                    trimming.close()
                    if self.trimming === trimming { self.trimming = nil }
                }
            ) { [self] in EditorTrimSheet(look: $0, host: host, model: self, trimming: trimming) })
        self.trimming = trimming
    }

    /// The part that was chosen is made a clip.
    func keepClip() {
        guard let trimming, let trim = trimming.trim else { return }
        let job = ClipJob(
            source: trimming.source, cut: trim.cut(isHeard: trimming.isHeard && trimming.hasSound),
            hasPoster: trimming.hasPoster)
        host.dismiss()
        make(job, trimming.step)
    }

    // MARK: Making it

    private func make(_ job: ClipJob, _ step: Int) {
        cancelClip(step)
        var job = job
        job.begin()
        let (source, cut, makeClip) = (job.source, job.cut, host.services.makeClip)
        lastClip += 1
        let number = lastClip
        job.number = number
        job.task = host.services.errands.labour { tell in
            makeClip(source, cut, { Task.isCancelled }, { tell($0) })
        } heard: { [weak self] (done: Double) in
            self?.clips[step]?.progress(done, of: number)
        } then: { [self] (answer: Result<Clip, FilmTrouble>) in
            made(answer, number, step)
        }
        clips[step] = job
        host.touch()
    }

    func tryClipAgain(_ step: Int) {
        if let job = clips[step] { make(job, step) }
    }

    /// It is not wanted any more; nothing of it is left.
    func cancelClip(_ step: Int) {
        clips[step]?.task?.cancel()
        clips[step] = nil
        host.touch()
    }

    func cancelClips() {
        for step in clips.keys { cancelClip(step) }
    }

    /// Whether one is on its way.
    var isMakingClip: Bool { clips.values.contains { $0.trouble == nil } }

    private func made(_ answer: Result<Clip, FilmTrouble>, _ number: Int, _ step: Int) {
        guard clips[step]?.number == number else { return }
        clips[step]?.task = nil
        switch answer {
        case .success(let clip): save(clip, step)
        case .failure(let trouble):
            if trouble.kind == .cancelled {
                clips[step] = nil
                return
            }
            host.services.log.warning("clip not made: \(trouble.cause)")
            host.services.speaker.play(.refused)
            clips[step]?.trouble = trouble
        }
    }

    private func save(_ clip: Clip, _ step: Int) {
        let name = "own-" + UUID().uuidString.lowercased()
        let poster = RecipeDraft.Step.poster(of: name)
        let rows = [
            SavedPicture(name: name, mediaType: Clip.mediaType, data: Data(clip.webM)),
            SavedPicture(name: poster, mediaType: "image/jpeg", data: Data(clip.poster)),
        ]
        let hasPoster = clips[step]?.hasPoster ?? false
        host.change("clip") { box throws(LibraryError) in
            for row in rows { try await box.save(row) }
        } then: { [self, host] in
            clips[step] = nil
            host.services.speaker.play(.tick)
            photos += [name, poster]
            change { draft in
                draft.changeStep(step) {
                    // The picture of an older clip goes with it; one of the cook's own only for one that was chosen.
                    if $0.picture == nil || hasPoster || $0.isPosterShown { $0.picture = poster }
                    $0.clip = name
                }
            }
        } failed: { [self] in
            clips[step]?.trouble = FilmTrouble(.unwritable, cause: "not saved")
        }
    }

    func removeClip(_ step: RecipeDraft.Step) {
        let (clip, picture) = (step.clip, step.picture)
        change { $0.changeStep(step.id) { $0.removeClip() } }
        host.services.speaker.play(.tick)
        host.tell(host.words.editorClipRemoved) {
            self.change { $0.changeStep(step.id) { ($0.clip, $0.picture) = (clip, picture) } }
        }
    }
}
