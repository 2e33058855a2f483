# Dependencies of the module: headers alone. The system's folder of headers belongs to another machine, so theirs are
# reached through links in a folder of their own.
set(headers ${PROJECT_BINARY_DIR}/headers)
file(MAKE_DIRECTORY ${headers})
foreach(part IN ITEMS "lemon liblemon-dev" "boost libboost-dev" "utf8proc.h libutf8proc-dev")
  separate_arguments(part)
  list(GET part 0 name)
  list(GET part 1 package)
  if(EXISTS /usr/include/${name})
    file(CREATE_LINK /usr/include/${name} ${headers}/${name} SYMBOLIC)
  else()
    string(APPEND BLOESEM_MISSING "\n  ${name}: apt-get install ${package}")
  endif()
endforeach()
if(BLOESEM_MISSING)
  message(FATAL_ERROR "Bloesem cannot be built; missing on this system:${BLOESEM_MISSING}")
endif()
foreach(target IN ITEMS LEMON::headers Boost::headers)
  add_library(${target} INTERFACE IMPORTED)
  target_include_directories(${target} SYSTEM INTERFACE ${headers})
endforeach()
# The parser of options is larger than all that a request needs of it.
add_library(CLI11::CLI11 INTERFACE IMPORTED)
target_include_directories(CLI11::CLI11 SYSTEM INTERFACE ${PROJECT_SOURCE_DIR}/engine/wasm/options)
add_library(Threads::Threads INTERFACE IMPORTED)  # there are none

# utf8proc is installed for this machine only. A program of this machine asks it about every character; the module has
# the answers as a table.
find_program(BLOESEM_HOST_CXX NAMES c++ g++ clang++ REQUIRED)
set(characters ${PROJECT_SOURCE_DIR}/engine/wasm/characters)
set(generated ${PROJECT_BINARY_DIR}/generated)
file(MAKE_DIRECTORY ${generated}/engine/wasm)
add_custom_command(OUTPUT ${generated}/engine/wasm/characters.inc
  COMMAND ${BLOESEM_HOST_CXX} -std=c++20 -O1 -I${PROJECT_SOURCE_DIR} ${characters}/list_characters.cpp -lutf8proc
          -o ${generated}/list_characters
  COMMAND ${generated}/list_characters > ${generated}/engine/wasm/characters.inc
  DEPENDS ${characters}/list_characters.cpp ${characters}/graphemes.hpp ${characters}/utf8.hpp VERBATIM)
add_library(bloesem_characters STATIC ${characters}/characters.cpp ${generated}/engine/wasm/characters.inc)
set_target_properties(bloesem_characters PROPERTIES CXX_EXTENSIONS OFF)
target_compile_features(bloesem_characters PRIVATE cxx_std_20)
target_include_directories(bloesem_characters PRIVATE ${PROJECT_SOURCE_DIR} ${generated})
target_include_directories(bloesem_characters SYSTEM PUBLIC ${headers})
add_library(Utf8proc::utf8proc ALIAS bloesem_characters)
