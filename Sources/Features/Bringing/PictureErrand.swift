import Exchange
import Foundation
import House
import Screen
import Scullery
import Web

/// Fetches the pictures of the pages of one import. Belongs to the thread that runs it.
final class PictureErrand {
    private(set) var budget: PictureBudget
    /// The page that the cook has typed the address of; nil = a file or a text names the pictures.
    var page: WebAddress?
    private let run: ImportRun
    /// Not the one that reads, which is in the middle of it.
    private let scullion = Scullion(.own)

    /// - Parameter budget: what is left of it, if this goes on with an import.
    init(_ run: ImportRun, _ budget: PictureBudget) { (self.run, self.budget) = (run, budget) }

    /// The pictures of another recipe are next.
    func begin() { budget.begin() }

    /// The picture under an address, fit for the library; nil if it can't be had, not in time, or not shown.
    func file(under address: String) -> PictureFile? {
        bytes(of: address).flatMap { try? scullion.file(of: Data($0)) }
    }

    /// The film under an address; nil if it can't be had, or not in time.
    func film(under address: String) -> [UInt8]? { bytes(of: address, isFilm: true) }

    private func bytes(of address: String, isFilm: Bool = false) -> [UInt8]? {
        guard let place = try? WebAddress(address), let seconds = budget.seconds(for: place.host) else {
            return nil
        }
        let host = place.host
        let start = run.clock()
        var question = WebQuestion(
            address, isTyped: page.map(place.belongs(toTyped:)) ?? false, isPicture: !isFilm,
            seconds: seconds, isCancelled: run.isCancelled)
        question.isFilm = isFilm
        do throws(Refusal) {
            let file = try run.fetch(question)
            budget.note(host, took: run.clock() - start, isAnswered: true)
            return file.bytes
        } catch {
            budget.note(host, took: run.clock() - start, isAnswered: Self.isAnswer(error))
            run.log.info("no picture from \(host): \(error.cause.withoutPasswords)")
            return nil
        }
    }

    /// Whether a host has said no, and not failed.
    private static func isAnswer(_ refusal: Refusal) -> Bool {
        refusal == .cancelled || [.missing, .tooLarge, .forbiddenAddress].contains(refusal.reason)
    }
}
