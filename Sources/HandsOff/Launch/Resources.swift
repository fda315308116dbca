import Belongings
public import Foods
public import Foundation
public import House

/// The program's own files.
public enum Resources {
    public static var folder: URL? { ResourceFolder.find("HandsOff_HandsOff") }
    public static var icons: URL? { folder?.appending(path: "Icons") }
    public static var starters: StarterFolder? {
        folder.map { StarterFolder(folder: $0.appending(path: "Starter")) }
    }
    public static var films: URL? { folder?.appending(path: "Films") }
    /// What foods contain; nil if that can't be read. It is read by whoever asks first, which takes some hundredths of a
    /// second.
    public static let foods: FoodTable? = {
        guard let folder = folder?.appending(path: "Foods") else { return nil }
        let texts = ["foods", "own", "names"].map {
            try? String(contentsOf: folder.appending(path: "\($0).tsv"), encoding: .utf8)
        }
        guard let foods = texts[0], let own = texts[1], let names = texts[2] else { return nil }
        return FoodTable(foods: foods, own: own, names: names)
    }()
    /// Goes up with the table.
    public static let foodsEdition = "1"
    public static var sounds: URL? { ResourceFolder.find("HandsOff_Sounds") }
}
