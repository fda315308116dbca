import Testing

@testable import Camera

/// A lifecycle, and the events that have happened to it.
private struct Story {
    static let device = CameraDevice(path: "/dev/video0", name: "Camera", isBuiltIn: true)
    static let mode = CaptureMode(
        format: FourCC("YUYV"), width: 640, height: 480, framesPerSecond: 30, isDecoded: false)

    var lifecycle = CameraLifecycle(seesChanges: true)

    /// Everything ordered, with opening left out.
    mutating func at(_ time: Double, _ events: CameraLifecycle.Event...) -> [CameraLifecycle.Order] {
        events.flatMap { lifecycle.handle($0, at: time) }.filter { $0 != .open }
    }

    static func trouble(_ kind: CameraTrouble.Kind, _ operation: String = "open") -> CameraTrouble {
        CameraTrouble(kind, operation: operation, path: "/dev/video0")
    }

    static var streaming: CameraLifecycle.Event { .streaming(device, mode) }
    static var opened: CameraLifecycle.Order { .tell(.opened(device, mode)) }
    static var back: CameraLifecycle.Order { .tell(.back(device, mode)) }
    static func told(_ kind: CameraTrouble.Kind, _ operation: String = "open") -> CameraLifecycle.Order {
        .tell(.trouble(trouble(kind, operation)))
    }
}

@Suite("The camera comes, goes and comes back")
struct CameraLifecycleTests {
    @Test("It opens when switched on, and says so once")
    func opens() {
        var story = Story()
        #expect(story.lifecycle.handle(.begin, at: 0) == [.open])
        #expect(story.at(0.1, Story.streaming) == [Story.opened])
        #expect(story.at(0.5, .frame, .frame, .time) == [])
    }

    @Test("Two seconds without a picture are a frozen camera; it is closed and opened anew a second later")
    func frozen() {
        var story = Story()
        _ = story.at(0, .begin, Story.streaming)
        _ = story.at(1, .frame)
        #expect(story.lifecycle.deadline == 3)
        #expect(story.at(2.99, .time) == [])
        #expect(story.at(3, .time) == [.close, Story.told(.frozen, "VIDIOC_DQBUF")])
        #expect(story.lifecycle.deadline == 4)
        #expect(story.lifecycle.handle(.time, at: 3.9) == [])
        #expect(story.lifecycle.handle(.time, at: 4) == [.open])
        #expect(story.at(4.1, Story.streaming) == [], "streaming proves nothing before a picture has come")
        #expect(story.at(4.2, .frame) == [Story.back])
    }

    @Test("The first picture may take four seconds")
    func slowStart() {
        var story = Story()
        _ = story.at(0, .begin, Story.streaming)
        #expect(story.at(3.9, .time) == [])
        #expect(story.at(4, .time) == [.close, Story.told(.frozen, "VIDIOC_DQBUF")])
    }

    @Test("Pictures that all have to be thrown away are trouble too, of their own kind")
    func unreadable() {
        var story = Story()
        _ = story.at(0, .begin, Story.streaming, .frame)
        #expect(story.at(1.9, .spoiledFrame) == [])
        #expect(story.at(2.1, .spoiledFrame) == [.close, Story.told(.unreadable, "VIDIOC_DQBUF")])
    }

