import ArchDemo

DemoCommands.program.main()
