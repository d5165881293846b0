import TestSupport
import Testing

struct LeakCheckTests {
    private final class Object {}

    @Test func `An object that outlives its test fails it`() async throws {
        let test = try #require(Test.current)
        let kept = Object()

        await withKnownIssue {
            try await LeakCheck().provideScope(for: test, testCase: nil) { @MainActor in
                track(kept)
            }
        }
    }
}
