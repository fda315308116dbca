import CDBus
import Foundation

/// What the desktop's file chooser says. Whoever is on the bus may say anything: what isn't of the kind that was
/// agreed on counts as nothing chosen.
enum PortalReply {
    /// The object that will answer, as the question's reply names it.
    static func path(of reply: OpaquePointer) -> String? {
        var place = DBusMessageIter()
        guard dbus_message_iter_init(reply, &place) != 0,
            dbus_message_iter_get_arg_type(&place) == shim_dbus_path
        else { return nil }
        return text(&place)
    }

    /// Response(response u, results a{sv}): 0 and `uris` as, or nothing chosen.
    static func answer(in message: OpaquePointer) -> FileAnswer {
        var place = DBusMessageIter(), results = DBusMessageIter()
        guard dbus_message_iter_init(message, &place) != 0,
            dbus_message_iter_get_arg_type(&place) == shim_dbus_uint32
        else { return .calledOff }
        var status: UInt32 = 1
        dbus_message_iter_get_basic(&place, &status)
        guard status == 0, dbus_message_iter_next(&place) != 0,
            dbus_message_iter_get_arg_type(&place) == shim_dbus_array,
            dbus_message_iter_get_element_type(&place) == shim_dbus_entry
        else { return .calledOff }
        dbus_message_iter_recurse(&place, &results)
        while dbus_message_iter_get_arg_type(&results) == shim_dbus_entry {
            var entry = DBusMessageIter()
            dbus_message_iter_recurse(&results, &entry)
            if text(&entry) == "uris", dbus_message_iter_next(&entry) != 0, let path = firstPath(in: entry) {
                return .chosen(path)
            }
            dbus_message_iter_next(&results)
        }
        return .calledOff
    }

    private static func firstPath(in variant: DBusMessageIter) -> String? {
        var variant = variant, list = DBusMessageIter(), uri = DBusMessageIter()
        guard dbus_message_iter_get_arg_type(&variant) == shim_dbus_variant else { return nil }
        dbus_message_iter_recurse(&variant, &list)
        guard dbus_message_iter_get_arg_type(&list) == shim_dbus_array,
            dbus_message_iter_get_element_type(&list) == shim_dbus_string
        else { return nil }
        dbus_message_iter_recurse(&list, &uri)
        guard dbus_message_iter_get_arg_type(&uri) == shim_dbus_string, let text = text(&uri) else {
            return nil
        }
        return path(ofURI: text)
    }

    /// "file:///home/ada/A%20soup.json"; nil for what is no file of this machine.
    static func path(ofURI text: String) -> String? {
        guard let url = URL(string: text), url.scheme == "file", ["", "localhost", nil].contains(url.host())
        else { return nil }
        let path = url.path(percentEncoded: false)
        return path.hasPrefix("/") && !path.contains("\0") ? path : nil
    }

    private static func text(_ place: inout DBusMessageIter) -> String? {
        guard [shim_dbus_string, shim_dbus_path].contains(dbus_message_iter_get_arg_type(&place)) else {
            return nil
        }
        var start: UnsafePointer<CChar>?
        dbus_message_iter_get_basic(&place, &start)
        return start.map { String(cString: $0) }
    }
}
