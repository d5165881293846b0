/// Splits a program's output into characters and sequences.
struct ModelInput {
    enum Token {
        case character(Unicode.Scalar)
        /// A control sequence: its parameters and final letter.
        case sequence(String, Character)
        case control(Unicode.Scalar)
        /// The beginning of any other escape sequence.
        case escape(Character)
    }

    private enum State {
        case text, escape
        case sequence(String)
    }

    private var state = State.text

    /// Returns the token that `scalar` completes.
    mutating func token(_ scalar: Unicode.Scalar) -> Token? {
        switch state {
        case .text:
            if scalar == "\u{1B}" {
                state = .escape
                return nil
            }
            let isControl = scalar.value < 0xA0 && scalar.properties.generalCategory == .control
            return isControl ? .control(scalar) : .character(scalar)
        case .escape:
            state = scalar == "[" ? .sequence("") : .text
            return scalar == "[" ? nil : .escape(Character(scalar))
        case .sequence(let parameters):
            guard (0x40...0x7E).contains(scalar.value) else {
                state = .sequence(parameters + String(scalar))
                return nil
            }
            state = .text
            return .sequence(parameters, Character(scalar))
        }
    }
}
