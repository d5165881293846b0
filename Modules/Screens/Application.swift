import Headless
import Shared

/// A running app, whatever its pattern. The caller must retain it.
package protocol Application: AnyObject {
    /// Shows the first screen: the landing screen where the saved session is valid, else Log in.
    func start()

    /// Opens `link` above its tab, after closing sheet and alerts; without a session it waits for the next login, where
    /// a later link replaces it.
    func open(_ link: DeepLink)
}
