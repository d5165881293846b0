#pragma once

struct scenario {
    const char *name;
    const char *text;
};

/// Returns the files in Modules/Scenarios/BuiltIn, followed by an entry without a name.
const struct scenario *built_in_scenarios(void);
