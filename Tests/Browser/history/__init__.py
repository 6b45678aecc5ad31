"""Histories of several visitors under faults, and what must be true of them."""
