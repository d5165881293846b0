import AppCommand

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
    /// Throws if options were given that do not fit together.
    static func check(_: inout LabOptions, _ given: Arguments<LabOptions>) throws(UsageError) {
        if given.has("json"), given.has("markdown") { throw UsageError("Choose one of “--json” and “--markdown”.") }
        if given.has("references"), given.has("markdown") {
            throw UsageError("“--references” prints text or JSON: leave out “--markdown”.")
        }
        if given.has("screens"), let name = given.first(of: "references", "sources", "markdown", "plots") {
            throw UsageError("“--screens” counts objects of this program: leave out “--\(name)”.")
        }
        if given.has("plots"), let name = given.first(of: "references", "json", "markdown") {
            throw UsageError("“--plots” writes files: leave out “--\(name)”.")
        }
        if given.has("formatted"), let name = given.first(of: "references", "screens", "plots") {
            throw UsageError("“--formatted” adds ratios to all numbers: leave out “--\(name)”.")
        }
    }
}
