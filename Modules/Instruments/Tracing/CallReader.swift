/// Reads the calls between the parts of a pattern from a recording. Non-calls are counted by kind.
struct CallReader {
    static let device = "Device"
    /// The modules of the device and of its callers.
    private static let devices: Set = ["Headless", "Screens", "Scenarios", "AppCommand"]
    /// Protocols of `Shared` that are not services.
    private static let mechanisms: Set = ["AppClock"]
    /// The types that carry states and events from a part to its view: what they deliver counts, not how.
    private static let carriers: Set = ["ViewBinding", "EventQueue"]

    /// The path from a record up to the call that caused it.
    private struct Path {
        /// The index of the call.
        var call: Int?
        /// The start of the task between them, if the call had returned.
        var start: Int?
        /// The pattern's closure between them.
        var closure: Function?
    }

    private(set) var calls: [Call] = []
    /// The number of entries that are omitted, by kind.
    var omitted: [Omission: Int] = [:]
    /// The pattern's module.
    private let module: String
    private var functions: [Function] = []
    private var records: [Recording.Record] = []
    private var tree = RecordTree()
    /// The record of each call.
    private var recordOfCall: [Int] = []
    private var callOfRecord: [Int: Int] = [:]
    private var begun: [UInt: Int] = [:]
    /// The type whose state was read last.
    private var stateOwner: String?

    init(module: String) {
        self.module = module
    }

    /// Reads a part of a recording that follows the one read last, without the functions of other patterns.
    mutating func read(_ recording: Recording) {
        functions = recording.functions
        for record in recording.records {
            let function = record.frames.first.map { functions[$0.function] }
            let isOwn = function.map { [module, "Shared", "Headless"].contains($0.module) } ?? true
            guard record.isTaskStart || isOwn else { continue }
            records.append(record)
            tree.add(record, function)
            if record.isTaskStart {
                begun[record.task] = nil
            } else if let function, let omission = read(function, at: records.count - 1) {
                omitted[omission, default: 0] += 1
            }
        }
    }

    /// Returns whether what a call enters is a service.
    func isService(_ call: Call) -> Bool {
        function(of: recordOfCall[call.id - 1])?.module == "Shared"
    }

    /// Returns the function that a record enters.
    private func function(of index: Int) -> Function? {
        records[index].frames.first.map { functions[$0.function] }
    }

    private mutating func read(_ function: Function, at index: Int) -> Omission? {
        guard function.module == module else {
            if function.isNavigation { readNavigation(function, at: index) } else { readService(function, at: index) }
            return nil
        }
        switch function.kind {
        case .generated: break
        case .other(let omission):
            if omission == .accessor, function.name == "state" { stateOwner = function.type }
            return omission == .accessor && isReadFromOutside(function, index) ? nil : omission
        case .witness: return .witness
        case .closure: return readClosure(function, at: index)
        case .write: add(.write, function, at: index, path(from: index), from: function.type)
        case .helper, .protocolExtension: readHelper(function, at: index)
        case .function: readMethod(function, at: index)
        }
        return nil
    }

    private mutating func readMethod(_ function: Function, at index: Int) {
        let path = path(from: index)
        let from = origin(of: index, path)
        let isCarried = Self.carriers.contains(from)
        if isCarried, function.name == "render(_:)" {
            add(.message, function, at: index, path, from: stateOwner ?? from)
        } else if from == function.type {
            add(.own, function, at: index, path, from: from)
        } else {
            let isOnItsWay = isCarried || Self.carriers.contains(function.type) && function.name != "raise(_:)"
            add(isOnItsWay ? .delivery : .message, function, at: index, path, from: from)
        }
    }

    /// Adds a method of a value, or of a protocol: a call of its caller to itself.
    private mutating func readHelper(_ function: Function, at index: Int) {
        let path = path(from: index)
        let part = origin(of: index, path)
        add(.own, function, at: index, path, from: part, to: part)
    }

    /// Adds a call of the device by a part of the pattern; calls within the device are not shown.
    private mutating func readNavigation(_ function: Function, at index: Int) {
        let path = path(from: index)
        guard path.call != nil || path.closure != nil, !isCalledByDevice(index) else { return }
        add(.message, function, at: index, path, from: origin(of: index, path), to: Self.device)
    }

    /// Adds the call of a service. Patterns call services through their protocols; calls between services are not
    /// shown.
    private mutating func readService(_ function: Function, at index: Int) {
        guard
            function.module == "Shared", [.witness, .protocolExtension].contains(function.kind),
            !Self.mechanisms.contains(function.type)
        else { return }
        let path = path(from: index)
        guard path.closure != nil || path.call.map({ calls[$0].kind != .begin }) ?? false else { return }
        add(function.isAsync ? .begin : .message, function, at: index, path, from: origin(of: index, path))
        if function.isAsync { begun[records[index].task] = calls.count - 1 }
    }

