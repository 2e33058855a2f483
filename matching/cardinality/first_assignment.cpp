#include "matching/cardinality/wide_assignment.cpp"
