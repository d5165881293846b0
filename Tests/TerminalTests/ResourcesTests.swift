import Foundation
import Testing

@testable import Terminal

@Suite("The threads and files that a process needs", .timeLimit(.minutes(1))) struct ResourcesTests {
    @Test func `are available, and no descriptor stays open`() async {
        await #expect(processExitsWith: .success) {
            // The first time may cause others to open theirs.
            let free = (1...3).map { _ in
                precondition(Resources.objection == nil)
                let free = dup(STDERR_FILENO)
                close(free)
                return free
            }

            precondition(free[1] == free[2])
        }
    }

    @Test func `are not available without memory for the threads, and the system says why`() async {
        await #expect(processExitsWith: .success) {
            var limit = rlimit(rlim_cur: 1, rlim_max: 1)
            precondition(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)

            let objection = Resources.objection

            precondition(objection == "Cannot start threads: Resource temporarily unavailable.")
        }
    }
}