    /// Adds a closure that is an answer, or that another part calls.
    private mutating func readClosure(_ closure: Function, at index: Int) -> Omission? {
        let path = path(from: index)
        guard !closure.isAsync, !Self.carriers.contains(closure.type) else { return .closure }
        guard path.start == nil else { return readAnswer(closure, at: index, path) }
        let cause = path.call.map { calls[$0].to }
        guard cause != closure.type else { return .closure }
        let from = isCalledByDevice(index) ? Self.device : cause ?? Self.device
        add(.message, closure, at: index, path, from: from, name: "{ \(closure.name) }")
        return nil
    }

    /// Adds a closure that is an answer. It is one if its enclosing function has returned and the work has finished, or
    /// if a service calls it to announce a change.
    private mutating func readAnswer(_ closure: Function, at index: Int, _ path: Path) -> Omission? {
        guard let cause = path.call else { return .closure }
        let caller = function(of: recordOfCall[cause])
        if calls[cause].to == closure.type, caller?.name == closure.name {
            let begun = begun[records[index].task]
            let from = begun.map { calls[$0].to } ?? mechanism(above: index)
            add(.answer, closure, at: index, path, from: from, answers: begun ?? cause)
        } else if calls[cause].kind == .begin {
            let observed = calls.lastIndex {
                $0.to == closure.type && $0.name == closure.name && [.message, .own].contains($0.kind)
            }
            add(.answer, closure, at: index, path, from: calls[cause].to, answers: observed)
        } else {
            return .closure
        }
        return nil
    }

    private mutating func add(
        _ kind: Call.Kind,
        _ function: Function,
        at index: Int,
        _ path: Path,
        from: String,
        to: String? = nil,
        name: String? = nil,
        answers: Int? = nil
    ) {
        let parent = path.start == nil ? path.call : nil
        callOfRecord[index] = calls.count
        recordOfCall.append(index)
        calls.append(
            Call(
                id: calls.count + 1,
                parent: parent.map { calls[$0].id },
                depth: parent.map { calls[$0].depth + 1 } ?? 0,
                time: records[index].time,
                kind: kind,
                from: from,
                to: to ?? function.type,
                name: name ?? function.name,
                answers: answers.map { calls[$0].id },
                causedBy: path.start == nil ? nil : path.call.map { calls[$0].id },
                closure: function.closure.isEmpty ? nil : function.closure
            )
        )
    }

    private func path(from index: Int) -> Path {
        var path = Path()
        var place = tree.causes[index]
        while let index = place {
            if let call = callOfRecord[index] {
                path.call = call
                break
            }
            if records[index].isTaskStart {
                path.start = path.start ?? index
            } else if let function = function(of: index), function.module == module {
                path.closure = path.closure ?? (function.kind == .closure ? function : nil)
            }
            place = tree.causes[index]
        }
        return path
    }
}

// MARK: Origins

extension CallReader {
    /// Returns the caller: the device, the type of the call that has not returned, or the type that contains the
    /// closure. If the closure belongs to the called type itself, the caller is whatever triggered the closure; of a
    /// carrier's closure, the part that it carries for.
    private func origin(of index: Int, _ path: Path) -> String {
        let cause = path.call.map { calls[$0].to } ?? Self.device
        guard !isCalledByDevice(index) else { return Self.device }
        guard let start = path.start else { return path.call == nil ? path.closure?.type ?? cause : cause }
        guard let closure = path.closure else { return isCalledByDevice(start) ? Self.device : cause }
        guard closure.type == function(of: index)?.type else { return closure.type }
        return path.call.map(giver) ?? cause
    }

    /// Returns the type that a call enters; if that is a carrier, the part that gave it what it carries.
    private func giver(of call: Int) -> String {
        guard Self.carriers.contains(calls[call].to) else { return calls[call].to }
        var call = calls[call]
        while Self.carriers.contains(call.from), let parent = call.parent { call = calls[parent - 1] }
        return call.from
    }

    /// Returns the type of `Shared` that calls a closure.
    private func mechanism(above index: Int) -> String {
        let callers = records[index].frames.lazy.map { functions[$0.function] }
        return callers.first { $0.module == "Shared" && !$0.type.isEmpty }?.type ?? Self.device
    }

    /// Returns whether the next code up the stack, outside `Shared`, belongs to the device.
    private func isCalledByDevice(_ index: Int) -> Bool {
        let record = records[index]
        let callers = record.isTaskStart ? record.frames[...] : record.frames.dropFirst()
        let caller = callers.lazy.map { functions[$0.function] }.first { function in
            [.function, .helper, .protocolExtension, .closure, .other(.closure), .write].contains(function.kind)
                && function.module != "Shared"
        }
        return caller.map { Self.devices.contains($0.module) } ?? false
    }

    /// Returns whether a property is read by code that belongs to no pattern, as when the screen is drawn.
    private func isReadFromOutside(_ property: Function, _ index: Int) -> Bool {
        let callers = records[index].frames.lazy.map { functions[$0.function] }
        let reader = callers.first { $0.kind != .generated && $0.name != property.name }
        return reader.map { $0.module != module } ?? false
    }
}
