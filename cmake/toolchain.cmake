# Compiler, warnings, and helpers that define the project's libraries.
if((CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 12)
   OR (CMAKE_CXX_COMPILER_ID STREQUAL "Clang" AND CMAKE_CXX_COMPILER_VERSION VERSION_LESS 14))
  message(FATAL_ERROR "Bloesem needs g++ 12 or clang 14, or newer; found ${CMAKE_CXX_COMPILER_ID} "
                      "${CMAKE_CXX_COMPILER_VERSION}. On Debian: apt-get install g++")
endif()

if(PROJECT_IS_TOP_LEVEL AND NOT CMAKE_BUILD_TYPE AND NOT CMAKE_CONFIGURATION_TYPES)
  set(CMAKE_BUILD_TYPE Release CACHE STRING "Build type" FORCE)
endif()
# -O3 takes minutes for the solver's many instantiations and gains nothing measurable.
string(REPLACE "-O3" "-O2" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")
# Builds with tests keep assertions.
option(BLOESEM_ASSERTIONS "Keep assertions in optimised builds" ${PROJECT_IS_TOP_LEVEL})
if(BLOESEM_ASSERTIONS)
  string(REPLACE "-DNDEBUG" "" CMAKE_CXX_FLAGS_RELEASE "${CMAKE_CXX_FLAGS_RELEASE}")
endif()
option(BLOESEM_HEAVY_ASSERTIONS "Also check whole structures and inner loops, where assertions are on" OFF)
if(BLOESEM_HEAVY_ASSERTIONS)
  add_compile_definitions(BLOESEM_HEAVY_ASSERTIONS)
endif()
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

option(BLOESEM_WERROR "Treat warnings as errors" OFF)
set(BLOESEM_SANITIZE OFF CACHE STRING "Build with sanitizers: address (and undefined behaviour), or thread")
set_property(CACHE BLOESEM_SANITIZE PROPERTY STRINGS OFF address thread)

add_library(bloesem_dev INTERFACE)
target_compile_features(bloesem_dev INTERFACE cxx_std_20)
target_compile_options(bloesem_dev INTERFACE -Wall -Wextra -Wpedantic -Wconversion $<$<BOOL:${BLOESEM_WERROR}>:-Werror>)
if(BLOESEM_SANITIZE)
  set(sanitizers address,undefined)
  if(BLOESEM_SANITIZE STREQUAL "thread")
    set(sanitizers thread)
  endif()
  add_compile_options(-fsanitize=${sanitizers} -fno-sanitize-recover=all -fno-omit-frame-pointer)
  add_link_options(-fsanitize=${sanitizers})
  add_compile_definitions(_GLIBCXX_ASSERTIONS)
endif()

# The garbage collector of g++ starts late, which saves a tenth of its time and takes 0.8 GB for each process.
cmake_host_system_information(RESULT memory QUERY TOTAL_PHYSICAL_MEMORY)  # MiB
if(CMAKE_CXX_COMPILER_ID STREQUAL "GNU" AND memory GREATER 4000)
  target_compile_options(bloesem_dev INTERFACE --param ggc-min-heapsize=800000)
endif()

include(CheckCXXSymbolExists)
check_cxx_symbol_exists(_LIBCPP_VERSION version BLOESEM_HAS_LIBCXX)
if(BLOESEM_HAS_LIBCXX AND NOT EMSCRIPTEN)  # which has engine/wasm/missing_library.hpp; older versions lack parts of C++20
  target_compile_options(bloesem_dev INTERFACE -include ${PROJECT_SOURCE_DIR}/engine/platform/libcxx/missing_library.hpp)
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

# Static linking, if the static C++ library is available (Fedora packages it separately, macOS has none).
include(CheckLinkerFlag)
check_linker_flag(CXX "-static-libstdc++;-static-libgcc;LINKER:--gc-sections" BLOESEM_CAN_LINK_STATIC_RUNTIME)
option(BLOESEM_STATIC_RUNTIME "Link the C++ library into the program, which then starts faster"
       ${BLOESEM_CAN_LINK_STATIC_RUNTIME})
if(BLOESEM_SANITIZE OR BLOESEM_FUZZERS)  # they require the shared one
  set(BLOESEM_STATIC_RUNTIME OFF)
endif()
set(static OFF)
if(WIN32)  # the libraries of the compiler are not part of Windows
  set(static ON)
endif()
option(BLOESEM_STATIC "Link the whole program statically: it runs on every Linux, or Windows, of its processor" ${static})

# bloesem_sources(VARIABLE WHERE...): sets VARIABLE to the .cpp files of folders (recursively) and of patterns
# (engine/*.cpp). The next build finds added files by itself.
function(bloesem_sources variable)
  set(sources "")
  foreach(where IN LISTS ARGN)
    if(IS_DIRECTORY ${CMAKE_CURRENT_SOURCE_DIR}/${where})
      file(GLOB_RECURSE found CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${where}/*.cpp)
    else()
      file(GLOB found CONFIGURE_DEPENDS ${CMAKE_CURRENT_SOURCE_DIR}/${where})
    endif()
    if(NOT found)
      message(FATAL_ERROR "${where}: no source file")
    endif()
    list(APPEND sources ${found})
  endforeach()
  set(${variable} ${sources} PARENT_SCOPE)
endfunction()

# bloesem_together(TARGET): compiles the sources of a target as one unit, in every preset, because most of the build
# time goes into headers and templates that they share. Names in anonymous namespaces must therefore be unique within a
# target. The one that includes LEMON is compiled alone: its templates take long anyway. So is what includes windows.h.
option(BLOESEM_SMALL_UNITS "Compile each folder as a unit: slower from nothing, faster after a change" OFF)
function(bloesem_together target)
  set_target_properties(${target} PROPERTIES UNITY_BUILD ON UNITY_BUILD_BATCH_SIZE 0)
  get_target_property(sources ${target} SOURCES)
  if(BLOESEM_SMALL_UNITS)
    foreach(source IN LISTS sources)
      cmake_path(RELATIVE_PATH source BASE_DIRECTORY ${PROJECT_SOURCE_DIR})
      cmake_path(GET source PARENT_PATH folder)
      string(MAKE_C_IDENTIFIER "${folder}" folder)
      set_source_files_properties(${PROJECT_SOURCE_DIR}/${source} PROPERTIES UNITY_GROUP ${folder})
    endforeach()
    set_target_properties(${target} PROPERTIES UNITY_BUILD_MODE GROUP)
  endif()
  list(FILTER sources INCLUDE REGEX "/lemon_solver[.]cpp$|/platform/windows/")  # windows.h defines common words
  set_source_files_properties(${sources} PROPERTIES SKIP_UNITY_BUILD_INCLUSION ON)
endfunction()

# The shared library (engine/c) is linked from the archives. It shows only the names of bloesem/c.h.
set(position_independent ON)
if(EMSCRIPTEN)  # which has no shared libraries
  set(position_independent OFF)
endif()
set(fit_for_shared_library CXX_EXTENSIONS OFF POSITION_INDEPENDENT_CODE ${position_independent}
  CXX_VISIBILITY_PRESET hidden VISIBILITY_INLINES_HIDDEN ON)

# bloesem_library(NAME WHERE...): defines target bloesem_NAME from the sources WHERE (see bloesem_sources), with the
# alias bloesem::NAME. Headers are included by full path.
function(bloesem_library name)
  bloesem_sources(sources ${ARGN})
  add_library(bloesem_${name} STATIC ${sources})
  add_library(bloesem::${name} ALIAS bloesem_${name})
  # Archives contain machine code, which every compiler and linker can use. Link-time optimisation would fill them
  # with bytecode for a single compiler version, and gains nothing (docs/performance.md).
  set_target_properties(bloesem_${name} PROPERTIES EXPORT_NAME ${name} INTERPROCEDURAL_OPTIMIZATION OFF
    ${fit_for_shared_library})
  target_compile_features(bloesem_${name} PUBLIC cxx_std_20)
  target_include_directories(bloesem_${name} PUBLIC $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}>)
  target_link_libraries(bloesem_${name} PRIVATE $<BUILD_INTERFACE:bloesem_dev>)
  bloesem_together(bloesem_${name})
endfunction()

# bloesem_part(NAME PART WHERE...): adds the sources WHERE that library bloesem_NAME does not have yet, as target
# bloesem_NAME_PART, which may have compiler options of its own.
function(bloesem_part name part)
  bloesem_sources(sources ${ARGN})
  get_target_property(taken bloesem_${name} SOURCES)
  list(REMOVE_ITEM sources ${taken})
  set(target bloesem_${name}_${part})
  add_library(${target} OBJECT ${sources})
  set_target_properties(${target} PROPERTIES ${fit_for_shared_library})
  target_include_directories(${target} PRIVATE $<TARGET_PROPERTY:bloesem_${name},INCLUDE_DIRECTORIES>)
  target_link_libraries(${target} PRIVATE bloesem_dev)
  bloesem_together(${target})
  target_sources(bloesem_${name} PRIVATE $<TARGET_OBJECTS:${target}>)
endfunction()

# bloesem_public_headers(NAME FOLDER): installs the headers in FOLDER/bloesem, the library's public interface. They
# include only each other and the standard library.
function(bloesem_public_headers name folder)
  file(GLOB_RECURSE headers CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/${folder}/*.hpp ${PROJECT_SOURCE_DIR}/${folder}/*.h)
  target_sources(bloesem_${name} PUBLIC FILE_SET HEADERS BASE_DIRS ${PROJECT_SOURCE_DIR}/${folder} FILES ${headers})
endfunction()
