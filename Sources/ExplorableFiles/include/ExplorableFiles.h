#pragma once

// The files of an explorable figure and of a site, as strings.
const char *_Nonnull figureStyle(void);
const char *_Nonnull figureMarkup(void);
const char *_Nonnull siteStyle(void);
const char *_Nonnull siteScript(void);
/// The scripts of a figure in the order in which they run, and nil.
const char *_Nullable figureScript(int number);
