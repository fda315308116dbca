import Gestures
import Language
import Practice

/// What the practice says in each phase.
@MainActor struct PracticeWords {
    private let rules: Practice
    private let watches: Bool
    private let words: any WavingWording

    init(_ rules: Practice, watches: Bool, _ words: any WavingWording) {
        (self.rules, self.watches, self.words) = (rules, watches, words)
    }

    var heading: String {
        if !watches { return words.turnPagesTitle }
        return switch rules.phase {
        case .next: words.sweepForNext(isSwapped: rules.isSwapped)
        case .previous: words.sweepBack
        case .direction: words.isThatNext
        case .roomAhead: words.nowTheRoom
        case .room: words.cookDontWave
        case .result: verdict
        case .done: rules.findings.isEmpty ? words.anotherTime : words.youAreSet
        }
    }

    var detail: String {
        if !watches { return words.cameraPromise }
        return switch rules.phase {
        case .next: words.sweepForNextDetail
        case .previous: words.sweepBackDetail
        case .direction: words.isThatNextDetail
        case .roomAhead: words.nowTheRoomDetail
        case .room: words.cookDontWaveDetail
        case .result: advice
        case .done: summary
        }
    }

    // MARK: The end

    private var verdict: String {
        let found = rules.findings
        if found.alarms > 0 { return words.pagesTurned(found.alarms) }
        if found.isChange, found.recommended > found.setting { return words.keenerEye }
        if found.isChange { return words.calmerEye }
        return found.seconds > 0 ? words.quietRoom : words.clearWaves
    }

    private var advice: String {
        let found = rules.findings
        let percent = words.percent(found.recommended)
        if !found.isChange {
            if found.alarmsLeft > 0 { return words.sensitivityNeeded }
            return found.waves == 0
                ? words.sensitivityRight(percent) : words.sensitivityRightForAll(percent)
        }
        if found.alarms > 0 {
            return found.alarmsLeft == 0
                ? words.noneWouldTurn(percent) : words.someWouldTurn(percent, found.alarmsLeft)
        }
        if found.areFaint { return words.faintWaves(percent) }
        return found.recommended > found.setting
            ? words.moreWouldCount(percent) : words.lessWillDo(percent)
    }

    private var summary: String {
        if rules.findings.isEmpty { return words.nothingChanged }
        let way = rules.hasTurned ? words.nextAsChosen : words.nextIs(isSwapped: rules.isSwapped)
        let learnt = rules.hasTaught ? [words.wavesLearnt] : []
        let few = rules.findings.fewPictures.map { [words.fewPictures($0)] } ?? []
        let settled = [way, words.sensitivityIs(words.percent(rules.sensitivity))]
        return (settled + learnt + few).joined(separator: " ")
    }

    // MARK: Of the last movement

    /// What is said of a movement; nil while there is none.
    static func sentence(
        _ remark: Practice.Remark?, in phase: Practice.Phase, _ words: any WavingWording
    ) -> String? {
        switch remark {
        case nil: nil
        case .counted(let wave): words.counted(wave: wave)
        case .countedFaintly: words.countedFaintly
        case .otherWay: words.otherWay(isBack: phase == .next)
        case .almost(let shortfall): words.almost(shortfall)
        case .falseAlarm: words.wouldHaveTurned
        case .nothingSeen: words.nothingSeenYet
        }
    }
}
