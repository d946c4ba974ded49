#if !__has_include(<pango/pangocairo.h>)
#error "pango is missing, or pkg-config does not find it. Install libpango1.0-dev (Debian, Ubuntu), pango-devel (Fedora) or pango (Homebrew); see docs/Installing.md."
#else
#include <pango/pangocairo.h>
#include <pango/pangofc-fontmap.h>
#include <fontconfig/fontconfig.h>
#include <hb-ot.h>
#include <ft2build.h>
#include FT_FREETYPE_H
#endif
