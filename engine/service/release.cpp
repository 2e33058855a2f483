#include "engine/service/release.hpp"

namespace bloesem::cli {

const char* const version = BLOESEM_VERSION;
const char* const release = "bloesem " BLOESEM_VERSION;

}  // namespace bloesem::cli
