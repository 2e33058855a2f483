// Properties that must hold for every input. A broken promise ends the process: libFuzzer, the replay and the
// campaign all keep the input of a process that aborts.
#pragma once

#include <cstddef>
#include <cstdint>
#include <string_view>

// The entry point of every target of this folder.
extern "C" int LLVMFuzzerTestOneInput(const std::uint8_t* data, std::size_t size);

namespace bloesem::fuzz {

// Results of a target: the input was used, or is not worth keeping.
inline constexpr int used = 0;
inline constexpr int refused = -1;

// Larger inputs find nothing that smaller ones do not, only later.
inline constexpr std::size_t largest_fuzzed_input = std::size_t{64} << 10U;

void promise(bool kept, std::string_view what);
// The same with a text that is printed if the promise is broken.
void promise(bool kept, std::string_view what, std::string_view shown);

}  // namespace bloesem::fuzz
