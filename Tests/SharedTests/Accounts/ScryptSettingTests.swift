#if os(Linux)
    import Testing

    @testable import Shared

    struct ScryptSettingTests {
        @Test func `A hash names its setting, which takes 128 MB at full cost`() async throws {
            let stored = try await SystemPasswordHasher(cost: .low).hash("Secret1")

            let setting = ScryptSetting(of: stored)

            #expect(setting.map { stored.hasPrefix($0.text + "$") } == true)
            // N = 2^17, r = 8, p = 1 in libcrypt's digits.
            #expect(ScryptSetting(cost: ScryptSetting.fullCost).text.hasPrefix("$7$F6..../...."))
        }

        @Test func `A string that libcrypt cannot have made as a scrypt hash has no setting`() async throws {
            let stored = try await SystemPasswordHasher(cost: .low).hash("Secret1")

            let others = ["", "*0", "*1", "Secret1", "$6$salt$hash", "$7$", "$7$$$$"]
            let changed = ["é", "!", " ", "$", "\u{212A}"].map { String(stored.dropLast()) + $0 }
            let resized = stored.replacing("6..../....", with: "zzzzz/....")

            for text in others + changed + [resized] { #expect(ScryptSetting(of: text) == nil, "\(text)") }
        }

        @Test func `A hash that costs more than the app uses matches no password`() async throws {
            let costly = "$7$G6..../....abcdefghijklmnopqrstuv$ctX4yznVu9GP2tRUt8n5wmoXo.ZOrX2Zj/QZiHr3HDB"

            #expect(ScryptSetting(of: costly)?.cost == 18)
            #expect(try await !SystemPasswordHasher(cost: .low).verify("Secret1", against: costly))
        }
    }
#endif
