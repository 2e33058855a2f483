# Debian packages: `bloesem`, the program, `libbloesem0`, the shared library, and `libbloesem-dev`.
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_NAME bloesem)
set(CPACK_PACKAGE_VENDOR "The Bloesem authors")
set(CPACK_PACKAGE_CONTACT "The Bloesem authors <authors@bloesem.invalid>")
set(CPACK_PACKAGE_DESCRIPTION_SUMMARY "exact Swiss pairings by the FIDE (Dutch) System")
set(CPACK_PACKAGE_CHECKSUM SHA256)
set(CPACK_PACKAGING_INSTALL_PREFIX /usr)
set(CPACK_STRIP_FILES ON)
set(CPACK_COMPONENTS_ALL program library development)
set(CPACK_INSTALL_DEFAULT_DIRECTORY_PERMISSIONS
  OWNER_READ OWNER_WRITE OWNER_EXECUTE GROUP_READ GROUP_EXECUTE WORLD_READ WORLD_EXECUTE)

set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_DEBIAN_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_NAME bloesem)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SECTION utils)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PROGRAM_PACKAGE_RECOMMENDS "python3 (>= 3.9)")  # for bloesem-verify
set(CPACK_DEBIAN_PROGRAM_DESCRIPTION "Pairs the next round of a Swiss chess tournament from its report file (TRF),
and checks rounds that have been paired. Every bracket is a maximum-weight
matching problem solved to proven optimality.")
set(CPACK_DEBIAN_LIBRARY_PACKAGE_NAME libbloesem0)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SECTION libs)
set(CPACK_DEBIAN_LIBRARY_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_LIBRARY_DESCRIPTION "Pairs Swiss chess tournaments and checks, explains and proves their rounds, for
programs in C and in every language that can call C.")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_NAME libbloesem-dev)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_DEPENDS "libbloesem0 (= ${PROJECT_VERSION})")
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SECTION libdevel)
set(CPACK_DEBIAN_DEVELOPMENT_PACKAGE_SUGGESTS "bloesem, cmake, pkg-config")
set(CPACK_DEBIAN_DEVELOPMENT_DESCRIPTION "Headers, static libraries, and the files for CMake and pkg-config, for
programs that pair Swiss chess tournaments.")

# Debian requires these files in every package; a plain installation omits them.
configure_file(cmake/debian/changelog.in ${generated}/changelog @ONLY)
execute_process(COMMAND ${BLOESEM_GZIP} -9nkf ${generated}/changelog COMMAND_ERROR_IS_FATAL ANY)
function(bloesem_debian_files component package)
  install(FILES cmake/debian/copyright ${generated}/changelog.gz
    DESTINATION ${CMAKE_INSTALL_DATADIR}/doc/${package} COMPONENT ${component} EXCLUDE_FROM_ALL)
endfunction()
bloesem_debian_files(program bloesem)
bloesem_debian_files(library libbloesem0)
bloesem_debian_files(development libbloesem-dev)

include(CPack)
