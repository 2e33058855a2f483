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
