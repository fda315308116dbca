import HandsOff
import Foundation
import Gestures
import House
import Language
import Library
import Media
import Screen
import Sounds
import Stage

/// Plays a script against the real program, as a person would use it.
@MainActor final class SessionPlayer {
    /// Tenths of a second for which something is watched for: two minutes.
    static let patience = 1200

    private let script: SessionScript
    let folder: URL
    private let pictures: URL?
    /// Told apart in pictures' names when a script is played in several windows or themes.
    private let suffix: String
    /// The machine that the cook is at.
    private(set) var rehearsal: Rehearsal
    /// All of them, by what they are called.
    private var machines: [String: Rehearsal] = [:]
    private let open:
        @MainActor (_ name: String, _ server: PretendedServer) async throws(LibraryError) -> Rehearsal
    /// Where a finger holds something.
    private var grabbed: Point?

    /// - Parameters:
    ///   - folder: paths in the script are relative to it.
    ///   - pictures: where pictures are written; nil = they are painted, but not kept.
    init(
        _ script: SessionScript, folder: URL, pictures: URL?, window: SessionScript.WindowSize,
        theme: Theme,
        scratch: URL, server: PretendedServer = PretendedServer()
    ) async throws(LibraryError) {
        self.script = script
        self.folder = folder
        self.pictures = pictures
        let isOne = script.header.windows.count * script.header.themes.count == 1
        suffix = isOne ? "" : "-\(window.width)x\(window.height)-\(theme.rawValue)"
        let path: String
        var starters: StarterFolder? = Resources.starters
        switch script.header.library {
        case .starter: path = scratch.appending(path: "library.sqlite").path
        case .empty: (path, starters) = (scratch.appending(path: "library.sqlite").path, nil)
        case .path(let given): path = Self.resolve(given, folder)
        }
        if let documents = script.header.documents {
            let home = URL(filePath: path).deletingLastPathComponent()
            try? FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
            try? FileManager.default.copyItem(
                at: URL(filePath: Self.resolve(documents, folder)), to: home.appending(path: "Documents"))
        }
        if let videos = script.header.videos {
            let folder = URL(filePath: path).deletingLastPathComponent().appending(path: "Videos")
            try? FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
            try? FileManager.default.copyItem(
                at: URL(filePath: Self.resolve(videos, self.folder)),
                to: folder.appending(path: FilmFolders.name))
        }
        open = { [starters] name, server throws(LibraryError) in
            let isFirst = name == Surroundings.first
            let other = scratch.appending(path: "\(name)/library.sqlite").path
            return try await Rehearsal(
                path: isFirst ? path : other, starters: starters,
                size: Size(Double(window.width), Double(window.height)), theme: theme, name: name,
                server: server, camera: script.header.camera, cameras: script.header.cameras,
                microphone: script.header.microphone, language: script.header.language,
                canBeFelt: script.header.canBeFelt,
                webPages: script.header.web.map { URL(filePath: Self.resolve($0, folder)) },
                films: script.header.films.map { URL(filePath: Self.resolve($0, folder)) })
        }
        rehearsal = try await open(Surroundings.first, server)
        machines = [Surroundings.first: rehearsal]
    }

    private func finish() async { for machine in machines.values { await machine.finish() } }

    /// The cook goes to another machine; on this one time goes on, but nobody looks at it.
    private func go(to name: String) async -> String? {
        let now = rehearsal.now
        do throws(LibraryError) {
            if machines[name] == nil { machines[name] = try await open(name, rehearsal.around.server) }
        } catch { return error.sentence(Language.english.wording) }
        guard let other = machines[name] else { return nil }
        rehearsal = other
        await rehearsal.advance(by: max(0, now - rehearsal.now))
        rehearsal.host.isAway = true
        rehearsal.host.isAway = false
        return nil
    }

    /// Paths in a script are relative to its folder.
    static func resolve(_ path: String, _ folder: URL) -> String {
        path.hasPrefix("/") ? path : folder.appending(path: path).standardizedFileURL.path
    }

    /// Plays all lines; returns the first that fails.
    func play(tells: Bool) async -> SessionFailure? {
        for line in script.lines {
            if Interruption.hasCome {
                await finish()
                let error = SessionError(line: line.number, text: line.text, reason: "It was stopped here.")
                return SessionFailure(error: error, screen: [])
            }
            if line.action.acts {
                rehearsal.host.services.speaker.forget()
                rehearsal.desktop.forget()
            }
            if let reason = await perform(line.action) {
                let error = SessionError(line: line.number, text: line.text, reason: reason)
                let failure = SessionFailure(error: error, screen: rehearsal.screen)
                await finish()
                return failure
            }
            if tells { printLine("\(line.number) \(line.text)") }
        }
        await finish()
        return nil
    }

