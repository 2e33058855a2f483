# A project finds the installed library with find_package, and pairs a round.
include(${CMAKE_CURRENT_LIST_DIR}/tools.cmake)

if(SANITIZED)
  skip("the library is built with sanitizers, whose runtime is that of its compiler")
endif()
need(compiler ${COMPILER})
file(REMOVE_RECURSE ${SCRATCH})
run(${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR}/../consumer -B ${SCRATCH} -G ${GENERATOR}
  -DCMAKE_CXX_COMPILER=${compiler} -DCMAKE_CXX_FLAGS=${FLAGS} -DCMAKE_PREFIX_PATH=${PREFIX})
run(${CMAKE_COMMAND} --build ${SCRATCH})
expect_pairs(${SCRATCH}/consumer ${SAMPLE}.trf)
