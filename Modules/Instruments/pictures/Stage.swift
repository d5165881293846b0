import Foundation
import PseudoTerminal

/// The app in a terminal, with new data, whose screen is captured scene by scene.
final class Stage {
    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Far longer than any scene takes, even on a busy machine.
    private static let patience = Duration.seconds(120)

    private let program: ProgramInTerminal
    private let home = FileManager.default.temporaryDirectory.appending(path: "pictures-\(UUID().uuidString)")

    /// Starts the app with `options`.
    init(_ path: String, _ options: [String], columns: Int, rows: Int) throws {
        try FileManager.default.createDirectory(at: home, withIntermediateDirectories: true)
        program = try ProgramInTerminal(
            [path, "run"] + options,
            environment: ["HOME": home.path, "PATH": "/usr/bin:/bin", "TERM": "xterm-256color"],
            columns: columns,
            rows: rows
        )
    }

    /// Ends the app and removes its data.
    func end() {
        program.process.kill(SIGKILL)
        _ = program.process.status(within: .seconds(5))
        try? FileManager.default.removeItem(at: home)
    }

    /// Performs `scene` and returns the screen. Throws if the texts of the scene do not appear.
    func perform(_ scene: Scene) throws -> ModelFrame {
        program.type(scene.keys)
        repeat {
            try wait(for: scene)
            program.settle()
        } while !program.screen.shows(scene)
        return program.screen.frame
    }

    private func wait(for scene: Scene) throws {
        let end = ContinuousClock.now + Self.patience
        while !program.wait(scene.isRepeated ? .milliseconds(100) : Self.patience, until: { $0.shows(scene) }) {
            guard ContinuousClock.now < end else { throw failure(of: scene) }
            program.type(scene.keys)
        }
    }

    private func failure(of scene: Scene) -> Failure {
        let screen = program.screen.lines.joined(separator: "\n")
        return Failure(description: "\(scene.shows) does not appear after \(scene.keys.debugDescription):\n\(screen)")
    }
}

extension ModelTerminal {
    /// Returns whether the frame is complete, all thumbnails are loaded, and the screen has the texts of `scene`.
    fileprivate func shows(_ scene: Scene) -> Bool {
        guard modes.contains(.alternateScreen), !modes.contains(.synchronizedOutput) else { return false }
        let text = lines.joined(separator: "\n")
        return scene.shows.allSatisfy { text.contains($0) } && !text.contains("▢")
            && !(scene.hides.map { text.contains($0) } ?? false)
    }
}
