/** The reasons in English: a line for each maxim with its id and a sentence; {line} are the moves that are meant. */
export const reasons = `@book|Fielding, rules of play
@use|Fielding, on the use of the men
@study|Fielding, on learning
@engine|Not from the book
mat|It is mate.
uzywanie.1|The king’s pawn goes two steps first: it opens the road for queen and bishop at once.
uzywanie.2|Lose none of your own men, and take the enemy’s: he must be weakened to be caught.
uzywanie.3|The king stays where he stands as long as he may still castle.
uzywanie.5|Castle to the side at which fewer of his officers look.
reguly.1a|Begin with the pawns before king and queen: the opening weighs most.
reguly.1b|After the first pawns bring knights and bishops up soon.
reguly.1c|Do not attack with the queen while your other officers still stand at home: pawns chase her away.
reguly.1e|The opening is complete: castle.
reguly.3a|Do not give a check that gains nothing: if the man who gives it is chased, a move is lost.
reguly.3b|Most officers are in action: bring them nearer to his king.
reguly.4b|His pawn before your king shields you, for he cannot take it: do not take it at once.
reguly.4d|Several men can take there: take with the least of them.
reguly.4e|Do not change man for man without a purpose.
reguly.5a|A man of yours is attacked twice: cover it at least twice.
reguly.5d|A pawn far ahead hopes to become a queen: lead it on.
reguly.6c|He has castled on the other wing: advance your pawns there.
reguly.6d|Your king has castled: leave the pawns before him.
reguly.7b|He has brought an officer out too early: drive it back with a pawn.
reguly.8b|Leave his knights no leap from which one attacks two of king, queen and rooks.
reguly.8c|Leave his pawns no step from which one attacks two officers.
reguly.8e|Your queen stands before your king on an open file: move her away, else a rook pins and wins her.
nauka.1|Know exactly why you make each move: reckoned to the end, this one leaves you best.
novice|He has overlooked something.
engine.mate|It mates: {line}.
engine.delays|It holds out longest: {line}.
engine.wins.P|It wins a pawn: {line}.
engine.wins.N|It wins the knight: {line}.
engine.wins.B|It wins the bishop: {line}.
engine.wins.R|It wins the rook: {line}.
engine.wins.Q|It wins the queen: {line}.
engine.saves.P|Else {line} would win a pawn.
engine.saves.N|Else {line} would win the knight.
engine.saves.B|Else {line} would win the bishop.
engine.saves.R|Else {line} would win the rook.
engine.saves.Q|Else {line} would win the queen.
engine.better|It leaves the better game: {line}.`;
