"""Single values settled: durations, numbers that were named, one X for the whole effect, a number of each of several.
May be imported by the other reference folders and describe; imports grammar, trees and the reference folders
participle and player.
"""
