extension CallReader {
    static let device = "Device"
    /// The modules of the device and of its callers.
    private static let devices: Set = ["Headless", "Screens", "Scenarios", "ArchDemo"]

    /// Returns the caller: the device, the type of the call that has not returned, or the type that contains the
    /// closure. If the closure belongs to the called type itself, the caller is whatever triggered the closure.
    func origin(of index: Int, _ path: Path) -> String {
        let cause = path.call.map { calls[$0].to } ?? Self.device
        guard !isCalledByDevice(index) else { return Self.device }
        guard let start = path.start else { return path.call == nil ? path.closure?.type ?? cause : cause }
        guard let closure = path.closure else { return isCalledByDevice(start) ? Self.device : cause }
        return closure.type == function(of: index)?.type ? cause : closure.type
    }

    /// Returns the type of `Shared` that calls a closure.
    func mechanism(above index: Int) -> String {
        let callers = recording.records[index].frames.lazy.map { recording.functions[$0.function] }
        return callers.first { $0.module == "Shared" && !$0.type.isEmpty }?.type ?? Self.device
    }

    /// Returns whether the next code up the stack, outside `Shared`, belongs to the device.
    func isCalledByDevice(_ index: Int) -> Bool {
        let record = recording.records[index]
        let callers = record.isTaskStart ? record.frames[...] : record.frames.dropFirst()
        let caller = callers.lazy.map { recording.functions[$0.function] }.first { function in
            [.function, .helper, .protocolExtension, .closure, .other(.closure), .write].contains(function.kind)
                && function.module != "Shared"
        }
        return caller.map { Self.devices.contains($0.module) } ?? false
    }

    /// Returns whether a property is read by code that belongs to no pattern, as when the screen is drawn.
    func isReadFromOutside(_ property: Function, _ index: Int) -> Bool {
        let callers = recording.records[index].frames.lazy.map { recording.functions[$0.function] }
        let reader = callers.first { $0.kind != .generated && $0.name != property.name }
        return reader.map { !recording.patterns.contains($0.module) } ?? false
    }
}
