/// Synonyms of the steps' words, for suggestions.
package nonisolated enum StepSynonyms {
    private static let steps = [
        "click": ["tap"], "press": ["tap"], "push": ["tap"], "touch": ["tap"],
        "enter": ["type"], "fill": ["type"], "input": ["type"], "write": ["type"],
        "select": ["tap row"], "choose": ["tap row"], "swipe": ["tap row"],
        "go": ["tab", "open"], "goto": ["tab", "open"],
    ]

    /// Returns the steps that `word` may stand for; `nil` if it is not a synonym.
    package static func steps(for word: String) -> [String]? {
        steps[word.lowercased()]
    }
}
