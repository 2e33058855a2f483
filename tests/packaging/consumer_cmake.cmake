# A project finds the installed library with find_package, and pairs a round.
include(${CMAKE_CURRENT_LIST_DIR}/tools.cmake)

file(REMOVE_RECURSE ${SCRATCH})
run(${CMAKE_COMMAND} -S ${CMAKE_CURRENT_LIST_DIR}/../consumer -B ${SCRATCH} -G ${GENERATOR}
  -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_CXX_FLAGS=${FLAGS} -DCMAKE_PREFIX_PATH=${PREFIX})
run(${CMAKE_COMMAND} --build ${SCRATCH})
expect_pairs(${SCRATCH}/consumer ${SAMPLE}.trf)
