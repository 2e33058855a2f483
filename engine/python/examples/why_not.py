# %% [markdown]
# # Why do I not play her?
# Every answer is a story with claims that a program can check, and a round has a proof.

# %%
import bloesem

tournament = bloesem.simulate(players=16, rounds=7, seed=7)
answer = tournament.explain(round=5, pair="1-2")
print("\n".join(sentence["text"] for sentence in answer["story"]))

# %%
# All rounds, compared with the rules.
print(tournament.check()["totals"])

# %%
# Someone else's pairing: the first two boards with their opponents exchanged.
coming = bloesem.Tournament.from_trf(tournament.to_trf(), rounds=9)
round, proof = coming.prove()
print(coming.verify(round, proof))
(a, b), (c, d) = round.boards[:2]
other = bloesem.Round(round.number, [(a, d), (c, b), *round.boards[2:]], round.byes)
verdict = coming.judge(other)
print(verdict["verdict"], coming.verify(other, proof))
