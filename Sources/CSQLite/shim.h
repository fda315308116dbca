#include <sqlite3.h>

// sqlite3_db_config is variadic, which Swift can't call. No statement of a connection may then change the schema's own
// table, a shadow table or the raw pages: sqlite.org/c3ref/c_dbconfig_defensive.html.
static inline int hands_off_defend(sqlite3 *connection) {
    return sqlite3_db_config(connection, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}
