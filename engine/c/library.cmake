# The library for C and all that calls C (bloesem/c.h): shared, or static.
bloesem_library(c engine/c)
bloesem_public_headers(c engine/c/include)
target_link_libraries(bloesem_c PUBLIC bloesem::cli)
add_library(bloesem_shared SHARED $<TARGET_OBJECTS:bloesem_c>)
add_library(bloesem::shared ALIAS bloesem_shared)
target_link_libraries(bloesem_shared PRIVATE bloesem::c)
target_include_directories(bloesem_shared INTERFACE $<BUILD_INTERFACE:${PROJECT_SOURCE_DIR}/engine/c/include>)
set_target_properties(bloesem_shared PROPERTIES OUTPUT_NAME bloesem VERSION 0.${PROJECT_VERSION_MINOR}.${PROJECT_VERSION_PATCH}
  SOVERSION 0 EXPORT_NAME shared LINKER_LANGUAGE CXX)
if(BLOESEM_STATIC_RUNTIME)  # no other library of the machine is needed
  target_link_options(bloesem_shared PRIVATE -static-libstdc++ -static-libgcc)
endif()
if(WIN32)  # bloesem.dll, and the import library libbloesem.dll.a
  file(STRINGS ${PROJECT_SOURCE_DIR}/engine/c/include/bloesem/c.h functions REGEX "^BLOESEM_API .*bloesem_[a-z0-9_]+\\(")
  list(TRANSFORM functions REPLACE ".*[ *](bloesem_[a-z0-9_]+)\\(.*" "  \\1")
  list(JOIN functions "\n" functions)
  file(CONFIGURE OUTPUT ${CMAKE_CURRENT_BINARY_DIR}/bloesem.def CONTENT "EXPORTS\n@functions@\n" @ONLY)
  target_sources(bloesem_shared PRIVATE ${CMAKE_CURRENT_BINARY_DIR}/bloesem.def)
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS ${PROJECT_SOURCE_DIR}/engine/c/include/bloesem/c.h)
  set_target_properties(bloesem_shared PROPERTIES PREFIX "")
  target_link_options(bloesem_shared PRIVATE LINKER:--gc-sections $<$<BOOL:${BLOESEM_STATIC}>:-static>)
endif()
if(CMAKE_SYSTEM_NAME STREQUAL "Linux")
  target_link_options(bloesem_shared PRIVATE LINKER:--version-script=${PROJECT_SOURCE_DIR}/engine/c/bloesem.map
    LINKER:--gc-sections LINKER:--no-undefined)
  set_target_properties(bloesem_shared PROPERTIES LINK_DEPENDS ${PROJECT_SOURCE_DIR}/engine/c/bloesem.map)
endif()
