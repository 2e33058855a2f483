# Debian's emscripten, which compiles for WebAssembly.
include(/usr/share/emscripten/cmake/Modules/Platform/Emscripten.cmake)
set(CMAKE_CXX_FLAGS_MINSIZEREL -DNDEBUG CACHE STRING "Flags of the module; module.cmake adds the level of each part")
# Every machine that knows WebAssembly's exceptions knows these, which are older.
set(CMAKE_CXX_FLAGS_INIT "-fwasm-exceptions -msign-ext -mbulk-memory -mnontrapping-fptoint -fno-rtti")
