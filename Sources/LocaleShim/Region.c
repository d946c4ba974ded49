#include "LocaleShim.h"

/* On Linux the current locale of Foundation is always en_001, whatever the machine's settings: prices have the sign ¤, and
   weeks begin on Monday. No call changes it. A program's own definitions of these getters stand before those of the shared
   libraries, so that formatters without a locale of their own write as in an American preview. They are weak: a program
   that contains Foundation keeps Foundation's. */

#ifdef __linux__
/* `Locale` and `Calendar` each are one existential of a class. */
typedef struct {
    void *object;
    void *conformance;
} existential;

#define SWIFT __attribute__((swiftcall))
#define INSTEAD_OF(symbol) __asm__("$s20FoundationEssentials" symbol)

SWIFT existential plumbline_locale(void);
SWIFT existential plumbline_calendar(void);
SWIFT void *plumbline_languages(void);

__attribute__((weak)) SWIFT existential current_locale(void) INSTEAD_OF("6LocaleV7currentACvgZ");
__attribute__((weak)) SWIFT existential updating_locale(void) INSTEAD_OF("6LocaleV19autoupdatingCurrentACvgZ");
__attribute__((weak)) SWIFT void *preferred_languages(void) INSTEAD_OF("6LocaleV18preferredLanguagesSaySSGvgZ");
__attribute__((weak)) SWIFT existential current_calendar(void) INSTEAD_OF("8CalendarV7currentACvgZ");
__attribute__((weak)) SWIFT existential updating_calendar(void) INSTEAD_OF("8CalendarV19autoupdatingCurrentACvgZ");

SWIFT existential current_locale(void) { return plumbline_locale(); }
SWIFT existential updating_locale(void) { return plumbline_locale(); }
SWIFT void *preferred_languages(void) { return plumbline_languages(); }
SWIFT existential current_calendar(void) { return plumbline_calendar(); }
SWIFT existential updating_calendar(void) { return plumbline_calendar(); }
#endif
