import Scenarios

/// Two actions in quick succession.
struct ImpatientPair {
    /// What the second action acts on.
    enum Target {
        /// Something that the first action has covered or removed.
        case outOfReach
        /// The same as before the first action.
        case same
        /// Something that the first action has brought.
        case new
    }

    let first: Step
    let second: Step
    let target: Target
}
