import Foundation
import Testing

/// A folder of docs/instruments/faults.
struct Fault: CustomTestStringConvertible {
    static let titles = ["mvp": "MVP", "mvvm-c": "MVVM + Coordinator", "viper": "VIPER"]

    static var all: [Fault] {
        get throws {
            let all = Repository.url("docs/instruments/faults").path
            let names = try FileManager.default.contentsOfDirectory(atPath: all)
            return try names.filter { $0.contains(/^\d\d-/) }.sorted().map { name in
                let folder = Repository.url("docs/instruments/faults/\(name)").path
                let files = try FileManager.default.contentsOfDirectory(atPath: folder)
                return Fault(name: name, patterns: titles.keys.filter { files.contains("\($0).patch") }.sorted())
            }
        }
    }

    let name: String
    /// The patterns that have a patch.
    let patterns: [String]

    var testDescription: String { name }
}
