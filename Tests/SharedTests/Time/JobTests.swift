import Shared
import Testing

struct JobTests {
    @Test func `A job that ends twice ends the process`() async {
        await #expect(processExitsWith: .failure) {
            let job = Activity().begin("job")
            await job.run {}
            await job.run {}
        }
    }
}
