import ArchDemo
import ArchLab

LabCommands.program.main()
