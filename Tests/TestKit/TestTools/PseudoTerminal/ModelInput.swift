/// Splits a program's output into characters and sequences.
struct ModelInput {
    enum Token {
        case character(Unicode.Scalar)
        /// A control sequence: its parameters and final letter.
        case sequence(String, Character)
        case control(Unicode.Scalar)
        /// An escape sequence without parameters, by its final character.
        case escape(Character)
        /// A string for the terminal itself, with its introducer: OSC, DCS, APC, PM or SOS.
        case string(String)
        case invalidText
    }

    private enum State {
        case text
        case escape
        case sequence(String)
        case string(String)
    }

    private var state = State.text
    private var pending: [UInt8] = []

    /// Returns the tokens that `byte` completes.
    mutating func tokens(_ byte: UInt8) -> [Token] {
        if byte < 0x80, pending.isEmpty { return token(Unicode.Scalar(byte)).map { [$0] } ?? [] }
        let isContinuation = byte & 0xC0 == 0x80
        var tokens: [Token] = []
        if !isContinuation, !pending.isEmpty {
            tokens.append(.invalidText)
            pending = []
        }
        pending.append(byte)
        if pending.count < Self.length(pending[0]) { return tokens }
        let text = String(validating: pending, as: UTF8.self)
        pending = []
        guard let scalar = text?.unicodeScalars.first else { return tokens + [.invalidText] }
        return tokens + (token(scalar).map { [$0] } ?? [])
    }

    private static func length(_ first: UInt8) -> Int {
        switch first {
        case 0xC2...0xDF: 2
        case 0xE0...0xEF: 3
        case 0xF0...0xF4: 4
        default: 1
        }
    }

    private mutating func token(_ scalar: Unicode.Scalar) -> Token? {
        switch state {
        case .text:
            if scalar == "\u{1B}" {
                state = .escape
                return nil
            }
            let isControl = scalar.value < 0xA0 && scalar.properties.generalCategory == .control
            return isControl ? .control(scalar) : .character(scalar)
        case .escape:
            state =
                switch scalar {
                case "[": .sequence("")
                case "]", "P", "_", "^", "X": .string(String(scalar))
                default: .text
                }
            guard case .text = state else { return nil }
            return .escape(Character(scalar))
        case .sequence(let parameters):
            guard (0x40...0x7E).contains(scalar.value) else {
                state = .sequence(parameters + String(scalar))
                return nil
            }
            state = .text
            return .sequence(parameters, Character(scalar))
        case .string(let content):
            let isEnd = scalar == "\u{07}" || scalar == "\\" && content.hasSuffix("\u{1B}")
            state = isEnd ? .text : .string(content + String(scalar))
            return isEnd ? .string(content) : nil
        }
    }
}
