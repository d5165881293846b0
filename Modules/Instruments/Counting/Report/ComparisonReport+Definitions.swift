nonisolated extension ComparisonReport {
    /// The definitions of the numbers.
    static let definitions = ReportSection(
        title: "What counts",
        text: [
            """
            **A pattern's** is every Swift file of its target, such as `Modules/MVP`.
            **Shared** is what a change of pattern leaves as it is: `Shared`, `Screens` and `Headless`. Scenarios, commands and
            tests of shared code count nowhere.

            """,
            """
            - A **feature** is a folder of the target. `App` is the start of the app, the tabs and the session; `Binding`,
              `Coordinator` and `PictureList` hold what several features use; `common` is test code in no folder.
            - A **line of code** is neither blank nor only a comment; a **token** is a word, number, sign or string literal.
            - A **type** is a class, struct, enum or actor, also a nested one. Protocols count apart, extensions do not.
            - A **stored reference** is a stored property whose type is a class, an actor, an `any` protocol or a closure,
              also optional or in a collection. Closures have their own column: no declaration says what they retain. What a
              stored struct holds is that struct's, so the services that MVC's controllers and coordinators keep in `Services`
              are not counted. `arch-lab compare --references Login` lists each one.
            - A **weak capture** is one of a closure, such as `[weak self]`.
            - A **test** is a function with `@Test`, its arguments counted once; a **spy** a class whose name ends in `Spy`.
              **Set-up** is every line of test code outside tests. MVC's tests cover fewer cases than the others'.

            """,
        ]
    )
}
