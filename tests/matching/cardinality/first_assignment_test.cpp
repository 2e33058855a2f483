#include "tests/matching/cardinality/wide_assignment_test.cpp"
