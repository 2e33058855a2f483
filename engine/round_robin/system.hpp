// The row of round robins (C.05, Annex 1): rounds are looked up in a schedule.
#pragma once

namespace bloesem::swiss {
struct System;
}

namespace bloesem::round_robin {

extern const swiss::System all_play_all;

}  // namespace bloesem::round_robin
