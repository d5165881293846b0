/// A value bound to a statement's parameter.
enum SQLiteValue {
    case integer(Int)
    case real(Double)
    case text(String)
    case null
}
