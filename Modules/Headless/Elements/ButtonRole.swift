/// The role of a button, by which a view may style it.
package enum ButtonRole {
    case `default`, cancel, destructive
}
