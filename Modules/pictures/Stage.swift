import Foundation
import TerminalModel

/// The app in a terminal, with new data, whose screen is taken step by step.
final class Stage {
    private struct Failure: Error, CustomStringConvertible {
        let description: String
    }

    /// Far longer than any step takes, also on a busy machine.
    private static let patience = Duration.seconds(60)

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

    deinit {
        program.process.kill(SIGKILL)
        _ = program.process.status(within: Self.patience)
        try? FileManager.default.removeItem(at: home)
    }

    /// Performs `step` and returns the screen. Throws if what it waits for does not appear.
    func perform(_ step: Step) throws -> ModelFrame {
        program.type(step.keys)
        repeat {
            guard program.wait(Self.patience, until: { $0.isAtRest && $0.shows(step) }) else {
                let screen = program.screen.lines.joined(separator: "\n")
                throw Failure(
                    description: "\(step.shows) does not appear after \(step.keys.debugDescription):\n\(screen)"
                )
            }
            program.settle()
        } while !program.screen.shows(step) || !program.screen.isAtRest
        return program.screen.frame
    }
}

extension ModelTerminal {
    /// Whether the frame is complete and no thumbnail is loading.
    fileprivate var isAtRest: Bool {
        modes.contains(.alternateScreen) && !modes.contains(.synchronizedOutput) && !lines.contains { $0.contains("▢") }
    }

    fileprivate func shows(_ step: Step) -> Bool {
        let lines = lines
        return step.shows.allSatisfy { text in lines.contains { $0.contains(text) } }
            && !lines.contains { line in step.hides.map { line.contains($0) } ?? false }
    }
}
