/// Puts into words, once for all patterns, why something did not work.
package enum FailureText {
    /// The sentence a person reads for `error`.
    package static func reason(for error: any Error) -> String {
        Failure(error).reason ?? ""
    }
}
