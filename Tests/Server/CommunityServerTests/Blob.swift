@testable import CommunityServer
import Foundation
import ServerStore

/// A small picture or clip, which becomes as large as tests want it by what says nothing.
struct Blob {
    var data: Data
    var hash: String { Secrets.hexadecimal(Secrets.sha256(Array(data))) }
    var path: String { "/v1/blobs/\(hash)" }

    init(_ data: Data) { self.data = data }

    /// 16 × 16 orange pixels, with comments (ITU-T T.81, B.2.4.5) behind the beginning.
    static func jpeg(_ count: Int = 1000, seed: UInt8 = 1) -> Blob {
        var rest = count - orangeJPEG.count
        precondition(rest >= 5)
        var comments = Data()
        while rest > 0 {
            // What would be left must be room for another.
            let length = rest > 65_537 ? min(65_537, rest - 5) : rest
            comments += [0xFF, 0xFE, UInt8((length - 2) >> 8), UInt8((length - 2) & 0xFF)]
            comments += Data((0..<length - 4).map { UInt8(truncatingIfNeeded: $0 &* 7) ^ seed })
            rest -= length
        }
        return Blob(orangeJPEG.prefix(2) + comments + orangeJPEG.dropFirst(2))
    }

    /// A tenth of a second, VP8, with an element that is void (RFC 8794, 11.3.2) behind it.
    static func webM(_ count: Int) -> Blob {
        let rest = count - orangeWebM.count - 9
        precondition(rest >= 0)
        let length = (0..<7).map { UInt8(rest >> (8 * (6 - $0)) & 0xFF) }
        return Blob(orangeWebM + [0xEC, 0x01] + length + Data(repeating: 5, count: rest))
    }

    private static let orangeJPEG = Data(
        base64Encoded: """
            /9j/4AAQSkZJRgABAgAAAQABAAD/2wBDAAg+Pkk+SVVVVVVVVWRdZGhoaGRkZGRoaGhwcHCDg4NwcHBoaHBwfHyDg4+Tj4eHg4eTk5ub\
            m7q6srLZ2eD/////xABMAAEBAAAAAAAAAAAAAAAAAAAABgEBAQAAAAAAAAAAAAAAAAAABgcQAQAAAAAAAAAAAAAAAAAAAAARAQAAAAAA\
            AAAAAAAAAAAAAAD/wAARCAAQABADASIAAhEAAxEA/9oADAMBAAIRAxEAPwCtAR06f//Z
            """)!
    private static let orangeWebM = Data(
        base64Encoded: """
            GkXfo59ChoEBQveBAULygQRC84EIQoKEd2VibUKHgQJChYECGFOAZwEAAAAAAAG/EU2bdLpNu4tTq4QVSalmU6yBoU27i1OrhBZU\
            rmtTrIHGTbuMU6uEElTDZ1OsggEMTbuMU6uEHFO7a1OsggGp7AEAAAAAAABZAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA\
            AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAVSalmoCrXsYMPQkBNgIRM\
            YXZmV0GETGF2ZkSJiEBZAAAAAAAAFlSua8GuAQAAAAAAADjXgQFzxYgAAAAAAAAAAZyBACK1nIN1bmSIgQCGhVZfVlA4g4EBI+OD\
            hAX14QDgibCBELqBEJqBAhJUw2fRc3POY8CLY8WIAAAAAAAAAAFnyJhFo4dFTkNPREVSRIeLTGF2YyBsaWJ2cHhnyKJFo4hEVVJB\
            VElPTkSHlDAwOjAwOjAwLjEwMDAwMDAwMAAAH0O2dcLngQCjvYEAAIDwAgCdASoQABAAAEcIhYWIhYSIAgICdaoD+AP6Ag1NGAD+\
            ++j//+n32YM45/9Pwf/rYDZAFN/1oAAcU7trkbuPs4EAt4r3gQHxggFi8IED
            """)!
}
