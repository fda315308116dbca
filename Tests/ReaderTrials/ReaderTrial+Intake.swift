import Exchange
import Foundation
import Intake
import Pictures
import Screen
import Web

extension ReaderTrial {
    /// A case is an archive, or a file packed with gzip.
    static let archive = ReaderTrial("Archive") { (bytes) throws(BrokenPromise) in
        guard let delivery = try? Delivery.open(SourceFile(name: "case", bytes: bytes)) else { return 0 }
        switch delivery {
        case .parcel(let parcel):
            var found = 0
            for path in parcel.paths {
                try BrokenPromise.unless(CaseParcel.isPromised(path), "no path leads out: \(path)")
                guard let bytes = try? parcel.bytes(of: path) else {
                    throw BrokenPromise("what is listed is there: \(path)")
                }
                found += bytes.isEmpty ? 0 : 1
            }
            return found
        case .file(let file): return file.bytes.isEmpty ? 0 : 1
        case .library: return 1
        }
    }

    static let pictureHeader = ReaderTrial("PictureHeader") { (bytes) throws(BrokenPromise) in
        guard let header = try? PictureHeader(checking: bytes) else { return 0 }
        try BrokenPromise.unless(
            (1...PictureLimits.side).contains(header.width)
                && (1...PictureLimits.side).contains(header.height)
                && header.width * header.height <= PictureLimits.pixels,
            "the size is within bounds: \(header)")
        return 1
    }

    /// A picture that somebody brings, made fit for the library: whatever the decoders of C make of it.
    static let pictureFile = ReaderTrial("PictureFile") { (bytes) throws(BrokenPromise) in
        guard let file = try? PictureFile(Data(bytes)) else { return 0 }
        try BrokenPromise.unless(file.data.count <= PictureLimits.photograph, "it is made no larger")
        return 1
    }

    /// A line is an address that was typed, or that a server sends to; also what a server says of its bytes.
    static let webAddress = ReaderTrial(lines: "WebAddress") { (line) throws(BrokenPromise) in
        if let name = MediaType.charset(line) {
            try BrokenPromise.unless((1...40).contains(name.utf8.count), "an encoding is a name: \(name)")
        }
        let four = Array(line.utf8.prefix(4)), sixteen = Array(line.utf8.prefix(16))
        let wrapped = [UInt8](repeating: 0, count: 10) + [0xFF, 0xFF] + four
        try BrokenPromise.unless(
            HouseAddress.holds(four: four) == HouseAddress.holds(sixteen: wrapped),
            "a wrapped address is no way round: \(four)")
        _ = HouseAddress.holds(sixteen: sixteen)
        guard let address = try? WebAddress(line) else { return 0 }
        try BrokenPromise.unless(["http", "https"].contains(address.scheme), "only the web: \(address)")
        try BrokenPromise.unless(!address.host.isEmpty, "somebody is asked: \(address)")
        try BrokenPromise.unless(!address.fileName.contains("/"), "a name without folders: \(address)")
        let again = try? WebAddress(address.text)
        try BrokenPromise.unless(
            again?.host == address.host && again?.scheme == address.scheme, "read twice the same: \(address)")
        return 1
    }
}
