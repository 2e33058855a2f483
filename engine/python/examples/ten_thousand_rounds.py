# %% [markdown]
# # Many small tournaments
# How often does the higher rated player have White in round 3?

# %%
import bloesem

tournaments = [bloesem.simulate(players=10, rounds=3, seed=seed).to_trf() for seed in range(1, 51)]
rounds = bloesem.pair_many(tournaments * 20, round=3)
print(len(rounds), "rounds")

# %%
boards = [board for boards in rounds if boards for board in boards]
print(f"{sum(white < black for white, black in boards)} of {len(boards)} boards")
