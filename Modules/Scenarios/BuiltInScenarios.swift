import CScenarios
import Foundation

/// The scenarios that come with the app.
package enum BuiltInScenarios {
    /// All of them, in the order of their names.
    package static let all = files.sorted { $0.name < $1.name }

    private static var files: [BuiltInScenario] {
        var files: [BuiltInScenario] = []
        var next = built_in_scenarios()
        while let file = next, let path = file.pointee.path, let text = file.pointee.text {
            let name = URL(filePath: String(cString: path)).deletingPathExtension().lastPathComponent
            files.append(BuiltInScenario(name: name, bytes: Array(String(cString: text).utf8)))
            next = file + 1
        }
        return files
    }
}
