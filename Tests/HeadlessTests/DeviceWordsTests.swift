import Headless
import Testing

/// The words of the device.
struct DeviceWordsTests {
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
