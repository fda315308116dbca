import Testing

@testable import Labels

@Suite("A packet before the camera (MO4)") struct LabelWatchTests {
    @Test("The best of a short while is kept, and then read") func best() {
        var watch = LabelWatch()
        #expect(watch.see(sharpness: 0.05, at: 0) == .wait(isBest: true))
        #expect(watch.see(sharpness: 0.09, at: 0.2) == .wait(isBest: true))
        #expect(watch.see(sharpness: 0.07, at: 0.4) == .wait(isBest: false))
        #expect(watch.see(sharpness: 0.08, at: 0.7) == .read)
        watch.again()
        #expect(watch.see(sharpness: 0.01, at: 0.8) == .wait(isBest: true))
    }

    @Test("What is out of focus is never read, and after a while it is said") func blurred() {
        var watch = LabelWatch()
        for tenth in 0..<60 {
            let verdict = watch.see(sharpness: 0.01, at: Double(tenth) / 10)
            #expect(verdict != .read)
            #expect(watch.isBlurred(at: Double(tenth) / 10) == (tenth > 50))
        }
    }

    @Test("A picture that was moved isn't read where this camera sees sharper ones") func moved() {
        var watch = LabelWatch()
        _ = watch.see(sharpness: 0.2, at: 0)
        watch.again()
        for tenth in 1..<12 { #expect(watch.see(sharpness: 0.06, at: Double(tenth) / 10) != .read) }
        #expect(watch.see(sharpness: 0.18, at: 1.3) == .wait(isBest: true))
        #expect(watch.see(sharpness: 0.1, at: 2.1) == .read)
    }
}
