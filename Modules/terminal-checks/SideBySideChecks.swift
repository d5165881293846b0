import Foundation
import TerminalModel

/// Whether the patterns, side by side, show the same.
enum SideBySideChecks {
    static let all = [randomKeys]

    /// The timers of two apps are not due at the same moment, so that one may show a notice a little longer.
    private static let patience = Duration.seconds(10)

    private static let randomKeys = Check(
        sentence: "After each of 300 random keys the three patterns show the same",
        limit: "no difference"
    ) { lab in
        var random = SeededGenerator(seed: 300)
        var app = try startLoggedIn(in: lab)
        var screens: Set<[String]> = []
        for number in 1...300 {
            guard let key = Keys.harmless.randomElement(using: &random) else { break }
            app.type(key)
            if key == Keys.escape { app.settle(.milliseconds(110)) }
            app.settleFully()
            guard app.wait(patience, until: { $0.shows("= same") }) else {
                app.interrupt()
                return .init(isPassed: false, measured: "after key \(number): \(app.screen.lines[0])")
            }
            screens.insert(app.screen.lines)
            if app.screen.shows("[Sign up]"), .random(in: 0..<20, using: &random) == 0 {
                app.interrupt()
                app = try startLoggedIn(in: lab)
            }
        }
        app.interrupt()
        return .init(isPassed: true, measured: "300 times the same, on \(screens.count) screens")
    }

    private static func startLoggedIn(in lab: Lab) throws -> ProgramInTerminal {
        let app = try lab.start(patterns: "mvp,viper,mvvm-c", columns: 120, rows: 40)
        try app.logIn()
        return app
    }
}
