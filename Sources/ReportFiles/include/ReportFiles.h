#pragma once

// The report page's files, as strings.
const char *_Nonnull reportStyle(void);
const char *_Nonnull reportMarkup(void);
const char *_Nonnull reportScript(void);
