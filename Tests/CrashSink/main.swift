import CCrashNote
import Foundation

// Ends as it is told to, after having been on two pages: what its crash note says then is looked at by a test.
let words = CommandLine.arguments
guard words.count == 3 else { exit(64) }
let file = open(words[1], O_WRONLY | O_CREAT | O_TRUNC | O_CLOEXEC, 0o600)
_ = "1.0\nprogram 1\n".withCString { write(file, $0, 14) }
crash_note_arm(file)
for page in ["OnePage", "TwoPage"] { crash_note_crumb(page) }

@inline(never) func stumble(_ how: String) {
    switch how {
    case "trap": fatalError("on purpose")
    case "address": UnsafeMutablePointer<Int>(bitPattern: 8)!.pointee = 1
    case "abort": abort()
    // Deeper than any stack.
    case "stack": stumble(how)
    default: break
    }
    print(how)
}

stumble(words[2])
