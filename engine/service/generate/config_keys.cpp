#include "engine/service/generate/config_keys.hpp"

#include <algorithm>
#include <array>

namespace bloesem::service {

namespace {

using generator::OneIn;

constexpr ConfigKey one_in(std::string_view name, std::optional<generator::OneInRange> OneIn::*rate,
                           int least) {
  return {.name = name, .knob = {}, .rate = rate, .least_one_in = least};
}

constexpr ConfigKey of_colour(std::string_view name, std::string_view knob, std::string_view other) {
  return {.name = name, .knob = knob, .other_colour = other};
}

constexpr std::array bbp_keys = {
    ConfigKey{"PlayersNumber", "players"},
    ConfigKey{"RoundsNumber", "rounds"},
    ConfigKey{"DrawPercentage", "draws"},
    one_in("ForfeitRate", &OneIn::forfeits, 1),
    one_in("RetiredRate", &OneIn::zero_byes, 2),
    one_in("HalfPointByeRate", &OneIn::half_byes, 1),
    one_in("HalfPointByteRate", &OneIn::half_byes, 1),  // as spelled in JaVaFo 1.4
    ConfigKey{"HighestRating", "highest-rating"},
    ConfigKey{"LowestRating", "lowest-rating"},
    ConfigKey{"PointsForWin", "win-points"},
    ConfigKey{"PointsForDraw", "draw-points"},
    ConfigKey{"PointsForLoss", "loss-points"},
    ConfigKey{"PointsForZPB", "zero-bye-points"},
    ConfigKey{"PointsForForfeitLoss", "forfeit-loss-points", "zero-bye-points"},
    ConfigKey{"PointsForPAB", "pairing-bye-points"},
};

constexpr std::array javafo_keys = {
    ConfigKey{"PlayersNumber", "players"},
    ConfigKey{"RoundsNumber", "rounds"},
    ConfigKey{"ForfeitRate", "forfeits"},
    ConfigKey{"QuickgameRate", "quick-games"},
    ConfigKey{"ZPBRate", "zero-byes"},
    ConfigKey{"HPBRate", "half-byes"},
    ConfigKey{"FPBRate", "full-byes"},
    ConfigKey{"HighestRating", "highest-rating"},
    ConfigKey{"LowestRating", "lowest-rating"},
    ConfigKey{"Groups", "groups"},
    ConfigKey{"Separator", "separator"},
    of_colour("WWPoints", "win-points", "BWPoints"),
    of_colour("BWPoints", "win-points", "WWPoints"),
    of_colour("WDPoints", "draw-points", "BDPoints"),
    of_colour("BDPoints", "draw-points", "WDPoints"),
    of_colour("WLPoints", "loss-points", "BLPoints"),
    of_colour("BLPoints", "loss-points", "WLPoints"),
    ConfigKey{"ZPBPoints", "zero-bye-points"},
    ConfigKey{"HPBPoints", "half-bye-points"},
    ConfigKey{"FPBPoints", "full-bye-points"},
    ConfigKey{"PABPoints", "pairing-bye-points"},
    ConfigKey{"FWPoints", "forfeit-win-points"},
    ConfigKey{"FLPoints", "forfeit-loss-points"},
};

}  // namespace

std::span<const ConfigKey> keys_of(ConfigDialect dialect) noexcept {
  if (dialect == ConfigDialect::JaVaFo) return javafo_keys;
  return bbp_keys;
}

const ConfigKey* find_key(ConfigDialect dialect, std::string_view name) noexcept {
  const std::span<const ConfigKey> keys = keys_of(dialect);
  const auto found =
      std::find_if(keys.begin(), keys.end(), [name](const ConfigKey& key) { return key.name == name; });
  return found == keys.end() ? nullptr : &*found;
}

}  // namespace bloesem::service
