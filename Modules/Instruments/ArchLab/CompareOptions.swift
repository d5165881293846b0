import ArchDemo
import Shared

/// The options of `compare`.
nonisolated package struct CompareOptions: Equatable, Sendable {
    package enum Format: Sendable {
        case text, json, markdown
    }

    /// The path of the clone.
    package var sources = "."
    package var format = Format.text
    /// The screen whose stored references to list; `nil` to compare everything.
    package var screen: String?
    /// Whether to open screens and count their objects.
    package var countsScreens = false
    /// The folder to write plots to; `nil` to print.
    package var plots: String?
    /// The folder with the patterns' code, formatted for several widths; `nil` to compare no widths.
    package var formatted: String?
}

nonisolated extension CompareOptions {
    init(_ arguments: Arguments) throws(UsageError) {
        if arguments.has(.json), arguments.has(.markdown) {
            throw arguments.error("Choose one of “--json” and “--markdown”.")
        }
        if arguments.has(.references), arguments.has(.markdown) {
            throw arguments.error("“--references” prints text or JSON: leave out “--markdown”.")
        }
        if arguments.has(.screens),
            let option = [Option.references, .sources, .markdown, .plots].first(where: arguments.has)
        {
            throw arguments.error("“--screens” counts objects of this program: leave out “\(option.flag)”.")
        }
        if arguments.has(.plots), let option = [Option.references, .json, .markdown].first(where: arguments.has) {
            throw arguments.error("“--plots” writes files: leave out “\(option.flag)”.")
        }
        if arguments.has(.formatted), let option = [Option.references, .screens, .plots].first(where: arguments.has) {
            throw arguments.error("“--formatted” adds ratios to all numbers: leave out “\(option.flag)”.")
        }
        sources = arguments.value(of: .sources) ?? "."
        format = arguments.has(.json) ? .json : arguments.has(.markdown) ? .markdown : .text
        screen = arguments.value(of: .references)
        countsScreens = arguments.has(.screens)
        plots = arguments.value(of: .plots)
        formatted = arguments.value(of: .formatted)
    }
}
