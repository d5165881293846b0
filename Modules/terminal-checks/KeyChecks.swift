import Foundation
import TerminalModel

/// How keys are read.
enum KeyChecks {
    static let all = [escape, splitSequences, randomBytes, password]

    private static let escape = Check(sentence: "A lone Esc acts after a moment", limit: "50–150 ms") { lab in
        let app = try lab.startLoggedIn()
        app.type("2")
        app.settle(.milliseconds(500))
        let times = try (1...10).map { _ in
            app.type("?")
            app.settle()
            let start = ContinuousClock.now
            app.type("\u{1B}")
            guard app.readFrame(within: .seconds(5)) != nil else { throw CheckFailure(reason: "Esc does nothing") }
            return ContinuousClock.now - start
        }.sorted()
        app.interrupt()
        return .init(
            isPassed: times[0] >= .milliseconds(50) && times[9] <= .milliseconds(150),
            measured: "\(times[0].inMilliseconds) to \(times[9].inMilliseconds)"
        )
    }

    /// Keys, and answers of a terminal, that are no text.
    private static let sequences = [
        "[A", "[B", "[C", "[D", "[H", "[F", "OA", "OH", "OP", "[11~", "[5~", "[6~", "[3~", "[Z", "[1;5C", "[99~",
        "[97;5u", "[27;5;97~", "[I", "[O", "[<0;12;5M", "[?62;22c", "[12;40R", "[?2026;2$y", "[[A",
        "]11;rgb:0000/1111/2222\u{1B}\\", "]52;c;aGVsbG8=\u{7}", "P>|xterm(370)\u{1B}\\", "_Gi=1;OK\u{1B}\\",
    ].map { "\u{1B}" + $0 }

    private static let splitSequences = Check(
        sentence: "No key sequence types a character, wherever its bytes are cut in two",
        limit: "none"
    ) { lab in
        let app = try lab.start()
        let before = app.screen.typed
        var cuts = 0
        var faults: [String] = []
        for sequence in sequences.map({ Array($0.utf8) }) {
            for cut in 1..<sequence.count {
                cuts += 1
                app.window.type(Array(sequence[..<cut]))
                app.settle(.milliseconds(5))
                app.window.type(Array(sequence[cut...]))
                app.settle(.milliseconds(5))
            }
            app.settle()
            if app.screen.shows("F1") { app.type("\u{1B}") }
            app.settle(.milliseconds(200))
            if app.screen.typed != before { faults.append(String(decoding: sequence.dropFirst(), as: UTF8.self)) }
        }
        app.interrupt()
        return .init(
            isPassed: faults.isEmpty,
            measured: "\(faults.count) in \(cuts) cuts of \(sequences.count) sequences"
                + (faults.isEmpty ? "" : ": " + faults.joined(separator: " "))
        )
    }

    private static let randomBytes = Check(
        sentence: "A million random bytes do not end the app, but for the keys that do",
        limit: "no crash"
    ) { lab in
        var random = SeededGenerator(seed: 11)
        var app = try lab.startLoggedIn()
        let ending: Set<UInt8> = [3, 26, 28, UInt8(ascii: "q")]
        var quits = 0
        for _ in 0..<(1_000_000 / 500) {
            let bytes = (0..<500).map { _ in
                var byte: UInt8
                repeat { byte = UInt8.random(in: 0...255, using: &random) } while ending.contains(byte)
                return byte
            }
            app.window.type(bytes)
            while !app.read(within: .zero).isEmpty {}
            guard let status = app.process.status(within: .zero) else { continue }
            guard status == 0 else { return .init(isPassed: false, measured: "status \(status)") }
            quits += 1
            app = try lab.startLoggedIn()
        }
        app.settle(.seconds(1))
        let status = app.interrupt()
        return .init(isPassed: status == 130, measured: "\(quits) ends by “q”, then Ctrl-C: status \(status ?? -1)")
    }

    private static let password = Check(
        sentence: "A password, typed or pasted, appears nowhere in the output",
        limit: "no character"
    ) { lab in
        let secret = "ÞƔǂʘѪԶ"
        var output: [UInt8] = []
        for patterns in ["viper", "viper,mvp,mvvm-c"] {
            for text in [secret, "\u{1B}[200~\(secret)\u{1B}[201~"] {
                let app = try lab.start(patterns: patterns, columns: 120, rows: 40)
                for part in ["ali@elgrocer.com", "\r"] + text.map(String.init) + ["\u{1B}[D", "\r"] {
                    app.type(part)
                    app.settle(.milliseconds(10))
                }
                app.settle(.seconds(1))
                output += app.output
                guard app.screen.shows("Invalid credentials") else { throw CheckFailure(reason: "no login was tried") }
                app.interrupt()
            }
        }
        let shown = secret.filter { output.firstRange(of: Array(String($0).utf8)) != nil }
        return .init(isPassed: shown.isEmpty, measured: "\(shown.count) of \(secret.count) characters")
    }
}

extension ModelTerminal {
    /// The letters on the screen between its title bar and its message, without marks of focus and state.
    fileprivate var typed: [String] {
        lines.dropFirst().dropLast(2).map { $0.filter { $0.isLetter || $0.isNumber || $0 == "•" } }
    }
}
