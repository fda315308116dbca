import CDBus

/// A question to the desktop's file chooser, as the bus wants it:
/// OpenFile or SaveFile(parent_window s, title s, options a{sv}).
struct PortalQuestion {
    let wish: FileWish
    let token: String

    init(_ wish: FileWish, token: String) { (self.wish, self.token) = (wish, token) }

    /// The caller owns it; nil = no memory.
    func message() -> OpaquePointer? {
        let isNew = if case .newFile = wish.kind { true } else { false }
        guard
            let message = dbus_message_new_method_call(
                "org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop",
                "org.freedesktop.portal.FileChooser", isNew ? "SaveFile" : "OpenFile")
        else { return nil }
        var all = DBusMessageIter(), options = DBusMessageIter()
        dbus_message_iter_init_append(message, &all)
        Self.add("", &all)
        Self.add(wish.title, &all)
        dbus_message_iter_open_container(&all, shim_dbus_array, "{sv}", &options)
        option("handle_token", "s", &options) { Self.add(token, &$0) }
        if let deed = wish.deed { option("accept_label", "s", &options) { Self.add(deed, &$0) } }
        if let folder = wish.folder {
            option("current_folder", "ay", &options) { Self.addBytes(of: folder, &$0) }
        }
        switch wish.kind {
        case .folder: option("directory", "b", &options) { Self.add(true, &$0) }
        case .newFile(let name): option("current_name", "s", &options) { Self.add(name, &$0) }
        case .file(let endings):
            if !endings.isEmpty { option("filters", "a(sa(us))", &options) { filters(endings, &$0) } }
        }
        dbus_message_iter_close_container(&all, &options)
        return message
    }

    private func option(
        _ name: String, _ type: String, _ options: inout DBusMessageIter,
        _ value: (inout DBusMessageIter) -> Void
    ) {
        var entry = DBusMessageIter(), variant = DBusMessageIter()
        dbus_message_iter_open_container(&options, shim_dbus_entry, nil, &entry)
        Self.add(name, &entry)
        dbus_message_iter_open_container(&entry, shim_dbus_variant, type, &variant)
        value(&variant)
        dbus_message_iter_close_container(&entry, &variant)
        dbus_message_iter_close_container(&options, &entry)
    }

    /// One filter: a name, and globs, whose kind is 0. Globs know no case, so each letter is given in both.
    private func filters(_ endings: Set<String>, _ value: inout DBusMessageIter) {
        var list = DBusMessageIter(), filter = DBusMessageIter(), globs = DBusMessageIter()
        dbus_message_iter_open_container(&value, shim_dbus_array, "(sa(us))", &list)
        dbus_message_iter_open_container(&list, shim_dbus_struct, nil, &filter)
        let shown = endings.sorted().map { "*.\($0)" }
        Self.add(wish.fitting.isEmpty ? shown.joined(separator: ", ") : wish.fitting, &filter)
        dbus_message_iter_open_container(&filter, shim_dbus_array, "(us)", &globs)
        for ending in endings.sorted() {
            var glob = DBusMessageIter(), kind: UInt32 = 0
            dbus_message_iter_open_container(&globs, shim_dbus_struct, nil, &glob)
            dbus_message_iter_append_basic(&glob, shim_dbus_uint32, &kind)
            Self.add(
                "*."
                    + ending.map { $0.isLetter ? "[\($0.lowercased())\($0.uppercased())]" : "\($0)" }.joined(),
                &glob)
            dbus_message_iter_close_container(&globs, &glob)
        }
        dbus_message_iter_close_container(&filter, &globs)
        dbus_message_iter_close_container(&list, &filter)
        dbus_message_iter_close_container(&value, &list)
    }

    static func add(_ text: String, _ place: inout DBusMessageIter) {
        // A zero inside would end it; anything else that isn't UTF-8 isn't in Swift either.
        text.filter { $0 != "\0" }.withCString { start in
            var start: UnsafePointer<CChar>? = start
            _ = dbus_message_iter_append_basic(&place, shim_dbus_string, &start)
        }
    }

    private static func add(_ flag: Bool, _ place: inout DBusMessageIter) {
        var value: dbus_bool_t = flag ? 1 : 0
        dbus_message_iter_append_basic(&place, shim_dbus_boolean, &value)
    }

    /// A path as bytes with a zero behind them, as the portal wants it.
    private static func addBytes(of path: String, _ place: inout DBusMessageIter) {
        var bytes = DBusMessageIter()
        dbus_message_iter_open_container(&place, shim_dbus_array, "y", &bytes)
        for byte in Array(path.utf8) + [0] {
            var byte = byte
            dbus_message_iter_append_basic(&bytes, shim_dbus_byte, &byte)
        }
        dbus_message_iter_close_container(&place, &bytes)
    }
}
