import Dispatch
import Synchronization

/// Runs an actor on a dispatch queue of its own, so that blocking calls do not block the shared threads. Jobs run in
/// the order of their priority.
final class QueueExecutor: SerialExecutor {
    private let queue: DispatchQueue
    private let jobs = Mutex<[UnownedJob]>([])

    init(label: String) {
        queue = DispatchQueue(label: label)
    }

    func enqueue(_ job: consuming ExecutorJob) {
        let job = UnownedJob(job)
        jobs.withLock { jobs in
            jobs.insert(job, at: jobs.firstIndex { $0.priority < job.priority } ?? jobs.endIndex)
        }
        queue.async { self.runNext() }
    }

    private func runNext() {
        let next = jobs.withLock { $0.isEmpty ? nil : $0.removeFirst() }
        next?.runSynchronously(on: asUnownedSerialExecutor())
    }
}
