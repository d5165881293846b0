/// The errors of a form: a message for each invalid field, in field order.
package struct FormError<Field: Hashable & Sendable>: Error, Equatable {
    /// An invalid field and a message that says how to correct it.
    package struct Entry: Equatable, Sendable {
        package let field: Field
        package let message: String
    }

    package private(set) var entries: [Entry] = []

    /// Creates an error without entries.
    package init() {}

    /// The message of the first invalid field.
    package var firstMessage: String { entries.first?.message ?? "" }

    /// The message for `field`; `nil` if it is valid.
    package subscript(field: Field) -> String? {
        entries.first { $0.field == field }?.message
    }

    /// Removes the message for `field`, for example after an edit.
    package mutating func clear(_ field: Field) {
        entries.removeAll { $0.field == field }
    }

    /// Adds an entry for `field` unless `isValid`.
    package mutating func require(_ isValid: Bool, _ field: Field, _ message: String) {
        if !isValid { entries.append(Entry(field: field, message: message)) }
    }

    /// Returns the parsed `value`, or adds an entry for `field` if it is `nil`.
    package mutating func require<Value>(_ value: Value?, _ field: Field, _ message: String) -> Value? {
        require(value != nil, field, message)
        return value
    }
}
