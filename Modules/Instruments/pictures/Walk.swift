import PseudoTerminal
import SVG

/// A walk with three patterns side by side and their calls, as an animated picture and its last frame.
enum Walk {
    /// The first banner in all three columns, because their timers do not fire at the same moment.
    private static let banner: String = {
        let column = " Banners   1 of 4 →"
        let padded = column + String(repeating: " ", count: 39 - column.count)
        return [padded, padded, column].joined(separator: "│")
    }()

    /// Types the last letter of a field separately: MVVM renders once per turn, and the number of letters in a turn
    /// varies.
    private static let scenes = [
        Scene(keys: "", shows: ["= same", "Press a key"], seconds: 1.5),
        Scene(keys: "ibrar@elgrocer.co", shows: ["ibrar@elgrocer.co", "= same"]),
        Scene(keys: "m", shows: ["ibrar@elgrocer.com", "= same"], seconds: 1.5),
        Scene(keys: "\ribrar123", shows: ["> ••••••••", "= same"]),
        Scene(keys: "4", shows: ["> •••••••••", "= same"], seconds: 1.5),
        Scene(keys: Keys.enter, shows: ["Log in -"], seconds: 2.5),
        Scene(keys: "", shows: [banner, "= same"], seconds: 3),
        Scene(keys: "/Flowers\r", shows: ["> Flowers"]),
        Scene(keys: Keys.enter, shows: ["Flowers by the window", "= same"], seconds: 2.5),
        Scene(keys: Keys.down, shows: ["> ▣ ♡ Flowers in"], seconds: 1),
        Scene(keys: "f", shows: ["> ▣ ♥ Flowers in", "= same"], seconds: 4),
    ]

    /// Returns the pictures with their file names.
    static func pictures(of program: String) throws -> [(name: String, picture: TerminalSVG)] {
        let list = try ChildProcess.run([program, "patterns", "--quiet"], limit: .seconds(60))
        let patterns = list.output.split(separator: "\n").suffix(3).joined(separator: ",")
        let stage = try Stage(program, ["--pattern", patterns, "--latency", "2"], columns: 120, rows: 42)
        defer { stage.end() }
        var frames: [(frame: ModelFrame, seconds: Double)] = []
        for scene in scenes {
            let frame = try stage.perform(scene)
            guard scene.seconds > 0 else { continue }
            // The last calls on Dashboard are drawn together with the next banner.
            frames.append((scene.shows.contains(banner) ? frame.withoutCounts : frame, scene.seconds))
        }
        let title = "arch-demo: the same keys on three patterns, and the calls that each causes"
        return [
            ("side-by-side", TerminalSVG(title: title, of: frames[frames.count - 1].frame)),
            ("walk", TerminalSVG(title: title, of: frames)),
        ]
    }
}

extension ModelFrame {
    /// The frame without the numbers of messages, turns, functions and lines out of view.
    fileprivate var withoutCounts: ModelFrame {
        var frame = self
        for (row, cells) in cells.enumerated() {
            let text = cells.map { $0.text.isEmpty ? " " : $0.text }.joined()
            for match in text.matches(of: #/ · \d+ messages?|, \d+ turns?, \d+ functions|\d+ more below/#) {
                let start = text.distance(from: text.startIndex, to: match.range.lowerBound)
                for column in start..<start + match.output.count { frame.cells[row][column].text = " " }
            }
        }
        return frame
    }
}
