# %% [markdown]
# # An evening at the club
# A tournament built by hand: players, rounds, results, a correction, standings.

# %%
import bloesem

club = bloesem.Tournament.new(rounds=3, initial_colour="white", rules="2026", name="Club evening")
names = {"Appel, Ans": 2100, "Braam, Bob": 2050, "Druif, Dina": 1900, "Eik, Ed": 1800, "Framboos, Fie": 0}
numbers = [club.add(name, rating=rating) for name, rating in names.items()]

# %%
# Three rounds. White wins on the first board, the others draw.
for _ in range(club.rounds):
    round = club.pair()
    club.record(round)
    for board, (white, black) in enumerate(round.boards):
        club.result(round.number, white, black, "1-0" if board == 0 else "=")

# %%
# A slip of the pen is taken back.
white, black = round.boards[0]
club.result(round.number, white, black, "0-1")
club.undo()

# %%
for place in club.standings("BH,SB"):
    print(f"{place.rank}. {list(names)[place.player - 1]} {place.points}")
