import CDBus
import Foundation

/// The desktop's message bus.
enum SessionBus {
    /// Where it is; nil = nowhere. Not libdbus's own way to find out, which would start a bus where there is
    /// none.
    static var address: String? {
        let environment = ProcessInfo.processInfo.environment
        if let address = environment["DBUS_SESSION_BUS_ADDRESS"] { return address.isEmpty ? nil : address }
        guard let folder = environment["XDG_RUNTIME_DIR"],
            FileManager.default.fileExists(atPath: folder + "/bus")
        else { return nil }
        return "unix:path=\(folder)/bus"
    }

    static func text(_ error: DBusError) -> String {
        error.message.map { String(cString: $0) } ?? "no answer"
    }
}
