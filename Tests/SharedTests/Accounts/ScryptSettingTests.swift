#if os(Linux)
    import Testing

    @testable import Shared

    struct ScryptSettingTests {
        @Test
        func `A hash names its setting`() async throws {
            let stored = try await SystemPasswordHasher(cost: .low).hash("Secret1")

            let setting = try #require(ScryptSetting(of: stored))

            #expect(stored.hasPrefix(setting.text + "$"))
        }

        @Test
        func `A setting at full cost takes 128 MB`() {
            // N = 2^17, r = 8, p = 1 in libcrypt's digits.
            #expect(ScryptSetting(cost: ScryptSetting.fullCost).text.hasPrefix("$7$F6..../...."))
        }

        @Test(arguments: ["", "*0", "*1", "Secret1", "$6$salt$hash", "$7$", "$7$$$$"])
        func `A string that is not a scrypt hash has no setting`(stored: String) {
            #expect(ScryptSetting(of: stored) == nil)
        }

        @Test(arguments: ["é", "!", " ", "$"])
        func `A hash with a character that libcrypt does not use has no setting`(character: String) async throws {
            let stored = try await SystemPasswordHasher(cost: .low).hash("Secret1")

            #expect(ScryptSetting(of: stored.dropLast() + character) == nil)
        }

        @Test
        func `A hash that costs more than the app uses matches no password`() async throws {
            let costly = "$7$G6..../....abcdefghijklmnopqrstuv$ctX4yznVu9GP2tRUt8n5wmoXo.ZOrX2Zj/QZiHr3HDB"

            #expect(ScryptSetting(of: costly)?.cost == 18)
            #expect(try await !SystemPasswordHasher(cost: .low).verify("Secret1", against: costly))
        }

        @Test
        func `A hash with another block size has no setting`() async throws {
            let stored = try await SystemPasswordHasher(cost: .low).hash("Secret1")

            #expect(ScryptSetting(of: stored.replacing("6..../....", with: "zzzzz/....")) == nil)
        }
    }
#endif
