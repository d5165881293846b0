import Shared

extension OrphanedFailures {
    /// Returns a log of the failures announced from now on, such as “title: storage”.
    package func log() -> Log {
        let log = Log()
        observe { change, failure in log.add("\(change): \(failure)") }
        return log
    }
}
