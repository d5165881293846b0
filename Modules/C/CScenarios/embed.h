// Included once for each file, whose path `SCENARIO` is: its entry of the table of scenarios.

// `#embed` is C23; clang supports it in every version of C.
#pragma clang diagnostic ignored "-Wc23-extensions"

{SCENARIO, (const char[]){
#embed SCENARIO
, 0}},

#undef SCENARIO
