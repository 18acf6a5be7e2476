#include "core/record/record.h"
