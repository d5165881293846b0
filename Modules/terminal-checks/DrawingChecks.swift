import Foundation
import TerminalModel

/// Whether the changes that are written add up to the whole frame.
enum DrawingChecks {
    static let all = [36, 80, 120].map { randomKeys(columns: $0) } + [resizes]

    private static func randomKeys(columns: Int) -> Check {
        Check(
            sentence: "After each of 500 random keys no cell differs from a full repaint, at \(columns) columns",
            limit: "no cell"
        ) { lab in
            var random = SeededGenerator(seed: UInt64(columns))
            var app = try lab.startLoggedIn(columns: columns)
            var differences = 0
            var screens: Set<[String]> = []
            for _ in 1...500 {
                guard let key = Keys.harmless.randomElement(using: &random) else { break }
                app.type(key)
                if key == "\u{1B}" { app.settle(.milliseconds(110)) }
                app.settleFully()
                differences += try app.differences(columns: columns, rows: 24)
                screens.insert(app.screen.lines)
                if app.screen.shows("[Sign up]"), .random(in: 0..<20, using: &random) == 0 {
                    app.interrupt()
                    app = try lab.startLoggedIn(columns: columns)
                }
            }
            app.interrupt()
            return .init(
                isPassed: differences == 0,
                measured: "\(differences) cells, \(screens.count) screens"
            )
        }
    }

    private static let resizes = Check(
        sentence: "After each of 200 resizes no cell differs from a full repaint",
        limit: "no cell"
    ) { lab in
        var random = SeededGenerator(seed: 200)
        let app = try lab.startLoggedIn()
        var differences = 0
        for _ in 1...200 {
            let columns = Int.random(in: 1...200, using: &random)
            let rows = Int.random(in: 1...60, using: &random)
            app.resize(columns: columns, rows: rows)
            try app.readRepaint()
            differences += try app.differences(columns: columns, rows: rows)
        }
        app.interrupt()
        return .init(isPassed: differences == 0, measured: "\(differences) cells")
    }
}

extension ProgramInTerminal {
    /// Has the app paint anew, by a signal because a key takes hints away, and returns the number of cells at which the
    /// screen before differs; the cursor counts as one.
    fileprivate func differences(columns: Int, rows: Int) throws -> Int {
        process.kill(SIGCONT)
        let (before, frame) = try readRepaint()
        var repainted = ModelTerminal(size: (columns, rows))
        repainted.feed("\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l")
        repainted.feed(frame)
        return before.differences(from: repainted.frame) + screen.frame.differences(from: repainted.frame)
    }

    /// Reads up to a frame that clears the screen; returns it, and what was shown before.
    @discardableResult
    fileprivate func readRepaint() throws -> (before: ModelFrame, frame: [UInt8]) {
        var before = screen.frame
        while let frame = readFrame(within: .seconds(5)) {
            if frame.firstRange(of: Array("\u{1B}[2J".utf8)) != nil { return (before, frame) }
            before = screen.frame
        }
        throw CheckFailure(reason: "the app does not paint anew")
    }
}

extension ModelFrame {
    fileprivate func differences(from other: ModelFrame) -> Int {
        guard cells.count == other.cells.count else { return 1 }
        let different = zip(cells.joined(), other.cells.joined()).count { $0 != $1 }
        return different + (cursor == other.cursor ? 0 : 1)
    }
}
