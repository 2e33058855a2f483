// Article 7.2: a group with an odd number of players gets one from below.
#pragma once

#include "engine/dubov_1997/group.hpp"

namespace bloesem::swiss::dubov_1997 {

// Dubov 1997: the newcomer, who can meet some resident, joins the residents. Candidates are ordered by the
// limit 2.5, by the pairs that the group and the next one can make, and then as 7.2 says. Does nothing if the
// number of residents is even, or if nobody can come.
void complete_odd_group(Group& group);

// The Vega system: as 7.2 says, without regard to pairs.
void complete_odd_group_vega(Group& group);

// The Danubian variant: the newcomer is paired at once, with a resident who is due the dominating colour and
// rated lowest.
void complete_odd_group_danubian(Group& group);

}  // namespace bloesem::swiss::dubov_1997
