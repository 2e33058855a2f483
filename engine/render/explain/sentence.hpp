// Claims as sentences, and their arguments as words.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "bloesem/explain/claim.hpp"
#include "bloesem/tournament.hpp"
#include "engine/render/explain/language.hpp"

namespace bloesem::render {

// Returns "7 Jansen stays in the score group of 2.5, with 3 other players.": the pattern with its arguments,
// and a capital at its beginning. Every argument of the pattern must be in the claim.
[[nodiscard]] std::string sentence_of(const Tournament& tournament, const explain::Claim& claim,
                                      const Language& language);

// As above, by a pattern of the caller.
[[nodiscard]] std::string sentence_by(std::string_view pattern, const Tournament& tournament,
                                      const std::vector<explain::Argument>& arguments,
                                      const Language& language);

// Returns the value as it stands in a sentence: "7 Jansen", "3 Smit, 9 Vos and 12 Bos", "3-9", "2.5", "White".
[[nodiscard]] std::string words_of(const Tournament& tournament, const explain::Value& value,
                                   const Language& language);

// True for a list without items, which stands in a table as a dash.
[[nodiscard]] bool is_empty_list(const explain::Value& value) noexcept;

// Returns a heading or another term in words; what is no term stands for itself.
[[nodiscard]] std::string_view term_of(std::string_view key, const Language& language);

// Returns the names of the arguments that a pattern uses, in its order, each once.
[[nodiscard]] std::vector<std::string_view> arguments_of(std::string_view pattern);

}  // namespace bloesem::render
