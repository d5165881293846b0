import PseudoTerminal

/// The output of an app on a walk through a service's titles: in lists, menus, a field and beside a mark.
struct TitleWalk {
    private static let steps =
        [KeyStep(keys: "2", shows: ["edge"], hides: "[1 Dashboard]")]
        + HostileTitle.all.indices.flatMap { index in
            [
                KeyStep(keys: (index > 0 ? Keys.down : "") + "a", shows: ["> Delete"]),
                KeyStep(keys: Keys.escape, shows: ["[Refresh]"], hides: "> Delete"),
                KeyStep(keys: Keys.enter, shows: ["[Save]"]),
                KeyStep(keys: Keys.escape, shows: ["[Refresh]"]),
            ]
        }
        + [
            KeyStep(keys: "1/Flowers\r\r", shows: ["· Ana"]),
            KeyStep(keys: "f", shows: ["▣ ♥"]),
            KeyStep(keys: "4", shows: ["· Ana"], hides: "[1 Dashboard]"),
        ]

    /// Output other than harmless text, colors, cursor movements and the modes that the app needs.
    private(set) var leaks: Set<String> = []
    /// The number of cells that differ from a full repaint, over all steps.
    private(set) var differences = 0

    private let output: [UInt8]
    private var ends: [Int] = []
    private let size: (columns: Int, rows: Int)

    /// Walks through an app that shows Log in, and ends it. After each step the first line ends with `verdict`.
    init(in app: ProgramInTerminal, verdict: String) throws {
        size = (app.screen.cells[0].count, app.screen.cells.count)
        try app.logIn()
        for step in Self.steps {
            app.type(step.keys)
            guard app.wait(until: { step.isDone($0) && $0.hasAllImages && $0.lines[0].hasSuffix(verdict) }) else {
                throw CheckFailure(reason: "after \(step.keys.debugDescription): \(app.screen.filledLines)")
            }
            app.settleFully()
            ends.append(app.output.count)
            if app.screen.cells.joined().contains(where: \.isPile) { leaks.insert("a pile of accents") }
            app.type(Keys.repaint)
            differences += try app.differencesFromRepaint()
        }
        app.interrupt()
        output = app.output
        leaks.formUnion(app.screen.violations + output.leakedCharacters)
    }

    /// Returns the frame after each step on a terminal with these widths.
    func frames(on widths: ModelWidths) -> [ModelFrame] {
        var terminal = ModelTerminal(size: size, widths: widths)
        return zip([0] + ends, ends).map { start, end in
            terminal.feed(Array(output[start..<end]))
            return terminal.frame
        }
    }
}

extension ModelTerminal {
    fileprivate var hasAllImages: Bool { !shows("▢") }
}

extension ModelCell {
    /// Whether there are more accents than any language writes on a letter.
    fileprivate var isPile: Bool { text.unicodeScalars.count > 4 }
}

extension [UInt8] {
    /// Characters that no terminal should receive, such as U+9b.
    fileprivate var leakedCharacters: [String] {
        let scalars = String(decoding: self, as: UTF8.self).unicodeScalars
        return scalars.filter(\.isLeaked).map { "U+" + String($0.value, radix: 16) }
    }
}

extension Unicode.Scalar {
    /// Whether a terminal could interpret the character as a control, reorder or join text, or show a picture.
    fileprivate var isLeaked: Bool {
        switch properties.generalCategory {
        case .control: value >= 0x7F
        case .format, .privateUse: true
        default: false
        }
    }
}
