/// What is wrong with a form: a message for each invalid field, in field order.
package struct FormError<Field: Hashable & Sendable>: Error, Equatable {
    /// One invalid field and what the person should do about it.
    package struct Entry: Equatable, Sendable {
        package let field: Field
        package let message: String
    }

    package private(set) var entries: [Entry] = []

    /// An error that has no entry yet.
    package init() {}

    /// The message of the first invalid field.
    package var firstMessage: String { entries.first?.message ?? "" }

    /// The message for `field`, where it is invalid.
    package subscript(field: Field) -> String? {
        entries.first { $0.field == field }?.message
    }

    /// Takes the message for `field` away, as after an edit.
    package mutating func clear(_ field: Field) {
        entries.removeAll { $0.field == field }
    }

    /// Adds an entry for `field` unless `isValid`.
    package mutating func require(_ isValid: Bool, _ field: Field, _ message: String) {
        if !isValid { entries.append(Entry(field: field, message: message)) }
    }

    /// Adds an entry for `field` where `value`, the field's text parsed, is missing, and returns it otherwise.
    package mutating func require<Value>(_ value: Value?, _ field: Field, _ message: String) -> Value? {
        require(value != nil, field, message)
        return value
    }
}
