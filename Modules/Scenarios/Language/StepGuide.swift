/// What each step does, in words, for a person at a prompt. A test compares it with the forms of the parser.
package nonisolated enum StepGuide {
    /// A way to write a step, and what it means.
    package typealias Form = (form: String, meaning: String)

    /// The steps on one screen.
    package static let overview: [Form] = [
        (#"type "Label" "text""#, "Replaces the text of a field."),
        (#"type "Label""#, "Asks for the text; a password is not shown."),
        (#"tap "Label""#, "Taps a button, of the alert while one is up."),
        ("tap row N", #"Chooses a row by its number, or: tap row "Title"."#),
        (#"tap row N "Action""#, "Chooses one of the row’s actions, such as Delete."),
        (#"in "Section" STEP"#, #"Taps or expects in one section: in "Users" tap row 2."#),
        (#"tab "Name""#, "Chooses a tab."),
        ("back", "Goes back, or closes a sheet."),
        ("scroll end", "Scrolls to the end of the screen."),
        ("refresh", "Pulls the screen down."),
        ("wait SECONDS", "Lets time pass."),
        ("relaunch", "Ends the app and starts it again on the same data."),
        (#"open "LINK""#, "Opens a deep link, such as users or photos/12."),
        ("network NETWORK", "Changes the network: sample, offline or http://HOST."),
        ("expect …", "Fails unless the screen is as expected: help expect."),
        ("print", "Prints the screen, where --quiet prints no other."),
        ("help STEP", "Explains a step. Also: help, ?"),
        ("quit", "Ends the app. Also: q, exit, :q, Ctrl-D"),
    ]

    /// What may follow `expect`.
    package static let expectations: [Form] = [
        (#"expect screen "Title""#, "This screen is shown; of a sheet: expect sheet."),
        (#"expect text "…""#, "Some element contains it; letter case counts."),
        (#"expect no text "…""#, "No element contains it."),
        (#"expect alert "Title" "Message""#, "This alert is up; the message is optional."),
        ("expect no alert", "No alert is up."),
        (#"expect notice "…""#, "This notice is up."),
        (#"expect field "Label" "value""#, "A field has this value; a password’s is dots."),
        (#"expect error "Label" "message""#, "A field has this error."),
        (#"expect no error "Label""#, "A field has no error."),
        (#"expect button "Label" enabled"#, "Or disabled, or absent."),
        (#"expect row N "Title""#, "A row has this number and title."),
        (#"expect row "Title" absent"#, "No row has this title."),
        ("expect rows COUNT", "There are this many rows, those out of sight too."),
        (#"in "Section" expect position N"#, "The section’s current item, from 1."),
        ("expect busy", "The screen waits for an answer."),
        ("expect idle", "The screen does not wait for an answer."),
        (#"expect requests COUNT "path""#, "This many requests were sent for the path."),
    ]

    /// The forms of the steps that begin with `word`, or an empty array where there are none.
    package static func forms(of word: String) -> [Form] {
        word == "expect" ? expectations : overview.filter { $0.form.split(separator: " ").first == word[...] }
    }

    /// The first words of all steps.
    package static let words = overview.map { String($0.form.prefix { $0 != " " }) }
}
