#pragma once

#include <stdint.h>

/// From now on runs all jobs, and the program's own blocks, on the main queue, one at a time. Returns whether the
/// runtime supports this.
_Bool executor_use_one(void);

/// From now on runs waiting jobs of the global executor, which threads would share, in an order that `seed` determines;
/// 0 means first in, first out.
void executor_shuffle(uint64_t seed);
