import CDBus
import Foundation

/// Where the desktop shows what programs have to say, whichever window is in front (freedesktop.org's
/// notifications).
///
/// Nothing listens on the connection: no thread, no wake-ups. It stays open after the first notice, because
/// some desktops take a program's notices down when its connection goes: one for as long as the program runs.
public actor NoticeBoard {
    private let program: String
    private var bus: OpaquePointer?
    private var last: UInt32 = 0

    public init(program: String) { self.program = program }

    /// Shows a notice in place of the last; blocks for as long as the desktop takes, at most two seconds.
    /// - Returns: why it can't be shown, for the log; nil if it is.
    public func post(title: String, text: String) -> String? {
        guard let address = SessionBus.address else { return "no session bus" }
        var error = DBusError()
        dbus_error_init(&error)
        defer { dbus_error_free(&error) }
        if bus == nil, let new = dbus_connection_open_private(address, &error) {
            bus = new
            if dbus_bus_register(new, &error) == 0 { forget() }
        }
        guard let bus else { return SessionBus.text(error) }
        guard let message = message(title, text) else { return "no memory" }
        defer { dbus_message_unref(message) }
        guard let reply = dbus_connection_send_with_reply_and_block(bus, message, 2000, &error) else {
            forget()
            return SessionBus.text(error)
        }
        defer { dbus_message_unref(reply) }
        var answer = DBusMessageIter()
        if dbus_message_iter_init(reply, &answer) != 0,
            dbus_message_iter_get_arg_type(&answer) == shim_dbus_uint32
        {
            dbus_message_iter_get_basic(&answer, &last)
        }
        return nil
    }

    /// The bus may come back under another address, as after a new login.
    private func forget() {
        guard let bus else { return }
        dbus_connection_close(bus)
        dbus_connection_unref(bus)
        (self.bus, last) = (nil, 0)
    }

    /// Notify(app_name, replaces_id, app_icon, summary, body, actions, hints, expire_timeout).
    private func message(_ title: String, _ text: String) -> OpaquePointer? {
        guard
            let message = dbus_message_new_method_call(
                "org.freedesktop.Notifications", "/org/freedesktop/Notifications",
                "org.freedesktop.Notifications", "Notify")
        else { return nil }
        var all = DBusMessageIter(), list = DBusMessageIter()
        dbus_message_iter_init_append(message, &all)
        var expiry: Int32 = -1
        append(program, &all)
        dbus_message_iter_append_basic(&all, shim_dbus_uint32, &last)
        append("hands-off", &all)
        append(title, &all)
        append(Self.plain(text), &all)
        for type in ["s", "{sv}"] {
            dbus_message_iter_open_container(&all, shim_dbus_array, type, &list)
            dbus_message_iter_close_container(&all, &list)
        }
        dbus_message_iter_append_basic(&all, shim_dbus_int32, &expiry)
        return message
    }

    private func append(_ text: String, _ all: inout DBusMessageIter) {
        // A zero inside would end it; anything else that isn't UTF-8 isn't in Swift either.
        text.replacingOccurrences(of: "\0", with: "").withCString { start in
            var start: UnsafePointer<CChar>? = start
            _ = dbus_message_iter_append_basic(&all, shim_dbus_string, &start)
        }
    }

    /// Desktops read the text as markup.
    private static func plain(_ text: String) -> String {
        text.replacingOccurrences(of: "&", with: "&amp;").replacingOccurrences(of: "<", with: "&lt;")
            .replacingOccurrences(of: ">", with: "&gt;")
    }
}
