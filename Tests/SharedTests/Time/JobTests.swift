import Shared
import TestSupport
import Testing

struct JobTests {
    @Test
    func `A job that waits twice at the same time ends the process`() async {
        await #expect(processExitsWith: .failure) {
            let clock = VirtualClock()
            _ = await start(clock) {
                async let one: Void = clock.sleep(for: .seconds(1))
                async let other: Void = clock.sleep(for: .seconds(1))
                _ = try await (one, other)
            }.result
        }
    }

    @Test
    func `A job that ends twice ends the process`() async {
        await #expect(processExitsWith: .failure) {
            let job = Activity().begin("job")
            await job.run {}
            await job.run {}
        }
    }
}
