/// Reads the calls between the parts of a pattern from a recording. Non-calls are counted by kind.
struct CallReader {
    /// Protocols of `Shared` that are not services.
    private static let mechanisms: Set = ["AppClock"]

    /// The path from a record up to the call that caused it.
    struct Path {
        /// The index of the call.
        var call: Int?
        /// The start of the task between them, if the call had returned.
        var start: Int?
        /// The pattern's closure between them.
        var closure: Function?
    }

    private(set) var calls: [Call] = []
    /// The record of each call.
    private(set) var records: [Int] = []
    /// Why each record was omitted; `nil` if it is shown or not counted.
    private(set) var omissions: [Omission?] = []
    let recording: Recording
    private let causes: [Int?]
    private var callOfRecord: [Int: Int] = [:]
    private var begun: [UInt: Int] = [:]

    init(_ recording: Recording) {
        self.recording = recording
        causes = RecordTree(recording).causes
        for index in recording.records.indices {
            let record = recording.records[index]
            if record.isTaskStart { begun[record.task] = nil }
            guard !record.isTaskStart, let function = function(of: index) else {
                omissions.append(nil)
                continue
            }
            omissions.append(read(function, at: index))
        }
    }

    /// Returns the function that a record enters.
    func function(of index: Int) -> Function? {
        recording.records[index].frames.first.map { recording.functions[$0.function] }
    }

    private mutating func read(_ function: Function, at index: Int) -> Omission? {
        guard recording.patterns.contains(function.module) else { return readService(function, at: index) }
        switch function.kind {
        case .generated: break
        case .other(let omission): return omission
        case .witness: return .witness
        case .closure: return readAnswer(function, at: index)
        case .write: add(.write, function, at: index)
        case .function where function.type == "EventQueue" && function.name == "raise(_:)":
            add(.write, function, at: index)
        case .function where function.name == "render(_:)": add(.render, function, at: index)
        case .function: add(.call, function, at: index)
        }
        return nil
    }

    /// Adds the call of a service. Patterns call services through their protocols; calls between services are not
    /// shown.
    private mutating func readService(_ function: Function, at index: Int) -> Omission? {
        guard function.module == "Shared", function.kind == .witness, !Self.mechanisms.contains(function.type) else {
            return nil
        }
        let path = path(from: index)
        guard path.closure != nil || path.call.map({ calls[$0].kind != .begin }) ?? false else { return nil }
        add(function.isAsync ? .begin : .call, function, at: index, path, from: origin(of: index, path))
        if function.isAsync { begun[recording.records[index].task] = calls.count - 1 }
        return nil
    }

    /// Adds a closure that is an answer. It is one if its enclosing function has returned and the work has finished, or
    /// if a service calls it to announce a change.
    private mutating func readAnswer(_ closure: Function, at index: Int) -> Omission? {
        let path = path(from: index)
        guard !closure.isAsync, path.start != nil, let cause = path.call else { return .closure }
        if calls[cause].to == closure.type, calls[cause].name == closure.name {
            let begun = begun[recording.records[index].task]
            let from = begun.map { calls[$0].to } ?? mechanism(above: index)
            add(.answer, closure, at: index, path, from: from, answers: begun ?? cause)
        } else if calls[cause].kind == .begin {
            let observed = calls.lastIndex { $0.to == closure.type && $0.name == closure.name && $0.kind == .call }
            add(.answer, closure, at: index, path, from: calls[cause].to, answers: observed)
        } else {
            return .closure
        }
        return nil
    }

    private mutating func add(_ kind: Call.Kind, _ function: Function, at index: Int) {
        let path = path(from: index)
        add(kind, function, at: index, path, from: origin(of: index, path))
    }

    private mutating func add(
        _ kind: Call.Kind,
        _ function: Function,
        at index: Int,
        _ path: Path,
        from: String,
        answers: Int? = nil
    ) {
        let parent = path.start == nil ? path.call : nil
        callOfRecord[index] = calls.count
        records.append(index)
        calls.append(
            Call(
                id: calls.count + 1,
                parent: parent.map { calls[$0].id },
                depth: parent.map { calls[$0].depth + 1 } ?? 0,
                time: Int(recording.records[index].time / .milliseconds(1)),
                kind: kind,
                from: from,
                to: function.type.isEmpty ? function.module : function.type,
                name: function.name,
                answers: answers.map { calls[$0].id },
                causedBy: path.start == nil ? nil : path.call.map { calls[$0].id }
            )
        )
    }

    private func path(from index: Int) -> Path {
        var path = Path()
        var place = causes[index]
        while let index = place {
            if let call = callOfRecord[index] {
                path.call = call
                break
            }
            if recording.records[index].isTaskStart {
                path.start = path.start ?? index
            } else if let function = function(of: index), recording.patterns.contains(function.module) {
                path.closure = path.closure ?? (function.kind == .closure ? function : nil)
            }
            place = causes[index]
        }
        return path
    }
}
