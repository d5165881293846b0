/// Something that is wrong in an app that the monkey used.
struct Finding: Error, Equatable {
    enum Kind: Equatable {
        /// The patterns differ in what they show, or in what they allow.
        case difference
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
}
