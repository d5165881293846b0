#ifndef CTIMELIMIT_H
#define CTIMELIMIT_H

/// The seconds after which a process that is linked with this target ends itself.
#define TIME_LIMIT 300

#endif
