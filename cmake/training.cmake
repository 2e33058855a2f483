# Optimisation by profile: a program that records what it executes, and one that is optimised for that (cmake/trained.sh).
set(BLOESEM_TRAINING OFF CACHE STRING "Optimise by what a program executes: record it, or use the record (g++ only)")
set_property(CACHE BLOESEM_TRAINING PROPERTY STRINGS OFF record use)
if(BLOESEM_TRAINING)
  if(NOT CMAKE_CXX_COMPILER_ID STREQUAL "GNU")
    message(FATAL_ERROR "BLOESEM_TRAINING needs g++; found ${CMAKE_CXX_COMPILER_ID}")
  endif()
  set(record ${PROJECT_BINARY_DIR}/training)
  if(BLOESEM_TRAINING STREQUAL "record")
    add_compile_options(-fprofile-generate=${record} -fprofile-update=atomic)  # threads count together
    add_link_options(-fprofile-generate)
  elseif(EXISTS ${record})
    # What training does not execute is compiled as ever, not for size.
    add_compile_options(-fprofile-use=${record} -fprofile-partial-training -Wno-missing-profile)
  else()
    message(FATAL_ERROR "There is no record in ${record}: run cmake/trained.sh")
  endif()
endif()
