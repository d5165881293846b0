import PseudoTerminal

/// What an app writes on a walk past the titles of its service: in lists, in menus, in a field and beside a mark.
struct TitleWalk {
    private struct Step {
        let keys: String
        let shows: String
        var hides: String?

        /// Whether the screen shows what it should, and every image is there.
        func isDone(_ screen: ModelTerminal) -> Bool {
            screen.shows(shows) && !(hides.map(screen.shows) ?? false) && !screen.shows("▢")
        }
    }

    private static let steps =
        [Step(keys: "2", shows: "edge", hides: "[1 Dashboard]")]
        + HostileTitle.all.indices.flatMap { index in
            [
                Step(keys: (index > 0 ? Keys.down : "") + "a", shows: "> Delete"),
                Step(keys: Keys.escape, shows: "[Refresh]", hides: "> Delete"),
                Step(keys: Keys.enter, shows: "[Save]"),
                Step(keys: Keys.escape, shows: "[Refresh]"),
            ]
        }
        + [
            Step(keys: "1/Flowers\r\r", shows: "· Ana"),
            Step(keys: "f", shows: "▣ ♥"),
            Step(keys: "4", shows: "· Ana", hides: "[1 Dashboard]"),
        ]

    /// What was written besides harmless text, colors, movements of the cursor and the modes that the app needs.
    private(set) var leaks: Set<String> = []
    /// The number of cells that differ from a full repaint after a step.
    private(set) var differences = 0

    private let output: [UInt8]
    private var ends: [Int] = []
    private let size: (columns: Int, rows: Int)

    /// Takes the walk in an app at Log in, whose first line ends with `verdict` after each step, and ends the app.
    init(in app: ProgramInTerminal, verdict: String) throws {
        size = (app.screen.cells[0].count, app.screen.cells.count)
        try app.logIn()
        for step in Self.steps {
            app.type(step.keys)
            guard app.wait(until: { step.isDone($0) && $0.lines[0].hasSuffix(verdict) }) else {
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

    /// Returns what each step shows on a terminal with these widths.
    func frames(on widths: ModelWidths) -> [ModelFrame] {
        var terminal = ModelTerminal(size: size, widths: widths)
        return zip([0] + ends, ends).map { start, end in
            terminal.feed(Array(output[start..<end]))
            return terminal.frame
        }
    }
}

extension ModelCell {
    /// Whether it has more accents than any language writes on a letter.
    fileprivate var isPile: Bool { text.unicodeScalars.count > 4 }
}

extension [UInt8] {
    /// The characters that no terminal should get, such as U+9b.
    fileprivate var leakedCharacters: [String] {
        let scalars = String(decoding: self, as: UTF8.self).unicodeScalars
        return scalars.filter(\.isLeaked).map { "U+" + String($0.value, radix: 16) }
    }
}

extension Unicode.Scalar {
    /// Whether a terminal could obey the character, reorder or join text by it, or show a picture for it.
    fileprivate var isLeaked: Bool {
        switch properties.generalCategory {
        case .control: value >= 0x7F
        case .format, .privateUse: true
        default: false
        }
    }
}
