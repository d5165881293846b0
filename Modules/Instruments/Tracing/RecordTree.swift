/// The cause of each record: its caller on the stack, or the asynchronous function or task that it runs in.
struct RecordTree {
    /// The index of each record's cause, always less than that of the record.
    private(set) var causes: [Int?] = []
    private var activations: [Recording.Frame: Int] = [:]
    /// The asynchronous functions of each task that have not returned, the innermost last.
    private var suspended: [UInt: [(record: Int, symbol: String)]] = [:]
    private var starts: [UInt: Int] = [:]

    /// Adds a record; `function` is the one that it enters.
    mutating func add(_ record: Recording.Record, _ function: Function?) {
        let index = causes.count
        causes.append(record.isTaskStart ? start(record, index) : enter(record, function, index))
    }

    private mutating func start(_ record: Recording.Record, _ index: Int) -> Int? {
        starts[record.task] = index
        suspended[record.task] = []
        return latest(record.frames[...])
    }

    private mutating func enter(_ record: Recording.Record, _ function: Function?, _ index: Int) -> Int? {
        guard let frame = record.frames.first, let function else { return nil }
        activations[frame] = index
        let caller = latest(record.frames.dropFirst())
        if function.isResumption { return resume(function, in: record.task) ?? starts[record.task] ?? caller }
        guard function.isAsync else { return caller }
        let cause = suspended[record.task]?.last?.record ?? starts[record.task] ?? caller
        suspended[record.task, default: []].append((index, function.symbol))
        return cause
    }

    /// Returns the record of the function that resumes, and drops the functions that it called: they have returned.
    private mutating func resume(_ function: Function, in task: UInt) -> Int? {
        guard let stack = suspended[task], let place = stack.lastIndex(where: { $0.symbol == function.symbol }) else {
            return nil
        }
        suspended[task] = Array(stack[...place])
        return stack[place].record
    }

    /// Returns the record of the innermost recorded frame.
    private func latest(_ frames: ArraySlice<Recording.Frame>) -> Int? {
        for frame in frames { if let record = activations[frame] { return record } }
        return nil
    }
}
