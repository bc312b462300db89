import {randomFrom, shuffled, type Card, type Random} from '@quinola/cards';
import {compile, patience, positionOf, type PatienceState} from '../src/patience/index.js';
import {boardOf} from '../src/patience/opponents/solver/board.js';

const RANKS = 'A23456789TJQK',
  SUITS = 'SHDC';

/**
 * An ending: the finished picture with this many cards taken off its foundations and put anywhere, some in hand. They
 * are few enough that every line can be tried.
 */
export function endingOf(game: string, cards: number, random: Random): PatienceState {
  const board = boardOf({game})!;
  const {def, piles: all} = compile({game});
  const piles: Record<string, Card[]> = {};
  for (const pile of board.foundations) {
    piles[board.names[pile]!] = Array.from({length: board.size[pile]!}, (_, i) => {
      const code = board.wants[64 * pile + i]! - 1;
      return RANKS[code % 13]! + (board.suitless ? 'S' : SUITS[Math.floor(code / 13)]!);
    });
  }
  const loose: Card[] = [];
  // A few foundations only, so that cards of a suit lie over each other.
  const few = shuffled(board.foundations, random)
    .slice(0, 2)
    .map((pile) => piles[board.names[pile]!]!);
  while (loose.length < cards) {
    const pile = few[random.below(few.length)]!;
    if (pile.length > 1) loose.push(pile.pop()!);
  }
  // Half of the endings are hard: the cards needed first lie at the bottom.
  const hard = random.below(2) === 0;
  loose.reverse();
  if (!hard) loose.splice(0, Infinity, ...shuffled(loose, random));
  for (const {id, group} of all) if (group.role === 'display') piles[id] = [game === 'shah' ? 'KS' : 'QS'];
  if (game === 'salic-law') for (let i = 0; i < 8; i++) piles[`kings.${i}`] = ['KS'];
  const packets = all.filter(({group}) => group.role === 'packet').map(({id}) => id);
  const hand = board.talon >= 0 || game === 'blockade' ? random.below(4) : 0;
  const stock = loose.splice(0, hand);
  const near = shuffled(
    packets.filter((id) => !/row[4-8]/.test(id)),
    random,
  ).slice(0, hard ? 2 : 3);
  for (const card of loose) {
    const id = near[random.below(near.length)]!;
    (piles[id] ??= []).push(card);
  }
  // No packet that takes any card is left empty: that would be too easy.
  for (const id of packets)
    if (compile({game}).pile(id)!.group.empty === 'any' && !piles[id]) piles[id] = blocker(piles);
  return positionOf(
    {game},
    {piles, stock, redeals: def.redeal ? def.redeal.times - Number(random.below(5) === 0) : 0},
  );
}

/** The king of a foundation that is full with it, to be laid in the way; nothing where there is none. */
function blocker(piles: Record<string, Card[]>): Card[] {
  const pile = Object.entries(piles).find(
    ([id, cards]) => /^(aces|kings)/.test(id) && cards.length === 13,
  )?.[1];
  return pile ? [pile.pop()!] : [];
}

/** The number of positions after which the exhaustive search gives up. */
const MOST = 600;

/** Whether a position comes out, by trying every line with the rules; `null` if there are too many. */
export function exhausted(state: PatienceState, seed: string, most = MOST): boolean | null {
  const keyOf = ({piles, stock, stage, step, at, must, redeals}: PatienceState): string =>
    JSON.stringify([
      Object.entries(piles)
        .filter(([, cards]) => cards.length)
        .sort(),
      stock,
      stage,
      step,
      at,
      must,
      redeals,
    ]);
  const seen = new Set([keyOf(state)]);
  const waiting = [state];
  for (let now = waiting.pop(); now; now = waiting.pop()) {
    if (now.won) return true;
    if (seen.size > most) return null;
    const chance = patience.turn(now).must === 'chance';
    const moves = chance
      ? [patience.chance(now, randomFrom(`${seed}#${now.redeals + 1}`))]
      : patience.moves(patience.view(now, 0));
    // `moves` lists plays first; the stack is emptied from its end, so reversing makes it try plays first.
    for (const move of [...moves].reverse()) {
      const next = patience.play(now, chance ? 'chance' : 0, move).state;
      const key = keyOf(next);
      if (!seen.has(key)) waiting.push(next);
      seen.add(key);
    }
  }
  return false;
}
