// Chooses the system, the edition and the readings of the rules for an event (docs/cli.md). Independent of
// today's date: the same event and request always give the same pairing.
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "bloesem/edition.hpp"
#include "bloesem/readings.hpp"
#include "bloesem/remedy.hpp"
#include "bloesem/result.hpp"
#include "bloesem/tournament.hpp"

namespace bloesem {

// What decided the edition.
enum class EditionGround : std::uint8_t {
  Request,         // set by the caller
  SystemCode,      // record 192
  Comment,         // the names in a comment of the file (Heading::rules)
  StartDate,       // record 042
  UnreadableDate,  // record 042 is not a date: the newest edition of the system
  Nothing,         // no usable record: the newest edition of the system
};

struct EditionChoice {
  Edition edition = edition_in_force;
  EditionGround ground = EditionGround::Nothing;
  Readings readings = {};  // of that edition
};

// Returns the requested edition; else the one that the event names, by its comment or by its system code; else,
// if the event names a system whose editions follow each other, the one in force on the start date (of the
// Dutch editions 2016 before 2026-02-01); else the newest. An event that names no system is a Dutch one.
// `readings` replace those of the event, which apply if it names the edition. InvalidInput: the event names an
// unknown system or none (CUSTOM_SWISS without a comment), or two that differ; an unknown reading.
[[nodiscard]] Result<EditionChoice> choose_edition(const Heading& heading,
                                                   std::optional<Edition> requested = std::nullopt,
                                                   std::span<const ReadingChoice> readings = {});

// As above, by names. The edition's name is one of the requested system or, if none is requested, of the
// event's system. A requested system without an edition: the one that the event names, if it is of that system,
// else as for an event of that system. InvalidInput also for an unknown system, or an edition that the system
// lacks.
[[nodiscard]] Result<EditionChoice> choose_edition(const Heading& heading, const RulesByName& requested);

// Returns the values of the readings: those chosen, the others as in `otherwise`. InvalidInput: the edition has
// no such reading, or the reading no such value; the message lists what there is.
[[nodiscard]] Result<Readings> resolve_readings(Edition edition, std::span<const ReadingChoice> chosen,
                                                Readings otherwise = {});

// Returns the readings that do not have their default, in the order of the system's row.
[[nodiscard]] std::vector<ReadingChoice> chosen_readings(Edition edition, const Readings& readings);

// Returns "upfloats=counted, bye=first".
[[nodiscard]] std::string readings_text(std::span<const ReadingChoice> readings);

// States the rules in the heading: record 192 and, if this code does not name the edition or a reading does not
// have its default, their names. A suffix _BAKU is not kept.
void state_rules(Heading& heading, Edition edition, const Readings& readings = {});

// Returns what the player who is left over receives: the pairing-allocated bye in a Swiss system, a zero-point
// bye in a round robin, where this player is free.
[[nodiscard]] Outcome left_over_in(Edition edition) noexcept;

// True if the rounds are those of a table that is known before the event (round robins): results, absences and
// scores change nothing.
[[nodiscard]] bool has_table(Edition edition) noexcept;

// True if rounds are paired score group by score group.
[[nodiscard]] bool has_score_groups(Edition edition) noexcept;
// True if players who cannot be paired in their score group move down to the next one; false also if groups are
// completed by players from below only.
[[nodiscard]] bool floats_down(Edition edition) noexcept;

// Returns the number of rounds of that table; empty in a Swiss system, and if there is no table for the
// players.
[[nodiscard]] std::optional<int> rounds_by_table(const Tournament& tournament, Edition edition,
                                                 const Readings& readings);

// Returns a description such as "rules: FIDE (Dutch) 2026 (record 192)", followed by "; NAME=VALUE, ..." if
// readings do not have their default; empty if neither the event nor a reading has anything to say.
[[nodiscard]] std::string described(const EditionChoice& choice, const Heading& heading);

// Returns a warning if the event may have been played under another edition or system; otherwise empty.
[[nodiscard]] std::string warning_about(const EditionChoice& choice, const Heading& heading);

// Returns the remedy for that warning: ChooseEdition if the edition is assumed, otherwise None.
[[nodiscard]] Remedy remedy_for(const EditionChoice& choice, const Heading& heading);

// True if the code asks for the Baku acceleration by its suffix _BAKU.
[[nodiscard]] bool requests_acceleration(std::string_view system_code) noexcept;
// Return the code with the suffix _BAKU (FIDE_DUTCH_BAKU if `system_code` is blank), and without it.
[[nodiscard]] std::string with_acceleration(std::string_view system_code);
[[nodiscard]] std::string without_acceleration(std::string_view system_code);

// True if the system code asks for the Baku acceleration and the tournament has no fictitious points; points
// that are present replace the request.
[[nodiscard]] bool is_accelerated_by_code(const Tournament& tournament) noexcept;

}  // namespace bloesem
