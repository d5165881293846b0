/// The version of the app.
package enum Version {
    package static let number = "0.1.0"
    /// The name under which requests are sent.
    static let userAgent = "arch-demo/\(number)"
}
