/// The counts of one folder of a pattern: a feature, the app's start, or code that several features share.
package nonisolated struct FeatureCount: Encodable, Equatable, Sendable {
    package let name: String
    package let code: CodeCount
    /// The lines of code of each role that has any.
    package let roles: [Role: Int]
    package let references: [StoredReference]
    /// `weak` and `unowned` captures of closures.
    package let weakCaptures: Int
    package let tests: TestCount

    package func count(of kind: StoredReference.Kind) -> Int { references.count { $0.kind == kind } }
}
