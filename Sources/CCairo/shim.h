#if !__has_include(<cairo.h>)
#error "cairo is missing, or pkg-config does not find it. Install libcairo2-dev (Debian, Ubuntu), cairo-devel (Fedora) or cairo (Homebrew); see docs/Installing.md."
#else
#include <cairo.h>
#include <cairo-pdf.h>
#include <cairo-svg.h>
#endif
