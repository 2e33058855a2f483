# Installs three components: the program with its documents, the shared library, and the libraries for development.
include(GNUInstallDirs)
include(CMakePackageConfigHelpers)

set(generated ${PROJECT_BINARY_DIR}/generated)
file(MAKE_DIRECTORY ${generated})

# The built program generates the manual and the completion scripts. This is part of its own target, and the shared
# library belongs to it, so that building the program is enough to install everything.
if(BLOESEM_BUILD_PROGRAM)
  find_program(BLOESEM_GZIP gzip REQUIRED)
  set(manual ${generated}/bloesem.1.gz)
  set(completions ${generated}/bloesem ${generated}/_bloesem ${generated}/bloesem.fish)
  add_custom_command(TARGET bloesem_program POST_BUILD
    COMMAND bloesem_program man > ${generated}/bloesem.1
    COMMAND ${BLOESEM_GZIP} -9nf ${generated}/bloesem.1
    COMMAND bloesem_program completion bash > ${generated}/bloesem
    COMMAND bloesem_program completion zsh > ${generated}/_bloesem
    COMMAND bloesem_program completion fish > ${generated}/bloesem.fish
    BYPRODUCTS ${manual} ${completions} VERBATIM)

  add_dependencies(bloesem_program bloesem_shared)
endif()

# bloesem_must_be_built(COMPONENT FILES...): stops an installation before its first file if one of these is missing.
# Call it before all other installation rules, which are executed in order.
function(bloesem_must_be_built component)
  set(files ${ARGN})
  list(TRANSFORM files REPLACE "(.+)" "\"\\1\"")
  list(JOIN files " " files)
  install(CODE "foreach(file IN ITEMS ${files})
    if(NOT EXISTS \"\${file}\")
      message(FATAL_ERROR \"\${file} has not been built, so nothing is installed; first: cmake --build '${PROJECT_BINARY_DIR}'\")
    endif()
  endforeach()" COMPONENT ${component})
endfunction()
set(libraries model matching criteria engine explain generator platform proof service standings trf render cli c)
list(TRANSFORM libraries PREPEND bloesem_)
set(archives ${libraries})
list(TRANSFORM archives REPLACE "(.+)" "$<TARGET_FILE:\\1>")
if(BLOESEM_BUILD_PROGRAM)
  bloesem_must_be_built(program $<TARGET_FILE:bloesem_program> ${manual} ${completions})
endif()
bloesem_must_be_built(library $<TARGET_FILE:bloesem_shared>)
bloesem_must_be_built(development ${archives})

if(BLOESEM_BUILD_PROGRAM)
  install(TARGETS bloesem_program COMPONENT program)
  # The second verifier of proofs needs nothing but Python 3.9.
  install(PROGRAMS engine/proof/verify_proof.py DESTINATION ${CMAKE_INSTALL_BINDIR} RENAME bloesem-verify COMPONENT program)
  install(FILES ${manual} DESTINATION ${CMAKE_INSTALL_MANDIR}/man1 COMPONENT program)
  install(FILES ${generated}/bloesem DESTINATION ${CMAKE_INSTALL_DATADIR}/bash-completion/completions COMPONENT program)
  install(FILES ${generated}/_bloesem DESTINATION ${CMAKE_INSTALL_DATADIR}/zsh/site-functions COMPONENT program)
  install(FILES ${generated}/bloesem.fish DESTINATION ${CMAKE_INSTALL_DATADIR}/fish/vendor_completions.d
    COMPONENT program)
  install(FILES README.md CHANGELOG.md SECURITY.md CONTRIBUTING.md THIRD-PARTY-NOTICES.md DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program)
  install(DIRECTORY docs DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT program PATTERN notebook EXCLUDE
    PATTERN reference EXCLUDE)
endif()
# Debian already has the text of the licence, so this component is not in the packages.
install(FILES LICENSE DESTINATION ${CMAKE_INSTALL_DOCDIR} COMPONENT licence)

install(TARGETS ${libraries} bloesem_umbrella bloesem_shared
  EXPORT BloesemTargets
  ARCHIVE COMPONENT development
  LIBRARY COMPONENT library NAMELINK_COMPONENT development
  RUNTIME COMPONENT library
  INCLUDES DESTINATION ${CMAKE_INSTALL_INCLUDEDIR}
  FILE_SET HEADERS DESTINATION ${CMAKE_INSTALL_INCLUDEDIR} COMPONENT development)

set(package ${CMAKE_INSTALL_LIBDIR}/cmake/Bloesem)
install(EXPORT BloesemTargets NAMESPACE bloesem:: DESTINATION ${package} COMPONENT development)
configure_package_config_file(cmake/BloesemConfig.cmake.in ${generated}/BloesemConfig.cmake
  INSTALL_DESTINATION ${package} NO_SET_AND_CHECK_MACRO)
write_basic_package_version_file(${generated}/BloesemConfigVersion.cmake COMPATIBILITY SameMinorVersion)
install(FILES ${generated}/BloesemConfig.cmake ${generated}/BloesemConfigVersion.cmake DESTINATION ${package}
  COMPONENT development)

# A path relative to the .pc file, so that the installed tree can be moved.
file(RELATIVE_PATH BLOESEM_PREFIX_FROM_PC /${CMAKE_INSTALL_LIBDIR}/pkgconfig /)
configure_file(cmake/bloesem.pc.in ${generated}/bloesem.pc @ONLY)
configure_file(cmake/bloesem-c.pc.in ${generated}/bloesem-c.pc @ONLY)
install(FILES ${generated}/bloesem.pc ${generated}/bloesem-c.pc DESTINATION ${CMAKE_INSTALL_LIBDIR}/pkgconfig COMPONENT development)
