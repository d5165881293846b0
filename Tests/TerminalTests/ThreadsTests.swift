import Foundation
import Testing

@testable import Terminal

@Suite(.timeLimit(.minutes(1))) struct `The threads that a process needs` {
    @Test func `can be started`() {
        #expect(Threads.objection == nil)
    }

    @Test func `cannot be started without memory for them, and the system says why`() async {
        await #expect(processExitsWith: .success) {
            var limit = rlimit(rlim_cur: 1, rlim_max: 1)
            precondition(setrlimit(__rlimit_resource_t(RLIMIT_AS.rawValue), &limit) == 0)

            let objection = Threads.objection

            precondition(objection == "Resource temporarily unavailable")
        }
    }
}
