import {
  asking,
  deciding,
  drawSeats,
  hardnessOfCard,
  match,
  once,
  over,
  settling,
  sheet,
  shuffleCutDeal,
  tableSetup,
  tricks,
  type ChartProfile,
} from '@quinola/chart';
import {lawfulPlays} from './rules/playing.js';
import {whist, type WhistHappening, type WhistView} from './rules/game.js';

/** What the chart needs to know about whist: what takes time, which sheets are shown, what ends a deal. */
export const profile: ChartProfile<WhistView, WhistHappening> = {
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
  dealt: 'dealt',
  played: 'played',
  won: 'trick-won',
  // A visitor is asked before his partner makes a demand or the play moves on. A revoke can be claimed later.
  asks: ({turn, etiquette, seat}, visitor) =>
    visitor && (turn.phase === 'playing.etiquette' || etiquette.early === seat),
  // Everybody can see what the dummy must play.
  hardness: (seen) =>
    seen.turn.phase !== 'playing.trick'
      ? undefined
      : seen.toPlay === seen.dummy && seen.dummyHand && lawfulPlays(seen).length === 1
        ? null
        : hardnessOfCard(seen, seen.toPlay),
  // A player with nothing to call is skipped; at strict tables he can still call.
  spares: (view) => view.options.etiquette !== 'strict' && whist.moves(view).length === 1,
};

const {table, opened} = tableSetup(whist, profile);

/** Where a game or a deal begins: with the choice of a pack (Vienna §3, once a game), else with the shuffling. */
const NEXT_DEAL = ['preparing.shuffling', 'preparing.choosePack'] as const;
/** What follows a deal without dispute; a player with the dummy first looks at one hand (Vienna §24). */
const DEALT = ['playing.trick', 'playing.looking'] as const;
/** How play continues; at strict tables the seat to play may first be asked for something. */
const PLAY_ON = ['playing.trick', 'playing.etiquette'] as const;
/** How a deal ends; at strict tables irregularities are settled first. */
const DEAL_OVER = ['settlingDeal.marked', 'settlingDeal.penalties'] as const;
/** What the opponents of a player who broke a rule may demand of him (strict etiquette). */
const DEMANDS = ['CALL_CARD', 'DEMAND', 'NAME_SUIT'] as const;

/** The match: rubbers of two games won, each started by a draw, until the agreed number has been played. */
export const whistMachine = once(() =>
  table.createMachine(
    match(
      opened,
      {
        // Partners, seats and the first dealer of a rubber (Vienna §1, §2).
        cutting: {
          initial: 'spreading',
          states: drawSeats({
            spread: {spreading: ['cutting.drawing', 'cutting.redrawing']},
            draw: {
              drawing: [
                'cutting.drawing',
                'cutting.redrawing',
                'cutting.spreading',
                'cutting.seating',
                ...NEXT_DEAL,
              ],
              // Players who drew equal cards draw again; if the spread runs out, from a new one.
              redrawing: ['cutting.redrawing', 'cutting.spreading', 'cutting.seating', ...NEXT_DEAL],
            },
            choose: {seating: ['cutting.seating', 'preparing.choosePack']},
          }),
        },
        // The pack, before every deal (Vienna §3).
        preparing: {
          initial: 'shuffling',
          states: shuffleCutDeal({
            choose: {choosePack: 'preparing.shuffling'},
            shuffle: {shuffling: 'preparing.packCut'},
            cut: {
              packCut: {
                moves: ['CUT', 'CUT_WITH_CARD', 'THROW_OVER'],
                then: ['dealing.giving', 'preparing.shuffling'],
              },
            },
          }),
        },
        dealing: {
          initial: 'giving',
          states: {
            ...shuffleCutDeal({
              deal: {
                giving: [
                  ...DEALT,
                  'dealing.irregular',
                  'dealing.turnUp',
                  'dealing.eldestNamesTrump',
                  'preparing.shuffling',
                ],
              },
            }),
            // Strict etiquette: the side entitled to decide accepts a faulty deal or has the cards dealt again.
            irregular: asking(['ACCEPT_DEAL', 'REDEAL'], [...DEALT, 'preparing.shuffling']),
            turnUp: asking(['ACCEPT_DEAL', 'REDEAL'], [...DEALT, 'preparing.shuffling']),
            eldestNamesTrump: asking(['NAME_TRUMP'], 'playing.trick'),
          },
        },
        playing: {
          initial: 'trick',
          states: {
            looking: asking(['LOOK'], 'playing.trick'),
            // Thirteen tricks of four cards; honours are called with one's card in the first trick (Vienna §7).
            ...tricks({
              trick: {
                moves: ['PLAY', 'CALL', 'SHOW', 'LAY_DOWN', 'DROP'],
                rights: ['CLAIM_REVOKE'],
                then: [
                  ...PLAY_ON,
                  'playing.callWindow',
                  'playing.asked',
                  'playing.callFault',
                  'playing.claim',
                  ...DEAL_OVER,
                ],
              },
            }),
            // The partner answers; three honours between them win the game at once.
            asked: asking(
              ['ANSWER'],
              [...PLAY_ON, 'playing.callWindow', 'playing.callFault', 'settlingDeal.marked'],
            ),
            // Before the first trick is turned, players who played after their partners may call.
            callWindow: asking(
              ['SILENT', 'CALL', 'SHOW'],
              [...PLAY_ON, 'playing.callWindow', 'playing.asked', 'settlingDeal.marked'],
              {spared: true},
            ),
            // Strict etiquette: a wrong call or answer, a hand laid down, cards that may be called.
            callFault: asking(
              ['VOID_DEAL', 'STAND'],
              [...PLAY_ON, 'playing.callWindow', 'preparing.shuffling'],
            ),
            claim: asking(['STAND', 'WAIVE'], [...PLAY_ON, ...DEAL_OVER]),
            etiquette: asking([...DEMANDS, 'WAIVE'], PLAY_ON, {rights: DEMANDS}),
          },
        },
        // Tricks before honours; penalties where each book puts them (Vienna §6, §19; Warsaw law 3).
        settlingDeal: {
          initial: 'marked',
          states: settling({
            ask: {
              penalties: {moves: ['CLAIM_REVOKE', 'HONOURS', 'APPLY_PENALTY', 'WAIVE'], then: DEAL_OVER},
            },
            laid: ['settlingDeal.marked'],
            then: 'gameDecision',
          }),
        },
        gameDecision: deciding(['preparing.shuffling', 'gameWon', 'settlingRubber']),
        gameWon: sheet(NEXT_DEAL),
        settlingRubber: sheet(['cutting.spreading', 'settlingSession']),
        settlingSession: over(),
      },
      ['STOP'],
    ),
  ),
);
