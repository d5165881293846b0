#ifndef CTIMELIMIT_H
#define CTIMELIMIT_H

/// The seconds in which no thread runs after which a process that is linked with this target ends itself.
#define IDLE_LIMIT 300

/// The seconds of processor time after which it ends itself.
#define PROCESSOR_LIMIT 900

#endif
