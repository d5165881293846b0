/// Hears what a stack shows. The stack holds it weakly.
package protocol NavigationStackDelegate: AnyObject {
    /// Called each time `controller`, the topmost of `stack`, has become the visible one: after a push, a pop or system
    /// back, and after its tab was selected or a sheet above it closed. What was closed is in `stack` no longer.
    func navigationStack(_ stack: NavigationStack, didShow controller: any ViewController)
}
