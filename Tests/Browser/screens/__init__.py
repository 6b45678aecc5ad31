"""The screens under test, by what a person does on them."""
