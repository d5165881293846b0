import Headless

/// A section with the button “Retry”, which is hidden at first.
package struct LoadableSection {
    package let section: Section
    package let retry: Button

    /// Creates a section with `buttons` above “Retry”.
    package init(
        _ title: String,
        identifier: String,
        showsTitle: Bool = true,
        layout: SectionLayout = .list,
        buttons: [Button] = []
    ) {
        retry = Button("Retry", identifier: "\(identifier).retry", isHidden: true)
        section = Section(
            title,
            identifier: identifier,
            showsTitle: showsTitle,
            layout: layout,
            buttons: buttons + [retry]
        )
    }
}