    /// Does what a line says; returns why it could not, or what is not so.
    private func perform(_ action: SessionAction) async -> String? {
        switch action {
        case .tap(let label): return await press(label) { self.click($0) }
        case .tapBeside(let label):
            guard let region = rehearsal.host.stage.find(label) else {
                return "There is nothing to press called “\(label)”."
            }
            click(Point(region.visible.middle.x, region.visible.minY - 14))
            await rehearsal.settle()
        case .doubleTap(let label):
            return await press(label) {
                self.click($0)
                await self.rehearsal.advance(by: 0.1, settling: false)
                self.click($0)
            }
        case .hold(let label):
            return await press(label) {
                self.rehearsal.host.handle(.pointerPressed($0, .touch))
                await self.rehearsal.advance(by: 0.6, settling: false)
                self.rehearsal.host.handle(.pointerReleased($0))
            }
        case .click(let label, let modifiers):
            return await press(label) {
                self.rehearsal.host.handle(.pointerPressed($0, .mouse, modifiers))
                self.rehearsal.host.handle(.pointerReleased($0))
            }
        case .rightClick(let label):
            return await press(label) { self.rehearsal.host.handle(.menuAsked($0)) }
        case .point(let label):
            return await press(label) {
                self.rehearsal.host.handle(.pointerMoved($0))
                await self.rehearsal.advance(by: 0.7)
            }
        case .drag(let label, let x, let y):
            return await press(label) { await self.drag($0, x, y, rests: true) }
        case .flick(let label, let x, let y):
            return await press(label) { await self.drag($0, x, y, rests: false) }
        case .grab(let label, let x, let y):
            return await press(label) {
                await self.pull($0, x, y, pieces: 12)
                self.grabbed = Point($0.x + x, $0.y + y)
            }
        case .letGo:
            guard let grabbed else { return "Nothing is held." }
            self.grabbed = nil
            await rehearsal.advance(by: 0.12, settling: false)
            rehearsal.host.handle(.pointerReleased(grabbed))
        case .reorder(let label, let rows): return await reorder(label, rows)
        case .scroll(let x, let y):
            let middle = Point(rehearsal.size.width / 2, rehearsal.size.height / 2)
            rehearsal.host.handle(rehearsal.host.stage.wheel(at: middle, moving: Point(x, y)))
        case .key(let key): rehearsal.host.handle(.key(key))
        case .type, .clear, .paste: return await type(action)
        case .drop(let drops):
            // One after the other, as the desktop tells of them, and nobody waits in between.
            for drop in drops {
                guard case .file(let path) = drop else {
                    rehearsal.host.handle(.dropped(drop))
                    continue
                }
                let isHome = path.hasPrefix("~/")
                rehearsal.host.handle(
                    .dropped(.file(isHome ? rehearsal.home + path.dropFirst() : Self.resolve(path, folder))))
            }
        case .wave(let gesture):
            // Without a camera it is a wave all the same: scripts about paging need not switch it on.
            if rehearsal.eye.isOpen {
                return await see(
                    .swipe(Swipe(hand: rehearsal.host.eye.hand(for: gesture), time: rehearsal.now)))
            }
            rehearsal.host.eye.recognise(Wave(gesture))
        case .sweep(let hand, let needs):
            let clear = needs.map { Swipe(hand: hand, time: rehearsal.now, leastSensitivity: $0) }
            let swipe = clear ?? Swipe(hand: hand, time: rehearsal.now)
            let trouble = await see(.swipe(swipe))
            // With a clarity of its own, which is known once it is over.
            if trouble == nil, clear != nil, rehearsal.eye.isOpen { return await see(.settled(swipe)) }
            return trouble
        case .nearly(let shortfall, let gesture):
            let hand = rehearsal.host.eye.hand(for: gesture)
            return await see(.nearMiss(NearMiss(hand: hand, shortfall: shortfall, time: rehearsal.now)))
        case .meter(let part, let gesture):
            return await see(.glimpse(rehearsal.eye.glimpse(of: rehearsal.host.eye.hand(for: gesture), part)))
        case .camera(let path): return await playCamera(path)
        case .showPacket(let path): if let trouble = show(photograph: path) { return trouble }
        case .unplug: rehearsal.eye.change(to: .unplugged)
        case .plug: rehearsal.eye.change(to: .works)
        case .say(let text): if let trouble = await rehearsal.ear.say(text) { return trouble }
        case .microphone(let state): rehearsal.ear.change(to: state)
        case .server(let way): await rehearsal.around.server.go(way)
        case .machine(let name): if let trouble = await go(to: name) { return trouble }
        case .serverLoses: await rehearsal.around.server.loseShelves()
        case .serverPromotes: await rehearsal.around.server.promote()
        case .serverInvites: await rehearsal.around.server.letMembersInvite()
        case .serverCommunity: await rehearsal.around.server.openCommunity()
        case .kitchen(let word): await rehearsal.around.server.cook(word)
        case .kitchenPhotographs(let path):
            guard let file = try? Data(contentsOf: URL(filePath: Self.resolve(path, folder))) else {
                return "There is no “\(path)”."
            }
            await rehearsal.around.server.photograph(file)
        case .link(let link): _ = rehearsal.app.follow(link)
        case .edamam(let way): rehearsal.around.web.edamam.go(way)
        case .till(let word): await rehearsal.around.server.charge(word)
        case .serverAnnounces(let text): await rehearsal.around.server.announce(text)
        case .serverEncourages(let words): await rehearsal.around.server.encourage(words)
        case .serverObjects(let reason): await rehearsal.around.server.object(reason)
        case .serverLicenses: await rehearsal.around.server.license()
        case .serverModerates: await rehearsal.around.server.moderate()
        case .serverDecides(let reason): await rehearsal.around.server.decide(reason)
        case .serverLooks(let look): await rehearsal.around.server.look(look)
        case .serverMumbles: await rehearsal.around.server.loseAnswer()
        case .serverOffers: await rehearsal.around.server.offerProviders()
        case .serverForgets: await rehearsal.around.server.forgetTokens()
        case .wait(let seconds): await rehearsal.advance(by: seconds)
        case .watch(let text):
            for _ in 0..<SessionPlayer.patience where !isOnScreen(text) { await rehearsal.advance(by: 0.1) }
            if !isOnScreen(text) { return "“\(text)” has not come in two minutes." }
        case .expect(let text):
            if !isOnScreen(text) { return "“\(text)” is not on the screen." }
        case .refuse(let text):
            if isOnScreen(text) { return "“\(text)” is on the screen." }
        case .expectField(let label, let text): return field(label, has: text, wanted: true)
        case .refuseField(let label, let text): return field(label, has: text, wanted: false)
        case .expectClipboard(let text):
            let copied = rehearsal.host.stage.clipboard.read()
            if copied != text { return "Copied was “\(copied)”." }
        case .hear(let cue):
            let heard = await rehearsal.host.services.speaker.heard()
            if !heard.contains(cue) {
                return "“\(cue.rawValue)” was not heard; \(SessionPlayer.list(heard))."
            }
        case .silence:
            let heard = await rehearsal.host.services.speaker.heard()
            if !heard.isEmpty { return "It was not silent; \(SessionPlayer.list(heard))." }
        case .hearSpoken(let text):
            let spoken = await rehearsal.host.services.voice.spoken()
            if let text, !spoken.contains(where: { $0.contains(text) }) {
                return
                    "“\(text)” was not said; \(spoken.isEmpty ? "nothing was" : "said: " + spoken.joined(separator: " | "))."
            }
            if text == nil, !spoken.isEmpty { return "Said was: \(spoken.joined(separator: " | "))." }
        case .picture(let name): return await picture(name)
        case .resize(let size): await rehearsal.resize(to: Size(Double(size.width), Double(size.height)))
        case .restart(let pause): return await reopen(crashed: false, pause)
        case .crash(let pause): return await reopen(crashed: true, pause)
        case .stumble:
            rehearsal.around.mishap.last = PretendedMishap.stumbled
            return await reopen(crashed: true, 0)
        case .damage, .lose, .drive, .disk, .look, .feel, .expectNotification, .refuseNotifications:
            return await surround(action)
        }
        if action.acts { await rehearsal.settle() }
        return nil
    }

