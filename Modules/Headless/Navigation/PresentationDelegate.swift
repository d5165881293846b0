/// Hears that the user has closed a sheet. The window holds it weakly.
package protocol PresentationDelegate: AnyObject {
    /// Called after system back has closed the sheet `controller`; not called after the app has closed it.
    func presentationDidDismiss(_ controller: any ViewController)
}
