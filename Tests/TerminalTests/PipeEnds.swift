import Foundation

/// A pipe whose ends are closed on deinitialization.
nonisolated final class PipeEnds {
    private(set) var reading: Int32
    private(set) var writing: Int32

    init() throws {
        var ends: [Int32] = [0, 0]
        guard pipe(&ends) == 0 else { throw POSIXError(.EMFILE) }
        (reading, writing) = (ends[0], ends[1])
    }

    deinit {
        if reading >= 0 { close(reading) }
        if writing >= 0 { close(writing) }
    }

    func write(_ bytes: some Collection<UInt8>) {
        let data = Array(bytes)
        _ = Foundation.write(writing, data, data.count)
    }

    func finish() {
        close(writing)
        writing = -1
    }

    func closeReadingEnd() {
        close(reading)
        reading = -1
    }
}