    private func reopen(crashed: Bool, _ pause: Double) async -> String? {
        do throws(LibraryError) { try await rehearsal.reopen(crashed: crashed, after: pause) } catch {
            return error.sentence(Language.english.wording)
        }
        return nil
    }

    private static func list(_ cues: [Cue]) -> String {
        cues.isEmpty ? "nothing was" : "heard: " + cues.map(\.rawValue).joined(separator: ", ")
    }

    // MARK: Fingers

    private func press(_ label: String?, _ act: (Point) async -> Void) async -> String? {
        guard let point = await place(label) else {
            return label.map { "There is nothing to press called “\($0)”." } ?? "There is no page to tap on."
        }
        await act(point)
        await rehearsal.settle()
        return nil
    }

    private func click(_ p: Point) {
        rehearsal.host.handle(.pointerPressed(p, .touch))
        rehearsal.host.handle(.pointerReleased(p))
    }

    /// - Parameter rests: whether the finger rests before it lets go, so that nothing is flung.
    func drag(_ from: Point, _ x: Double, _ y: Double, rests: Bool) async {
        await pull(from, x, y, pieces: rests ? 12 : 6)
        if rests { await rehearsal.advance(by: 0.12, settling: false) }
        rehearsal.host.handle(.pointerReleased(Point(from.x + x, from.y + y)))
    }

