/// What a person can name by a label.
package enum ElementKind: String {
    case field, button, section, row, action, tab

    var plural: String { rawValue + "s" }
}