    @Test("A spoiled picture now and then is nothing to talk about")
    func spoiled() {
        var story = Story()
        _ = story.at(0, .begin, Story.streaming)
        for tenth in 1...100 {
            #expect(
                story.at(Double(tenth) / 10, tenth.isMultiple(of: 3) ? .frame : .spoiledFrame, .time) == []
                    || tenth == 1)
        }
        _ = story.at(11, .frame)
        #expect(story.at(13, .time) == [.close, Story.told(.frozen, "VIDIOC_DQBUF")])
    }

    @Test("A camera that stays broken is tried after 1, 2, 4, 8, 8, … seconds, and told once")
    func growingDelay() {
        var story = Story()
        var now = 0.0
        var delays: [Double] = []
        var told: [CameraLifecycle.Order] = []
        _ = story.at(now, .begin)
        for _ in 0..<6 {
            told += story.at(now, .failed(Story.trouble(.driver)))
            let next = story.lifecycle.deadline ?? .infinity
            delays.append(next - now)
            now = next
            #expect(story.lifecycle.handle(.time, at: now) == [.open])
        }
        #expect(delays == [1, 2, 4, 8, 8, 8])
        #expect(told == [Story.told(.driver)])
    }

    @Test("Five good seconds make the next trouble a fresh one, tried again after a second")
    func health() {
        var story = Story()
        _ = story.at(0, .begin, .failed(Story.trouble(.driver)))
        _ = story.at(1, .time, .failed(Story.trouble(.driver)))
        _ = story.at(3, .time, Story.streaming, .frame)
        _ = story.at(7, .frame, .failed(Story.trouble(.unplugged)))
        #expect(story.lifecycle.deadline == 11, "third time: after four seconds")
        _ = story.at(11, .time, Story.streaming, .frame)
        _ = story.at(16, .frame, .failed(Story.trouble(.unplugged)))
        #expect(story.lifecycle.deadline == 17)
    }

    @Test("Unplugged and plugged in again: one trouble, one return, no polling in between")
    func replug() {
        var story = Story()
        _ = story.at(0, .begin, Story.streaming, .frame)
        #expect(story.at(1, .failed(Story.trouble(.unplugged))) == [.close, Story.told(.unplugged)])
        #expect(story.at(2, .time, .failed(Story.trouble(.noneFound))) == [], "the cook knows")
        #expect(story.lifecycle.deadline == nil)
        #expect(story.at(60, .devicesChanged) == [])
        #expect(story.lifecycle.deadline == 60.25, "udev needs a moment")
        #expect(story.at(60.1, .devicesChanged) == [])
        #expect(story.lifecycle.deadline == 60.25, "a burst of changes doesn't put it off")
        #expect(story.at(60.25, .time, Story.streaming) == [])
        #expect(story.at(60.5, .frame) == [Story.back])
    }

    @Test("No camera at first: told, and opened when one is plugged in")
    func pluggedLater() {
        var story = Story()
        #expect(story.at(0, .begin, .failed(Story.trouble(.noneFound))) == [Story.told(.noneFound)])
        #expect(story.lifecycle.deadline == nil)
        #expect(story.at(9, .devicesChanged, .time) == [])
        #expect(story.at(9.25, .time, Story.streaming, .frame) == [Story.opened])
    }

    @Test("Forbidden waits for the permission to change, busy watches the device and looks again after 8 s")
    func forbiddenAndBusy() {
        var story = Story()
        #expect(story.at(0, .begin, .failed(Story.trouble(.forbidden))) == [Story.told(.forbidden)])
        #expect(story.lifecycle.deadline == nil)
        #expect(story.lifecycle.busyPath == nil)
        _ = story.at(5, .devicesChanged)
        #expect(story.at(5.25, .time, .failed(Story.trouble(.busy))) == [Story.told(.busy)])
        #expect(story.lifecycle.deadline == 13.25)
        #expect(story.lifecycle.busyPath == "/dev/video0")
        #expect(story.at(13.25, .time, .failed(Story.trouble(.busy))) == [])
        #expect(story.at(21.25, .time, Story.streaming) == [Story.opened])
        #expect(story.lifecycle.busyPath == nil)
    }

    @Test("Where changes cannot be seen, an absent camera is looked for every 8 seconds")
    func blind() {
        var story = Story(lifecycle: CameraLifecycle(seesChanges: false))
        _ = story.at(0, .begin, .failed(Story.trouble(.noneFound)))
        #expect(story.lifecycle.deadline == 8)
    }

    @Test("A camera without any readable format is not tried again until something is plugged in")
    func noFormat() {
        var story = Story()
        _ = story.at(0, .begin, .failed(Story.trouble(.unreadable, CameraTrouble.negotiation)))
        #expect(story.lifecycle.deadline == nil)
    }

    @Test("Stopping closes, says so last, and nothing comes after it", arguments: 0..<3)
    func stop(situation: Int) {
        var story = Story()
        _ = story.at(0, .begin)
        if situation == 1 { _ = story.at(0, Story.streaming, .frame) }
        if situation == 2 { _ = story.at(0, .failed(Story.trouble(.busy))) }
        #expect(story.at(1, .stop) == [.close, .tell(.closed), .end])
        #expect(story.at(2, .stop, .frame, .time, .devicesChanged, Story.streaming) == [])
        #expect(story.lifecycle.deadline == nil)
    }

    @Test("Late news from a stream that has ended changes nothing")
    func late() {
        var story = Story()
        _ = story.at(0, .begin, .failed(Story.trouble(.noneFound)))
        #expect(story.at(1, .frame, .spoiledFrame, .failed(Story.trouble(.driver)), .begin) == [])
        #expect(story.lifecycle.deadline == nil)
    }
}
