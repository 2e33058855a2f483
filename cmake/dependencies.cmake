# All dependencies are system packages. Missing ones are reported together with their package names.
set(BLOESEM_MISSING "")
if(EMSCRIPTEN)
  include(engine/wasm/dependencies.cmake)
  return()
endif()

macro(bloesem_need found package what)
  if(NOT ${found})
    string(APPEND BLOESEM_MISSING "\n  ${what}: apt-get install ${package}")
  endif()
endmacro()

find_path(LEMON_INCLUDE_DIR lemon/matching.h)
bloesem_need(LEMON_INCLUDE_DIR liblemon-dev "LEMON (graph algorithms)")
if(LEMON_INCLUDE_DIR AND NOT TARGET LEMON::headers)
  # Only headers of LEMON are used; nothing is linked.
  add_library(LEMON::headers INTERFACE IMPORTED)
  target_include_directories(LEMON::headers SYSTEM INTERFACE ${LEMON_INCLUDE_DIR})
endif()

find_package(Boost 1.74 CONFIG QUIET)
bloesem_need(Boost_FOUND libboost-dev "Boost.Multiprecision 1.74 or newer")

if(BLOESEM_BUILD_PROGRAM)
  if(BLOESEM_STATIC)  # before SQLiteCpp finds the shared one
    find_library(SQLite3_LIBRARY NAMES libsqlite3.a)
    bloesem_need(SQLite3_LIBRARY libsqlite3-dev "SQLite as an archive")
  endif()
  find_package(SQLiteCpp 3 CONFIG QUIET)
  bloesem_need(SQLiteCpp_FOUND libsqlitecpp-dev "SQLiteCpp (databases of campaigns)")
endif()

if(BLOESEM_BUILD_C)
  find_package(CLI11 2 CONFIG QUIET)
  bloesem_need(CLI11_FOUND libcli11-dev "CLI11 (command line)")

  # The static library is preferred, because the program then depends on no other package.
  find_path(UTF8PROC_INCLUDE_DIR utf8proc.h)
  find_library(UTF8PROC_LIBRARY NAMES libutf8proc.a utf8proc)
  if(UTF8PROC_INCLUDE_DIR AND UTF8PROC_LIBRARY)
    set(UTF8PROC_FOUND TRUE)
  endif()
  bloesem_need(UTF8PROC_FOUND libutf8proc-dev "utf8proc (widths of characters)")
  if(UTF8PROC_FOUND AND NOT TARGET Utf8proc::utf8proc)
    add_library(Utf8proc::utf8proc UNKNOWN IMPORTED)
    set_target_properties(Utf8proc::utf8proc PROPERTIES
      IMPORTED_LOCATION "${UTF8PROC_LIBRARY}" INTERFACE_INCLUDE_DIRECTORIES "${UTF8PROC_INCLUDE_DIR}")
  endif()
endif()

set(THREADS_PREFER_PTHREAD_FLAG ON)
find_package(Threads REQUIRED)

if(BLOESEM_BUILD_PROGRAM AND BLOESEM_BUILD_TESTS)
  find_package(GTest CONFIG QUIET)
  bloesem_need(GTest_FOUND libgtest-dev "GoogleTest (or -DBLOESEM_BUILD_TESTS=OFF)")
  find_package(nlohmann_json 3 CONFIG QUIET)
  bloesem_need(nlohmann_json_FOUND nlohmann-json3-dev "nlohmann-json (a second opinion on JSON, for the tests)")
endif()
if(BLOESEM_BUILD_PROGRAM AND BLOESEM_BUILD_BENCHMARKS)
  find_package(benchmark CONFIG QUIET)
  bloesem_need(benchmark_FOUND libbenchmark-dev "Google Benchmark (or -DBLOESEM_BUILD_BENCHMARKS=OFF)")
endif()

if(BLOESEM_MISSING)
  message(FATAL_ERROR "Bloesem cannot be built; missing on this system:${BLOESEM_MISSING}")
endif()
