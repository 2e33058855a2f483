# A project that takes the sources in with add_subdirectory pairs a round. The libraries take minutes to compile and
# are the same files with the same flags, so those of this build are put where the project would make them: what is
# tried is that the project configures, compiles and links. With -DWHOLE=ON everything is compiled.
include(${CMAKE_CURRENT_LIST_DIR}/tools.cmake)

if(NOT GENERATOR STREQUAL "Ninja" AND NOT WHOLE)
  skip("only Ninja says by which command a program is linked")
endif()
file(REMOVE_RECURSE ${SCRATCH})
run(${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR}/../consumer -B ${SCRATCH} -G ${GENERATOR}
  -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_CXX_FLAGS=${FLAGS} -DBLOESEM_SOURCES=${SOURCE})
if(WHOLE)
  run(${CMAKE_COMMAND} --build ${SCRATCH} --target consumer)
else()
  need(ninja ninja ninja-build)
  run(${ninja} -C ${SCRATCH} CMakeFiles/consumer.dir/main.cpp.o)
  file(GLOB archives ${BUILD}/libbloesem_*.a)
  file(COPY ${archives} DESTINATION ${SCRATCH}/bloesem)
  run(${ninja} -C ${SCRATCH} -t commands -s consumer)
  run(${CMAKE_COMMAND} -E chdir ${SCRATCH} sh -c "${output}")
endif()
expect_pairs(${SCRATCH}/consumer ${SAMPLE}.trf)

# Nothing of the project around it has been decided, and nothing is looked for that only the program needs.
file(STRINGS ${SCRATCH}/CMakeCache.txt cache REGEX "^[A-Za-z0-9_]+:")
foreach(entry IN LISTS cache)
  if(entry MATCHES "^CMAKE_BUILD_TYPE:[A-Z]+=.+" OR entry MATCHES "^(CLI11|SQLiteCpp|nlohmann_json|GTest|benchmark|UTF8PROC|BUILD_TESTING)")
    message(FATAL_ERROR "a project that takes the sources in gets ${entry}")
  endif()
endforeach()
# What it does not link is not built by its "all".
if(GENERATOR STREQUAL "Ninja" AND NOT WHOLE)
  run(${ninja} -C ${SCRATCH} -t commands all)
  if(NOT output MATCHES "libbloesem_matching" OR output MATCHES "libbloesem_campaign")
    message(FATAL_ERROR "the build of everything is not that of the consumer and what it links")
  endif()
endif()

# Only what was asked for is there: no program, no tests, nothing to install.
run(${CMAKE_COMMAND} --install ${SCRATCH} --prefix ${SCRATCH}/prefix)
if(EXISTS ${SCRATCH}/prefix)
  message(FATAL_ERROR "a project that takes the sources in installs them")
endif()
