/// Words that a newcomer may try in place of a step's own.
package nonisolated enum StepSynonyms {
    private static let steps = [
        "click": ["tap"], "press": ["tap"], "push": ["tap"], "touch": ["tap"],
        "enter": ["type"], "fill": ["type"], "input": ["type"], "write": ["type"],
        "select": ["tap row"], "choose": ["tap row"], "swipe": ["tap row"],
        "go": ["tab", "open"], "goto": ["tab", "open"],
    ]

    /// The steps that `word` may stand for, or `nil` where it is no such word.
    package static func steps(for word: String) -> [String]? {
        steps[word.lowercased()]
    }
}
