import Gestures
import Practice
import Testing

@Suite("The room's minute") struct RoomTests {
    /// A cook who has waved, and whose minute has begun.
    private func inRoom(need: Double = 0.3, sensitivity: Double = 0.5) -> Cook {
        var cook = Cook(sensitivity: sensitivity)
        cook.waveAll(need: need)
        cook.wave(.right)
        cook.wait(RoomMinute.settling)
        return cook
    }

    @Test("counts what would have turned a page, at the setting that fits the waves") func counts() {
        var cook = inRoom()
        #expect(cook.wave(.left, need: 0.45) == [.play(.refused)])
        #expect(cook.practice.remark == .falseAlarm)
        // What only a keen detector sees turns no page.
        #expect(cook.wave(.right, need: 0.6) == [])
        cook.wait(60)
        #expect(cook.practice.findings.alarms == 1)
    }

    @Test("recommends less sensitivity, just so that the room is quiet and the waves still count")
    func lower() {
        var cook = inRoom(need: 0.2)
        cook.wave(.left, need: 0.45)
        cook.wave(.left, need: 0.41)
        cook.wait(60)
        #expect(cook.practice.findings.recommended == 0.25)
        #expect(cook.practice.findings.alarmsLeft == 0)
        #expect(cook.wave(.right).first == .setSensitivity(cook.practice.findings.recommended))
    }

    @Test("counts what only later became clear enough for the setting that fits") func later() {
        var cook = inRoom()
        #expect(cook.wave(.left, need: 0.54) == [])
        let time = cook.now
        _ = cook.practice.handle(
            .settled(Swipe(hand: .left, time: time, leastSensitivity: 0.52)), at: time)
        #expect(cook.practice.room.alarms == [])
        #expect(cook.wave(.left, need: 0.53) == [])
        _ = cook.practice.handle(
            .settled(Swipe(hand: .left, time: cook.now, leastSensitivity: 0.1)), at: cook.now)
        #expect(cook.practice.room.alarms == [0.1])
        #expect(cook.wave(.left, need: 0.4) == [.play(.refused)])
        _ = cook.practice.handle(
            .settled(Swipe(hand: .left, time: cook.now, leastSensitivity: 0.3)), at: cook.now)
        #expect(cook.practice.room.alarms == [0.1, 0.3])
    }

    @Test("puts the waves first where the room would need less than they do, and says what is left")
    func conflict() {
        var cook = inRoom(need: 0.2)
        cook.wave(.left, need: 0.1)
        cook.wave(.left, need: 0.5)
        cook.wait(60)
        #expect(cook.practice.findings.recommended == 0.25)
        #expect(cook.practice.findings.alarms == 2)
        #expect(cook.practice.findings.alarmsLeft == 1)
    }

    @Test("gives the hands time to come down first") func settling() {
        var cook = Cook()
        cook.waveAll()
        cook.wave(.right)
        cook.wave(.left, need: 0)
        #expect(cook.practice.room.alarms == [])
        #expect(cook.practice.room.settling(at: cook.now) == RoomMinute.settling - 2)
    }

    @Test("stands still while the camera is away") func paused() {
        var cook = inRoom()
        cook.wait(20)
        cook.practice.look(false, at: cook.now)
        #expect(cook.practice.room.isPaused)
        #expect(cook.practice.deadline == nil)
        cook.wait(300)
        #expect(cook.practice.room.seconds(at: cook.now) == 20)
        cook.practice.look(true, at: cook.now)
        cook.wait(RoomMinute.settling + 39.9)
        #expect(cook.practice.phase == .room)
        cook.wait(0.2)
        #expect(cook.practice.phase == .result)
    }

    @Test("cut short early says nothing of the room; later it does") func cutShort() {
        var cook = inRoom()
        cook.press(.goOn)
        #expect(cook.practice.findings.seconds == 0)
        cook = inRoom()
        cook.wave(.left, need: 0.4)
        cook.wait(28)
        cook.press(.goOn)
        #expect(cook.practice.findings.seconds == 32)
        #expect(cook.practice.findings.alarms == 1)
    }
}

@Suite("The sensitivity that fits") struct FindingsTests {
    @Test(
        "leaves the waves a reserve, and lets a good setting be",
        arguments: [
            (needs: 0.0, setting: 0.5, fits: 0.5), (0.3, 0.5, 0.5), (0.45, 0.5, 0.5), (0.46, 0.5, 0.75),
            (0.7, 0.5, 0.75), (0.71, 0.5, 1), (1.0, 0.5, 1), (0.2, 0.9, 0.5), (0.2, 0.25, 0.25),
            (0.2, 0.35, 0.25), (0.3, 0.35, 0.5),
        ])
    func fromWaves(needs: Double, setting: Double, fits: Double) {
        var cook = Cook(sensitivity: setting)
        cook.waveAll(need: needs)
        cook.press(.decline)
        #expect(abs(cook.practice.findings.recommended - fits) < 1e-9)
        #expect(cook.practice.findings.isChange == (abs(fits - setting) > 0.02))
    }

    @Test("goes by the faintest wave that counted") func faintest() {
        var cook = Cook()
        for need in [0.1, 0.2, 0.62] { cook.wave(.right, need: need) }
        #expect(abs(cook.practice.waves.candidate - 0.75) < 1e-9)
    }

    @Test("goes all the way up when waves were too faint even for practising") func tooFaint() {
        var cook = Cook()
        for shortfall in [Shortfall.tooFaint, .tooShort, .tooFaint] { cook.nearly(shortfall) }
        #expect(cook.practice.findings.areFaint)
        #expect(cook.practice.findings.recommended == 1)
    }

    @Test("doesn't mind a fault of the cook's: too slow is not too faint") func tooSlow() {
        var cook = Cook()
        for shortfall in [Shortfall.tooSlow, .tooSteep, .tooMuch, .unsettled, .wayBack] {
            cook.nearly(shortfall)
        }
        #expect(cook.practice.findings.recommended == 0.5)
        #expect(cook.practice.findings.isEmpty)
    }

    @Test(
        "says how many pictures a second there were, when they are too few for a flick",
        arguments: [
            ([8.4, 7.9, 30], 8), ([19.9, 19.6, 19.7], 20), ([20, 24, 29], nil), ([8, 8], nil), ([], nil),
            ([0.2, .nan, 0.3, 0.1], 1),
        ] as [([Double], Int?)])
    func pictures(rates: [Double], few: Int?) {
        var cook = Cook()
        for rate in rates { cook.wave(.right, pictures: rate) }
        #expect(cook.practice.findings.fewPictures == few)
    }

    @Test("takes nonsense for the nearest sense") func nonsense() {
        var cook = Cook(sensitivity: 7)
        #expect(cook.practice.findings.setting == 1)
        cook.wave(.right, need: -3)
        cook.wave(.right, need: 4)
        #expect(cook.practice.waves.needs == [0, 1])
    }
}
