import {FRENCH_52, FRENCH_SUITS, shuffled, type Suit} from '@quinola/cards';
import {
  cutting,
  cuttingAs,
  defineGame,
  naming,
  onlyLastTrick,
  shuffling,
  type MoveRules,
} from '@quinola/play';
import {answer, CALLING, silent} from './calls.js';
import {beginRubber, chooseSeat, drawCard, freePlaces, freeSeats, spread} from './cutting.js';
import {acceptDeal, accident, nameTrump, refuseDeal} from './etiquette/accidents.js';
import {commitBreach, refuseBreach} from './etiquette/breaches.js';
import {grantRest, letDealStand, playOn} from './etiquette/faults.js';
import {CLAIMING, DEMANDS, PENALTIES} from './etiquette/rights.js';
import {give} from './giving.js';
import {layDown, mayLayDown} from './laying.js';
import {ledgerOf, worthOf} from './ledger.js';
import {stop} from './marking.js';
import {ownHonours} from './may-call.js';
import {whistOptions} from './options.js';
import {PLAYING} from './playing.js';
import {positionState, readPosition} from './position.js';
import {choosePack, cut, mayThrowOver, offerCut, packColours, throwOver} from './preparing.js';
import {emptyTable, EMPTY_HANDS, isStrict} from './table.js';
import {look} from './turning.js';
import type {WhistHappening, WhistState, WhistTypes, WhistView} from './types.js';
import {viewOf} from './view.js';

const SIZE = FRENCH_52.cards.length;

/** A card is drawn from the spread. */
const DRAWING: MoveRules<WhistTypes> = {
  DRAW: {moves: (view) => freePlaces(view).map((index) => ({type: 'DRAW', index})), act: drawCard},
};

/** The side entitled to decide accepts a faulty deal, or has the cards dealt again. */
const DECIDING: MoveRules<WhistTypes> = {
  ACCEPT_DEAL: {moves: () => [{type: 'ACCEPT_DEAL'}], act: acceptDeal},
  REDEAL: {moves: () => [{type: 'REDEAL'}], act: refuseDeal},
};

/**
 * Whist with the rules of both books: Vienna 1834 and Warsaw about 1820, with all their variants.
 * One state is the whole session.
 */
