/// Why a function that was entered is no call in a trace. Every kind there is stands here, and each is counted.
///
/// Not counted is what runs below a pattern: the inside of `Shared`, but for calls from a pattern to a service, and what
/// the compiler adds, such as metadata, copies, thunks, comparing and hashing. How often that is entered depends on
/// where things lie in memory.
package enum Omission: String, Codable, CaseIterable, Sendable {
    case initializer
    case deinitializer
    /// A getter, or a setter of anything but a view model's state.
    case accessor
    /// The entry through a protocol; the method behind it is entered next.
    case witness
    /// A closure that runs for a function: what it calls is shown as called by the type it stands in.
    case closure
    /// The continuation of an asynchronous function after a suspension.
    case resumption
    /// A method of a value, or one that a pattern adds to a type of another module: no part of the app.
    case helper
    /// What a macro of `Observation` generates.
    case observation
}
