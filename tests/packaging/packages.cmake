# What the port for vcpkg and the recipe for Conan ask of CMake: the libraries alone are configured, built and installed, and
# a project in C finds them.
include(${CMAKE_CURRENT_LIST_DIR}/tools.cmake)

need(ninja ninja ninja-build)
need(python3 python3)
file(REMOVE_RECURSE ${SCRATCH})
include(${SOURCE}/cmake/packages/library_options.cmake)
run(${CMAKE_COMMAND} -S ${SOURCE} -B ${SCRATCH}/build -G Ninja -DCMAKE_MAKE_PROGRAM=${ninja} -DCMAKE_BUILD_TYPE=Release
  -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_INSTALL_PREFIX=${SCRATCH}/prefix ${bloesem_library_options})
run(${ninja} -C ${SCRATCH}/build)
run(${CMAKE_COMMAND} --install ${SCRATCH}/build)
run(${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR}/../consumer/c -B ${SCRATCH}/consumer -G Ninja
  -DCMAKE_MAKE_PROGRAM=${ninja} -DCMAKE_PREFIX_PATH=${SCRATCH}/prefix)
run(${ninja} -C ${SCRATCH}/consumer)
expect_pairs(${SCRATCH}/consumer/with_shared ${SAMPLE}.trf)
expect_pairs(${SCRATCH}/consumer/with_static ${SAMPLE}.trf)

# Both name the version of the sources, and the recipe reads the same options.
file(STRINGS ${SOURCE}/CMakeLists.txt project REGEX "^project\\(bloesem VERSION")
string(REGEX MATCH "[0-9.]+" version "${project}")
file(READ ${SOURCE}/cmake/packages/vcpkg/vcpkg.json port)
string(JSON stated GET "${port}" version)
if(NOT stated STREQUAL version)
  message(FATAL_ERROR "cmake/packages/vcpkg/vcpkg.json has version ${stated}, CMakeLists.txt ${version}")
endif()
run(${python3} -m py_compile ${SOURCE}/cmake/packages/conan/conanfile.py)
