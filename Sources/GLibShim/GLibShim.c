#include "GLibShim.h"

#if !__has_include(<glib.h>)
#error "pango is missing, or pkg-config does not find it. Install libpango1.0-dev (Debian, Ubuntu), pango-devel (Fedora) or pango (Homebrew); see docs/Installing.md."
#endif
#include <glib.h>
#include <string.h>

void glibshim_sha256(const void *bytes, size_t count, char digits[65]) {
    GChecksum *checksum = g_checksum_new(G_CHECKSUM_SHA256);
    /* GLib takes a signed count. */
    const guchar *next = bytes;
    for (size_t left = count; left > 0;) {
        gssize part = left > G_MAXINT ? G_MAXINT : (gssize)left;
        g_checksum_update(checksum, next, part);
        next += part;
        left -= (size_t)part;
    }
    memcpy(digits, g_checksum_get_string(checksum), 65);
    g_checksum_free(checksum);
}
