# Port of this checkout: vcpkg install bloesem --overlay-ports=cmake/vcpkg
get_filename_component(SOURCE_PATH "${CMAKE_CURRENT_LIST_DIR}/../../.." ABSOLUTE)
vcpkg_cmake_configure(
  SOURCE_PATH "${SOURCE_PATH}"
  OPTIONS -DBLOESEM_BUILD_TESTS=OFF -DBLOESEM_BUILD_BENCHMARKS=OFF -DBLOESEM_ASSERTIONS=OFF -DBLOESEM_STATIC_RUNTIME=OFF)
vcpkg_cmake_install()
vcpkg_cmake_config_fixup(PACKAGE_NAME Bloesem CONFIG_PATH lib/cmake/Bloesem)
vcpkg_fixup_pkgconfig()
vcpkg_copy_tools(TOOL_NAMES bloesem AUTO_CLEAN)
file(REMOVE_RECURSE "${CURRENT_PACKAGES_DIR}/debug/include" "${CURRENT_PACKAGES_DIR}/debug/share")
vcpkg_install_copyright(FILE_LIST "${SOURCE_PATH}/LICENSE" "${SOURCE_PATH}/THIRD-PARTY-NOTICES.md")
