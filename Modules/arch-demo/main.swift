import AppCommand

DemoCommands.program.main()
