#pragma once
#include <libsecret/secret.h>

// Variadic functions are out of Swift's sight; all that is asked for here has two attributes.

static const SecretSchema shim_secret_schema = {
    "org.handsoff.Account", SECRET_SCHEMA_NONE,
    {{"server", SECRET_SCHEMA_ATTRIBUTE_STRING}, {"account", SECRET_SCHEMA_ATTRIBUTE_STRING}, {NULL, 0}},
};

static inline gboolean shim_secret_store(
    const char *server, const char *account, const char *label, const char *secret, GCancellable *cancel,
    GError **error) {
    return secret_password_store_sync(
        &shim_secret_schema, SECRET_COLLECTION_DEFAULT, label, secret, cancel, error, "server", server,
        "account", account, NULL);
}

static inline gchar *shim_secret_lookup(
    const char *server, const char *account, GCancellable *cancel, GError **error) {
    return secret_password_lookup_sync(
        &shim_secret_schema, cancel, error, "server", server, "account", account, NULL);
}

static inline gboolean shim_secret_clear(
    const char *server, const char *account, GCancellable *cancel, GError **error) {
    return secret_password_clear_sync(
        &shim_secret_schema, cancel, error, "server", server, "account", account, NULL);
}
