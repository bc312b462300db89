import {openAuction, type MoveLike, type Rung} from '@quinola/play';
import type {AuctionAsk} from '@quinola/table';

const SUITS = ['C', 'S', 'H', 'D'] as const;

/** A ladder of 36 rungs: eight games in four suits, and four games without a suit. */
export const LADDER: readonly Rung[] = Array.from({length: 8}, (_, game) => [
  ...SUITS.map((suit) => ({id: `${game}${suit}`, group: `game ${game}`, suit, rank: 0})),
  ...(game % 2 ? [{id: `m${game}`, group: `misère ${game}`, rank: 0}] : []),
])
  .flat()
  .map((rung, rank) => ({...rung, rank}));

/** An auction of that ladder at a given point: so many rungs are outbid, the next one is the bid of another player. */
export function ladderAsk(outbid: number, bids: string[] = []): AuctionAsk {
  const held = LADDER[outbid];
  return {
    kind: 'auction',
    question: 'Who bids higher?',
    rungs: LADDER,
    auction: {...openAuction([0, 1, 2]), high: outbid ? {by: 1, bid: held!.id} : null},
    whose: () => ({who: {name: 'Leopold', you: false}, figure: null}),
    words: ({id, suit, rank}) => ({
      name: suit ? `${Number(id[0]) + 5} tricks in ${suit}` : 'Little misère',
      needs: suit ? 'alone, no buying' : 'no trick at all',
      pays: rank * 2 + 4,
    }),
    groups: Object.fromEntries(
      Array.from({length: 8}, (_, game) => [
        `game ${game}`,
        {name: `${game + 5} tricks`, needs: 'alone, no buying'},
      ]),
    ),
    bid: ({id, rank}) => (!outbid || rank > outbid ? ({type: 'BID', bid: id} as MoveLike) : null),
    answers: [{label: 'Pass', act: () => bids.push('pass')}],
  };
}
