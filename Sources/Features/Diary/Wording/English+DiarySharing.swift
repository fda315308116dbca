import Language

extension English {
    var otherComputers: String { "On your other computers" }
    var sharingNeedsAccount: String {
        "The diary stays on this computer. If you sign in to a server of yours, it can be the same on your other computers, too."
    }
    var toAccount: String { "To the account" }
    var sharingOff: String { "The diary stays on this computer." }
    var sharingOn: String { "The diary is the same on all your computers on which you share it." }
    var picturesStay: String { "Pictures of you stay on each." }
    func sharingLeaves(_ server: String) -> String {
        "The diary stays on this computer. It is taken off \(server) as soon as that can be reached."
    }
    func sharingEnded(_ server: String) -> String {
        "Another computer has taken the diary off \(server). What is here stays here."
    }
    func sharingElsewhere(_ server: String) -> String {
        "The diary stays on this computer. What was shared of it lies on \(server) for your other computers."
    }
    var shareDiary: String { "Share the diary" }
    var shareDiaryYes: String { "Share it" }
    func shareDiaryText(_ server: String) -> String {
        "What you eat and weigh, your aim and your meal times go to \(server), and from there to your other computers on which you share the diary. Whoever runs \(server) can read it. Pictures of you stay on this computer."
    }
    func shareGentlyText(_ server: String) -> String {
        "Your meals, how your days were and your meal times go to \(server), and from there to your other computers on which you share the diary. Whoever runs \(server) can read it."
    }
    var stopSharing: String { "Stop on this computer" }
    var sharingStopped: String { "From now on the diary here is only here." }
    func withdraw(_ server: String) -> String { "Take it off \(server)" }
    func withdrawText(_ server: String) -> String {
        "No computer of yours shares the diary any more, and nothing of it is left on \(server). What each computer has stays there."
    }
    var withdrawYes: String { "Take it off" }
    func forgetSharedText(_ server: String) -> String {
        "It is taken off \(server), too. What your other computers have stays there until you delete it there."
    }
}
