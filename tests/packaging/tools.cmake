# What the packaging tests share.
cmake_minimum_required(VERSION 3.25)

# run(COMMAND...): must succeed; its output is in `output`.
function(run)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE code OUTPUT_VARIABLE output ERROR_VARIABLE errors)
  if(NOT code EQUAL 0)
    list(JOIN ARGN " " command)
    message(FATAL_ERROR "${command}\nended with ${code}\n${output}${errors}")
  endif()
  set(output "${output}" PARENT_SCOPE)
endfunction()

# skip(REASON): ends the script, and ctest counts the test as skipped.
macro(skip)
  message("skipped: ${ARGN}")
  return()
endmacro()

# need(VARIABLE NAMES...): finds a program, or skips the test.
macro(need variable)
  find_program(${variable} NAMES ${ARGN})
  if(NOT ${variable})
    skip("${ARGV1} is not installed")
  endif()
endmacro()

# pkg_config_flags(PREFIX): what pkg-config says of the library installed there, as a list in `found`.
function(pkg_config_flags prefix)
  file(GLOB_RECURSE pc ${prefix}/lib/bloesem.pc)
  cmake_path(GET pc PARENT_PATH folder)
  set(ENV{PKG_CONFIG_PATH} ${folder})
  run(${pkg_config} --cflags --libs bloesem)
  separate_arguments(found UNIX_COMMAND "${output}")
  set(found ${found} PARENT_SCOPE)
endfunction()

# expect_pairs(PROGRAM ARGUMENTS...): prints the pairs of the sample.
function(expect_pairs)
  run(${ARGN})
  file(READ ${SAMPLE}.pairs expected)
  string(STRIP "${expected}" expected)
  string(STRIP "${output}" output)
  if(NOT output STREQUAL expected)
    message(FATAL_ERROR "found\n${output}\nexpected\n${expected}")
  endif()
endfunction()

function(expect_files folder)
  foreach(name IN LISTS ARGN)
    file(GLOB found ${folder}/${name})
    if(NOT found)
      message(FATAL_ERROR "${folder} has no ${name}")
    endif()
  endforeach()
endfunction()
