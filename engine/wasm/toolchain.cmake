# Debian's emscripten, which compiles for WebAssembly.
include(/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake)
# Small first; settings/speed.cmake lists what is compiled for speed.
set(CMAKE_CXX_FLAGS_MINSIZEREL "-Oz -DNDEBUG" CACHE STRING "Flags of a small build")
set(CMAKE_CXX_FLAGS_INIT "-fwasm-exceptions -fno-rtti")
