import {defineGame, naming, shuffling} from '@quinola/play';
import {worthWithDish} from '../../kit/rules/index.js';
import {bidding, decline, takeTalon} from './auction.js';
import {deal, favourite, places} from './dealing.js';
import {
  chooseGame,
  gamesToChoose,
  keepNine,
  keepOne,
  keepTrump,
  nameTrump,
  pickingChoice,
  refusePicking,
  suitsToName,
  toKeep,
  turn,
  turnAgain,
} from './declaring.js';
import {buyingChoice, discard, refuseBuying} from './exchanging.js';
import type {Bid} from './ladder.js';
import {ombreOptions} from './options.js';
import {claimHonours, claims, over} from './finishing.js';
import {ANSWERS, OUT} from './offering.js';
import {claimRest, facedNow, look, mayAskForTricks, mayClaim, openTricks, reviewOf} from './claiming.js';
import {enough, leadNamed, goForVole, playing} from './playing.js';
import {dishOf, packOf, seatsOf, startOf, tools} from './table.js';
import type {OmbreHappening, OmbreState, OmbreTypes, OmbreView} from './types.js';

export {ladder} from './auction.js';
export * from './ladder.js';
export * from './options.js';
export * from './table.js';
export * from './types.js';
export {dealingPlan, PLACES} from './dealing.js';
export {gamesToChoose, obscured, suitsToName, toKeep} from './declaring.js';
export {buyers, buyingChoice} from './exchanging.js';
export {dishAfter} from './dish-after.js';
export {matadorsAmong} from './finishing.js';
export {mayGiveUp, waysOut, type WayOut} from './offering.js';
export {facedNow, isPlayedSolo, mayAskForTricks, mayClaim, reviewOf, type Review} from './claiming.js';
export {winsRest} from './rest.js';
export {gateAfter, lawful} from './playing.js';
export {claimedHonours, hasPremiers, PREMIERS, settlementOf, wonAll, type DealFacts} from './settling.js';

const NAME_TRUMP = naming<'NAME_TRUMP', 'suit', string, OmbreState, OmbreView, OmbreHappening>(
  'NAME_TRUMP',
  'suit',
  {among: suitsToName, act: nameTrump},
);

const {PASS, HOLD, BID} = bidding.moves;

/** Lomber, en deux, en quatre. The state covers the whole session. */
export const ombre = defineGame<OmbreTypes>({
  id: 'lomber',
  start: (given) => startOf(ombreOptions(given)),
  turn: ({table}) => table.turn,
  phases: {
    'drawing.spreading': places.spreading,
    'drawing.seats': places.drawing,
    'dealing.favourite': favourite,
    'dealing.shuffling': shuffling<OmbreState, OmbreHappening>(({table}) => packOf(table.options), deal),
    'bidding.opening': {by: 'player', moves: {PASS, BID}},
    'bidding.overbidding': {by: 'player', moves: {PASS, BID}},
    'bidding.answering': {by: 'player', moves: {PASS, HOLD, BID}},
    // After all have passed, the King may play the talon.
    'bidding.king': {
      by: 'player',
      moves: {
        TAKE_TALON: {moves: () => [{type: 'TAKE_TALON'}], act: takeTalon},
        DECLINE: {moves: () => [{type: 'DECLINE'}], act: decline},
      },
    },
    // An ask names its trump, or becomes another game (general rule 5).
    'declaring.game': {
      by: 'player',
      moves: {
        NAME_TRUMP,
        CHOOSE: naming<'CHOOSE', 'game', Bid, OmbreState, OmbreView, OmbreHappening>('CHOOSE', 'game', {
          among: gamesToChoose,
          act: chooseGame,
        }),
        ...OUT,
      },
    },
    'declaring.trump': {by: 'player', moves: {NAME_TRUMP, ...OUT}},
    'declaring.turning': {
      by: 'player',
      moves: {TURN: {moves: () => [{type: 'TURN'}], act: turn}, ...OUT},
    },
    'declaring.turnedAce': {
      by: 'player',
      moves: {
        KEEP_TRUMP: {moves: () => [{type: 'KEEP_TRUMP'}], act: keepTrump},
        TURN_AGAIN: {moves: () => [{type: 'TURN_AGAIN'}], act: turnAgain},
      },
    },
    'declaring.keeping': {
      by: 'player',
      moves: {
        KEEP: {
          moves: (view) => toKeep(view).map((card) => ({type: 'KEEP', card})),
          otherwise: 'keeps-one-at-most',
          act: keepOne,
        },
      },
    },
    'declaring.picking': {
      by: 'player',
      moves: {
        KEEP9: {
          moves: (view) => [pickingChoice(view)],
          refuse: (view, {cards}) => refusePicking(view, cards),
          act: keepNine,
        },
      },
    },
    exchanging: {
      by: 'player',
      moves: {
        DISCARD: {
          moves: (view) => [buyingChoice(view)],
          refuse: (view, {cards}) => refuseBuying(view, cards),
          act: discard,
        },
        ...OUT,
      },
    },
    // The Ombre has offered his game, or asked to annul it: the others answer in turn.
    offering: {by: 'player', moves: ANSWERS},
    'playing.trick': {
      by: 'player',
      moves: {
        PLAY: playing,
        ...OUT,
        CLAIM: {moves: (view) => (mayClaim(view) ? [{type: 'CLAIM'}] : []), act: claimRest},
        LOOK: {
          moves: (view) => (reviewOf(view) === 'no-vole' || mayAskForTricks(view) ? [{type: 'LOOK'}] : []),
          act: look,
        },
      },
    },
    // Strict: an Ombre who claimed without being sure leads what his right-hand neighbour names.
    'playing.naming': {
      by: 'player',
      moves: {
        NAME_LEAD: {
          moves: (view) => facedNow(view).map((card) => ({type: 'NAME_LEAD', card})),
          act: leadNamed,
        },
      },
    },
    'playing.vole': {
      by: 'player',
      moves: {
        ENOUGH: {moves: () => [{type: 'ENOUGH'}], act: enough},
        GO_ON: {moves: ({looked}) => (looked ? [] : [{type: 'GO_ON'}]), act: goForVole},
      },
    },
    'settling.claiming': {by: 'player', moves: {CLAIM_HONOURS: {moves: claims, act: claimHonours}}},
    settlingSession: {by: 'nobody'},
  },
  anytime: {STOP: {act: (state, _move, _by, events) => over(state, events)}},
  players: ({options}) => seatsOf(options),
  view({table, hands, laid}, viewer) {
    const view = tools.seenBy(table, viewer);
    if (view.seat < 0) return view;
    view.hand = hands[view.seat]!;
    view.laid = laid[view.seat]!;
    return view;
  },
  openTricks,
  ledger: ({entries}) => entries,
  // The dish belongs to all players equally, as at the end.
  worth: ({table: {entries, dish, options}}) => worthWithDish(dishOf(options), dish, entries),
});
