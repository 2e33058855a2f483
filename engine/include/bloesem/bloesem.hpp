// Umbrella header of the library. Each header can also be included alone: event.hpp is the front door for whole
// events, pair_round.hpp pairs a round, prepare.hpp reads a file for it, judge/ judges a pairing, standings/
// ranks, trf/ reads and writes files.
#pragma once

#include "bloesem/acceleration.hpp"
#include "bloesem/articles.hpp"
#include "bloesem/check_tournament.hpp"
#include "bloesem/edition_choice.hpp"
#include "bloesem/event.hpp"
#include "bloesem/judge/judge.hpp"
#include "bloesem/pair_round.hpp"
#include "bloesem/prepare.hpp"
#include "bloesem/proof.hpp"
#include "bloesem/standings/standings.hpp"
#include "bloesem/tournament_before.hpp"
#include "bloesem/trf/convert.hpp"
#include "bloesem/trf/reader.hpp"
#include "bloesem/trf/writer.hpp"
#include "bloesem/validate.hpp"
#include "bloesem/work_limit.hpp"
