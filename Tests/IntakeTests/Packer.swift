import CArchive
import Foundation

@testable import Intake

/// Packs archives for the tests, good ones and bad ones.
struct Packer {
    enum Format { case zip, tar, tarGzip, tarXZ, gzip, sevenZip }

    enum Entry {
        case file(String, [UInt8])
        case folder(String)
        case link(String, to: String)
        case hardLink(String, to: String)
        case device(String)
    }

    var format = Format.zip
    /// For zip: what it is locked with.
    var password: String?

    func pack(_ files: [(String, String)]) -> [UInt8] { pack(files.map { .file($0, Array($1.utf8)) }) }

    func pack(_ entries: [Entry]) -> [UInt8] { UTF8Locale.during { packed(entries) } }

    private func packed(_ entries: [Entry]) -> [UInt8] {
        let archive = archive_write_new()!
        switch format {
        case .zip: archive_write_set_format_zip(archive)
        case .tar, .tarGzip, .tarXZ: archive_write_set_format_pax_restricted(archive)
        case .gzip: archive_write_set_format_raw(archive)
        case .sevenZip: archive_write_set_format_7zip(archive)
        }
        if format == .tarGzip || format == .gzip { archive_write_add_filter_gzip(archive) }
        if format == .tarXZ { archive_write_add_filter_xz(archive) }
        if let password {
            archive_write_set_options(archive, "zip:encryption=traditional")
            archive_write_set_passphrase(archive, password)
        }
        // The last block as short as it is, as other programs write it.
        archive_write_set_bytes_in_last_block(archive, 1)
        let room = UnsafeMutableRawBufferPointer.allocate(byteCount: 64 << 20, alignment: 16)
        defer { room.deallocate() }
        var used = 0
        archive_write_open_memory(archive, room.baseAddress, room.count, &used)
        for entry in entries { write(entry, to: archive) }
        archive_write_close(archive)
        archive_write_free(archive)
        return Array(room[..<used])
    }

    private func write(_ entry: Entry, to archive: OpaquePointer) {
        let header = archive_entry_new()!
        defer { archive_entry_free(header) }
        archive_entry_set_perm(header, 0o644)
        archive_entry_set_filetype(header, UInt32(Foundation.S_IFREG))
        var content: [UInt8] = []
        switch entry {
        case .file(let path, let bytes):
            archive_entry_set_pathname_utf8(header, path)
            content = bytes
        case .folder(let path):
            archive_entry_set_pathname_utf8(header, path)
            archive_entry_set_filetype(header, UInt32(Foundation.S_IFDIR))
        case .link(let path, let target):
            archive_entry_set_pathname_utf8(header, path)
            archive_entry_set_filetype(header, UInt32(Foundation.S_IFLNK))
            archive_entry_set_symlink_utf8(header, target)
        case .hardLink(let path, let target):
            archive_entry_set_pathname_utf8(header, path)
            archive_entry_set_hardlink_utf8(header, target)
        case .device(let path):
            archive_entry_set_pathname_utf8(header, path)
            archive_entry_set_filetype(header, UInt32(Foundation.S_IFBLK))
        }
        archive_entry_set_size(header, Int64(content.count))
        archive_write_header(archive, header)
        if !content.isEmpty { archive_write_data(archive, content, content.count) }
        archive_write_finish_entry(archive)
    }
}
