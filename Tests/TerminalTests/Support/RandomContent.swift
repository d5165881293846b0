import Headless
import Shared

/// Random screens and texts that are hard to draw, the same for the same seed.
nonisolated struct RandomContent {
    private static let pieces = [
        "a", "Z", "7", " ", "—", "é", "e\u{301}", "n\u{303}\u{323}", "ﬁ", "ﷺ", "漢", "字", "한", "ᄒ", "ᅡ", "ᆫ", "ｶ", "ﾞ",
        "　",
        "👩", "👩‍🔬", "👩🏽", "🇫🇷", "🇫", "🏴󠁧󠁢󠁥󠁮󠁧󠁿", "♥️", "♥", "❤️‍🔥", "1️⃣", "🖥", "🖥️", "שלום", "אָ", "مرحبا", "لا", "क्षि", "स्त्री", "กำ",
        "\u{301}", "\u{20DD}", "\u{93E}", "\u{200D}", "\u{FE0F}", "\u{200B}", "\u{AD}", "\u{1F3FD}", "\u{605}",
        "\u{1B}]52;c;eA==\u{7}", "\u{9B}2J", "\u{202E}", "\u{2066}", "\u{10EEEE}", "\u{E000}", "\u{FFFF}", "\r\n", "\t",
        "two words", "x" + String(repeating: "\u{301}", count: 20), "l" + String(repeating: "o", count: 90) + "ng",
    ]

    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func next(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &generator)
    }

    mutating func element<Element>(of elements: [Element]) -> Element {
        elements[next(0...elements.count - 1)]
    }

    // MARK: Texts

    /// Returns a text that begins with `first`, followed by some hard pieces, any scalars and letters.
    mutating func text(_ first: String = "", pieces: Int = 12) -> String {
        (0..<next(0...pieces)).reduce(first) { text, _ in text + piece() }
    }

    private mutating func piece() -> String {
        switch next(0...9) {
        case 0...3: element(of: Self.pieces)
        case 4: Unicode.Scalar(UInt32(next(0...0x10FFFF))).map { String($0) } ?? "x"
        case 5: Unicode.Scalar(UInt32(next(0...0x3FFF))).map { String($0) } ?? "x"
        default: String(repeating: element(of: Array("ab c")), count: next(1...3))
        }
    }

    // MARK: Screens

    @MainActor mutating func rows(_ count: Int, of app: StubApp) -> [Row] {
        (0..<count).map { index in
            var row = app.row("\(index)")
            row.title = text("t", pieces: 4)
            row.subtitle = next(0...2) == 0 ? text("t", pieces: 4) : nil
            row.icon = next(0...1) == 0 ? "cart" : nil
            row.thumbnail = next(0...2) == 0 ? "https://example.com/\(index)" : nil
            row.mark = next(0...2) == 0 ? "♥" : nil
            row.actions = next(0...1) == 0 ? [] : app.row(1).actions
            return row
        }
    }

    @MainActor mutating func screen(of app: StubApp) -> StubScreen {
        let buttons = (0..<next(0...2)).map { Element.button(Button(text("b\($0)", pieces: 4))) }
        let rest = (0..<next(1...5)).map { element($0) }
        let screen = StubScreen(text("t", pieces: 4), buttons + rest, of: app)
        for case .section(let section) in screen.screen.elements { section.rows = rows(next(0...14), of: app) }
        return screen
    }

    @MainActor private mutating func element(_ index: Int) -> Element {
        let label = text("e\(index)", pieces: 4)
        switch next(0...7) {
        case 0: return .button(Button(label))
        case 1:
            let image = ImageView(label)
            image.address = "https://example.com/image"
            return .image(image)
        case 2, 3: return .field(Field(label, element(of: [.text, .email, .password])))
        default:
            let layout = element(of: [SectionLayout.list, .fullWidth, .shelf, .grid])
            let buttons = next(0...2) == 0 ? [Button(text("s\(index)", pieces: 4))] : []
            return .section(Section(label, showsTitle: next(0...3) > 0, layout: layout, buttons: buttons))
        }
    }
}
