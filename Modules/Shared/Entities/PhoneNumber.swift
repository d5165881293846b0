/// A phone number in the form the app accepts.
package struct PhoneNumber: Equatable, Sendable {
    /// The digits, with the leading + if there was one.
    package let text: String

    /// Creates a number if `text` is valid: 7 to 15 digits; a leading + is allowed, spaces and dashes of any kind are
    /// ignored.
    package init?(_ text: String) {
        let kept = String(String.UnicodeScalarView(text.unicodeScalars.filter { !$0.isSpaceOrDash }))
        let digits = kept.hasPrefix("+") ? kept.dropFirst() : kept[...]
        guard (7...15).contains(digits.count), digits.allSatisfy({ $0.isASCII && $0.isNumber }) else { return nil }
        self.text = kept
    }
}

extension Unicode.Scalar {
    /// Whether the scalar is a space, also one without a width, or a dash.
    fileprivate var isSpaceOrDash: Bool {
        properties.isWhitespace || properties.isDefaultIgnorableCodePoint || properties.isDash
    }
}
