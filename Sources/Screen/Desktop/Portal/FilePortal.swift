import CDBus
import Foundation
import Synchronization

/// The desktop's own chooser of files, as every program of it shows it: the file chooser of
/// `xdg-desktop-portal` (`org.freedesktop.portal.FileChooser`, versions 1 to 4).
///
/// A thread of its own waits for the answer, as long as the person looks through folders, and ends with it;
/// nothing polls, and nothing is there while nobody chooses.
public enum FilePortal {
    private static let asked = Atomic<UInt32>(0)
    /// Milliseconds in which the desktop must take the question; it may have to start its portal first.
    private static let patience: Int32 = 4000

    /// Asks; returns at once.
    /// - Parameter done: called once, on another thread.
    public static func ask(_ wish: FileWish, done: @escaping @Sendable (FileAnswer) -> Void) {
        guard let address = SessionBus.address else {
            return done(.noChooser(cause: "no session bus"))
        }
        let number = asked.wrappingAdd(1, ordering: .relaxed).newValue
        let thread = Thread { done(answer(to: wish, number, on: address)) }
        thread.name = "file portal"
        thread.start()
    }

    private static func answer(to wish: FileWish, _ number: UInt32, on address: String) -> FileAnswer {
        var error = DBusError()
        dbus_error_init(&error)
        defer { dbus_error_free(&error) }
        guard let bus = dbus_connection_open_private(address, &error) else {
            return .noChooser(cause: SessionBus.text(error))
        }
        defer {
            dbus_connection_close(bus)
            dbus_connection_unref(bus)
        }
        dbus_connection_set_exit_on_disconnect(bus, 0)
        guard dbus_bus_register(bus, &error) != 0, let name = dbus_bus_get_unique_name(bus) else {
            return .noChooser(cause: SessionBus.text(error))
        }
        // The answer may come before the question has returned, so it is listened for before that; where it
        // will come is said by the rule of the portal's documentation.
        let token = "handsoff\(number)"
        let sender = String(cString: name).dropFirst().replacingOccurrences(of: ".", with: "_")
        var request = "/org/freedesktop/portal/desktop/request/\(sender)/\(token)"
        if !listen(bus, request, &error) { return .noChooser(cause: SessionBus.text(error)) }
        guard let question = PortalQuestion(wish, token: token).message() else {
            return .noChooser(cause: "no memory")
        }
        defer { dbus_message_unref(question) }
        guard let taken = dbus_connection_send_with_reply_and_block(bus, question, patience, &error) else {
            return .noChooser(cause: SessionBus.text(error))
        }
        defer { dbus_message_unref(taken) }
        if let handle = PortalReply.path(of: taken), handle != request {
            // As portals before version 0.9 have it.
            request = handle
            if !listen(bus, request, &error) { return .noChooser(cause: SessionBus.text(error)) }
        }
        return wait(on: bus, for: request)
    }

    private static func listen(_ bus: OpaquePointer, _ request: String, _ error: inout DBusError) -> Bool {
        let rule =
            "type='signal',interface='org.freedesktop.portal.Request',member='Response',path='\(request)'"
        dbus_bus_add_match(bus, rule, &error)
        return dbus_error_is_set(&error) == 0
    }

    /// Sleeps until the answer has come, or the bus is gone.
    private static func wait(on bus: OpaquePointer, for request: String) -> FileAnswer {
        while true {
            while let message = dbus_connection_pop_message(bus) {
                defer { dbus_message_unref(message) }
                if dbus_message_is_signal(message, "org.freedesktop.portal.Request", "Response") != 0,
                    dbus_message_has_path(message, request) != 0
                {
                    return PortalReply.answer(in: message)
                }
            }
            if dbus_connection_read_write(bus, -1) == 0 { return .calledOff }
        }
    }
}
