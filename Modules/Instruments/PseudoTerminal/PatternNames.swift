import Foundation

/// The names of the patterns, read from the program that has them.
package enum PatternNames {
    /// Returns what `arch-demo patterns` at the path `program` lists.
    package static func listed(by program: String) throws -> [String] {
        let process = Process()
        process.executableURL = URL(filePath: program)
        process.arguments = ["patterns", "--quiet"]
        let output = Pipe()
        process.standardOutput = output
        try process.run()
        let names = output.fileHandleForReading.readDataToEndOfFile()
        process.waitUntilExit()
        return String(decoding: names, as: UTF8.self).split(separator: "\n").map(String.init)
    }
}
