// The request that another engine's command line stands for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/result.hpp"

namespace bloesem::dropin {

// Begins the message of a round without a pairing. Programs look for these words of bbpPairings.
inline constexpr std::string_view no_round = "No valid pairing exists: ";

// The engine whose output is imitated.
enum class Dialect { BbpPairings, JaVaFo, Vega };

enum class Task { Pair, Check, Generate };

struct Request {
  Dialect dialect = Dialect::BbpPairings;
  Task task = Task::Pair;
  std::string system = {};                // the pairing system that the line asks for; empty: the file's
  std::string input = {};                 // to generate: the model; empty: none
  bool release = false;                   // -r: print the release line first
  bool accelerate = false;                // -b
  std::optional<int> round = {};          // -c N: check this round only
  std::vector<std::string> outputs = {};  // of the pairing; empty: standard output
  std::string config = {};                // -g CONFIG; empty: none
  std::optional<std::uint64_t> seed = {};
  std::optional<std::string> checklist = {};  // -l
};

using Words = std::vector<std::string>;

// Returns InvalidInput, naming what was found and what was expected.
[[nodiscard]] Error usage_error(const std::string& found, const std::string& expected,
                                const std::string& grammar);

// Returns the path of `name`: beside the input if it has no folder. "-" remains standard output.
[[nodiscard]] std::string beside(const std::string& name, const std::string& input);

// Returns the default name of the checklist: the input's with the extension "list".
[[nodiscard]] std::string default_checklist(const std::string& input);

}  // namespace bloesem::dropin
