import Headless

extension String {
    /// The beginning of the text, as long as what can be entered in a field. A single character can be megabytes long, which
    /// would be measured for each frame.
    var shown: String {
        utf8.count > FieldEditor.maximumBytes
            ? String(decoding: utf8.prefix(FieldEditor.maximumBytes), as: UTF8.self) : self
    }
}

extension Row {
    /// The row with as much of its texts as is shown.
    var shown: Row {
        var row = self
        row.title = title.shown
        row.subtitle = subtitle?.shown
        return row
    }
}
