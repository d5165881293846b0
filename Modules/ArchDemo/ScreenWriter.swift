import Headless
import Terminal

/// Writes screens to standard output, as text or as lines of JSON.
struct ScreenWriter {
    private struct Screen: Encodable {
        let screen: [String]
    }

    /// Whether to write only the screens of `print` steps.
    let isQuiet: Bool
    let isJSON: Bool
    private let paint: LinePaint

    init(_ options: RunOptions) {
        isQuiet = options.verbosity == .quiet
        isJSON = options.isJSON
        paint = LinePaint(options.color)
    }

    /// Whether to write every screen as text.
    var showsText: Bool { !isQuiet && !isJSON }

    /// Writes a step if screens are written as text.
    func echo(_ source: String) {
        if showsText { Output.results.write(source.displayable + "\n") }
    }

    func write(_ lines: [String]) throws {
        if isJSON {
            Output.results.write(try JSONOutput.line(Screen(screen: lines)))
        } else {
            Output.results.write(lines.map { paint.screenLine($0.displayable) + "\n" }.joined() + "\n")
        }
    }
}
