#if !__has_include(<jpeglib.h>)
#error "libjpeg is missing, or pkg-config does not find it. Install libjpeg-dev (Debian, Ubuntu), libjpeg-turbo-devel (Fedora) or jpeg-turbo (Homebrew); see docs/Installing.md."
#else
#include <stddef.h>
#include <stdio.h>
#include <jpeglib.h>
#endif
