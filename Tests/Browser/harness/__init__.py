"""What the browser tests stand on: the server, the browser, the gates and a bad network."""
