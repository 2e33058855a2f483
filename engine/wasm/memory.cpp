// The module is compiled for memory that does not run out (module.cmake), so a request that would need more
// than there is cannot be unwound: the surroundings are told (package/module.js), and the module stops.
#include <new>

extern "C" __attribute__((import_module("env"), import_name("bloesem_host_out_of_memory"))) void
bloesem_host_out_of_memory();

namespace {

[[noreturn]] void stop() {
  bloesem_host_out_of_memory();
  __builtin_trap();
}

[[maybe_unused]] const std::new_handler before = std::set_new_handler(stop);

}  // namespace
