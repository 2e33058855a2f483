// The names of an edition's articles, which records and verdicts cite.
#pragma once

#include "bloesem/article_names.hpp"
#include "bloesem/edition.hpp"

namespace bloesem {

[[nodiscard]] const ArticleNames& articles_of(Edition edition) noexcept;

}  // namespace bloesem
