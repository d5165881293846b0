// The functions live in the system's SQLite library; this file makes the target one that SwiftPM can build.
