#include "engine/service/release.hpp"

namespace bloesem::service {

const char* const version = BLOESEM_VERSION;
const char* const release = "bloesem " BLOESEM_VERSION;

}  // namespace bloesem::service
