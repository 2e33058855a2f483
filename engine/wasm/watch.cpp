// The callbacks of a call from JavaScript, as a bloesem_watch. The surroundings of the module
// (package/module.js) have them.
#include <cstdint>

#include "bloesem/c.h"

extern "C" {

__attribute__((import_module("env"), import_name("bloesem_host_cancelled"))) std::int32_t
bloesem_host_cancelled();
__attribute__((import_module("env"), import_name("bloesem_host_progress"))) void bloesem_host_progress(
    const char* stage, std::int32_t players_paired, std::int32_t players);

// Returns the watch that asks and tells the surroundings.
const bloesem_watch* bloesem_host_watch() {
  static const bloesem_watch watch{0, [](void*) { return bloesem_host_cancelled(); },
                                   [](void*, const char* stage, std::int32_t paired, std::int32_t players) {
                                     bloesem_host_progress(stage, paired, players);
                                   },
                                   nullptr};
  return &watch;
}

}  // extern "C"
