/// What a button is for, as a view may style it.
package enum ButtonRole {
    case `default`, cancel, destructive
}
