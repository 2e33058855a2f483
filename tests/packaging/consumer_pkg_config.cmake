# The plain compiler and pkg-config are enough, also after the installed tree has been moved.
include(${CMAKE_CURRENT_LIST_DIR}/tools.cmake)

need(pkg_config pkg-config pkgconf)
file(REMOVE_RECURSE ${SCRATCH})
file(COPY ${PREFIX}/include ${PREFIX}/lib DESTINATION ${SCRATCH}/moved)
pkg_config_flags(${SCRATCH}/moved)
if("${found}" MATCHES "${PREFIX}")
  message(FATAL_ERROR "the moved library points back: ${found}")
endif()
separate_arguments(flags UNIX_COMMAND "${FLAGS}")
run(${COMPILER} -std=c++20 ${flags} ${CMAKE_CURRENT_LIST_DIR}/../consumer/main.cpp ${found} -o ${SCRATCH}/consumer)
expect_pairs(${SCRATCH}/consumer ${SAMPLE}.trf)
