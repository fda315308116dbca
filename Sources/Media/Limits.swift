/// What a recording may ask of us; beyond it, it is refused or its pictures are skipped. Clips come from
/// anywhere.
enum Limits {
    /// Pixels along each side of a picture: four times what a webcam gives.
    static let side: CInt = 4096
    /// Bytes and microseconds of the file that are looked at to find out what is in it.
    static let probeBytes: Int64 = 4 << 20
    static let probeMicroseconds: Int64 = 5_000_000
    /// Streams in one file: a picture, some sound, some subtitles.
    static let streams: CInt = 16
    /// Broken pictures in a row before we give up: two seconds at 30 a second.
    static let brokenInARow = 60
    /// Packets in a row that lead to no picture: ten seconds at 30 a second, with room for a decoder's delay.
    static let packetsWithoutPicture = 300

    /// Containers and codecs that cameras, phones and browsers record in.
    static let containers = "mov,mp4,matroska,webm,avi,mjpeg,mpegts,ogg"
    static let codecs =
        "h264,hevc,mpeg4,mpeg2video,mpeg1video,h263,mjpeg,vp8,vp9,libdav1d,theora,rawvideo,ffv1"
}
