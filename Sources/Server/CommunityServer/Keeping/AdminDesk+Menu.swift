public import API
public import Foundation
import ServerStore

/// What the kitchen's owner does about the menu from the machine itself.
extension AdminDesk {
    /// Nil = nobody has written one yet.
    public func menu() async throws -> Menu? {
        // Whether it is open at this moment isn't asked.
        try await store.read { try Kitchen($0).menu(day: 1, minute: 0) }
    }

    /// Puts one in the place of the menu that there is; nothing is changed if it can't be shown to guests.
    /// - Parameter json: as ``API/Menu``; nothing in it may be unknown.
    public func putMenu(_ json: Data) async throws {
        guard json.count <= 2 << 20 else { throw BackUp.Fault("that is larger than a menu: 2 MB at most") }
        let menu = try Self.menu(Array(json))
        let faults = menu.faults.sorted { $0.key < $1.key }
        guard faults.isEmpty else {
            let fields = faults.map { "\($0.key) (\($0.value.rawValue))" }.joined(separator: ", ")
            throw BackUp.Fault("these can't be on a menu: \(fields)")
        }
        try await store.write { connection in
            let kitchen = Kitchen(connection), before = try kitchen.menu(day: 1, minute: 0)
            var menu = menu
            for section in menu.sections.indices {
                for item in menu.sections[section].items.indices {
                    let id = menu.sections[section].items[item].id
                    // Photographs are made in the console: a file that names none takes none away.
                    let picture = menu.sections[section].items[item].picture ?? before?.item(id)?.picture
                    guard try picture.map({ try Blobs(connection).find($0) != nil }) ?? true else {
                        throw BackUp.Fault("there is no such picture here: \(picture ?? "")")
                    }
                    menu.sections[section].items[item].picture = picture
                }
            }
            try kitchen.write(menu)
        }
    }

    private static func menu(_ json: [UInt8]) throws -> Menu {
        do { return try StrictJSON.read(Menu.self, from: json) } catch {
            throw BackUp.Fault("that is no menu: \(error.detail ?? error.title)")
        }
    }
}
