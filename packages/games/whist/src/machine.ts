import {asking, chance, deciding, match, over, sheet, tableSetup, type Manner} from '@quinola/chart';
import {whist, type WhistHappening, type WhistView} from './rules/game.js';

/** What the chart must be told of whist: what takes time, which sheets are laid on the table, what ends a deal. */
export const manner: Manner<WhistView, WhistHappening> = {
  beats: {
    spread: {travel: 2},
    drawn: {travel: 1},
    redraw: {speak: 1},
    ordered: {speak: 2},
    seated: {speak: 2},
    'pack-chosen': {speak: 1},
    shuffled: {travel: 2},
    cut: {travel: 1, speak: 1},
    'thrown-over': {speak: 1},
    dealt: {travel: 4},
    'turned-up': {travel: 1},
    'trump-named': {speak: 1},
    accident: {speak: 1},
    'deal-accepted': {speak: 1},
    'deal-voided': {speak: 1},
    'deal-passed': {speak: 1},
    looked: {travel: 1},
    played: {travel: 1},
    'trick-won': {gather: 1},
    'dummy-open': {travel: 1},
    called: {speak: 1},
    answered: {speak: 1},
    shown: {speak: 2},
    'laid-down': {speak: 2},
    'claim-met': {speak: 1},
    exposed: {travel: 1, speak: 1},
    'revoke-claimed': {speak: 1},
    demanded: {speak: 1},
    'honours-announced': {speak: 1},
    penalty: {speak: 1},
  },
  sheets(happened) {
    const came = (type: WhistHappening['type']): boolean =>
      happened.some((happening) => happening.type === type);
    return [
      ...(came('deal-scored') ? ['settlingDeal.marked'] : []),
      ...(came('game-won') && !came('rubber-settled') ? ['gameWon'] : []),
      ...(came('rubber-settled') ? ['settlingRubber'] : []),
    ];
  },
  dealEnds: ['deal-scored'],
  // A visitor is asked before his partner demands something, or the play passes him by. A revoke may be claimed later.
  asks: ({turn, etiquette, seat}, visitor) =>
    visitor && (turn.phase === 'playing.etiquette' || etiquette.early === seat),
  // Who has nothing to call is silent; at strict tables he may call all the same.
  spares: (view) => view.options.etiquette !== 'strict' && whist.moves(view).length === 1,
};

const {table, opened} = tableSetup(whist, manner);

/** Played out only where the evening is shown as it was. */
const CEREMONY = {ceremonial: true} as const;
/** A card moves, and something is said of it. */
const CARD = {beats: ['travel', 'speak']} as const;
/** Something is said, and the full trick that lay waiting is turned. */
const WORD = {beats: ['speak', 'gather']} as const;

/** Where a game or a deal begins: with the choice of a pack (Vienna §3, once a game), else with the shuffling. */
const NEXT_DEAL = ['preparing.shuffling', 'preparing.choosePack'] as const;
/** What an undisputed deal leads to; who plays with the dummy looks at one hand first (Vienna §24). */
const DEALT = ['playing.trick', 'playing.looking'] as const;
/** How the play goes on; at strict tables something may first be asked of the seat that is to play. */
const PLAY_ON = ['playing.trick', 'playing.etiquette'] as const;
/** How a deal ends: at strict tables irregularities are dealt with first. */
const DEAL_OVER = ['settlingDeal.marked', 'settlingDeal.penalties'] as const;
/** What the enemies of one who erred may ask of him (strict etiquette). */
const DEMANDS = ['CALL_CARD', 'DEMAND', 'NAME_SUIT'] as const;

