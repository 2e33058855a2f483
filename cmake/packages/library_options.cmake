# How packages configure Bloesem: the libraries for C and C++, without the program, which needs SQLite.
set(bloesem_library_options
  -DBLOESEM_BUILD_PROGRAM=OFF
  -DBLOESEM_BUILD_C=ON
  -DBLOESEM_BUILD_TESTS=OFF
  -DBLOESEM_BUILD_BENCHMARKS=OFF
  -DBLOESEM_ASSERTIONS=OFF
  -DBLOESEM_INSTALL=ON)
