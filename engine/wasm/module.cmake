# The module for JavaScript and TypeScript, and its package: everything that bloesem/c.h declares, in WebAssembly.
set(wasm ${PROJECT_SOURCE_DIR}/engine/wasm)
bloesem_library(surroundings engine/wasm/watch.cpp engine/wasm/memory.cpp engine/wasm/missing)
target_link_libraries(bloesem_surroundings PRIVATE bloesem::c)

file(STRINGS ${PROJECT_SOURCE_DIR}/engine/c/include/bloesem/c.h declarations REGEX "^BLOESEM_API")
string(REGEX MATCHALL "bloesem_[a-z_]+\\(" functions "${declarations}")
list(TRANSFORM functions REPLACE "\\(" "")
list(APPEND functions bloesem_host_watch)

# The rooms are compiled to LLVM's own code, and optimised as one program. Where a call can throw, each object that the caller
# owns needs a landing pad, and in separate files nearly every call could. In truth few can: those that a watch stops and those
# that read a command. So an allocation is taken to succeed (memory.cpp ends the module otherwise), the library ends the module
# where it would throw, and the optimiser sees all functions, those that are called before those that call them (cgscc).
# Inlining has to be asked for: emscripten forbids it wherever it sees -Oz.
set(rooms trf model criteria matching standings platform engine proof explain generator service render cli c surroundings)
target_compile_options(bloesem_dev INTERFACE -flto -finline-functions -fnew-infallible -fno-c++-static-destructors)
target_compile_definitions(bloesem_dev INTERFACE _LIBCPP_NO_EXCEPTIONS _LIBCPP_DISABLE_EXTERN_TEMPLATE)
find_program(BLOESEM_LLVM_LINK llvm-link-14 REQUIRED)
find_program(BLOESEM_LLVM_OPT opt-14 REQUIRED)
list(JOIN functions "," public)
set(whole ${PROJECT_BINARY_DIR}/whole.bc)
set(optimised ${PROJECT_BINARY_DIR}/optimised.bc)
# A view is passed as two numbers instead of in memory (argpromotion).
set(upwards "cgscc(function(sroa,early-cse,simplifycfg),function-attrs,argpromotion),deadargelim")
set(passes "internalize,globaldce,deadargelim,${upwards},default<Oz>,${upwards},default<Oz>,globaldce")
list(TRANSFORM rooms REPLACE "(.+)" "$<TARGET_FILE:bloesem_\\1>" OUTPUT_VARIABLE archives)
list(TRANSFORM rooms PREPEND bloesem_ OUTPUT_VARIABLE targets)
add_custom_command(OUTPUT ${optimised}
  COMMAND ${BLOESEM_LLVM_LINK} ${archives} -o ${whole}
  COMMAND ${BLOESEM_LLVM_OPT} -internalize-public-api-list=${public} -inline-threshold=-30 -inlinehint-threshold=-30
          -passes=${passes} ${whole} -o ${optimised}
  DEPENDS ${targets} VERBATIM)

set_source_files_properties(${optimised} PROPERTIES EXTERNAL_OBJECT ON GENERATED ON)
add_executable(bloesem_module ${optimised})
set_target_properties(bloesem_module PROPERTIES OUTPUT_NAME bloesem SUFFIX .wasm LINKER_LANGUAGE CXX)
target_link_libraries(bloesem_module PRIVATE bloesem_characters)
list(APPEND functions malloc free)
list(TRANSFORM functions PREPEND _)
list(JOIN functions "," exported)
target_link_options(bloesem_module PRIVATE
  -Oz --no-entry -fwasm-exceptions
  LINKER:--lto-O0  # LLVM's code only becomes WebAssembly here; it is optimised already
  # The module alone, without emscripten's own JavaScript.
  -sSTANDALONE_WASM=1 -sERROR_ON_UNDEFINED_SYMBOLS=0 -sWARN_ON_UNDEFINED_SYMBOLS=0
  LINKER:--stack-first  # a stack that overflows traps, instead of writing over data
  -sALLOW_MEMORY_GROWTH=1 -sINITIAL_MEMORY=16MB -sMAXIMUM_MEMORY=4GB -sTOTAL_STACK=8MB
  -sEXPORTED_FUNCTIONS=${exported})

# Everything is compiled for size, except what takes the time of a round once its file is read (a profile of
# bench/door_node.mjs). Those files are not part of the units, which have one level each.
foreach(room IN ITEMS engine_systems engine_further characters LISTS rooms)
  target_compile_options(bloesem_${room} PRIVATE -Oz)
endforeach()
set(fast matching/cardinality/class_flow.cpp matching/weighted/class_optimum.cpp engine/pair_round.cpp
  engine/swiss/round_field.cpp engine/swiss/partners_of_field.cpp engine/swiss/legal_matrix.cpp engine/swiss/legal_rows.cpp engine/swiss/barred_partners.cpp
  engine/swiss/census.cpp engine/swiss/bracket.cpp engine/swiss/bracket_view.cpp)
file(GLOB fast_bracket RELATIVE ${PROJECT_SOURCE_DIR} ${PROJECT_SOURCE_DIR}/engine/dutch/solve/fast/*.cpp)
foreach(source IN LISTS fast fast_bracket)
  if(NOT EXISTS ${PROJECT_SOURCE_DIR}/${source})
    message(FATAL_ERROR "${source} is no longer there: see bench/door_node.mjs for what takes the time")
  endif()
  set_source_files_properties(${source} PROPERTIES COMPILE_OPTIONS -O2 SKIP_UNITY_BUILD_INCLUSION ON)
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
