import AppCommand
import ArchLab

LabCommands.program.main()
