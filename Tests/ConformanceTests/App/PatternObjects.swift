import Foundation
import Screens

/// The names of the types of the objects of which each screen of a pattern consists, sorted.
struct PatternObjects: Decodable {
    let login: [String]
    let signup: [String]
    let feed: [String]
    let addImage: [String]
    let photo: [String]
    let tabs: [String]
    /// The objects that the screens of a session retain.
    let session: [String]
}

extension Pattern {
    /// What `objects.json` in the folder of the pattern's tests lists.
    var objects: PatternObjects {
        get throws {
            let tests = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..").standardized
            let file = tests.appending(path: "\(module)Tests/objects.json")
            return try JSONDecoder().decode(PatternObjects.self, from: Data(contentsOf: file))
        }
    }
}
