import Headless

extension String {
    /// The first part of the text, limited like a field's input. A single character can have megabytes, which would be
    /// measured for each frame.
    var shown: String {
        utf8.count > FieldEditor.maximumBytes
            ? String(decoding: utf8.prefix(FieldEditor.maximumBytes), as: UTF8.self) : self
    }
}

extension Row {
    /// The row with its texts limited to what is shown.
    var shown: Row {
        var row = self
        row.title = title.shown
        row.subtitle = subtitle?.shown
        return row
    }
}
