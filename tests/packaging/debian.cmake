# Makes the Debian packages, looks into them, and pairs a round with the program that comes out.
include(${CMAKE_CURRENT_LIST_DIR}/tools.cmake)

foreach(tool dpkg-deb dpkg-shlibdeps)
  need(${tool} ${tool})
endforeach()

file(REMOVE_RECURSE ${SCRATCH})
cmake_path(GET CMAKE_COMMAND PARENT_PATH bin)
run(${bin}/cpack --config ${BUILD}/CPackConfig.cmake -B ${SCRATCH})

# unpack(PACKAGE): into a root of its own, which has nothing outside of /usr.
function(unpack package)
  file(GLOB deb ${SCRATCH}/${package}_*.deb)
  run(${dpkg-deb} --contents ${deb})
  if(output MATCHES "\n[^\n]* \\./[^u\n][^\n]*" OR NOT output MATCHES "root/root")
    message(FATAL_ERROR "${package}: files outside of /usr, or not of root:\n${output}")
  endif()
  run(${dpkg-deb} --extract ${deb} ${SCRATCH}/${package})
  expect_files(${SCRATCH}/${package}/usr/share/doc/${package} copyright changelog.gz)
  run(${dpkg-deb} --field ${deb})
  set(fields "${output}" PARENT_SCOPE)
endfunction()

unpack(bloesem)
if(NOT fields MATCHES "\nDepends: [^\n]*libc6 " OR NOT fields MATCHES "\nMaintainer: [^\n]+ <[^\n]+>\n")
  message(FATAL_ERROR "fields of the package:\n${fields}")
endif()
expect_files(${SCRATCH}/bloesem/usr
  bin/bloesem-verify
  share/man/man1/bloesem.1.gz
  share/bash-completion/completions/bloesem
  share/zsh/site-functions/_bloesem
  share/fish/vendor_completions.d/bloesem.fish
  share/doc/bloesem/THIRD-PARTY-NOTICES.md)
expect_pairs(${SCRATCH}/bloesem/usr/bin/bloesem pair ${SAMPLE}.trf)

unpack(libbloesem0)
if(NOT fields MATCHES "\nDepends: libc6 [^,\n]*\n")
  message(FATAL_ERROR "the shared library needs more than libc6:\n${fields}")
endif()
file(GLOB_RECURSE shared ${SCRATCH}/libbloesem0/usr/lib/*libbloesem.so.0)
if(NOT shared)
  message(FATAL_ERROR "libbloesem0 has no libbloesem.so.0")
endif()

unpack(libbloesem-dev)
file(GLOB_RECURSE development RELATIVE ${SCRATCH}/libbloesem-dev ${SCRATCH}/libbloesem-dev/usr/*)
foreach(wanted include/bloesem/pair_round.hpp include/bloesem/c.h libbloesem_engine.a libbloesem.so BloesemConfig.cmake bloesem.pc
    bloesem-c.pc)
  if(NOT development MATCHES "/${wanted}")
    message(FATAL_ERROR "libbloesem-dev has no ${wanted}")
  endif()
endforeach()
