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
        func `a hash tampered with to cost more is refused unheard`() async throws {
            let hasher = ScryptHasher(cost: .low)
            let stored = try await hasher.hash("Secret1")
            let costlier = stored.replacing("$7$0", with: "$7$K")
            let wider = stored.replacing("6..../....", with: "zzzzz/....")

            #expect(ScryptSetting(of: costlier)?.logN == 22)
            #expect(try await !hasher.verify("Secret1", against: costlier))
            #expect(ScryptSetting(of: wider) == nil)
        }
    }
#endif
