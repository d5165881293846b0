/// A screen on which a tap can be repeated.
package protocol TapStage {
    var name: String { get }

    /// Taps once, restores the screen, and returns the time from the tap to the last change of the screen.
    func tap() async throws -> Duration
}
