#ifndef CEXECUTOR_H
#define CEXECUTOR_H

/// Runs every job, and every block of the program's own, on the main queue from now on, one after the other. Returns
/// whether the runtime allows that.
_Bool executor_use_one(void);

#endif
