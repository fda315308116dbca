import API
import Foundation
import ServerStore

/// The file in which a server's owner writes how it is set up: lines `name = value`, and comments behind
/// `#` at a line's beginning.
public enum SettingsFile {
    /// What is wrong with a line, as a sentence for whoever wrote it.
    public struct Fault: Error, Sendable, Hashable, CustomStringConvertible {
        /// From 1.
        public var line: Int
        public var reason: String

        public var description: String { "Line \(line): \(reason)" }
    }

    public static func read(_ text: String) throws(Fault) -> ServerSettings {
        var settings = ServerSettings()
        var seen: Set<String> = []
        let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
        for (index, line) in lines.enumerated() {
            let words = trimmed(line)
            if words.isEmpty || words.hasPrefix("#") { continue }
            guard let sign = words.firstIndex(of: "=") else {
                throw Fault(line: index + 1, reason: "there is no “=” in it")
            }
            let name = trimmed(words[..<sign]), value = trimmed(words[words.index(after: sign)...])
            // Of these there may be several, and what is wrong with one isn't repeated: a secret stands in it.
            if name == "provider" {
                guard let provider = ProviderSetting(value),
                    !settings.providers.contains(where: { $0.id == provider.id })
                else { throw Fault(line: index + 1, reason: providerFault) }
                settings.providers.append(provider)
                continue
            }
            guard seen.insert(name).inserted else {
                throw Fault(line: index + 1, reason: "“\(name)” is said twice")
            }
            guard let isGood = take(name, value, into: &settings) else {
                throw Fault(line: index + 1, reason: "there is no setting “\(name)”")
            }
            guard isGood else { throw Fault(line: index + 1, reason: "“\(value)” is no \(name)") }
        }
        return settings
    }

    private static let providerFault = """
        a provider, each once, is “google ID SECRET”, “facebook ID SECRET” or “oidc NAME https://ISSUER ID SECRET”
        """

    private static func trimmed(_ text: some StringProtocol) -> String {
        let isSpace = { (character: Character) in character == " " || character == "\t" || character == "\r" }
        var rest = text.drop(while: isSpace)
        while let last = rest.last, isSpace(last) { rest.removeLast() }
        return String(rest)
    }

