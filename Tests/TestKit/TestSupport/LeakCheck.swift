import Testing

/// Fails a test whose tracked objects outlive it.
nonisolated package struct LeakCheck: TestTrait, SuiteTrait, TestScoping {
    @TaskLocal fileprivate static var tracker: LeakTracker?

    package init() {}

    package var isRecursive: Bool { true }

    package func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let tracker = LeakTracker()
        try await Self.$tracker.withValue(tracker) { try await function() }
        await tracker.reportLeaks()
    }
}

extension Trait where Self == LeakCheck {
    /// Fails a test whose objects, passed to `track`, outlive it.
    nonisolated package static var leakCheck: Self { Self() }
}

/// Passes `object` to the trait `leakCheck`, and returns it.
@discardableResult
package func track<Object: AnyObject>(_ object: Object, sourceLocation: SourceLocation = #_sourceLocation) -> Object {
    guard let tracker = LeakCheck.tracker else {
        Issue.record("Nobody checks what is tracked: the trait leakCheck is missing.", sourceLocation: sourceLocation)
        return object
    }
    tracker.track(object, sourceLocation)
    return object
}

private final class LeakTracker {
    private struct Tracked {
        weak var object: AnyObject?
        let sourceLocation: SourceLocation
    }

    private var tracked: [Tracked] = []

    func track(_ object: AnyObject, _ sourceLocation: SourceLocation) {
        tracked.append(Tracked(object: object, sourceLocation: sourceLocation))
    }

    func reportLeaks() {
        for leak in tracked {
            guard let object = leak.object else { continue }
            Issue.record("\(type(of: object)) outlives its test.", sourceLocation: leak.sourceLocation)
        }
    }
}
