#pragma once

/// A file of the client, in this program.
struct ClientPart {
  /// The name of the file without its ending. Null after the last part of a list.
  const char *name;
  /// The content of the file, with a zero at its end.
  const char *text;
};

/// The scripts that a page needs to be used, in the order in which they run.
const struct ClientPart *client_first_scripts(void);
/// The scripts that lay out and hear what pages seldom have.
const struct ClientPart *client_seldom_scripts(void);
/// The scripts that come by themselves, once a page is live.
const struct ClientPart *client_second_scripts(void);
/// The style sheets. A later rule wins over an earlier one of its layer.
const struct ClientPart *client_style_sheets(void);
