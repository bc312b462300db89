import {isChoice} from '@quinola/play';
import {figureOf, trickLaterStyles, travelEndsIn, type Ask, type GameFeatures} from '@quinola/table';
import {AUCTION, newGame, partsOf, priceOf, SEATS, type NewGameMove} from '../rules/index.js';
import type {NewGameHost} from './host.js';
import {planOf} from './room.js';

/** What the visitor is asked besides the cards that he plays. */
function askOf(table: NewGameHost): Ask | null {
  const {view, turn} = table.context!;
  if (turn.phase !== 'bidding') return null;
  const texts = table.gamePanelWords!;
  const moves = newGame.moves(view).filter((move): move is NewGameMove => !isChoice(move));
  return {
    kind: 'auction',
    rungs: AUCTION.rungs,
    auction: view.auction,
    whose: (by) => ({who: table.whoSits(by), figure: figureOf(table, planOf(table), by)}),
    words: ({id}) => ({
      name: texts.bid(partsOf(id).count, table.words.suit(partsOf(id).suit)),
      pays: priceOf(id),
    }),
    groups: Object.fromEntries(
      AUCTION.rungs.map(({id, group}) => [group, {name: texts.tricks(partsOf(id).count)}]),
    ),
    bid: ({id}) => moves.find((move) => move.type === 'BID' && move.bid === id) ?? null,
    answers: [{label: texts.pass, move: {type: 'PASS'}}],
  };
}

/** What the room adds to the features: the auction, and the ends of travelling cards. */
export const roomFeatures = (table: NewGameHost): Pick<GameFeatures, 'styles' | 'travelEnds' | 'asks'> => ({
  styles: [trickLaterStyles],
  travelEnds: () => travelEndsIn(table, {size: SEATS, seat: table.context!.view.seat}),
  asks: () => askOf(table),
});
