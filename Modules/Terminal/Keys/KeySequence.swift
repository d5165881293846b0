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

/// A key with its code and modifiers, as terminals report keys on request of another program: Kitty's protocol (`CSI
/// code ; modifiers ; text u`) and xterm's modifyOtherKeys (`CSI 27 ; modifiers ; code ~`).
nonisolated private struct KeyReport {
    private struct Modifiers: OptionSet {
        static let shift = Modifiers(rawValue: 1)
        static let alternate = Modifiers(rawValue: 2)
        static let control = Modifiers(rawValue: 4)
        static let locks = Modifiers(rawValue: 64 + 128)

        let rawValue: UInt32
    }

    private static let byCode: [UInt32: Key] = [
        8: .backspace, 9: .tab, 13: .enter, 27: .escape, 127: .backspace,
        57414: .enter, 57417: .left, 57418: .right, 57419: .up, 57420: .down, 57421: .pageUp, 57422: .pageDown,
        57423: .home, 57424: .end, 57426: .delete,
    ]
    /// The characters of the numeric keypad, in the order of their codes.
    private static let padCharacters = Array("0123456789./*-+")
    private static let firstPadCode: UInt32 = 57399

    let code: UInt32
    /// Whether the key was released, which is reported after the press.
    let isRelease: Bool
    /// The code with Shift; 0 if unknown.
    private let shifted: UInt32
    /// The code of the key at the same position on a US keyboard; 0 if unknown.
    private let base: UInt32
    private let modifiers: Modifiers
    /// The scalar that the key enters; 0 if unknown.
    private let text: UInt32

    init(_ parameters: [[UInt32]]) {
        func number(_ index: Int, _ part: Int) -> UInt32 {
            index < parameters.count && part < parameters[index].count ? parameters[index][part] : 0
        }
        code = number(0, 0)
        shifted = number(0, 1)
        base = number(0, 2)
        modifiers = Modifiers(rawValue: max(1, number(1, 0)) - 1)
        isRelease = number(1, 1) == 3
        text = number(2, 0)
    }

    /// The key; `nil` if it is a modifier, unknown, or pressed with Alt, Super, Hyper or Meta.
    var key: Key? {
        switch Self.byCode[code] {
        case .tab where modifiers.contains(.shift): .backTab
        case .backspace where !modifiers.isDisjoint(with: [.alternate, .control]): .control("w")
        case let key?: key
        case nil where modifiers.contains(.control):
            Unicode.Scalar(code >= 0x80 && base > 0 ? base : code).flatMap(Key.init(controlling:))
        case nil: modifiers.subtracting([.shift, .locks]).isEmpty ? typed : nil
        }
    }

    private var typed: Key? {
        if code >= Self.firstPadCode, code < Self.firstPadCode + UInt32(Self.padCharacters.count) {
            return .character(Self.padCharacters[Int(code - Self.firstPadCode)])
        }
        let isShifted = modifiers.contains(.shift)
        guard let scalar = Unicode.Scalar(text > 0 ? text : isShifted && shifted > 0 ? shifted : code) else {
            return nil
        }
        let capital = scalar.properties.uppercaseMapping.unicodeScalars
        let isCapital = isShifted && text == 0 && shifted == 0 && capital.count == 1
        return Key(typing: isCapital ? capital[capital.startIndex] : scalar)
    }
}
