/// A failure that the monkey found.
struct Finding: Error, Equatable {
    enum Kind: Equatable {
        /// The patterns show different screens.
        case screens
        /// The patterns respond differently to a step.
        case answers
        /// The patterns differ in effects that no screen shows.
        case counts(Counts.Kind)
        /// One pattern breaks an invariant.
        case violation
        /// A step did not end.
        case unsettled
    }

    let kind: Kind
    /// The title of the pattern that differs or breaks an invariant.
    let pattern: String
    /// The description, one sentence.
    let message: String

    /// One sentence that names the failing pattern.
    var verdict: String {
        switch kind {
        case .screens, .answers, .counts: "\(pattern) differs from the other patterns."
        case .violation: "\(pattern) breaks what must hold."
        case .unsettled: "\(pattern) does not end a step."
        }
    }
}
