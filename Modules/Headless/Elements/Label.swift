import Observation

/// A line of text; absent while it has none.
@Observable
package final class Label {
    package var text: String?

    package init(_ text: String? = nil) {
        self.text = text
    }
}
