# A compiler and a linker that did not build the library link with the installed one: its archives hold machine code.
# With -DLINKER=NAME that linker is asked for.
include(${CMAKE_CURRENT_LIST_DIR}/tools.cmake)

if(SANITIZED)
  skip("the library is built with sanitizers, whose runtime is that of its compiler")
endif()
need(pkg_config pkg-config pkgconf)
need(compiler ${COMPILER})
set(ask "")
if(LINKER)
  need(linker ld.${LINKER})
  set(ask -fuse-ld=${LINKER})
endif()
separate_arguments(flags UNIX_COMMAND "${FLAGS}")
file(REMOVE_RECURSE ${SCRATCH})
file(MAKE_DIRECTORY ${SCRATCH})
pkg_config_flags(${PREFIX})
run(${compiler} -std=c++20 ${flags} ${ask} ${CMAKE_CURRENT_LIST_DIR}/../consumer/main.cpp ${found}
  -o ${SCRATCH}/consumer)
expect_pairs(${SCRATCH}/consumer ${SAMPLE}.trf)
