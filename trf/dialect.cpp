#include "bloesem/trf/dialect.hpp"

namespace bloesem::trf {

std::string_view name_of(Dialect dialect) noexcept {
  switch (dialect) {
    case Dialect::Trf06: return "TRF06";
    case Dialect::Trf16: return "TRF16";
    case Dialect::TrfX: return "TRF(x)";
    case Dialect::TrfBx: return "TRF(bx)";
    case Dialect::Vega: return "Vega trfx";
    case Dialect::Trf2026: return "TRF-2026";
    case Dialect::Wide: return "wide TRF";
    case Dialect::Json: return "JSON";
    case Dialect::Csv: return "CSV";
    case Dialect::Tdf: return "tdf";
  }
  return "";
}

}  // namespace bloesem::trf
