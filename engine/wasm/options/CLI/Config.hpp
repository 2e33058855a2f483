// See App.hpp.
#pragma once
