// #embed puts the files into the program, which stays relocatable. SwiftPM's embedding makes array literals of 26,000
// elements, which take Swift seconds to compile.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "ReportFiles.h"

const char *reportStyle(void) {
    static const char text[] = {
#embed "report.css"
        , 0};
    return text;
}

const char *reportMarkup(void) {
    static const char text[] = {
#embed "report.html"
        , 0};
    return text;
}

const char *reportScript(void) {
    static const char text[] = {
#embed "report.js"
        , 0};
    return text;
}
