import Headless
import Scenarios
import Shared
import Testing

/// Plays scenarios on the stub app; the last step of each is the one under test.
struct ScenarioPlayerTests {
    nonisolated static let successes = [
        "type \"Secret\" \"ab\"\nexpect field \"Secret\" \"••\"",
        "type \"Name\" \"a\u{202E}b\"\nexpect field \"Name\" \"a\u{202E}b\"",
        "type \"Name\" \"a\u{202E}b\"\nexpect field \"Name\" \"a\u{FFFD}b\"",
        "type \"Name\" \"a\u{202E}b\"\nexpect text \"\u{202E}b\"",
        "type \"Name\" \"\u{202E}\"\nexpect error \"Name\" \"No \u{FFFD}\"",
        "tap \"Never\"",
        "tap \"Ask\"\nexpect alert \"First?\" \"Sure?\"",
        "tap \"Ask\"\ntap \"Yes\"\nexpect alert \"Second?\" \"\"",
        "tap \"Ask\"\nexpect text \"Sure\"",
        "tap \"Greet\"\nwait 3.999\nexpect text \"Hello\"",
        "tap \"Greet\"\nwait 4\nexpect no text \"Hello\"",
        "back\nexpect screen \"Form\"",
        "expect button \"Hidden\" absent",
        "tab \"Users\"\nin \"Nobody\" expect rows 0",
        "tab \"Users\"\nin \"Nobody\" expect row \"User 1\" absent",
        "tab \"Users\"\nin \"Nobody\" expect no text \"User\"",
        "tab \"Users\"\nin \"Nobody\" expect button \"More\" absent",
        "tab \"Users\"\nin \"People\" tap \"More\"",
        "tab \"Users\"\nin \"People\" tap row \"User 1\"\nexpect text \"Chosen: 1\"",
        "tab \"Users\"\nscroll end\nin \"People\" expect text \"The end\"",
        "option latency 2\ntab \"Users\"\nin \"People\" expect busy",
        "option latency 2\ntab \"Users\"\nin \"Nobody\" expect idle",
        "type \"Name\" \"A\"\n+ tap \"Save\"\nexpect error \"Name\" \"Enter a name\"",
        "tap \"Ask\"\n+ tap \"Save\"\nexpect no error \"Name\"",
        "tap \"Ask\"\n+ type \"Name\" \"A\"\nexpect field \"Name\" \"\"",
        "tap \"Ask\"\n+ tap \"Yes\"\nexpect alert \"Second?\"",
        "tap \"Ask\"\n+ tab \"Users\"\nexpect screen \"Form\"",
        "tap \"Ask\"\n+ back\nexpect alert \"First?\"",
        "tap \"Open\"\n+ tap \"Save\"\n+ back\nexpect no error \"Name\"",
        "tap \"Open\"\n+ tab \"Users\"\nexpect sheet \"Sheet\"",
        "tap \"Open\"\n+ tap \"Confirm\"\n+ tap \"Confirm\"\nexpect alert \"Confirmed\"",
        "tap \"Open\"\n+ tap \"Never\"\nexpect sheet \"Sheet\"",
        "tab \"Users\"\ntab \"Dashboard\"\n+ tap row 1\n+ tap row \"User 1\"\nexpect screen \"Form\"",
        "tab \"Users\"\ntab \"Dashboard\"\n+ in \"People\" tap \"More\"\n+ refresh\nexpect screen \"Form\"",
        "tap \"Ask\"\n+ open \"users\"\nexpect notice \"Opened users\"",
    ]

    @Test(arguments: successes)
    func `A step succeeds if the app does what it says`(story: String) async throws {
        let playback = try await StubServices().play(story)

        #expect(playback.failure == nil)
    }

