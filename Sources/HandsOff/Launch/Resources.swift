import Belongings
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
    public static var sounds: URL? { ResourceFolder.find("HandsOff_Sounds") }
}
