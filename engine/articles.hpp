// What the articles of an edition are called: for the rules that records and verdicts name.
#pragma once

#include "engine/dutch/article_names.hpp"
#include "engine/pair_round.hpp"

namespace bloesem {

[[nodiscard]] const dutch::ArticleNames& articles_of(Edition edition) noexcept;

}  // namespace bloesem
