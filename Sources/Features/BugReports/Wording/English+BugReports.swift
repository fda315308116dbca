import Language

extension English: BugReportsWording {
    var reportProblem: String { "Report a problem" }
    var somethingWrong: String { "Something isn’t as it should be" }
    var somethingWrongDetail: String { "Tell whoever looks after your server, or copy it for somebody else." }

    var hasCrashed: String { "Hands Off closed by itself last time" }
    var hasCrashedText: String {
        "Your recipes are all here. A report helps to mend it; you read it before it goes."
    }
    var crashNotNow: String { "Not now" }
    var lookAtReport: String { "Look at the report" }
    var crashExplained: String {
        "Hands Off has come upon a mistake of its own and closed. This says where in the program that was. Nothing of your "
            + "recipes, pictures or searches is in it."
    }
    var crashPlaceholder: String { "I had just turned a page by waving." }

    var problemExplained: String {
        "What did you do, what did you see, and what should have been there instead? Nothing of your recipes goes along "
            + "but what you write here."
    }
    var problemPlaceholder: String { "The timer of step 3 rang twice." }
    var whatHappened: String { "What happened" }
    var sayWhatHappened: String { "Please say in a few words what happened." }
    var reportTooLong: String { "That is too long." }
    var goesAlong: String { "This goes along" }
    var nowhereToSend: String {
        "This kitchen belongs to no server that takes reports. Copy it, and send it to whoever has given you Hands Off."
    }
    var copyReport: String { "Copy it" }
    var reportCopied: String { "Copied: paste it into a letter or a message." }
    func sendReport(_ server: String) -> String { "Send it to \(server)" }
    var sendingReport: String { "Sending …" }
    func reportArrived(_ server: String) -> String { "\(server) has it. Thank you." }
    var reportOffline: String { "You work offline: nothing can be sent now." }
}
