#if !__has_include(<png.h>)
#error "libpng is missing, or pkg-config does not find it. Install libpng-dev (Debian, Ubuntu), libpng-devel (Fedora) or libpng (Homebrew); see docs/Installing.md."
#else
#include <png.h>
#endif
