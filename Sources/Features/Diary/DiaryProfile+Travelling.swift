import Dietetics
import Foundation

/// A profile as text by names, each a part of its JSON.
extension DiaryProfile {
    private static let travelling = [
        "eater", "aim", "pace", "goal", "byHand", "hours", "units", "helpline", "remindsOfMeals",
    ]

    var travelling: [String: String] {
        get throws {
            let parts = try parts
            var fields: [String: String] = [:]
            for name in Self.travelling {
                fields[name] =
                    try parts[name].map { part in
                        // The same on every machine, so that what is the same makes no change.
                        let data = try JSONSerialization.data(
                            withJSONObject: part, options: [.sortedKeys, .fragmentsAllowed])
                        return String(decoding: data, as: UTF8.self)
                    } ?? ""
            }
            return fields
        }
    }

    private var parts: [String: Any] {
        get throws {
            let data = try JSONEncoder().encode(self)
            return try JSONSerialization.jsonObject(with: data) as? [String: Any] ?? [:]
        }
    }

    /// With what has come from another machine; nil if that makes no profile.
    func taking(_ fields: [String: String], in year: Int) -> DiaryProfile? {
        guard var parts = try? parts else { return nil }
        for name in Self.travelling {
            guard let text = fields[name], text.utf8.count <= 10_000 else { continue }
            parts[name] =
                text.isEmpty
                ? nil
                : try? JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
        }
        guard let data = try? JSONSerialization.data(withJSONObject: parts),
            let profile = try? JSONDecoder().decode(DiaryProfile.self, from: data)
        else { return nil }
        return profile.bounded(in: year)
    }

    /// Without what nobody could have said here.
    private func bounded(in year: Int) -> DiaryProfile {
        var profile = isGentle ? gentle : self
        if let eater, !eater.faults(in: year).isEmpty { profile.eater = nil }
        if let eater = profile.eater {
            if !eater.offeredAims(in: year).contains(aim) { profile.aim = .keep }
            if let goal, eater.fault(ofGoal: goal) != nil { profile.goal = nil }
            if let energy = byHand.energy, !eater.isFit(energy: energy, in: year) {
                profile.byHand.energy = nil
            }
            if eater.fault(of: profile.byHand, for: profile.aim, pace: pace, in: year) != nil {
                profile.byHand = DayTargets.ByHand(energy: profile.byHand.energy)
            }
        } else {
            (profile.goal, profile.byHand) = (nil, DayTargets.ByHand())
            if !profile.isGentle { profile.aim = .keep }
        }
        let minutes = [hours.breakfast, hours.lunch, hours.dinner]
        if !minutes.allSatisfy((0..<1440).contains) { profile.hours = MealHours() }
        profile.helpline = String(helpline.prefix(200))
        return profile
    }
}
