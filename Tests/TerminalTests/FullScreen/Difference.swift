import Headless
import Testing

/// What one app may show that another does not.
nonisolated struct Difference: CustomTestStringConvertible, Sendable {
    /// The name the view gives it.
    let name: String
    let plant: @MainActor @Sendable (StubApp) throws -> Void

    var testDescription: String { name }

    static let all = [
        Difference(name: "screen") { $0.device.screen?.title = "Other" },
        Difference(name: "screen") { $0.present($0.form()) },
        Difference(name: "tabs") {
            $0.device.window.setTabs([Tab(title: "One", stack: NavigationStack(root: $0.form()))])
        },
        Difference(name: "alert") { $0.ask() },
        Difference(name: "notice") { $0.device.window.show(notice: "Saved") },
        Difference(name: "Email") { try $0.device.field("Email").error = "Wrong" },
        Difference(name: "Name") { try $0.device.field("Name").value = "Ana" },
        Difference(name: "Save") { try $0.device.button("Save").isEnabled = false },
        Difference(name: "Other") { app in
            app.showTabs(StubScreen("Form", [.field(Field("Other"))], of: app), app.list())
        },
        Difference(name: "elements") { try $0.device.button("Cancel").isHidden = true },
    ]
}
