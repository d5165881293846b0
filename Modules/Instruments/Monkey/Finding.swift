/// Something that is wrong in an app that the monkey used.
struct Finding: Error, Equatable {
    enum Kind: Equatable {
        /// The patterns differ in what they show.
        case screens
        /// The patterns differ in what they allow.
        case answers
        /// The patterns differ in what no screen shows.
        case counts(Counts.Kind)
        /// One pattern breaks an invariant.
        case violation
        /// A step did not end.
        case unsettled
    }

    let kind: Kind
    /// The pattern that differs or breaks an invariant, by its title.
    let pattern: String
    /// One sentence.
    let message: String

    /// Whose fault it is, in one sentence.
    var verdict: String {
        switch kind {
        case .screens, .answers, .counts: "\(pattern) differs from the other patterns."
        case .violation: "\(pattern) breaks what must hold."
        case .unsettled: "\(pattern) does not end a step."
        }
    }
}
