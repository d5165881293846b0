import Foundation
import Loopback
import TerminalModel

/// Whether the patterns, side by side, show the same.
enum SideBySideChecks {
    static let all = [randomKeys, planted]

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

    private static let planted = Check(
        sentence: "A planted difference is named in the frame that shows it, and gone in the frame that does not",
        limit: "1 frame after each of 20 keys"
    ) { lab in
        let replies = ["golden meadow", "silver bridge", "golden meadow"].map { title in
            LoopbackReply.json(ServiceAnswers.photos(1...1) { _ in title })
        }
        return try await lab.withService(["/photos": replies, "/small": [.image]]) { address in
            let app = try startLoggedIn(in: lab, network: address)
            for (tab, verdict) in [("4", "= same"), ("2", "≠ Photos")] {
                app.type(tab)
                try app.expect(verdict)
                app.settleFully()
            }
            let counts = [app.screen.count(of: "golden meadow"), app.screen.count(of: "silver bridge")]
            let frames = try (1...10).flatMap { _ in
                [try app.frames(after: "4", until: "= same"), try app.frames(after: "2", until: "≠ Photos")]
            }
            app.type("r")
            try app.expect("= same")
            let isGone = app.screen.count(of: "golden meadow") == 3
            app.interrupt()
            return .init(
                isPassed: counts == [2, 1] && frames.allSatisfy { $0 == 1 } && isGone,
                measured: "\(counts[1]) of 3 columns differs, frames until it is named or gone: \(frames.max() ?? 0), "
                    + "\(isGone ? "the same" : "not the same") once the service answers all alike"
            )
        }
    }

    private static func startLoggedIn(in lab: Lab, network: String = "sample") throws -> ProgramInTerminal {
        let app = try lab.start(patterns: "mvp,viper,mvvm-c", network: network, columns: 120, rows: 40)
        try app.logIn()
        return app
    }
}

extension ProgramInTerminal {
    /// Types keys and returns the number of frames up to the one that shows a text.
    fileprivate func frames(after keys: String, until text: String) throws -> Int {
        type(keys)
        var count = 0
        repeat {
            guard readFrame(within: .seconds(5)) != nil else { throw CheckFailure(reason: "“\(text)” does not appear") }
            count += 1
        } while !screen.shows(text)
        settleFully()
        return count
    }
}

extension ModelTerminal {
    /// Returns how often the screen shows a text.
    fileprivate func count(of text: String) -> Int {
        lines.map { $0.ranges(of: text).count }.reduce(0, +)
    }
}
