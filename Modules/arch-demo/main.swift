import ArchDemo

Program.main()
