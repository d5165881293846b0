/// A line of a trace: what one part of the app causes in another, or in itself.
package struct Call: Codable, Equatable, Sendable {
    package enum Kind: String, Codable, Sendable {
        /// What a part, or the device, causes in another: a method or a closure that is called, a state that a view
        /// renders, an event that is queued. Returns before anything else happens.
        case message
        /// A call of a part to itself.
        case own
        /// A call on the way of a state or an event to its view; the message is counted elsewhere.
        case delivery
        /// The call of a service that returns later.
        case begin
        /// The return of a service to the type that called it, or a change that the type observes.
        case answer
        /// A change of a view model's state; the message is its rendering.
        case write
    }

    /// The position in the trace, from 1.
    package let id: Int
    /// The call that had not returned when this one was made; `nil` if there was none.
    package let parent: Int?
    /// The number of calls that had not returned.
    package let depth: Int
    /// Milliseconds on the app's clock since the app was started.
    package let time: Int
    package let kind: Kind
    package let from: String
    package let to: String
    package let name: String
    /// For an answer, the call that began the work or the observation.
    package let answers: Int?
    /// For work, an answer or a rendering that comes later, the call that caused it.
    package let causedBy: Int?
}
