/// A key with its code and modifiers, as terminals report keys on request of another program: Kitty's protocol (`CSI
/// code ; modifiers ; text u`) and xterm's modifyOtherKeys (`CSI 27 ; modifiers ; code ~`).
nonisolated struct KeyReport {
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
