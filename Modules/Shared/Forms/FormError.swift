/// The errors of a form: a reason for each invalid field, in field order.
package struct FormError<Field: Hashable & Sendable>: Error, Equatable {
    /// An invalid field and the reason.
    package struct Entry: Equatable, Sendable {
        package let field: Field
        package let error: FieldError
    }

    package private(set) var entries: [Entry] = []

    /// Creates an error without entries.
    package init() {}

    /// The error of the first invalid field.
    package var first: FieldError? { entries.first?.error }

    /// The error of `field`; `nil` if it is valid.
    package subscript(field: Field) -> FieldError? {
        entries.first { $0.field == field }?.error
    }

    /// Adds `error` to `field` unless it is `nil`.
    package mutating func add(_ error: FieldError?, to field: Field) {
        if let error { entries.append(Entry(field: field, error: error)) }
    }

    /// Adds `error` to `field` unless `isValid`.
    package mutating func require(_ isValid: Bool, in field: Field, else error: FieldError) {
        add(isValid ? nil : error, to: field)
    }

    /// Returns the parsed `value`, or adds `error` to `field` if it is `nil`.
    package mutating func require<Value>(_ value: Value?, in field: Field, else error: FieldError) -> Value? {
        require(value != nil, in: field, else: error)
        return value
    }
}
