// Waves, which only a phone draws.
