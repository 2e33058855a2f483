# Builds the program that needs no other file, and pairs a round with it where there is no other file.
include(${CMAKE_CURRENT_LIST_DIR}/tools.cmake)

need(ninja ninja ninja-build)
need(strip strip)
file(REMOVE_RECURSE ${SCRATCH})
run(${CMAKE_COMMAND} -S ${SOURCE} -B ${SCRATCH}/build -G Ninja -DCMAKE_MAKE_PROGRAM=${ninja} -DBLOESEM_STATIC=ON
  -DCMAKE_CXX_COMPILER=${COMPILER} -DCMAKE_BUILD_TYPE=Release -DBLOESEM_BUILD_TESTS=OFF -DBLOESEM_BUILD_BENCHMARKS=OFF)
run(${ninja} -C ${SCRATCH}/build bloesem_program)
file(MAKE_DIRECTORY ${SCRATCH}/root)
run(${strip} -o ${SCRATCH}/root/bloesem ${SCRATCH}/build/bloesem)
file(SIZE ${SCRATCH}/root/bloesem size)
if(size GREATER 12000000)
  message(FATAL_ERROR "the program has ${size} bytes: correct docs/packaging.md")
endif()
file(COPY_FILE ${SAMPLE}.trf ${SCRATCH}/root/sample.trf)
execute_process(COMMAND chroot ${SCRATCH}/root /bloesem pair /sample.trf RESULT_VARIABLE code ERROR_QUIET OUTPUT_QUIET)
if(code EQUAL 125 OR NOT code MATCHES "^[0-9]+$")  # chroot itself failed
  expect_pairs(${SCRATCH}/root/bloesem pair ${SAMPLE}.trf)
else()
  expect_pairs(chroot ${SCRATCH}/root /bloesem pair /sample.trf)
endif()
