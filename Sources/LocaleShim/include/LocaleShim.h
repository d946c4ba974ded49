#ifndef LOCALESHIM_H
#define LOCALESHIM_H

/* No declarations: the definitions in Region.c take the place of Foundation's when a program is loaded. */

#endif
