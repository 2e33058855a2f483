// Names that the C++ blocks of the pages use without declaring them.
#pragma once

#include <cstdint>
#include <string>

#include "bloesem/pair_round.hpp"
#include "engine/generator/generate.hpp"

inline const std::string bytes;
inline const std::uint64_t seed = 7;
inline const bloesem::generator::RoundObserver observer;
inline const bloesem::generator::PairFunction pair;

inline void log(const std::string&) {}
inline void seat(int, int) {}
inline void rest(int) {}

using bloesem::pair_round;