    /// The finger goes down and away, and stays there.
    private func pull(_ from: Point, _ x: Double, _ y: Double, pieces: Int) async {
        rehearsal.host.handle(.pointerPressed(from, .touch))
        for i in 1...pieces {
            await rehearsal.advance(by: 0.016, settling: false)
            let part = Double(i) / Double(pieces)
            rehearsal.host.handle(.pointerDragged(Point(from.x + x * part, from.y + y * part)))
            _ = rehearsal.host.rebuild()
        }
    }

    /// Where to press for a label: what is called so, else what contains it; scrolled into view if need be.
    func place(_ label: String?) async -> Point? {
        guard let label else { return rehearsal.host.stage.openPlace }
        guard let region = rehearsal.host.stage.find(label) else { return nil }
        if !region.isVisible || region.visible.height < region.frame.height / 2 {
            rehearsal.host.stage.bringIntoView(region.spec.id)
            rehearsal.host.touch()
            await rehearsal.settle()
        }
        // What is covered can't be pressed by a person, either.
        return rehearsal.host.stage.find(label).flatMap {
            rehearsal.host.stage.isReachable($0) ? $0.visible.middle : nil
        }
    }

    // MARK: Camera and pictures

    /// The camera's thread reports something.
    private func see(_ report: EyeReport) async -> String? {
        guard rehearsal.eye.tell(report) else { return "The camera does not look on this page." }
        await rehearsal.settle()
        return nil
    }

    /// Shows every frame of a recording to the detector while the clock runs along.
    private func playCamera(_ path: String) async -> String? {
        do throws(RecordingError) {
            var recording = try Recording(path: Self.resolve(path, folder))
            rehearsal.host.watchForNow()
            await rehearsal.settle()
            guard rehearsal.eye.isOpen else { return "The camera is not open on this page." }
            let begin = rehearsal.now
            while let frame = try recording.next() {
                await rehearsal.advance(by: max(0, begin + frame.time - rehearsal.now), settling: false)
                rehearsal.eye.look(
                    at: LumaFrame(
                        columns: frame.columns, rows: frame.rows, luma: frame.luma, time: begin + frame.time))
                await rehearsal.takeReports()
            }
        } catch {
            return error.sentence
        }
        await rehearsal.settle()
        return nil
    }

    private func picture(_ name: String) async -> String? {
        await rehearsal.paint()
        guard let pictures else { return nil }
        do {
            try FileManager.default.createDirectory(at: pictures, withIntermediateDirectories: true)
            try rehearsal.canvas.writePNG(to: pictures.appending(path: name + suffix + ".png").path)
            return nil
        } catch {
            return "The picture could not be written to \(pictures.path)."
        }
    }

    private func isOnScreen(_ text: String) -> Bool {
        let wanted = SessionPlayer.plain(text)
        return rehearsal.screen.contains { SessionPlayer.plain($0).contains(wanted) }
    }

    /// Without the thin and hard spaces, and the hard dashes, that good typesetting puts between figures.
    private static func plain(_ text: String) -> String {
        String(
            text.map { sign in
                sign.isWhitespace || sign == "\u{2009}" || sign == "\u{202F}" ? " " : sign == "−" ? "–" : sign
            })
    }
}
