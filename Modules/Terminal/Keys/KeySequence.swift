/// The control sequences of keys, without ESC: `[1;5C`, `OP`.
nonisolated enum KeySequence {
    private static let whole: [String: Key] = [
        "[[A": .help,  // the Linux console
        "OM": .enter,
    ]
    /// The keys by the last letter; small letters are sent by rxvt with Shift or Control.
    private static let byLetter: [Character: Key] = [
        "A": .up, "B": .down, "C": .right, "D": .left, "H": .home, "F": .end, "P": .help, "Z": .backTab,
        "a": .up, "b": .down, "c": .right, "d": .left,
    ]
    /// The keys by the first number of a sequence that ends with one of `closers`, all except the first of which are
    /// sent by rxvt with Shift or Control.
    private static let byNumber: [UInt32: Key] = [
        1: .home, 3: .delete, 4: .end, 5: .pageUp, 6: .pageDown, 7: .home, 8: .end, 11: .help,
    ]
    private static let closers = "~^$@"

    /// Returns whether `byte`, the last one read, completes `sequence`.
    static func isComplete(_ sequence: [UInt8], endingWith byte: UInt8) -> Bool {
        switch byte {
        case UInt8(ascii: "["): sequence.count != 2
        case UInt8(ascii: "$"): sequence.dropFirst().dropLast().allSatisfy { 0x30...0x39 ~= $0 }
        default: 0x40..<0x7F ~= byte
        }
    }

    /// Returns the key of a complete sequence; `nil` for an unknown sequence, a report or a released key.
    static func key(for sequence: [UInt8]) -> Key? {
        let text = String(decoding: sequence, as: UTF8.self)
        if let key = whole[text] { return key }
        guard let final = text.last, let parameters = parameters(text.dropFirst().dropLast()) else { return nil }
        let report = KeyReport(parameters)
        if report.isRelease { return nil }
        switch final {
        case "u": return report.key
        case _ where closers.contains(final):
            let isOtherKey = parameters.count == 3 && report.code == 27
            return isOtherKey ? KeyReport([parameters[2], parameters[1]]).key : byNumber[report.code]
        default: return byLetter[final]
        }
    }

    /// Returns the numbers between `;`, each with its subparameters between `:`; a missing number is 0. Returns `nil`
    /// for a report, which has other characters.
    private static func parameters(_ text: Substring) -> [[UInt32]]? {
        guard text.utf8.allSatisfy({ 0x30...0x3B ~= $0 }) else { return nil }
        return text.split(separator: ";", omittingEmptySubsequences: false).map { parameter in
            parameter.split(separator: ":", omittingEmptySubsequences: false).map { UInt32($0) ?? 0 }
        }
    }
}
