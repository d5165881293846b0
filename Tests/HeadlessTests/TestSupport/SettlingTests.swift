import Shared
import TestSupport
import Testing

struct SettlingTests {
    @Test func `A clock that does not settle fails the test and names what is under way`() async {
        let clock = VirtualClock()
        let job = clock.activity.begin("job")

        await withKnownIssue {
            await Task {
                withUnsafeCurrentTask { $0?.cancel() }
                await clock.settle()
            }.value
        } matching: { issue in
            (issue.error as? Unsettled)?.jobs == ["job runs"]
        }

        await job.run {}
    }
}
