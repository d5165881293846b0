#pragma once

struct scenario {
    /// The path of its file.
    const char *path;
    const char *text;
};

/// Returns the files in Modules/Scenarios/BuiltIn, followed by an entry without a path.
const struct scenario *built_in_scenarios(void);
