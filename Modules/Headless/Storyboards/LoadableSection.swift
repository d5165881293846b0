/// A section with the button “Retry”, which shows while another try is offered.
package struct LoadableSection {
    package let section: Section
    package let retry: Button

    /// A section with `buttons` above “Retry”.
    package init(
        _ title: String,
        showsTitle: Bool = true,
        layout: SectionLayout = .list,
        buttons: [Button] = []
    ) {
        retry = Button("Retry", isHidden: true)
        section = Section(title, showsTitle: showsTitle, layout: layout, buttons: buttons + [retry])
    }
}
