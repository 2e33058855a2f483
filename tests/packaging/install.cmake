# Installs from the build folder into an empty place.
include(${CMAKE_CURRENT_LIST_DIR}/tools.cmake)

file(REMOVE_RECURSE ${PREFIX})
run(${CMAKE_COMMAND} --install ${BUILD} --prefix ${PREFIX})
expect_files(${PREFIX}
  bin/bloesem
  bin/bloesem-verify
  share/man/man1/bloesem.1.gz
  share/bash-completion/completions/bloesem
  share/zsh/site-functions/_bloesem
  share/fish/vendor_completions.d/bloesem.fish
  share/doc/bloesem/LICENSE
  share/doc/bloesem/THIRD-PARTY-NOTICES.md
  share/doc/bloesem/docs/cli.md)
foreach(what "man" "completion;bash" "completion;zsh" "completion;fish")
  run(${PREFIX}/bin/bloesem ${what})
  string(APPEND printed "${output}")
endforeach()
# What was installed is what the installed program says.
find_program(gzip gzip REQUIRED)
run(${gzip} -dc ${PREFIX}/share/man/man1/bloesem.1.gz)
set(installed "${output}")
foreach(file bash-completion/completions/bloesem zsh/site-functions/_bloesem fish/vendor_completions.d/bloesem.fish)
  file(READ ${PREFIX}/share/${file} text)
  string(APPEND installed "${text}")
endforeach()
if(NOT installed STREQUAL printed)
  message(FATAL_ERROR "the manual or a completion script is not that of the program")
endif()
# The second verifier is executable, and says how it is called.
find_program(python3 python3)
if(python3)
  run(${PREFIX}/bin/bloesem-verify --help)
  if(NOT output MATCHES "--proof")
    message(FATAL_ERROR "bloesem-verify says:\n${output}")
  endif()
endif()
# The packages' own files are not for everybody.
if(EXISTS ${PREFIX}/share/doc/libbloesem-dev)
  message(FATAL_ERROR "a plain installation has files that only Debian wants")
endif()
