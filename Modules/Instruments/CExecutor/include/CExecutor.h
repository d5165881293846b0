#ifndef CEXECUTOR_H
#define CEXECUTOR_H

/// From now on runs all jobs, and the program's own blocks, on the main queue, one at a time. Returns whether the
/// runtime supports this.
_Bool executor_use_one(void);

#endif
