# What a fresh build folder says before anything is compiled, set up as the first command of the README does, with
# link-time optimisation besides.
include(${CMAKE_CURRENT_LIST_DIR}/tools.cmake)

need(ninja ninja ninja-build)
file(REMOVE_RECURSE ${SCRATCH})
run(${CMAKE_COMMAND} -S ${SOURCE} -B ${SCRATCH}/build -G Ninja -DCMAKE_MAKE_PROGRAM=${ninja}
  -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_BUILD_TYPE=Release -DCMAKE_INTERPROCEDURAL_OPTIMIZATION=ON
  -DBLOESEM_BUILD_TESTS=OFF -DBLOESEM_BUILD_BENCHMARKS=OFF -DBLOESEM_ASSERTIONS=OFF)

# The archives hold machine code all the same.
file(STRINGS ${SCRATCH}/build/compile_commands.json commands REGEX "\"command\": .*bloesem_engine\\.dir")
if(NOT commands OR commands MATCHES "-flto")
  message(FATAL_ERROR "the library is compiled by\n${commands}")
endif()

# The target of the first command makes every file that an installation takes.
run(${ninja} -C ${SCRATCH}/build -t commands bloesem_program)
set(commands "${output}")
file(STRINGS ${SCRATCH}/build/cmake_install.cmake lines REGEX "\"${SCRATCH}/build/[^\"$]*\"")
set(count 0)
foreach(line IN LISTS lines)
  string(REGEX REPLACE ".*\"(${SCRATCH}/build/[^\"$]*)\".*" "\\1" file "${line}")
  if(EXISTS "${file}" OR file MATCHES "/CMakeFiles/")
    continue()
  endif()
  math(EXPR count "${count} + 1")
  cmake_path(GET file FILENAME name)
  string(REGEX REPLACE "\\.gz$" "" name "${name}")
  string(FIND "${commands}" "${name}" at)
  if(at EQUAL -1)
    message(SEND_ERROR "bloesem_program does not make ${file}")
  endif()
endforeach()
if(count LESS 10)
  message(FATAL_ERROR "only ${count} files are installed from the build folder")
endif()

# As long as they are missing, nothing is installed.
foreach(part "" --component=program --component=development)
  string(REPLACE "=" ";" part "${part}")
  execute_process(COMMAND ${CMAKE_COMMAND} --install ${SCRATCH}/build --prefix ${SCRATCH}/prefix ${part}
    RESULT_VARIABLE code ERROR_VARIABLE errors OUTPUT_QUIET)
  if(code EQUAL 0 OR NOT errors MATCHES "has[ \n]+not[ \n]+been[ \n]+built" OR EXISTS ${SCRATCH}/prefix)
    message(FATAL_ERROR "installing what has not been built ended with ${code}: ${errors}")
  endif()
endforeach()
