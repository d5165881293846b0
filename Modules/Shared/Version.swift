/// The version of the app.
package enum Version {
    package static let number = "0.1.0"
}
