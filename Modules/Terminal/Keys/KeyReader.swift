/// Turns the input of a terminal into keys, independent of how reads divide it. Drops unknown sequences and the
/// terminal's own reports.
nonisolated struct KeyReader {
    /// The time to wait for the rest of incomplete input.
    enum Patience {
        /// After a lone Esc, which may begin a sequence: 50 ms.
        case escape
        /// Within a sequence or a character: 1 s.
        case sequence
    }

    private enum State {
        case ground, character
        /// After ESC; within a string it may begin the string's terminator.
        case escape, escapeInString
        case sequence, string, mouse, paste
    }

    /// The maximum number of bytes stored of a sequence; the rest is dropped.
    private static let limit = 64
    /// The maximum number of bytes of pasted text; the rest is dropped.
    static let pasteLimit = 1 << 20
    private static let pasteEnd = Array("\u{1B}[201~".utf8)
    private static let interrupt: UInt8 = 0x03
    private static let bell: UInt8 = 0x07
    private static let escape: UInt8 = 0x1B

    private var state = State.ground
    /// The bytes of an incomplete character or paste or, without ESC, of an incomplete sequence.
    private var pending: [UInt8] = []
    /// Whether Alt is held.
    private var isAlternate = false

    /// The kind of incomplete input; `nil` if there is none, or during a paste, which has no time limit.
    var pendingWait: Patience? {
        switch state {
        case .ground, .paste: nil
        case .escape: .escape
        case .character, .escapeInString, .sequence, .string, .mouse: .sequence
        }
    }

    /// Returns the keys that `bytes` complete. Each Unicode scalar is a separate key, so that the keys do not depend on
    /// how reads divide the input.
    mutating func read(_ bytes: [UInt8]) -> [Key] {
        bytes.compactMap { read($0) }
    }

    /// Ends incomplete input: Esc becomes a key, anything else is dropped. Must be called when the time to wait has
    /// passed.
    mutating func giveUp() -> [Key] {
        defer { if pendingWait != nil { state = .ground } }
        return state == .escape ? [.escape] : []
    }

    private mutating func read(_ byte: UInt8) -> Key? {
        if state == .paste { return readPaste(byte) }
        if byte < 0x20 || byte == 0x7F && state != .mouse { return readControl(byte) }
        switch state {
        case .ground: return begin(byte)
        case .escape, .escapeInString: return readAfterEscape(byte)
        case .character: return readCharacter(byte)
        case .sequence: return readSequence(byte)
        case .mouse:
            pending.append(byte)
            if pending.count == 5 { state = .ground }
        case .string, .paste: break
        }
        return nil
    }

    /// Ends incomplete input and returns the key of a control character.
    private mutating func readControl(_ byte: UInt8) -> Key? {
        let begun = state
        state = .ground
        switch byte {
        case Self.escape:
            state = begun == .string ? .escapeInString : .escape
            return begun == .escape ? .escape : nil
        case Self.bell where begun == .string: return nil
        default: return begun == .escape ? Key(alternateControl: byte) : Key(control: byte)
        }
    }

    private mutating func begin(_ byte: UInt8, isAlternate: Bool = false) -> Key? {
        state = .ground
        switch byte {
        case 0xC2...0xF4:
            pending = [byte]
            self.isAlternate = isAlternate
            state = .character
            return nil
        case 0x20..<0x7F: return isAlternate ? nil : .character(Character(Unicode.Scalar(byte)))
        default: return nil
        }
    }

    private mutating func readAfterEscape(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "["), UInt8(ascii: "O"):
            pending = [byte]
            state = .sequence
            return nil
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "X"), UInt8(ascii: "^"), UInt8(ascii: "_"):
            state = .string
            return nil
        default: return begin(byte, isAlternate: true)
        }
    }

    private mutating func readCharacter(_ byte: UInt8) -> Key? {
        guard 0x80..<0xC0 ~= byte else { return begin(byte) }
        pending.append(byte)
        guard pending.count == (~pending[0]).leadingZeroBitCount else { return nil }
        state = .ground
        let scalar = String(validating: pending, as: UTF8.self)?.unicodeScalars.first
        return isAlternate ? nil : scalar.flatMap(Key.init(typing:))
    }

    private mutating func readSequence(_ byte: UInt8) -> Key? {
        guard byte < 0x80 else { return begin(byte) }
        if pending.count < Self.limit { pending.append(byte) }
        guard KeySequence.isComplete(pending, endingWith: byte) else { return nil }
        state = .ground
        switch pending {
        case Array("[M".utf8): state = .mouse
        case Array("[200~".utf8):
            state = .paste
            pending = []
        default: return KeySequence.key(for: pending)
        }
        return nil
    }

    /// Reads a byte of a paste. Bytes that are not UTF-8 are replaced. Ctrl-C ends a paste whose end mark was lost.
    private mutating func readPaste(_ byte: UInt8) -> Key? {
        pending.append(byte)
        // The last bytes are kept, because they may begin the end mark.
        if pending.count > Self.pasteLimit + Self.pasteEnd.count { pending.remove(at: Self.pasteLimit) }
        let isComplete = pending.suffix(Self.pasteEnd.count).elementsEqual(Self.pasteEnd)
        guard isComplete || byte == Self.interrupt else { return nil }
        state = .ground
        guard isComplete else { return Key(control: byte) }
        return Key(pasting: String(decoding: pending.dropLast(Self.pasteEnd.count), as: UTF8.self))
    }
}
