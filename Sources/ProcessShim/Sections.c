#ifndef _GNU_SOURCE
#define _GNU_SOURCE
#endif
#include "ProcessShim.h"

#include <stdbool.h>

#ifdef __linux__
/* The runtime's record of an image's sections, as far as it is used here. */
typedef struct {
    uintptr_t version;
    const void *base;
    void *unused[2];
    processshim_section protocols;
    processshim_section conformances;
} metadata_sections;

extern void swift_enumerateAllMetadataSections(bool (*body)(const metadata_sections *, void *), void *context);

typedef struct {
    processshim_section *sections;
    size_t capacity;
    size_t count;
} section_list;

static bool add_section(const metadata_sections *sections, void *context) {
    section_list *list = context;
    if (sections->conformances.length == 0) return true;
    if (list->count < list->capacity) list->sections[list->count] = sections->conformances;
    list->count += 1;
    return true;
}

size_t processshim_conformances(processshim_section *sections, size_t capacity) {
    section_list list = {sections, capacity, 0};
    swift_enumerateAllMetadataSections(add_section, &list);
    return list.count;
}
#else
size_t processshim_conformances(processshim_section *sections, size_t capacity) {
    (void)sections;
    (void)capacity;
    return 0;
}
#endif
