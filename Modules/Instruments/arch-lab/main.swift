import ArchDemo
import ArchLab

LabInvocation.main()
