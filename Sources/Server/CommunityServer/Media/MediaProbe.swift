import API

/// Whether a file is the picture or clip that it begins like, by what ffprobe finds in it.
///
/// A picture is decoded, of a GIF the first frame. Of a clip all packets are counted, since what its head says
/// of its length need not be so.
struct MediaProbe {
    var kind: MediaKind
    /// Seconds of a clip at most.
    var seconds: Int

    /// What is asked of ffprobe.
    func arguments(_ path: String) -> [String] {
        let facts = "stream=codec_type,codec_name,width,height,pix_fmt"
        let question =
            switch kind {
            case .gif:
                [
                    "-read_intervals", "%+#\(MediaLimits.frames + 1)", "-show_entries",
                    "\(facts):packet=pts_time",
                ]
            case .webM, .mp4:
                [
                    "-read_intervals", "%+#\(mostPackets + 1)", "-show_entries",
                    "\(facts):format=duration:packet=pts_time",
                ]
            case .jpeg, .png, .webP:
                ["-read_intervals", "%+#1", "-show_entries", "\(facts):frame=width,height"]
            }
        return MediaTool.opening(path, kind) + question + ["-of", "compact", "file:\(path)"]
    }

    private var mostPackets: Int { seconds * MediaLimits.packets }

    /// - Parameter text: what ffprobe said, a line a thing: "stream|codec_name=vp9|width=640".
    /// - Throws: why it isn't taken, as a sentence.
    func check(_ text: String) throws(Problem) {
        let things = text.split(separator: "\n").map(Thing.init)
        let streams = things.filter { $0.name == "stream" }
        guard streams.count <= MediaLimits.streams else { throw .refusedMedia("It has too many streams.") }
        for stream in streams where stream["codec_type"] == "video" || stream["codec_type"] == "audio" {
            guard let codec = stream["codec_name"], kind.codecs.contains(codec) else {
                throw .refusedMedia(
                    "What is in it, \(stream["codec_name"] ?? "of an unknown kind"), isn't taken.")
            }
        }
        try checkPicture(streams.first { $0["codec_type"] == "video" }, things.first { $0.name == "frame" })
        let packets = things.filter { $0.name == "packet" }
        switch kind {
        case .gif:
            guard packets.count <= MediaLimits.frames else {
                throw .refusedMedia("It has more than \(MediaLimits.frames) pictures.")
            }
        case .webM, .mp4: try checkLength(packets, things.first { $0.name == "format" })
        case .jpeg, .png, .webP: break
        }
    }

    private func checkPicture(_ stream: Thing?, _ frame: Thing?) throws(Problem) {
        guard let stream, let width = stream.number("width"), let height = stream.number("height"), width > 0,
            height > 0
        else { throw .refusedMedia("There is no picture in it that can be read.") }
        let pixels = MediaLimits.pixels(kind)
        // Far from where a product overflows.
        guard width <= 65_536, height <= 65_536, Int(width) * Int(height) <= pixels else {
            throw .refusedMedia("It has more than \(pixels / 1_000_000) million pixels.")
        }
        // Known only of what could be decoded.
        let isDecoded = kind.isClip || kind == .gif ? stream["pix_fmt"] != nil : frame != nil
        guard isDecoded, stream["pix_fmt"] != "unknown" else {
            throw .refusedMedia("There is no picture in it that can be read.")
        }
    }

    private func checkLength(_ packets: [Thing], _ format: Thing?) throws(Problem) {
        guard !packets.isEmpty else { throw .refusedMedia("There is no picture in it that can be read.") }
        let times = packets.compactMap { $0.number("pts_time") } + [format?.number("duration") ?? 0]
        // A tenth for what encoders round.
        guard packets.count <= mostPackets, times.max() ?? 0 <= Double(seconds) + 0.1 else {
            throw .refusedMedia("It is longer than \(seconds) seconds.")
        }
    }

    /// A line of what ffprobe says.
    private struct Thing {
        var name: Substring
        private var values: [Substring: String] = [:]

        init(_ line: Substring) {
            let words = line.split(separator: "|")
            name = words.first ?? ""
            for word in words.dropFirst() {
                guard let sign = word.firstIndex(of: "=") else { continue }
                values[word[..<sign]] = String(word[word.index(after: sign)...])
            }
        }

        subscript(name: Substring) -> String? { values[name] }

        func number(_ name: Substring) -> Double? {
            values[name].flatMap { Double($0) }.flatMap { $0.isFinite ? $0 : nil }
        }
    }
}
