import Headless
import Shared

/// A running app, built by any pattern. The caller must retain it.
package protocol Application: AnyObject {
    /// Shows the first screen: the landing screen if the saved session is valid, else Log in.
    func start()

    /// Closes sheet and alerts and opens `link` in its tab. Without a session, the link opens after the next login,
    /// unless a later link replaces it.
    func open(_ link: DeepLink)
}
