import Headless
import TestSupport
import Testing

@testable import Terminal

/// The names of the keys, for the calls that each causes.
struct KeyNameTests {
    /// Returns the log of an app and of the keys that act on it, with their names.
    private func log(of scene: Scene, _ steps: Step...) async -> [String] {
        var note: (String) -> Void = { _ in }
        let stage = Stage(scene, calls: CallSpy { note("key \($0)") })
        note = { [weak stage] in stage?.app.note($0) }
        await stage.press(steps)
        return stage.log
    }

    @Test func `A key is named with its target before it acts, and not if it acts on no app`() async {
        await log(of: .list, .down, "f", .enter, "r", "a", .enter, "?", .pageDown, "c").expect([
            "key f on Row 2", "Like R2", "key Enter on Row 2", "choose R2", "key r on List", "refresh",
            "key Enter on Like", "Like R2",
        ])
    }

    @Test func `The target is a button, a tab, the button of an alert or the screen that is left`() async {
        await log(of: .tabs, "2", .tab, .tab, .tab, .enter, "1").expect([
            "key 2 on Form", "show Form", "key Enter on Save", "tap Save", "key 1 on List", "show List",
        ])
        await log(of: .alert, .pause, .escape).expect(["key Esc on Cancel", "answer Cancel"])
        await log(of: .secondList, .escape).expect(["key Esc on Second", "show First"])
    }

    @Test func `What is typed or pasted is not named, in a field, in find or below an alert: it can be a password`()
        async
    {
        await log(of: .form, "p", .paste("w"), .tab).expect([
            "key Typing in Name", "edit Name", "key Typing in Name", "edit Name",
        ])
        await log(of: .list, "/", "p", .enter).expect([])
        await log(of: .alert, "p", .enter).expect([])
    }
}
