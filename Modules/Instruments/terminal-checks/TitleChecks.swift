import Loopback
import PseudoTerminal

/// Checks that titles from a service are shown as text only.
enum TitleChecks {
    /// Returns the checks: one app in two sizes, and the last three of `patterns` side by side.
    static func all(_ patterns: [String]) -> [TerminalCheck] {
        [
            hostileTitles("viper", columns: 80, rows: 24),
            hostileTitles("viper", columns: 40, rows: 12),
            hostileTitles(patterns.suffix(3).joined(separator: ","), columns: 120, rows: 40),
        ]
    }

    /// Models of terminals that count columns differently.
    private static let terminals = [ModelWidths(), ModelWidths(emoji: 1), ModelWidths(combinesMarks: false)]

    private static func hostileTitles(_ patterns: String, columns: Int, rows: Int) -> TerminalCheck {
        TerminalCheck(
            sentence: "Hostile titles from a service are only text, and what follows stays in its column, at "
                + "\(columns) × \(rows)",
            limit: "nothing leaks, no cell moves or differs"
        ) { lab in
            let verdict = patterns.contains(",") ? "= same" : ""
            return try await lab.withService(script(for: patterns)) { address in
                let walks = try (1...2).map { _ in
                    let app = try lab.start(patterns: patterns, network: address, columns: columns, rows: rows)
                    return try TitleWalk(in: app, verdict: verdict)
                }
                return outcome(of: walks[0], besides: walks[1])
            }
        }
    }

    private static func outcome(of hostile: TitleWalk, besides plain: TitleWalk) -> TerminalCheck.Outcome {
        let frames = terminals.flatMap { Array(zip(hostile.frames(on: $0), plain.frames(on: $0))) }
        let moved = frames.map { $0.cellsMoved(from: $1) }.reduce(0, +)
        let cells = frames.map { $0.hostileCells(besides: $1) }.reduce(0, +)
        let leaks = hostile.leaks.sorted()
        return .init(
            isPassed: leaks.isEmpty && moved == 0 && hostile.differences == 0 && cells > 0,
            measured: "\(frames.count) frames with \(cells) hostile cells: "
                + "\(leaks.isEmpty ? "nothing" : leaks.joined(separator: ", ")) leaks, \(moved) cells move, "
                + "\(hostile.differences) differ from a full repaint"
        )
    }

    /// Returns a script that sends each column the hostile titles, then the plain ones.
    private static func script(for patterns: String) -> [String: [LoopbackResponse]] {
        let titles = HostileTitle.all + [.long]
        let columns = patterns.split(separator: ",").count
        func responses(_ body: ([String]) -> String) -> [LoopbackResponse] {
            Array(repeating: .json(body(titles.map(\.text))), count: columns) + [.json(body(titles.map(\.plain)))]
        }
        return [
            "/photos": responses { titles in ServiceResponses.photos(titles.indices) { titles[$0] } },
            "/v2/list": responses { ServiceResponses.pictures(by: $0) },
            "/search/photos": responses { ServiceResponses.feed($0) },
            "/small": [.image], "/picture": [.image], "/feed": [.image],
        ]
    }
}
