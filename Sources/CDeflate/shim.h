#if !__has_include(<libdeflate.h>)
#error "libdeflate is missing, or pkg-config does not find it. Install libdeflate-dev (Debian, Ubuntu), libdeflate-devel (Fedora) or libdeflate (Homebrew); see docs/Installing.md."
#else
#include <libdeflate.h>
#endif