    /// Nil if there is no such setting, false if it can't have this value.
    private static func take(_ name: String, _ value: String, into settings: inout ServerSettings) -> Bool? {
        func text(_ path: WritableKeyPath<ServerSettings, String>) -> Bool {
            settings[keyPath: path] = value
            return !value.isEmpty
        }
        func optional(_ path: WritableKeyPath<ServerSettings, String?>) -> Bool {
            settings[keyPath: path] = value.isEmpty ? nil : value
            return true
        }
        func number(_ path: WritableKeyPath<ServerSettings, Int>, _ range: ClosedRange<Int>) -> Bool {
            guard let number = Int(value), range.contains(number) else { return false }
            settings[keyPath: path] = number
            return true
        }
        // Behind the line that says which bucket.
        func bucket(_ path: WritableKeyPath<MediaBucket, String>) -> Bool {
            settings.bucket?[keyPath: path] = value
            return settings.bucket != nil && !value.isEmpty
        }
        func list(_ path: WritableKeyPath<ServerSettings, [String]>) -> Bool {
            settings[keyPath: path] = value.split(separator: ",").map { trimmed($0) }.filter { !$0.isEmpty }
            return true
        }
        func megabytes(_ path: WritableKeyPath<ServerSettings, Int>) -> Bool {
            guard number(path, 1...4095) else { return false }
            settings[keyPath: path] <<= 20
            return true
        }
        func price(_ path: WritableKeyPath<ServerSettings, SetPrice?>) -> Bool {
            settings[keyPath: path] = SetPrice(value)
            return settings[keyPath: path] != nil
        }
        func rate(_ path: WritableKeyPath<ServerSettings, Int>) -> Bool {
            guard let rate = SetPrice.rate(value) else { return false }
            settings[keyPath: path] = rate
            return true
        }
        func provider(
            _ path: WritableKeyPath<ServerSettings, PayProvider?>,
            _ part: WritableKeyPath<PayProvider, String>
        ) -> Bool {
            settings[keyPath: path]?[keyPath: part] = value
            return settings[keyPath: path] != nil && !value.isEmpty
        }
        switch name {
        case "name": return text(\.name)
        case "host": return text(\.host)
        case "port": return number(\.port, 0...65535)
        case "address":
            while settings.address.hasSuffix("/") { settings.address.removeLast() }
            return text(\.address) && (value.hasPrefix("http://") || value.hasPrefix("https://"))
        case "names": return list(\.names)
        case "folder": return text(\.folder)
        case "database":
            settings.postgres = PostgreSQLAddress(value)
            return settings.postgres != nil || value == "file"
        case "media":
            guard let bucket = MediaBucket(value) else { return value == "folder" }
            settings.bucket = bucket
            return true
        case "media-region": return bucket(\.region)
        case "media-keys": return bucket(\.keys)
        case "registration":
            guard let registration = ServerInfo.Registration(rawValue: value) else { return false }
            settings.registration = registration
            return true
        case "invitations": return number(\.invitations, 0...100)
        case "invitation-days": return number(\.invitationDays, 1...365)
        case "inviting-after-days": return number(\.invitingAfterDays, 0...365)
        case "needs-email":
            settings.needsEmail = value == "yes"
            return value == "yes" || value == "no"
        case "community":
            settings.hasCommunity = value == "open"
            return value == "open" || value == "closed"
        case "ordering":
            settings.hasOrdering = value == "open"
            return value == "open" || value == "closed"
        case "order-days": return number(\.orderDays, 1...3650)
        case "time-zone":
            guard let zone = TimeZone(identifier: value) else { return false }
            settings.timeZone = zone
            return true
        case "stripe-keys":
            settings.stripe = .stripe
            return provider(\.stripe, \.keys)
        case "stripe-address": return PayProvider.isAddress(value) && provider(\.stripe, \.address)
        case "paypal-keys":
            settings.paypal = .paypal
            return provider(\.paypal, \.keys)
        case "paypal-address": return PayProvider.isAddress(value) && provider(\.paypal, \.address)
        case "licence-price": return price(\.licencePrice)
        case "premium-price": return price(\.premiumPrice)
        case "premium-days": return number(\.premiumDays, 1...3650)
        case "vat": return rate(\.vatRate)
        case "meals-vat": return rate(\.mealsVATRate)
        case "seller": return text(\.seller) && PublicText.fault(in: value, 1...300) == nil
        case "banner":
            settings.banner = PriceList.Banner(text: value)
            return PublicText.fault(in: value, 1...120) == nil
        case "banner-link":
            settings.banner?.address = value
            return settings.banner != nil && value.hasPrefix("https://") && value.utf8.count <= 300
        case "publishing":
            guard let publishing = Publishing(rawValue: value) else { return false }
            settings.publishing = publishing
            return true
        case "trusted":
            guard let trusted = TrustedPublishing(rawValue: value) else { return false }
            settings.trusted = trusted
            return true
        case "mail":
            guard let route = MailRoute(value) else { return false }
            settings.mail = route
            return true
        case "mail-from": return text(\.sender) && EmailAddress.fault(in: value) != .characters
        case "mail-user": return optional(\.mailUser)
        case "mail-password": return optional(\.mailPassword)
        case "trusted-proxies": return list(\.trustedProxies)
        case "picture-megabytes": return megabytes(\.pictureBytes)
        case "clip-megabytes": return megabytes(\.clipBytes)
        case "clip-seconds": return number(\.clipSeconds, 1...3600)
        case "account-megabytes": return megabytes(\.accountBytes)
        case "connections": return number(\.connections, 16...65536)
        case "terms": return text(\.terms)
        case "contact":
            settings.contact = value
            return true
        case "back-up-hours": return number(\.backUpHours, 0...720)
        case "back-up-days": return number(\.backUpDays, 1...3650)
        default: return nil
        }
    }
}
