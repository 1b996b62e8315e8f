// What the allocator says of itself, which Swift's Glibc module leaves out.
#ifndef CMALLOC_SHIM_H
#define CMALLOC_SHIM_H

#include <malloc.h>

#endif
