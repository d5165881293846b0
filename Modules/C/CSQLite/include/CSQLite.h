#ifndef CSQLITE_H
#define CSQLITE_H

#include <stdint.h>

/// The part of SQLite's C interface that the app uses. SQLite keeps it stable, so that building needs no system header.

#define SQLITE_OK 0
#define SQLITE_ERROR 1
#define SQLITE_BUSY 5
#define SQLITE_LOCKED 6
#define SQLITE_IOERR 10
#define SQLITE_CORRUPT 11
#define SQLITE_FULL 13
#define SQLITE_CANTOPEN 14
#define SQLITE_NOTADB 26
#define SQLITE_ROW 100
#define SQLITE_DONE 101

#define SQLITE_OPEN_READWRITE 0x2
#define SQLITE_OPEN_CREATE 0x4

#define SQLITE_NULL 5

#define SQLITE_FCNTL_HAS_MOVED 20

typedef struct sqlite3 sqlite3;
typedef struct sqlite3_stmt sqlite3_stmt;
typedef struct sqlite3_backup sqlite3_backup;

int sqlite3_open_v2(const char *path, sqlite3 **database, int flags, const char *vfs);
int sqlite3_close_v2(sqlite3 *database);
int sqlite3_extended_result_codes(sqlite3 *database, int on);
int sqlite3_busy_timeout(sqlite3 *database, int milliseconds);
int sqlite3_extended_errcode(sqlite3 *database);
const char *sqlite3_errmsg(sqlite3 *database);
const char *sqlite3_errstr(int code);
int sqlite3_system_errno(sqlite3 *database);
int sqlite3_file_control(sqlite3 *database, const char *schema, int operation, void *result);
int sqlite3_changes(sqlite3 *database);
int64_t sqlite3_last_insert_rowid(sqlite3 *database);
void *sqlite3_update_hook(
    sqlite3 *database,
    void (*didWrite)(void *context, int operation, const char *database, const char *table, int64_t row),
    void *context
);

int sqlite3_exec(
    sqlite3 *database, const char *sql, int (*row)(void *, int, char **, char **), void *context, char **error
);
int sqlite3_prepare_v2(sqlite3 *database, const char *sql, int bytes, sqlite3_stmt **statement, const char **rest);
int sqlite3_step(sqlite3_stmt *statement);
int sqlite3_reset(sqlite3_stmt *statement);
int sqlite3_clear_bindings(sqlite3_stmt *statement);
int sqlite3_finalize(sqlite3_stmt *statement);

sqlite3_backup *sqlite3_backup_init(sqlite3 *target, const char *schema, sqlite3 *source, const char *sourceSchema);
int sqlite3_backup_step(sqlite3_backup *backup, int pages);
int sqlite3_backup_finish(sqlite3_backup *backup);

int sqlite3_bind_null(sqlite3_stmt *statement, int index);
int sqlite3_bind_int64(sqlite3_stmt *statement, int index, int64_t value);
int sqlite3_bind_double(sqlite3_stmt *statement, int index, double value);
int sqlite3_bind_blob(sqlite3_stmt *statement, int index, const void *data, int bytes, void (*release)(void *));
int sqlite3_bind_text(sqlite3_stmt *statement, int index, const char *text, int bytes, void (*release)(void *));

int sqlite3_column_type(sqlite3_stmt *statement, int column);
int64_t sqlite3_column_int64(sqlite3_stmt *statement, int column);
double sqlite3_column_double(sqlite3_stmt *statement, int column);
const void *sqlite3_column_blob(sqlite3_stmt *statement, int column);
const unsigned char *sqlite3_column_text(sqlite3_stmt *statement, int column);
int sqlite3_column_bytes(sqlite3_stmt *statement, int column);

/// `sqlite3_bind_text` with `SQLITE_TRANSIENT`, a pointer that Swift cannot import: SQLite copies the text.
static inline int sqlite3_bind_text_copied(sqlite3_stmt *statement, int index, const char *text, int bytes) {
    return sqlite3_bind_text(statement, index, text, bytes, (void (*)(void *))-1);
}

/// `sqlite3_bind_blob` with `SQLITE_TRANSIENT`.
static inline int sqlite3_bind_blob_copied(sqlite3_stmt *statement, int index, const void *data, int bytes) {
    return sqlite3_bind_blob(statement, index, data, bytes, (void (*)(void *))-1);
}

#endif
