import Foundation
import Testing

@testable import House

@Suite("Notifications (TR19)") struct NotificationTests {
    @Test("are all wanted at first; one switch silences all, and keeps what was chosen by kind") func kinds()
    {
        var notifications = Notifications()
        #expect(Notifications.Kind.allCases.allSatisfy(notifications.allows))
        notifications.silenced = [.resume]
        #expect(notifications.allows(.timers) && !notifications.allows(.resume))
        notifications.isOn = false
        #expect(!notifications.allows(.timers))
        notifications.isOn = true
        #expect(notifications.allows(.timers) && !notifications.allows(.resume))
    }

    @Test("survive being written and read, and a kind of a later version") func roundTrip() throws {
        var settings = Settings()
        settings.notifications.silenced = [.timers, .resume]
        settings.haptics = false
        #expect(Settings(kept: settings.kept) == settings)
        #expect(Settings(kept: settings.kept).notifications == settings.notifications)
        let later = #"{"isOn": true, "silenced": ["horoscope"]}"#
        let read = Settings(kept: ["notifications": later, "volume": "0.2"])
        #expect(read.notifications == Notifications())
        #expect(read.volume == 0.2)
    }
}