/** The evening: rubbers of two games won, each begun by a draw, until as many are played as were agreed. */
export const whistMachine = table.createMachine(
  match(
    opened,
    {
      // Partners, seats and the first dealer of a rubber (Vienna §1, §2).
      cutting: {
        initial: 'spreading',
        states: {
          spreading: chance(['cutting.drawing', 'cutting.redrawing'], CEREMONY),
          drawing: asking(
            ['DRAW'],
            ['cutting.drawing', 'cutting.redrawing', 'cutting.spreading', 'cutting.seating', ...NEXT_DEAL],
            {...CEREMONY, ...CARD},
          ),
          // Those who drew alike draw again; when the spread runs short, from a new one.
          redrawing: asking(
            ['DRAW'],
            ['cutting.redrawing', 'cutting.spreading', 'cutting.seating', ...NEXT_DEAL],
            {...CEREMONY, ...CARD},
          ),
          seating: asking(['CHOOSE_SEAT'], ['cutting.seating', 'preparing.choosePack'], CEREMONY),
        },
      },
      // The pack, before every deal (Vienna §3).
      preparing: {
        initial: 'shuffling',
        states: {
          choosePack: asking(['CHOOSE_PACK'], 'preparing.shuffling', CEREMONY),
          shuffling: chance('preparing.packCut', CEREMONY),
          packCut: asking(['CUT', 'CUT_WITH_CARD', 'THROW_OVER'], ['dealing.giving', 'preparing.shuffling'], {
            ...CEREMONY,
            ...CARD,
          }),
        },
      },
      dealing: {
        initial: 'giving',
        states: {
          giving: chance(
            [
              ...DEALT,
              'dealing.irregular',
              'dealing.turnUp',
              'dealing.eldestNamesTrump',
              'preparing.shuffling',
            ],
            CARD,
          ),
          // Strict etiquette: the entitled side accepts a marred deal or has it given again.
          irregular: asking(['ACCEPT_DEAL', 'REDEAL'], [...DEALT, 'preparing.shuffling'], CARD),
          turnUp: asking(['ACCEPT_DEAL', 'REDEAL'], [...DEALT, 'preparing.shuffling'], CARD),
          eldestNamesTrump: asking(['NAME_TRUMP'], 'playing.trick'),
        },
      },
      playing: {
        initial: 'trick',
        states: {
          looking: asking(['LOOK'], 'playing.trick', {beats: ['travel']}),
          // Thirteen times four cards; honours are called with the own card of the first trick (Vienna §7).
          trick: asking(
            ['PLAY', 'CALL', 'SHOW', 'LAY_DOWN', 'DROP'],
            [
              ...PLAY_ON,
              'playing.callWindow',
              'playing.asked',
              'playing.callFault',
              'playing.claim',
              ...DEAL_OVER,
            ],
            {beats: ['travel', 'speak', 'gather'], rights: ['CLAIM_REVOKE']},
          ),
          // The partner answers: with three honours the game is won on the spot.
          asked: asking(
            ['ANSWER'],
            [...PLAY_ON, 'playing.callWindow', 'playing.callFault', 'settlingDeal.marked'],
            WORD,
          ),
          // Before the first trick is turned, those may call who played after their partners.
          callWindow: asking(
            ['SILENT', 'CALL', 'SHOW'],
            [...PLAY_ON, 'playing.callWindow', 'playing.asked', 'settlingDeal.marked'],
            {...WORD, spared: true},
          ),
          // Strict etiquette: a wrong call or answer, a hand laid down, cards that may be called.
          callFault: asking(
            ['VOID_DEAL', 'STAND'],
            [...PLAY_ON, 'playing.callWindow', 'preparing.shuffling'],
            WORD,
          ),
          claim: asking(['STAND', 'WAIVE'], [...PLAY_ON, ...DEAL_OVER]),
          etiquette: asking([...DEMANDS, 'WAIVE'], PLAY_ON, {rights: DEMANDS}),
        },
      },
      // Tricks before honours, penalties in their place (Vienna §6, §19; Warsaw law 3).
      settlingDeal: {
        initial: 'marked',
        states: {
          penalties: asking(['CLAIM_REVOKE', 'HONOURS', 'APPLY_PENALTY', 'WAIVE'], DEAL_OVER),
          marked: sheet('gameDecision'),
        },
      },
      gameDecision: deciding(['preparing.shuffling', 'gameWon', 'settlingRubber']),
      gameWon: sheet(NEXT_DEAL),
      settlingRubber: sheet(['cutting.spreading', 'settlingSession']),
      settlingSession: over(),
    },
    ['STOP'],
  ),
);
