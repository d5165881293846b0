#if os(Linux)
    import Testing

    @testable import Shared

    struct ScryptSettingTests {
        @Test
        func `a hash names its setting`() async throws {
            let stored = try await ScryptHasher(cost: .low).hash("Secret1")

            let setting = try #require(ScryptSetting(of: stored))

            #expect(stored.hasPrefix(setting.text + "$"))
        }

        @Test(arguments: ["", "*0", "*1", "Secret1", "$6$salt$hash", "$7$", "$7$$$$"])
        func `what is no scrypt hash has no setting`(stored: String) {
            #expect(ScryptSetting(of: stored) == nil)
        }

        @Test
        func `a hash that costs more than the app ever asks for is refused unheard`() async throws {
            let costly = "$7$G6..../....abcdefghijklmnopqrstuv$ctX4yznVu9GP2tRUt8n5wmoXo.ZOrX2Zj/QZiHr3HDB"

            #expect(ScryptSetting(of: costly)?.logN == 18)
            #expect(try await !ScryptHasher(cost: .low).verify("Secret1", against: costly))
        }

        @Test
        func `a hash with another block size has no setting`() async throws {
            let stored = try await ScryptHasher(cost: .low).hash("Secret1")

            #expect(ScryptSetting(of: stored.replacing("6..../....", with: "zzzzz/....")) == nil)
        }
    }
#endif
