import Headless
import TestSupport
import Testing

/// Makes a view with a title in place of a module, and keeps the outputs that the modules were given.
final class ModuleStub {
    private(set) var outputs: [AnyObject] = []

    func make(_ title: String, output: AnyObject? = nil) -> any ViewController {
        if let output { outputs.append(output) }
        return track(TitledView(title))
    }
}

private final class TitledView: ViewController {
    let screen: Screen

    init(_ title: String) {
        screen = Screen(title, [])
    }
}
