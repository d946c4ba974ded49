#ifndef GLIBSHIM_H
#define GLIBSHIM_H

#include <stddef.h>

/* SHA-256 as 64 hexadecimal digits and a NUL. */
void glibshim_sha256(const void *bytes, size_t count, char digits[65]);

#endif
