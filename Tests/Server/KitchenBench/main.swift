/// Brings a library to a second machine by a server, and measures what that takes.
///
///     kitchen-bench SERVER USER PASSWORD LIBRARY [PICTURE]
///
/// LIBRARY is one that `library-bench fill` has made. With PICTURE, a JPEG, each recipe gets one of its own, of so many
/// bytes as a photograph from a telephone has once the program has made it small. The account must be a new one.

import Foundation

let arguments = CommandLine.arguments
guard arguments.count >= 5 else {
    print("kitchen-bench SERVER USER PASSWORD LIBRARY [PICTURE]")
    exit(64)
}
try await Move(
    server: arguments[1], user: arguments[2], password: arguments[3], library: arguments[4],
    picture: arguments.count > 5 ? arguments[5] : nil
).run()
