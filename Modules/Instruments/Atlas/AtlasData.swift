/// What the page shows, as it reads it. Texts, messages, codes, screens and owners are written once and referred to by
/// their positions.
struct AtlasData: Encodable {
    struct Pattern: Encodable {
        let name: String
        let title: String
        let isBaseline: Bool
    }

    struct Scenario: Encodable {
        let name: String
        let summary: String
        /// The number of steps that were played: more than are shown.
        let played: Int
        let steps: [Step]
    }

    /// A question, and the step that answers it.
    struct Question: Encodable {
        let title: String
        let note: String
        let scenario: Int
        /// The position of the step in the scenario.
        let step: Int
        /// Whether the objects behind the screen are the answer.
        let isAboutOwners: Bool
        /// Whether the answers name each object in turn, not only the first and the last.
        let isWhole: Bool
        /// For each pattern, the id of each call that answers the question, and the object that is the answer.
        let answers: [[[Int]]]
    }

    struct Step: Encodable {
        /// The number in the scenario.
        let number: Int
        let source: Int
        /// One for each pattern; `nil` if it did not play the step.
        let columns: [Column?]
    }

    /// A step of one pattern.
    struct Column: Encodable {
        let screen: Int
        /// The positions of the lines that the step before did not show, and the number of those that are gone.
        let fresh: [Int]
        let gone: Int
        let owners: Int
        /// The id of the first call.
        let first: Int
        /// Message, depth, milliseconds since the call before or, for the first, since the start, and the id of the
        /// call that is answered; without the zeros at the end.
        let calls: [[Int]]
        /// The positions of the calls that the patterns share, in order.
        let shared: [Int]
        /// Position, length and number of times of each repeated group.
        let repetitions: [[Int]]
        /// The changes of the screen.
        let changes: [Change]
        /// The number of entries that are omitted, in the order of `omissions`.
        let omitted: [Int]
        /// In the order of `counted`.
        let counts: [Int]
    }

    struct Change: Encodable {
        /// The number of the step's calls before it.
        let after: Int
        let removed: [Int]
        let added: [Int]
    }

    let patterns: [Pattern]
    /// The words for the kinds of messages, of omissions and of counts.
    let kinds: [String]
    let omissions: [String]
    let counted: [String]
    let roleNames: [String]
    let referenceKinds: [String]
    /// Text and role of each part whose role is known.
    let roles: [[Int]]
    let texts: [String]
    /// Kind, caller, called part, name, file and quoted code of each.
    let messages: [[Int]]
    let codes: [String]
    /// The lines of each.
    let screens: [[Int]]
    /// The references of each: owner, name, target, kind, and 1 if the owner was found.
    let owners: [[[Int]]]
    let scenarios: [Scenario]
    let questions: [Question]
}

/// Values that are written once, in the order in which they first appear.
struct AtlasTable<Value: Hashable> {
    private(set) var values: [Value] = []
    private var indices: [Value: Int] = [:]

    /// Returns the position of `value`, which it adds if it is new.
    mutating func index(of value: Value) -> Int {
        if let index = indices[value] { return index }
        indices[value] = values.count
        values.append(value)
        return values.count - 1
    }
}
