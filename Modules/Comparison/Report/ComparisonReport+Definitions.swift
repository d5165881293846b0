nonisolated extension ComparisonReport {
    /// What counts as what, before any number.
    static let definitions = ReportSection(
        title: "What counts",
        text: [
            """
            **A pattern's** is every Swift file of its target, `Modules/VIPER`, `Modules/MVP` or `Modules/MVVMCoordinator`: views,
            contracts, presenters, view models, interactors, routers, coordinators, assemblies, response structs and the binding.
            Each is there because this pattern asks for it, and another pattern has another one or none.

            """,
            """
            **Shared** is what a change of pattern leaves as it is: services, forms, rules, words, errors and rows (`Shared`), storyboards and
            tabs (`Screens`), and the device (`Headless`). It is listed apart and belongs to no pattern. Scenarios, the command and the
            tests of shared code are in no number.

            """,
            """
            - A **feature** is a folder of the target. `App` is the start of the app, the tabs and the session; `Binding`, `Coordinator` and
              `PictureList` hold what several features of the pattern use; `common` is test code in no folder.
            - A **line of code** is neither blank nor only a comment.
            - A **type** is a class, struct, enum or actor, a nested one too. Protocols count apart, extensions do not.
            - A **stored reference** is a stored property whose type is a class, an actor, an `any` protocol or a closure, optional or
              in a collection too. A closure is a strong reference to what it captures, which its declaration does not tell: it
              has a column of its own. What a stored struct holds is that struct's: `Exits` of a view model is counted, the
              elements of a storyboard are shared. `arch-demo compare --references Login` lists each one.
            - A **test** is a function with `@Test`, with its arguments once; a **spy** a class whose name ends in `Spy`. **Set-up** is
              every line of test code outside tests: spies, messages, samples, and the functions that put a subject together.

            """,
        ]
    )

    /// What is not on the page.
    static let elsewhere = ReportSection(
        title: "Not on this page",
        text: [
            """
            Times differ by machine: [measurements](instruments/measurements.md) has those of a tap, by `arch-demo bench tap`, and the build
            time of each pattern's target, by `scripts/measure-builds`.

            """
        ]
    )
}
