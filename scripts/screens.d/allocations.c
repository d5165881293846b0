// Counts what a thread allocates, in a program that is started with this library preloaded (Linux). It stands before the
// C library's functions and the Swift runtime's `swift_allocObject`, and calls them.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <pthread.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

void *__libc_malloc(size_t size);
void *__libc_calloc(size_t count, size_t size);
void *__libc_realloc(void *address, size_t size);
void *__libc_memalign(size_t alignment, size_t size);
void __libc_free(void *address);

struct block {
    void *address;
    // Of an object of Swift, else null.
    const void *metadata;
};

// The blocks that were allocated and not freed, each at or after the place that its address gives.
enum { places = 1 << 20 };
static struct block blocks[places];
// What stands where a block was freed: not null, and no address.
static char freed;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
static bool isCounting;
static pthread_t thread;
static intptr_t count;

static struct block *find(void *address) {
    uintptr_t place = (uintptr_t)address / 16 * 2654435761u % places;
    while (blocks[place].address && blocks[place].address != address) place = (place + 1) % places;
    return &blocks[place];
}

static void *allocated(void *address) {
    if (!isCounting || !address || !pthread_equal(pthread_self(), thread)) return address;
    pthread_mutex_lock(&lock);
    *find(address) = (struct block){address, NULL};
    count++;
    pthread_mutex_unlock(&lock);
    return address;
}

static void release(void *address) {
    if (!isCounting || !address) return;
    pthread_mutex_lock(&lock);
    struct block *block = find(address);
    if (block->address) *block = (struct block){&freed, NULL};
    pthread_mutex_unlock(&lock);
}

void *malloc(size_t size) { return allocated(__libc_malloc(size)); }

void *calloc(size_t number, size_t size) { return allocated(__libc_calloc(number, size)); }

void *memalign(size_t alignment, size_t size) { return allocated(__libc_memalign(alignment, size)); }

void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }

int posix_memalign(void **address, size_t alignment, size_t size) {
    *address = memalign(alignment, size);
    return *address ? 0 : ENOMEM;
}

void *realloc(void *address, size_t size) {
    release(address);
    return allocated(__libc_realloc(address, size));
}

void free(void *address) {
    release(address);
    __libc_free(address);
}

void *swift_allocObject(const void *metadata, size_t size, size_t mask) {
    static void *(*original)(const void *, size_t, size_t);
    if (!original) original = (void *(*)(const void *, size_t, size_t))dlsym(RTLD_NEXT, "swift_allocObject");
    void *object = original(metadata, size, mask);
    if (!isCounting) return object;
    pthread_mutex_lock(&lock);
    struct block *block = find(object);
    if (block->address) block->metadata = metadata;
    pthread_mutex_unlock(&lock);
    return object;
}

// Counts what this thread allocates from now on.
void allocations_start(void) {
    for (intptr_t place = 0; place < places; place++) blocks[place] = (struct block){NULL, NULL};
    count = 0;
    thread = pthread_self();
    isCounting = true;
}

// Stops, and returns how many blocks were allocated.
intptr_t allocations_stop(void) {
    isCounting = false;
    return count;
}

// Writes the metadata of the blocks that were not freed, null for those that are no objects, and returns their number.
intptr_t allocations_alive(const void **metadata, intptr_t capacity) {
    intptr_t alive = 0;
    for (intptr_t place = 0; place < places && alive < capacity; place++) {
        if (blocks[place].address && blocks[place].address != &freed) metadata[alive++] = blocks[place].metadata;
    }
    return alive;
}
