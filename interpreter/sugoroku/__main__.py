"""Runs the command line as `python -m sugoroku`."""

from sugoroku.cli import main

main()
