# The module for JavaScript and TypeScript, and its package: everything that bloesem/c.h declares, in WebAssembly.
set(wasm ${PROJECT_SOURCE_DIR}/engine/wasm)
add_executable(bloesem_module ${wasm}/watch.cpp ${wasm}/missing/decimal.cpp)
set_target_properties(bloesem_module PROPERTIES OUTPUT_NAME bloesem SUFFIX .wasm CXX_EXTENSIONS OFF)
target_link_libraries(bloesem_module PRIVATE bloesem::c bloesem_dev)

file(STRINGS ${PROJECT_SOURCE_DIR}/engine/c/include/bloesem/c.h declarations REGEX "^BLOESEM_API")
string(REGEX MATCHALL "bloesem_[a-z_]+\\(" functions "${declarations}")
list(TRANSFORM functions REPLACE "(.*)\\(" "_\\1")
list(APPEND functions _malloc _free _bloesem_host_watch)
list(JOIN functions "," functions)
target_link_options(bloesem_module PRIVATE
  -Oz --no-entry -fwasm-exceptions
  # The module alone, without emscripten's own JavaScript.
  -sSTANDALONE_WASM=1 -sERROR_ON_UNDEFINED_SYMBOLS=0 -sWARN_ON_UNDEFINED_SYMBOLS=0
  LINKER:--stack-first  # a stack that overflows traps, instead of writing over data
  -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=16MB -sMAXIMUM_MEMORY=4GB -sTOTAL_STACK=8MB
  -sEXPORTED_FUNCTIONS=${functions})

# Everything is compiled for size, except what takes the time between a file and the boards of a round (a profile of
# bench/door_node.mjs). Those files are not part of the units, which have one level each.
foreach(room IN ITEMS model criteria)
  target_compile_options(bloesem_${room} PRIVATE -O2)
endforeach()
foreach(room IN ITEMS trf matching engine engine_systems engine_further proof explain generator standings platform service render
                      cli c characters module)
  target_compile_options(bloesem_${room} PRIVATE -Oz)
endforeach()
set(fast trf/plain_player.cpp trf/games.cpp trf/source_text.cpp trf/stated_points.cpp trf/round_cell.cpp trf/round_count.cpp
  trf/line_text.cpp trf/recognise_dialect.cpp trf/assemble.cpp trf/reader.cpp trf/encoding.cpp trf/visible.cpp
  trf/team_event.cpp matching/cardinality/class_flow.cpp matching/weighted/class_optimum.cpp engine/pair_round.cpp
  engine/swiss/round_field.cpp engine/swiss/legal_matrix.cpp engine/swiss/legal_rows.cpp engine/swiss/barred_partners.cpp
  engine/swiss/census.cpp engine/swiss/bracket.cpp engine/swiss/bracket_view.cpp)
file(GLOB fast_bracket RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/engine/dutch/solve/fast/*.cpp)
foreach(source IN LISTS fast fast_bracket)
  if(NOT EXISTS ${PROJECT_SOURCE_DIR}/${source})
    message(FATAL_ERROR "${source} is no longer there: see bench/door_node.mjs for what takes the time")
  endif()
  # emscripten forbids inlining wherever it sees -Oz.
  set_source_files_properties(${source} PROPERTIES
    COMPILE_OPTIONS "-O2;-finline-functions" SKIP_UNITY_BUILD_INCLUSION ON)
endforeach()
set_source_files_properties(matching/weighted/lemon_solver.cpp PROPERTIES
  COMPILE_OPTIONS -Oz COMPILE_DEFINITIONS BLOESEM_ONE_WIDTH)
# A smaller std::function; no other library sees one.
target_compile_definitions(bloesem_dev INTERFACE _LIBCPP_ABI_OPTIMIZED_FUNCTION)

# The package, as a folder and as the tarball of npm.
set(npm ${PROJECT_BINARY_DIR}/npm)
file(GLOB scripts CONFIGURE_DEPENDS ${wasm}/package/*.js ${wasm}/package/*.d.ts ${wasm}/package/README.md)
file(GLOB examples CONFIGURE_DEPENDS ${wasm}/examples/*)
configure_file(${wasm}/package/package.json.in ${npm}/package.json @ONLY)
find_program(BLOESEM_NPM_PROGRAM npm REQUIRED)
add_custom_target(bloesem_npm
  COMMAND ${CMAKE_COMMAND} -E copy_if_different ${scripts} $<TARGET_FILE:bloesem_module> ${PROJECT_SOURCE_DIR}/LICENSE
          ${PROJECT_SOURCE_DIR}/THIRD-PARTY-NOTICES.md ${npm}
  COMMAND ${CMAKE_COMMAND} -E make_directory ${npm}/examples
  COMMAND ${CMAKE_COMMAND} -E copy_if_different ${examples} ${npm}/examples
  COMMAND ${CMAKE_COMMAND} -E chdir ${npm} ${BLOESEM_NPM_PROGRAM} pack --silent --pack-destination ${PROJECT_BINARY_DIR}
  DEPENDS bloesem_module ${scripts} ${examples} VERBATIM)