    nonisolated static let failures: [(String, String)] = [
        ("type \"Nmae\" \"A\"", "There is no field “Nmae” here. Did you mean “Name”?"),
        ("tap \"Ask\"\ntype \"Name\" \"A\"", "The alert “First?” has to be answered first. Tap “Yes”."),
        (
            "tap \"Hidden\"",
            "There is no button “Hidden” here. There are “Save”, “Never”, “Ask”, “Greet”, “Open”, “Write”."
        ),
        ("tap row 1", "This screen has no rows."),
        ("in \"People\" tap row 1", "This screen has no sections."),
        ("tab \"Users\"\nin \"Nobody\" tap \"More\"", "The section “Nobody” has no buttons."),
        ("tab \"Users\"\nin \"People\" tap \"Less\"", "There is no button “Less” here. There is “More”."),
        ("tab \"Users\"\n+ tap \"Less\"", "There is no button “Less” here. There is “More”."),
        ("tab \"User\"", "There is no tab “User” here. Did you mean “Users”?"),
        ("tap \"Open\"\ntab \"Users\"", "The sheet “Sheet” has to be closed first. “back” closes it."),
        ("tap \"Ask\"\nback", "The alert “First?” has to be answered first. Tap “Yes”."),
        (
            "tab \"Users\"\ntap \"user 1\"",
            "There is no button “user 1” here. “User 1” is a row: tap row \"User 1\"."
        ),
        ("tap \"Users\"", "There is no button “Users” here. “Users” is a tab: tab \"Users\"."),
        ("tap \"Name\"", "There is no button “Name” here. “Name” is a field: type \"Name\"."),
        ("tap \"save\"", "There is no button “save” here. Did you mean “Save”?"),
        ("tap \"Ask\"\nin \"People\" tap \"Yes\"", "The alert “First?” has to be answered first. Tap “Yes”."),
        ("tap \"Ask\"\ntap row 1", "The alert “First?” has to be answered first. Tap “Yes”."),
        ("tap \"Ask\"\ntap row 1 \"Like\"", "The alert “First?” has to be answered first. Tap “Yes”."),
        ("tap \"Ask\"\ntab \"Users\"", "The alert “First?” has to be answered first. Tap “Yes”."),
        ("tap \"Ask\"\nrefresh", "The alert “First?” has to be answered first. Tap “Yes”."),
        ("refresh", "This screen cannot be refreshed."),
        ("tap \"Ask\"\nscroll end", "The alert “First?” has to be answered first. Tap “Yes”."),
        ("expect screen \"List\"", "Expected the screen “List”, found the screen “Form”."),
        ("tap \"Open\"\nexpect screen \"Sheet\"", "Expected the screen “Sheet”, found the sheet “Sheet”."),
        ("expect sheet \"Form\"", "Expected the sheet “Form”, found the screen “Form”."),
        ("expect text \"save\"", "Expected the text “save”, found it nowhere on the screen."),
        (
            "type \"Name\" \"a\u{202E}b\"\nexpect no text \"\u{202E}b\"",
            "Expected no text “\u{202E}b” on the screen, found “a\u{202E}b”."
        ),
        ("expect no text \"av\"", "Expected no text “av” on the screen, found “Save”."),
        (
            "tab \"Users\"\nin \"Nobody\" expect text \"User\"",
            "Expected the text “User”, found it nowhere in the section “Nobody”."
        ),
        ("expect alert \"First?\"", "Expected the alert “First?”, found none."),
        (
            "tap \"Ask\"\nexpect alert \"First?\" \"No?\"",
            "Expected the alert “First?” with the message “No?”, found “First?” with the message “Sure?”."
        ),
        ("tap \"Ask\"\ntap \"Yes\"\nexpect alert \"First?\"", "Expected the alert “First?”, found “Second?”."),
        ("tap \"Ask\"\nexpect no alert", "Expected no alert, found “First?” with the message “Sure?”."),
        ("expect notice \"Hello\"", "Expected the notice “Hello”, found none."),
        ("tap \"Greet\"\nexpect notice \"Hell\"", "Expected the notice “Hell”, found “Hello”."),
        ("expect field \"Name\" \"A\"", "Expected “A” in the field “Name”, found “”."),
        (
            "type \"Secret\" \"ab\"\nexpect field \"Secret\" \"ab\"",
            "Expected another text in the field “Secret”, found “••”."
        ),
        ("expect error \"Name\" \"E\"", "Expected the error “E” at the field “Name”, found none."),
        (
            "tap \"Save\"\nexpect no error \"Name\"",
            "Expected no error at the field “Name”, found “Enter a name”."
        ),
        ("expect button \"Save\" absent", "Expected the button “Save” to be absent, found it enabled."),
        ("expect button \"Hidden\" enabled", "Expected the button “Hidden” to be enabled, found it absent."),
        ("in \"Lost\" expect button \"Save\" absent", "This screen has no sections."),
        ("tab \"Users\"\nexpect row 1 \"User 2\"", "Expected “User 2” as row 1, found “User 1”."),
        ("tab \"Users\"\nexpect row 2 \"User 2\"", "There is no row 2 here: there is 1."),
        ("relaunch\ntab \"Users\"\ntap row 3", "There is no row 3 here: there are 2."),
        ("tab \"Users\"\nexpect row \"User 1\" absent", "Expected no row “User 1”, found it as row 1."),
        ("back\n+ tap \"Svae\"", "There is no button “Svae” here. Did you mean “Save”?"),
        ("tap \"Ask\"\n+ tap \"Maybe\"", "The alert “First?” has to be answered first. Tap “Yes”."),
        ("tap \"Open\"\nback\n+ tab \"Usres\"", "There is no tab “Usres” here. Did you mean “Users”?"),
        ("tap \"Ask\"\n+ in \"People\" tap \"Save\"", "The alert “First?” has to be answered first. Tap “Yes”."),
        ("back\n+ refresh", "This screen cannot be refreshed."),
        ("back\n+ tap row 1 \"Like\"", "This screen has no rows."),
        ("expect requests 1 \"/photos\"", "Expected 1 request for “/photos”, found 0."),
        ("expect busy", "Expected the screen to be busy, found it idle."),
        (
            "option latency 2\ntab \"Users\"\nin \"People\" expect idle",
            "Expected the section “People” to be idle, found it busy."
        ),
    ]

    @Test(arguments: failures)
    func `A failing step says what was expected and what was found`(story: String, message: String) async throws {
        let playback = try await StubServices().play(story)

        #expect(playback.failure?.message == message)
        #expect(playback.failure?.line == story.split(separator: "\n").count)
    }
}
