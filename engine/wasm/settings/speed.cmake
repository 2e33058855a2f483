# What pairs a round of the Dutch system is compiled for speed; everything else for size.
foreach(room IN ITEMS matching criteria engine)
  target_compile_options(bloesem_${room} PRIVATE -O2)
endforeach()
