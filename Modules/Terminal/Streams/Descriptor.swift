import CTerminal
import Foundation

/// Blocks until `descriptor` is readable or writable, because another process may have made it non-blocking.
nonisolated func waitUntil(_ descriptor: Int32, isReadyFor events: Int32) {
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    poll(&request, 1, -1)
}

/// Returns whether `descriptor` can be read or written without blocking; a terminal is readable once a complete line
/// has been typed.
nonisolated func isReady(_ descriptor: Int32, for events: Int32) -> Bool {
    var request = pollfd(fd: descriptor, events: Int16(events), revents: 0)
    return poll(&request, 1, 0) == 1
}

/// The system's reason why the input cannot be read.
nonisolated package struct InputFailure: Error {
    package let reason: String
}

/// Returns the next bytes; blocks until there are some. Returns an empty array at the end. Waits for the foreground if
/// this is a terminal.
nonisolated func readChunk(from descriptor: Int32) throws(InputFailure) -> [UInt8] {
    let size = 65_536
    while true {
        var code: Int32 = 0
        let bytes = [UInt8](unsafeUninitializedCapacity: size) { buffer, count in
            let result = read(descriptor, buffer.baseAddress, size)
            code = result < 0 ? errno : 0
            count = max(0, result)
        }
        switch code {
        case 0: return bytes
        case EINTR: continue
        case EAGAIN: waitUntil(descriptor, isReadyFor: POLLIN)
        case EIO where terminal_await_foreground(descriptor): continue
        default: throw InputFailure(reason: String(cString: strerror(code)))
        }
    }
}
