// The interface as a whole.
#include "bloesem/c.h"
#include "engine/service/release.hpp"

int32_t bloesem_abi_version(void) { return BLOESEM_ABI; }

const char* bloesem_release(void) { return bloesem::service::release; }
