/// A screen on which a tap can be repeated.
package protocol TapStage {
    var name: String { get }

    /// The crossings between the tap and the update, as a trace shows them.
    var crossings: Crossings { get }

    /// Taps once, restores the screen, and returns the time from the tap to the last change of the screen.
    func tap() async throws -> Duration
}

/// Calls from one part of a pattern to another, by what each costs.
package nonisolated struct Crossings: Equatable, Sendable {
    /// Through a stored property whose type is an `any` protocol.
    package var stored = 0
    /// Through a weak reference to one.
    package var weak = 0
    /// Of a closure that captures its owner weakly.
    package var closures = 0
    /// Changes of an observable property.
    package var writes = 0
    /// Executor hops: tasks that run on the main actor in a later turn.
    package var turns = 0

    package init(stored: Int = 0, weak: Int = 0, closures: Int = 0, writes: Int = 0, turns: Int = 0) {
        self.stored = stored
        self.weak = weak
        self.closures = closures
        self.writes = writes
        self.turns = turns
    }
}
