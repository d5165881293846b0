import PseudoTerminal

extension ProgramInTerminal {
    /// Reads up to a whole frame, which was asked for, and returns the number of cells at which the screen before and after
    /// it differs from that frame; the cursor counts as one.
    func differencesFromRepaint() throws -> Int {
        let (before, frame) = try readRepaint()
        var repainted = ModelTerminal(size: (screen.cells[0].count, screen.cells.count))
        repainted.feed("\u{1B}[?1049h\u{1B}[?7l\u{1B}[?25l")
        repainted.feed(frame)
        return before.differences(from: repainted.frame) + screen.frame.differences(from: repainted.frame)
    }

    /// Reads up to a frame that clears the screen; returns it, and what was shown before.
    private func readRepaint() throws -> (before: ModelFrame, frame: [UInt8]) {
        var before = screen.frame
        while let frame = readFrame(within: .seconds(5)) {
            if frame.firstRange(of: Array("\u{1B}[2J".utf8)) != nil { return (before, frame) }
            before = screen.frame
        }
        throw CheckFailure(reason: "the app does not paint anew")
    }
}
