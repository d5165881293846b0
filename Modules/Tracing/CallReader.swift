/// Reads calls between the parts of a pattern out of a recording. What is no call is counted by its kind.
struct CallReader {
    /// The modules whose calls are shown.
    static let patterns: Set = ["MVP", "VIPER", "MVVMCoordinator"]
    private static let device = "Device"
    /// The modules of the device and of what drives it.
    private static let devices: Set = ["Headless", "Screens", "Scenarios", "ArchDemo"]
    /// Protocols of `Shared` that are no service.
    private static let mechanisms: Set = ["AppClock"]

    /// The way from a record up to the call that caused it.
    private struct Path {
        /// The call, by index.
        var call: Int?
        /// The start of the task that lies between, where the call had returned.
        var start: Int?
        /// The closure of a pattern that lies between.
        var closure: Function?
    }

    private(set) var calls: [Call] = []
    /// The record of each call, by index.
    private(set) var records: [Int] = []
    /// Why a record is no call, by its index; `nil` for a call, and for what is not counted.
    private(set) var omissions: [Omission?] = []
    private let recording: Recording
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

    private func function(of index: Int) -> Function? {
        recording.records[index].frames.first.map { recording.functions[$0.function] }
    }

    private mutating func read(_ function: Function, at index: Int) -> Omission? {
        guard Self.patterns.contains(function.module) else { return readService(function, at: index) }
        switch function.kind {
        case .generated: break
        case .other(let omission): return omission
        case .witness: return .witness
        case .closure: return readAnswer(function, at: index)
        case .write: add(.write, function, at: index, path(from: index))
        case .function where function.name == "raise(_:)": add(.write, function, at: index, path(from: index))
        case .function where function.name == "render(_:)": add(.render, function, at: index, path(from: index))
        case .function: add(.call, function, at: index, path(from: index))
        }
        return nil
    }

    /// A service is called through its protocol, and by a pattern: what services call of each other is their inside.
    private mutating func readService(_ function: Function, at index: Int) -> Omission? {
        guard function.module == "Shared", function.kind == .witness, !Self.mechanisms.contains(function.type) else {
            return nil
        }
        let path = path(from: index)
        guard path.closure != nil || path.call.map({ calls[$0].kind != .begin }) ?? false else { return nil }
        add(function.isAsync ? .begin : .call, function, at: index, path)
        if function.isAsync { begun[recording.records[index].task] = calls.count - 1 }
        return nil
    }

    /// A closure is an answer where the function it stands in has returned, and what it started has come to an end.
    private mutating func readAnswer(_ closure: Function, at index: Int) -> Omission? {
        guard !closure.isAsync else { return .closure }
        let path = path(from: index)
        guard
            path.start != nil,
            let call = path.call,
            calls[call].to == closure.type,
            calls[call].name == closure.name
        else { return .closure }
        add(.answer, closure, at: index, path)
        return nil
    }

    private mutating func add(_ kind: Call.Kind, _ function: Function, at index: Int, _ path: Path) {
        let begun = kind == .answer ? begun[recording.records[index].task] : nil
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
                from: kind == .answer ? begun.map { calls[$0].to } ?? mechanism(above: index) : origin(of: index, path),
                to: function.type.isEmpty ? function.module : function.type,
                name: function.name,
                answers: kind == .answer ? (begun ?? path.call).map { calls[$0].id } : nil,
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
            } else if let function = function(of: index), Self.patterns.contains(function.module) {
                path.closure = path.closure ?? (function.kind == .closure ? function : nil)
            }
            place = causes[index]
        }
        return path
    }

    /// Who called: the device, the type of the call that has not returned, or the type that a closure stands in. A type
    /// whose own closure calls it was told by what caused it all.
    private func origin(of index: Int, _ path: Path) -> String {
        let cause = path.call.map { calls[$0].to } ?? Self.device
        guard !isCalledByDevice(index) else { return Self.device }
        guard let start = path.start else { return path.call == nil ? path.closure?.type ?? cause : cause }
        guard let closure = path.closure else { return isCalledByDevice(start) ? Self.device : cause }
        return closure.type == function(of: index)?.type ? cause : closure.type
    }

    /// The type of `Shared` that calls a closure.
    private func mechanism(above index: Int) -> String {
        let callers = recording.records[index].frames.lazy.map { recording.functions[$0.function] }
        return callers.first { $0.module == "Shared" && !$0.type.isEmpty }?.type ?? Self.device
    }

    /// Whether the code next above on the stack that is not `Shared`'s is the device's.
    private func isCalledByDevice(_ index: Int) -> Bool {
        let record = recording.records[index]
        let callers = record.isTaskStart ? record.frames[...] : record.frames.dropFirst()
        let caller = callers.lazy.map { recording.functions[$0.function] }.first { function in
            [.function, .closure, .write, .other(.helper)].contains(function.kind) && function.module != "Shared"
        }
        return caller.map { Self.devices.contains($0.module) } ?? false
    }
}
