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
                differences += try app.differencesOnContinuing()
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
            differences += try app.differencesOnContinuing()
        }
        app.interrupt()
        return .init(isPassed: differences == 0, measured: "\(differences) cells")
    }
}

extension ProgramInTerminal {
    /// Has the app paint anew, by a signal because a key could be read together with the one before; returns the number of
    /// cells at which the screen differs.
    fileprivate func differencesOnContinuing() throws -> Int {
        process.kill(SIGCONT)
        return try differencesFromRepaint()
    }
}
