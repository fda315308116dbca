import Camera

/// What the probe was asked to wait for.
struct Wish {
    static let usage = """
        usage: camera-probe [--list] [--camera PATH] [--until EVENT,…] [--frames N] [--seconds N] [--twice] [--photographs]
          --until    stop once these events came in this order: opened, back, or a kind of trouble
          --frames   and then so many frames
          --seconds  give up after so long (30)
          --twice    run again at once after it closed
          --photographs  open it for photographs: large and in colour
        """

    var choice = Webcam.Choice.automatic
    var events: [String] = []
    var frames = 0
    var seconds = 30
    var lists = false
    var runsTwice = false
    var photographs = false

    init?(arguments: ArraySlice<String>) {
        var rest = arguments
        while let option = rest.popFirst() {
            switch option {
            case "--list": lists = true
            case "--twice": runsTwice = true
            case "--photographs": photographs = true
            case "--camera":
                guard let path = rest.popFirst() else { return nil }
                choice = .path(path)
            case "--until":
                guard let names = rest.popFirst() else { return nil }
                events = names.split(separator: ",").map(String.init)
            case "--frames":
                guard let count = rest.popFirst().flatMap({ Int($0) }) else { return nil }
                frames = count
            case "--seconds":
                guard let count = rest.popFirst().flatMap({ Int($0) }) else { return nil }
                seconds = count
            default: return nil
            }
        }
        // Asked for nothing in particular, it waits for one picture.
        if events.isEmpty, frames == 0 { frames = 1 }
    }
}
