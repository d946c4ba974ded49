// #embed puts the files into the program, which stays relocatable.
#pragma clang diagnostic ignored "-Wc23-extensions"

#include "ExplorableFiles.h"

const char *figureStyle(void) {
    static const char text[] = {
#embed "figure/figure.css"
        , 0};
    return text;
}

const char *figureMarkup(void) {
    static const char text[] = {
#embed "figure/figure.html"
        , 0};
    return text;
}

const char *siteStyle(void) {
    static const char text[] = {
#embed "site/site.css"
        , 0};
    return text;
}

const char *siteScript(void) {
    static const char text[] = {
#embed "site/site.js"
        , 0};
    return text;
}

static const char layouts[] = {
#embed "figure/layouts.js"
    , 0};
static const char picture[] = {
#embed "figure/picture.js"
    , 0};
static const char track[] = {
#embed "figure/track.js"
    , 0};
static const char views[] = {
#embed "figure/views.js"
    , 0};
static const char code[] = {
#embed "figure/code.js"
    , 0};
static const char steps[] = {
#embed "figure/steps.js"
    , 0};
static const char changes[] = {
#embed "figure/changes.js"
    , 0};
static const char drag[] = {
#embed "figure/drag.js"
    , 0};
static const char surroundings[] = {
#embed "figure/surroundings.js"
    , 0};
static const char page[] = {
#embed "figure/page.js"
    , 0};

const char *figureScript(int number) {
    static const char *const scripts[] = {layouts, picture, track, views, code, steps, changes, drag, surroundings, page};
    const int count = sizeof scripts / sizeof *scripts;
    return number < count ? scripts[number] : 0;
}
