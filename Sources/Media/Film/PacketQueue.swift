import CFFmpeg

/// Packets of one stream that wait for their decoder while another stream's are looked for.
struct PacketQueue: ~Copyable {
    private var packets: [UnsafeMutablePointer<AVPacket>] = []
    private var first = 0
    private var bytes = 0

    deinit { for place in first..<packets.count { free(packets[place]) } }

    var isEmpty: Bool { first == packets.count }
    var isFull: Bool { packets.count - first >= FilmLimits.packets || bytes >= FilmLimits.packetBytes }

    /// Takes what `packet` refers to, and leaves it blank.
    mutating func put(_ packet: UnsafeMutablePointer<AVPacket>) {
        guard let kept = av_packet_alloc() else { return av_packet_unref(packet) }
        bytes += Int(packet.pointee.size)
        av_packet_move_ref(kept, packet)
        packets.append(kept)
    }

    /// Hands the first one to `use` and frees it; false if there is none.
    mutating func take(_ use: (UnsafeMutablePointer<AVPacket>) -> Void) -> Bool {
        guard first < packets.count else { return false }
        let packet = packets[first]
        first += 1
        bytes -= Int(packet.pointee.size)
        use(packet)
        free(packet)
        if first == packets.count {
            packets.removeAll(keepingCapacity: true)
            first = 0
        }
        return true
    }

    mutating func empty() { while take({ _ in }) {} }

    private func free(_ packet: UnsafeMutablePointer<AVPacket>) {
        var freed: UnsafeMutablePointer<AVPacket>? = packet
        av_packet_free(&freed)
    }
}
