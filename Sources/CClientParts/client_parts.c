#include "client_parts.h"

// The files of Sources/PageClient/Resources. The compiler reads them, because Swift needs a minute of a core for
// the same bytes as array literals, after each change of one.

#pragma clang diagnostic ignored "-Wc23-extensions"

#define KIND js

static const struct ClientPart first_scripts[] = {
#define PART client_vocabulary
#include "part.h"
#define PART client_elements
#include "part.h"
#define PART client_fields
#include "part.h"
#define PART client_focus
#include "part.h"
#define PART client_operations
#include "part.h"
#define PART client_words
#include "part.h"
#define PART client_connection
#include "part.h"
#define PART client_second_script
#include "part.h"
#define PART client_keyboard
#include "part.h"
#define PART client_delayed_reports
#include "part.h"
#define PART client_actions
#include "part.h"
#define PART client_field_taps
#include "part.h"
#define PART client_edits
#include "part.h"
#define PART client_scrolling
#include "part.h"
#define PART client_history
#include "part.h"
#define PART client_kept_entries
#include "part.h"
#define PART client_solver
#include "part.h"
#define PART client_stacks
#include "part.h"
#define PART client_rules
#include "part.h"
#define PART client_styles
#include "part.h"
#define PART client_programs
#include "part.h"
#define PART client_letters
#include "part.h"
#define PART client_measure
#include "part.h"
#define PART client_views
#include "part.h"
#define PART client_ground
#include "part.h"
#define PART client_places
#include "part.h"
#define PART client_roots
#include "part.h"
#define PART client_layout
#include "part.h"
#define PART client_start
#include "part.h"
    {0, 0},
};

static const struct ClientPart seldom_scripts[] = {
#define PART client_grids
#include "part.h"
#define PART client_rare_rules
#include "part.h"
#define PART client_shrinking
#include "part.h"
#define PART client_wrapping
#include "part.h"
#define PART client_turns
#include "part.h"
#define PART client_keys
#include "part.h"
#define PART client_forecasts
#include "part.h"
#define PART client_fingers
#include "part.h"
#define PART client_matches
#include "part.h"
#define PART client_rare_steps
#include "part.h"
    {0, 0},
};

static const struct ClientPart second_scripts[] = {
#define PART client_menus
#include "part.h"
#define PART client_long_presses
#include "part.h"
#define PART client_swipes
#include "part.h"
#define PART client_undo
#include "part.h"
#define PART client_recovery
#include "part.h"
#define PART client_files
#include "part.h"
#define PART client_drops
#include "part.h"
#define PART client_lifts
#include "part.h"
#define PART client_discard_question
#include "part.h"
#define PART client_media
#include "part.h"
#define PART client_springs
#include "part.h"
#define PART client_transitions
#include "part.h"
#define PART client_content_transitions
#include "part.h"
#define PART client_outlines
#include "part.h"
#define PART client_reading_order
#include "part.h"
#define PART client_motion
#include "part.h"
#define PART client_announcements
#include "part.h"
#define PART client_scroll_places
#include "part.h"
#define PART client_tables
#include "part.h"
#define PART client_dates
#include "part.h"
#define PART client_counts_of_characters
#include "part.h"
#define PART client_app_layouts
#include "part.h"
#define PART client_passed_typing
#include "part.h"
#define PART client_writing
#include "part.h"
#define PART client_masks
#include "part.h"
#define PART client_carets
#include "part.h"
#define PART client_history_entries
#include "part.h"
#define PART client_rare_operations
#include "part.h"
#define PART client_surroundings
#include "part.h"
#define PART client_text_sizes
#include "part.h"
#define PART client_print
#include "part.h"
#define PART client_pages
#include "part.h"
#define PART client_wheels
#include "part.h"
#define PART client_calendar
#include "part.h"
#define PART client_date_wheels
#include "part.h"
#define PART client_bars
#include "part.h"
#define PART client_rings
#include "part.h"
#define PART client_sheets
#include "part.h"
#define PART client_windows
#include "part.h"
#define PART client_keyboard_tools
#include "part.h"
#define PART client_answers
#include "part.h"
#define PART client_settling
#include "part.h"
#define PART client_second_functions
#include "part.h"
    {0, 0},
};

#undef KIND
#define KIND css

static const struct ClientPart style_sheets[] = {
#define PART style_base
#include "part.h"
#define PART style_layout
#include "part.h"
#define PART style_forms
#include "part.h"
#define PART style_controls
#include "part.h"
#define PART style_coverings
#include "part.h"
#define PART style_values
#include "part.h"
#define PART style_placed
#include "part.h"
    {0, 0},
};

const struct ClientPart *client_first_scripts(void) { return first_scripts; }
const struct ClientPart *client_seldom_scripts(void) { return seldom_scripts; }
const struct ClientPart *client_second_scripts(void) { return second_scripts; }
const struct ClientPart *client_style_sheets(void) { return style_sheets; }
