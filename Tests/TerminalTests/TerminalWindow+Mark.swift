import Foundation
import TestTools

extension TerminalWindow {
    /// Returns the output since the last call, followed by `mark`, which is printed for that.
    nonisolated func screen(upTo mark: String) -> String {
        let bytes = Array(mark.utf8)
        _ = write(descriptor, bytes, bytes.count)
        var shown = ""
        while !shown.hasSuffix(mark) {
            let chunk = read(within: .seconds(120))
            guard !chunk.isEmpty else { break }
            shown += String(decoding: chunk, as: UTF8.self)
        }
        return shown
    }
}
