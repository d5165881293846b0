extension PageLayout {
    /// The row of the first line of content in view.
    var firstRow: Int { header.count + inset }

    /// The pictures that are wholly in view.
    var pictures: [PicturePlace] {
        body.enumerated().compactMap { index, line in
            guard var place = line.picture, index >= firstLine, index + place.rows <= firstLine + bodyHeight else {
                return nil
            }
            place.row = firstRow + index - firstLine
            place.column += inset
            return place
        }
    }
}
