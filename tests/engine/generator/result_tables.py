#!/usr/bin/env python3
"""Prints engine/generator/result_tables.hpp: the curves behind the result models, in parts of a million.

The program reads the committed numbers, so that no floating point decides a result; result_model_test.cpp computes
them again and compares. To write them anew: tests/engine/generator/result_tables.py > engine/generator/result_tables.hpp
"""
import math

STEP = 8  # rating points between two entries


def normal(difference):
    """Expected score of a player so much stronger; FIDE's own table is this curve in hundredths."""
    return math.erfc(-7 * difference / (2000 * math.sqrt(2))) / 2


def logistic(difference):
    return 1 / (1 + 10 ** (-difference / 370))


# The smallest difference at which FIDE's table (Rating Regulations 8.1.2) gives 51, 52, ..., 100 hundredths.
EXPECTANCY = [4, 11, 18, 26, 33, 40, 47, 54, 62, 69, 77, 84, 92, 99, 107, 114, 122, 130, 138, 146, 154, 163, 171, 180,
              189, 198, 207, 216, 226, 236, 246, 257, 268, 279, 291, 303, 316, 329, 345, 358, 375, 392, 412, 433, 457,
              485, 518, 560, 620, 736]


def curve(function):
    values = []
    while not values or values[-1] < 999_999:
        values.append(round(1_000_000 * function(STEP * len(values))))
    return values


def print_array(comment, name, values):
    print(f"\n// {comment}\ninline constexpr std::array<int, {len(values)}> {name} = {{")
    for at in range(0, len(values), 12):
        print("    " + ", ".join(str(value) for value in values[at:at + 12]) + ",")
    print("};")


print("""// Curves of the result models. Written by tests/engine/generator/result_tables.py.
#pragma once

#include <array>

namespace bloesem::generator {

inline constexpr int table_step = %d;  // rating points between two entries of a curve, from a difference of 0

// clang-format off""" % STEP)
print_array("The smallest rating difference with an expectancy of 51, 52, ..., 100 hundredths (FIDE 8.1.2).",
            "expectancy_steps", EXPECTANCY)
print_array("erfc(-7 d / (2000 sqrt 2)) / 2 in parts of a million.", "normal_curve", curve(normal))
print_array("1 / (1 + 10^(-d/370)) in parts of a million.", "logistic_curve", curve(logistic))
print("""// clang-format on

}  // namespace bloesem::generator""")
