import AppCommand
import Foundation
import Shared

/// A folder that a command writes files to.
struct OutputFolder {
    let path: String
    /// What is written, such as “plots”.
    let content: String

    /// Writes `files`, after it has made the folder if there is none.
    func write(_ files: [(name: String, text: String)]) throws {
        if !path.hasPrefix("/"), let objection = WorkingDirectory.objection {
            throw CommandFailure(message: "Cannot write \(content) to \(path): \(objection).", status: .failed)
        }
        let url = URL(filePath: path, directoryHint: .isDirectory)
        do {
            try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
            for file in files {
                try file.text.write(to: url.appending(path: file.name), atomically: true, encoding: .utf8)
            }
        } catch {
            throw CommandFailure(message: "Cannot write \(content) to \(path).", status: .failed)
        }
    }
}