export const whist = defineGame<WhistTypes>({
  id: 'whist',

  start(given) {
    const options = whistOptions(given);
    if (options.deal === null)
      return {table: beginRubber(emptyTable(options)), pack: [], hands: EMPTY_HANDS, dealt: EMPTY_HANDS};
    // Kept out of the public table: it names all hands, and every seat sees the options.
    return positionState({...options, deal: null}, readPosition(options.deal, options));
  },

  turn: ({table}) => table.turn,

  phases: {
    // Players draw for partners and the deal; ties draw again (Vienna §1, §21, §24; Warsaw l. 12-22).
    'cutting.spreading': {
      by: 'chance',
      draw: (_state, random) => ({type: 'SPREAD', pack: shuffled(FRENCH_52.cards, random)}),
      moves: {SPREAD: {act: spread}},
    },
    'cutting.drawing': {by: 'player', moves: DRAWING},
    'cutting.redrawing': {by: 'player', moves: DRAWING},
    // The player with the lowest card chooses a seat, then the lower of the other pair (Vienna §2).
    'cutting.seating': {
      by: 'player',
      moves: {
        CHOOSE_SEAT: naming('CHOOSE_SEAT', 'seat', {among: freeSeats, act: chooseSeat}),
      },
    },

    // Each side keeps a pack for the game; it is shuffled, and the dealer's right-hand neighbour cuts (Vienna §3, §11).
    'preparing.choosePack': {
      by: 'player',
      moves: {
        CHOOSE_PACK: naming('CHOOSE_PACK', 'colour', {among: packColours, act: choosePack}),
      },
    },
    'preparing.shuffling': shuffling(FRENCH_52, offerCut),
    'preparing.packCut': {
      by: 'player',
      moves: {
        CUT: cutting<WhistState, WhistView, WhistHappening>(SIZE, cut),
        CUT_WITH_CARD: cuttingAs('CUT_WITH_CARD', SIZE, ({options}: WhistView) => options.throwOver, cut),
        THROW_OVER: {
          moves: (view) => (mayThrowOver(view) ? [{type: 'THROW_OVER'}] : []),
          otherwise: ({packs}) => ({reason: 'no-more-throw-over', about: {times: packs.thrownOver}}),
          act: throwOver,
        },
      },
    },

    // Thirteen cards each, one at a time; at a strict table an accident may happen in dealing.
    'dealing.giving': {
      by: 'chance',
      draw: (state, random) => ({
        type: 'GIVE',
        accident: isStrict(state.table) ? accident(state, random) : null,
      }),
      moves: {GIVE: {act: give}},
    },
    'dealing.irregular': {by: 'player', moves: DECIDING},
    'dealing.turnUp': {by: 'player', moves: DECIDING},
    'dealing.eldestNamesTrump': {
      by: 'player',
      moves: {
        NAME_TRUMP: naming('NAME_TRUMP', 'suit', {
          among: (): readonly Suit[] => FRENCH_SUITS,
          act: nameTrump,
        }),
      },
    },

    // The player with the dummy first looks at one hand (Vienna §24 b).
    'playing.looking': {by: 'player', moves: {LOOK: {moves: () => [{type: 'LOOK'}], act: look}}},
    // Thirteen tricks; along with his card a player may call honours in the first, or lay down his hand.
    'playing.trick': {
      by: 'player',
      moves: {
        PLAY: PLAYING,
        ...CALLING,
        LAY_DOWN: {
          moves: (view) => (mayLayDown(view) ? [{type: 'LAY_DOWN'}] : []),
          otherwise: 'not-certain',
          act: layDown,
        },
        CLAIM_REVOKE: CLAIMING,
      },
    },
    // The caller's partner answers truly; those who played after their partner may call before the turn of the trick (Vienna §7).
    'playing.asked': {
      by: 'player',
      moves: {
        ANSWER: {
          moves: (view) => [{type: 'ANSWER', yes: ownHonours(view).length > 0}],
          otherwise: 'answer-truly',
          act: answer,
        },
      },
    },
    'playing.callWindow': {
      by: 'player',
      moves: {SILENT: {moves: () => [{type: 'SILENT'}], act: silent}, ...CALLING},
    },

    // Strict etiquette: the opponents of the player at fault decide.
    'playing.callFault': {
      by: 'player',
      moves: {
        STAND: {moves: () => [{type: 'STAND'}], act: letDealStand},
        VOID_DEAL: {moves: () => [{type: 'VOID_DEAL'}], act: refuseDeal},
      },
    },
    'playing.etiquette': {by: 'player', moves: DEMANDS},
    'playing.claim': {
      by: 'player',
      moves: {
        STAND: {moves: () => [{type: 'STAND'}], act: playOn},
        WAIVE: {moves: () => [{type: 'WAIVE'}], act: grantRest},
      },
    },
    'settlingDeal.penalties': {by: 'player', moves: PENALTIES},

    settlingSession: {by: 'nobody'},
  },

  // Ends the session early (Vienna §13).
  anytime: {STOP: {act: stop}},
  // Cards out of turn, revokes, mistaken calls and answers can happen and are dealt with.
  breaches: {
    refuse: (view, move) => (isStrict(view) ? refuseBreach(view, move) : null),
    commit: commitBreach,
  },
  players: ({players}) => players,
  view: viewOf,
  // Only the last trick may be looked at again (Leitfaden §17 II); the Polish book says nothing else.
  openTricks: onlyLastTrick,
  ledger: ledgerOf,
  worth: ({table}) => worthOf(table),
});

export * from './types.js';
export {whistOptions, type GivenOptions} from './options.js';
export {lawfulPlays} from './playing.js';
