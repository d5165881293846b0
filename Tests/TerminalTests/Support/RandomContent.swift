import Headless
import Shared

/// Random screens and texts, the same for a seed.
struct RandomContent {
    private static let pieces = [
        "a", "Bread", "two words", "漢字", "한국어", "e\u{301}", "👩‍🔬", "🇫🇷", "♥️", "שלום", "مرحبا", "\u{202E}", "\u{10EEEE}",
        "\u{1B}]52;c;YQ==\u{7}", "\u{9B}31m", "\n", "\t", "\u{0}", "l" + String(repeating: "o", count: 90) + "ng",
        "x" + String(repeating: "\u{301}", count: 20), "\u{301}", "ﷺ", "‮", "…",
    ]

    private var generator: SeededGenerator

    init(seed: UInt64) {
        generator = SeededGenerator(seed: seed)
    }

    mutating func number(_ range: ClosedRange<Int>) -> Int {
        Int.random(in: range, using: &generator)
    }

    mutating func element<Element>(of elements: [Element]) -> Element {
        elements[number(0...elements.count - 1)]
    }

    /// A text that begins with `first`.
    mutating func text(_ first: String = "t") -> String {
        (0..<number(0...4)).reduce(first) { text, _ in text + element(of: Self.pieces) }
    }

    mutating func rows(_ count: Int) -> [Row] {
        (0..<count).map { index in
            Row(
                id: "\(index)",
                title: text(),
                subtitle: number(0...2) == 0 ? text() : nil,
                icon: number(0...1) == 0 ? "cart" : nil,
                thumbnail: number(0...2) == 0 ? "https://example.com/\(index)" : nil,
                mark: number(0...2) == 0 ? "♥" : nil,
                actions: number(0...1) == 0 ? [] : StubApp.row(1).actions
            )
        }
    }

    mutating func screen(of app: StubApp) -> StubScreen {
        let buttons = (0..<number(0...2)).map { Element.button(Button(text("b\($0)"))) }
        let rest = (0..<number(1...5)).map { element($0) }
        let screen = StubScreen(text(), buttons + rest, of: app)
        for case .section(let section) in screen.screen.elements { section.rows = rows(number(0...14)) }
        return screen
    }

    private mutating func element(_ index: Int) -> Element {
        switch number(0...7) {
        case 0: return .button(Button(text("e\(index)")))
        case 1:
            let image = ImageView(text("i\(index)"))
            image.address = "https://example.com/image"
            return .image(image)
        case 2, 3: return .field(Field(text("f\(index)"), element(of: [.text, .email, .password])))
        default:
            let layout = element(of: [SectionLayout.list, .fullWidth, .shelf, .grid])
            let buttons = number(0...2) == 0 ? [Button(text("s\(index)"))] : []
            return .section(Section(text("s\(index)"), showsTitle: number(0...3) > 0, layout: layout, buttons: buttons))
        }
    }

    /// Changes a row of one of the screen's sections, takes one away, or adds some.
    mutating func change(_ screen: Screen?) {
        for case .section(let section) in screen?.elements ?? [] where number(0...1) == 0 {
            switch number(0...3) {
            case 0: section.rows = rows(number(0...14))
            case 1: section.rows = section.rows.reversed()
            case 2: section.rows = Array(section.rows.dropFirst())
            default: section.status = number(0...1) == 0 ? text() : nil
            }
        }
    }
}
