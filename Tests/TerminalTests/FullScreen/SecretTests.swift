import Headless
import TestSupport
import Testing

/// No character of the secret occurs anywhere else on the screen.
struct SecretTests {
    private nonisolated static let secret = "ƂƔƢɅʥ"

    private static func isShown(on stage: Stage) -> Bool {
        stage.surface.frames.contains { frame in frame.contains { secret.contains($0) } }
    }

    @Test(
        arguments: [
            (1, Press.each(of: secret), secret), (3, Press.each(of: secret), secret),
            (1, [.paste(secret), .enter], secret),
            (
                1,
                Press.each(of: secret) + [
                    .left, .left, .backspace, .home, .delete, .control("l"), .tab, .backTab, .help,
                ], "ƔɅʥ"
            ),
        ] as [(Int, [Press], String)]
    )
    func `A password that is typed, pasted or edited appears nowhere in what is written`(
        apps: Int,
        keys: [Press],
        value: String
    ) async throws {
        let stage = Stage(columns: 120, apps: apps) { $0.show($0.form()) }

        await stage.press([.tab, .tab] + keys)

        let values = try stage.apps.map { try $0.device.field("Password").value }
        values.expect(Array(repeating: value, count: apps))
        #expect(!Self.isShown(on: stage))
    }

    @Test func `What is not secret is shown`() async {
        let stage = Stage { $0.show($0.form()) }

        await stage.type(Self.secret)

        #expect(Self.isShown(on: stage))
    }
}
