"""A model of a person: seeded scripts on generated forms, in two browsers, over a bad network.

forms.py     what a form has, and its address
masks.py     what its fields make of what is typed
oracle.py    what a phone would have after the same actions
scripts.py   seeded scripts, and how they are written as a test
line.py      the network; browsers.py, bidi.py the browsers
runner.py    carries a script out and compares
shrink.py    the smallest script that still fails
pool.py      many scripts at once; soak.py thousands of them
"""
