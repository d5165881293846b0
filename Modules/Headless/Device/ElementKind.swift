/// The kinds of elements that a label identifies.
package enum ElementKind: String {
    case field, button, section, row, action, tab
}
