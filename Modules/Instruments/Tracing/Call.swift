/// One message between two parts of the app.
package struct Call: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, CaseIterable, Sendable {
        /// A call that returns before anything else happens.
        case call
        /// The call of a service whose answer comes later.
        case begin
        /// The return of what was begun, to the type that began it; or a change that it observes.
        case answer
        /// A change of a view model's state.
        case write
        /// The rendering of a state.
        case render
    }

    /// The place in the trace, from 1 on: the order in which all happened.
    package let id: Int
    /// The call that had not returned when this one was made; `nil` where none had.
    package let parent: Int?
    /// How many calls had not returned.
    package let depth: Int
    /// Milliseconds on the app's clock since the app was started.
    package let time: Int
    package let kind: Kind
    package let from: String
    package let to: String
    package let name: String
    /// Of an answer the call that began the work, or began to observe.
    package let answers: Int?
    /// Of work, an answer or a rendering that comes later: the call that caused it.
    package let causedBy: Int?
}
