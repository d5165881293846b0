/// A screen on which a tap can be repeated.
package protocol TapStage {
    var name: String { get }

    /// Taps once and restores the screen; returns the time from the tap to the last change of the screen.
    func tap() async throws -> Duration
}
