import ArchDemo

DemoInvocation.main()
