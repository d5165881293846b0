import Headless
import Testing

/// No character of the secret occurs anywhere else on the screen.
struct SecretTests {
    private static let secret = "ƂƔƢɅʥ"

    private static func isShown(on stage: Stage) -> Bool {
        stage.surface.frames.contains { frame in frame.contains { secret.contains($0) } }
    }

    @Test func `A typed password appears nowhere in what is written`() async throws {
        let stage = Stage { $0.show($0.form()) }

        await stage.press(.tab, .tab)
        await stage.type(Self.secret)
        await stage.press(.left, .left, .backspace, .home, .delete, .control("l"), .tab, .backTab, .help)

        #expect(try stage.app.device.field("Password").value == "ƔɅʥ")
        #expect(!Self.isShown(on: stage))
    }

    @Test func `A pasted password appears nowhere in what is written`() async throws {
        let stage = Stage { $0.show($0.form()) }

        await stage.press(.tab, .tab, .paste(Self.secret), .enter)

        #expect(try stage.app.device.field("Password").value == Self.secret)
        #expect(!Self.isShown(on: stage))
    }

    @Test func `Side by side, no column shows it`() async throws {
        let stage = Stage(columns: 120, apps: 3) { $0.show($0.form()) }

        await stage.press(.tab, .tab)
        await stage.type(Self.secret)

        #expect(try stage.apps.allSatisfy { try $0.device.field("Password").value == Self.secret })
        #expect(!Self.isShown(on: stage))
    }

    @Test func `What is not secret is shown`() async {
        let stage = Stage { $0.show($0.form()) }

        await stage.type(Self.secret)

        #expect(Self.isShown(on: stage))
    }
}
