# Compiler, warnings, and the helper that makes a library of the project.
if((CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 12)
   OR (CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 14))
  message(FATAL_ERROR "Bloesem needs g++ 12 or clang 14, or newer; found ${CMAKE_CXX_COMPILER_ID} "
                      "${CMAKE_CXX_COMPILER_VERSION}. On Debian: apt-get install g++")
endif()

if(NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()
# -O3 builds the solver's many instantiations for minutes and gains nothing measurable.
string(REPLACE "-O3" "-O2" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")
# Where tests are built, assertions are too.
option(BLOESEM_ASSERTIONS "Keep assertions in optimised builds" ${PROJECT_IS_TOP_LEVEL})
if(BLOESEM_ASSERTIONS)
  string(REPLACE "-DNDEBUG" "" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")
endif()
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

option(BLOESEM_WERROR "Treat warnings as errors" OFF)
option(BLOESEM_SANITIZE "Build with AddressSanitizer and UndefinedBehaviorSanitizer" OFF)

add_library(bloesem_dev INTERFACE)
target_compile_features(bloesem_dev INTERFACE cxx_std_20)
target_compile_options(bloesem_dev INTERFACE -Wall -Wextra -Wpedantic -Wconversion $<$<BOOL:${BLOESEM_WERROR}>:-Werror>)
if(BLOESEM_SANITIZE)
  add_compile_options(-fsanitize=address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=address,undefined)
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

option(BLOESEM_FUZZERS "Build the libFuzzer programs of tests/fuzz, with the sanitizers (needs clang)" OFF)
if(BLOESEM_FUZZERS)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "Clang")
    message(FATAL_ERROR "BLOESEM_FUZZERS needs clang: cmake --preset fuzz")
  endif()
  set(fuzzer_flags -fsanitize=fuzzer-no-link,address,undefined -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_compile_options(${fuzzer_flags})
  add_link_options(${fuzzer_flags})
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

# Where the compiler has it in both forms (Fedora keeps the static one apart, macOS has none).
include(CheckLinkerFlag)
check_linker_flag(CXX "-static-libstdc++;-static-libgcc;LINKER:--gc-sections" BLOESEM_CAN_LINK_STATIC_RUNTIME)
option(BLOESEM_STATIC_RUNTIME "Link the C++ library into the program, which then starts faster"
       ${BLOESEM_CAN_LINK_STATIC_RUNTIME})
if(BLOESEM_SANITIZE OR BLOESEM_FUZZERS)  # they watch the shared one
  set(BLOESEM_STATIC_RUNTIME OFF)
endif()

# bloesem_library(NAME SOURCES...): target bloesem_NAME, alias bloesem::NAME, headers included by full path.
function(bloesem_library name)
  add_library(bloesem_${name} STATIC ${ARGN})
  add_library(bloesem::${name} ALIAS bloesem_${name})
  set_target_properties(bloesem_${name} PROPERTIES EXPORT_NAME ${name} CXX_EXTENSIONS OFF)
  target_compile_features(bloesem_${name} PUBLIC cxx_std_20)
  target_include_directories(bloesem_${name} PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>)
  target_link_libraries(bloesem_${name} PRIVATE $<BUILD_INTERFACE:bloesem_dev>)
endfunction()

# bloesem_public_headers(NAME HEADERS...): those that users of the library see. They are installed, so they include
# only each other and the standard library.
function(bloesem_public_headers name)
  target_sources(bloesem_${name} PUBLIC FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR} FILES ${ARGN})
endfunction()
