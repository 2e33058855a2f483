// Article names by edition, as cited in records and verdicts.
#pragma once

#include "bloesem/article_names.hpp"
#include "bloesem/edition.hpp"

namespace bloesem {

// Returns the article names of an edition; valid as long as its system.
[[nodiscard]] const ArticleNames& articles_of(Edition edition) noexcept;

}  // namespace bloesem
