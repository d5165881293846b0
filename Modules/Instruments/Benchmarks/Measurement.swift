/// A time measured by a benchmark.
package nonisolated struct Measurement: Equatable, Encodable, Sendable {
    let name: String
    let microseconds: Double

    init(_ name: String, _ microseconds: Double) {
        self.name = name
        self.microseconds = microseconds
    }
}
