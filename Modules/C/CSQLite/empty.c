// SwiftPM needs a source file to build the target; the functions are in the system's SQLite library.
