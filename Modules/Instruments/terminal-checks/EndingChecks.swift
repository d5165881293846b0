import Foundation
import PseudoTerminal

/// Checks that the app restores the terminal when it ends or is stopped.
enum EndingChecks {
    static let all = [ways, stop, hangUp]

    private static let endings: [(name: String, status: Int32, end: (ProgramInTerminal) -> Void)] = [
        ("q", 0, { $0.type("q") }),
        ("Ctrl-C", 130, { $0.type("\u{3}") }),
        ("INT", 130, { $0.process.kill(SIGINT) }),
        ("TERM", 143, { $0.process.kill(SIGTERM) }),
        ("HUP", 129, { $0.process.kill(SIGHUP) }),
        ("QUIT", 131, { $0.process.kill(SIGQUIT) }),
        ("ILL", 132, { $0.process.kill(SIGILL) }),
        ("SEGV", 139, { $0.process.kill(SIGSEGV) }),
        ("XCPU", 152, { $0.process.kill(SIGXCPU) }),
        ("USR1", 138, { $0.process.kill(SIGUSR1) }),
    ]

    private static let ways = TerminalCheck(
        sentence: "q, Ctrl-C, INT, TERM, HUP, QUIT, ILL, SEGV, XCPU and USR1 leave settings and modes as they were",
        limit: "10 of 10"
    ) { lab in
        let faults = try endings.compactMap { name, status, end in
            let app = try lab.startLoggedIn()
            end(app)
            let found = app.process.status(within: .seconds(5))
            app.settle(.milliseconds(20))
            let isRestored = app.screen.modes == ModelMode.initial && app.window.settings.isSane
            return found == status && isRestored
                ? nil : "\(name): status \(found ?? -1), \(app.screen.modes.count) modes"
        }
        let count = "\(endings.count - faults.count) of \(endings.count)"
        return .init(isPassed: faults.isEmpty, measured: ([count] + faults).joined(separator: "; "))
    }

    private static let stop = TerminalCheck(
        sentence: "Ctrl-Z stops the app, and continuing it repaints the same",
        limit: "200 ms"
    ) { lab in
        let shell = ["/bin/bash", "-c", "set -m; \"$0\" \"$@\"; echo stopped; read -r; fg > /dev/null"]
        let app = try lab.startLoggedIn(by: shell)
        app.type("2")
        try app.expect("Photos")
        app.settle(.milliseconds(500))
        let before = app.screen.frame
        let start = ContinuousClock.now
        app.type("\u{1A}")
        guard app.wait(until: { $0.shows("stopped") }) else {
            throw CheckFailure(reason: "Ctrl-Z does not stop the app")
        }
        let time = ContinuousClock.now - start
        let isRestored = app.screen.modes == ModelMode.initial
        app.type("\n")
        app.wait { $0.modes.contains(.alternateScreen) }
        app.settle()
        let isSame = app.screen.frame == before
        app.interrupt()
        return .init(
            isPassed: time < .milliseconds(200) && isRestored && isSame,
            measured: "\(time.inMilliseconds), \(isRestored ? "" : "modes left on, ")\(isSame ? "the same" : "another")"
        )
    }

    private static let hangUp = TerminalCheck(
        sentence: "The app ends when its terminal is closed, also where SIGHUP is ignored",
        limit: "1000 ms"
    ) { lab in
        let launchers = [[], ["/bin/sh", "-c", "trap '' HUP; exec \"$0\" \"$@\""]]
        let times = try launchers.map { launcher in
            let app = try lab.startLoggedIn(by: launcher)
            let start = ContinuousClock.now
            app.window.shut()
            let status = app.process.status(within: .seconds(5))
            return (time: ContinuousClock.now - start, status: status)
        }
        return .init(
            isPassed: times.allSatisfy { $0.time < .seconds(1) && $0.status == 129 },
            measured: times.map { "\($0.time.inMilliseconds) (\($0.status ?? -1))" }.joined(separator: ", ")
        )
    }
}

extension termios {
    /// Whether the terminal echoes and edits typed text, as a new one does.
    fileprivate var isSane: Bool {
        let local = tcflag_t(ECHO | ICANON | IEXTEN | ISIG)
        let input = tcflag_t(IXON | ICRNL)
        return c_lflag & local == local && c_iflag & input == input
    }
}
