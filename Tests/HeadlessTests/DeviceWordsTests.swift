import Headless
import Testing

/// The words of the device.
struct DeviceWordsTests {
    @Test(
        arguments: [
            (.notFound(.field, "Name"), "There is no field “Name” here."),
            (.notFound(.tab, "One"), "There is no tab “One” here."),
            (.noAction("Like", labels: ["Delete"]), "There is no action “Like” here."),
            (.noRow(3, count: 1), "There is no row 3 here: there is 1."),
            (.noRow(3, count: 2), "There is no row 3 here: there are 2."),
            (.noRow(1, count: 0), "There is no row 1 here: there are 0."),
            (.cannotRefresh, "This screen cannot be refreshed."),
            (.alertInTheWay("Sure?"), "The alert “Sure?” has to be answered first."),
            (.sheetInTheWay("Add image"), "The sheet “Add image” has to be closed first."),
        ] as [(DeviceError, String)]
    )
    func `An action that is not possible says why`(error: DeviceError, message: String) {
        #expect(error.message == message)
    }

    @Test(
        arguments: [
            (.disabledButton("Save"), "Nothing happens: the button “Save” is disabled."),
            (.firstScreen, "Nothing happens: this is the first screen."),
            (.rowWithoutChoice("Ana"), "Nothing happens: the row “Ana” cannot be chosen."),
            (.currentTab("Users"), "Nothing happens: “Users” is the current tab."),
            (.endOfScreen, "Nothing happens: there is no more to load."),
            (.outOfReach, "Nothing happens: what this is about is covered or gone."),
        ] as [(NoEffect, String)]
    )
    func `An action that changes nothing says why`(effect: NoEffect, message: String) {
        #expect(effect.message == message)
    }

    @Test(
        arguments: [
            (.placeholder, "▢", "Picture loading"), (.loaded, "▣", "Picture"), (.failed, "☒", "Picture not available"),
        ] as [(ImageState, String, String)]
    )
    func `A picture has a symbol and a text for each state`(state: ImageState, symbol: String, label: String) {
        #expect(state.symbol == symbol)
        #expect(state.label == label)
    }
}
