#pragma once

// The files of an explorable figure and of a site, as strings.
const char *_Nonnull figureStyle(void);
const char *_Nonnull figureMarkup(void);
const char *_Nonnull siteStyle(void);
const char *_Nonnull siteScript(void);
/// The script of a figure with this number, in the order in which they run; NULL after the last.
const char *_Nullable figureScript(int number);
