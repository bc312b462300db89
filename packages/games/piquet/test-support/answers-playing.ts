import {type Card} from '@quinola/cards';
import {winning} from '@quinola/play';
import {meaning, type Given} from '@quinola/testing/answers/given.js';
import {shortHand} from '../src/piquet/rules/laws.js';
import {
  ofSuit,
  piquet,
  piquetOptions,
  reckoned,
  RULES,
  tools,
  totalsOf,
  trickBonus,
  trickPoints,
  tricks as playing,
  type Counted,
  type PiquetOptions,
  type PiquetState,
  type PiquetView,
  type Why,
} from '../src/piquet/rules/index.js';
import {ending} from './endings.js';
import {
  ELDER,
  type Cards,
  YOUNGER,
  SEATS,
  rulesOf,
  alike,
  made,
  holding,
  named,
  bySeat,
  same,
} from './asked.js';

/** The answers about what is played and counted, by a rule set of their own. */
export const played = (own: PiquetOptions['rules']): Readonly<Record<string, (given: Given) => object>> => ({
  /** `legal-plays`: what may be played. */
  'legal-plays'({rules, lead, followerHand}) {
    return alike(rulesOf(rules, own), (set) => {
      const {table} = holding({rules: set}, [], []);
      const trick = lead === null ? [] : [{seat: ELDER, card: lead as Card}];
      const view: PiquetView = {...table, hand: followerHand as Cards, trick, player: 0, seat: YOUNGER};
      const legal = playing.lawful(view);
      const winners = legal.filter(
        (card) => winning(RULES, [...trick, {seat: YOUNGER, card}])!.seat === YOUNGER,
      );
      const losers = legal.filter((card) => !winners.includes(card));
      return {
        legal,
        canWin: winners.length > 0,
        mustOvertake:
          winners.length > 0 &&
          losers.length === 0 &&
          ofSuit(followerHand as Cards, String(lead).slice(-1)).length > legal.length,
      };
    });
  },

  /** `trick-winner`: who takes a trick. */
  'trick-winner'({rules, lead, follow}) {
    rulesOf(rules, own);
    const {seat} = winning(RULES, [
      {seat: ELDER, card: lead as Card},
      {seat: YOUNGER, card: follow as Card},
    ])!;
    return {winner: seat === ELDER ? 'leader' : 'follower'};
  },

  /** `play-score`: what a trick counts. */
  'play-score'({trick, winner, lead, followerHand, trickCount, fidelity, cases}) {
    const options = piquetOptions({
      rules: own,
      ...(trickCount ? {trickCount: trickCount as 'literal'} : {}),
      ...(fidelity ? {fidelity: fidelity as 'page'} : {}),
    });
    const points = (number: number, by: unknown) => {
      const {leader, follower} = trickPoints(
        (lead as Card | undefined) ?? 'AS',
        number,
        by === 'leader',
        options,
      );
      return [leader, follower];
    };
    if (cases)
      return {
        points: (cases as readonly {trick: number; winner: string}[]).map((one) =>
          points(one.trick, one.winner),
        ),
      };
    const hand = followerHand as Cards | undefined;
    const canBeat = hand?.some(
      (card) =>
        winning(RULES, [
          {seat: 1, card: lead as Card},
          {seat: 0, card},
        ])!.seat === 0,
    );
    const by = winner ?? (canBeat ? 'follower' : 'leader');
    const [leader, follower] = points(trick as number, by);
    return {winner: by, leader, follower};
  },

  /** `bonus`: repique, pique, the cards and a capot. */
  bonus(given) {
    const {tricks, capotMode} = given;
    if (tricks) {
      const options = piquetOptions({rules: own, ...(capotMode ? {capotMode: capotMode as 'instead'} : {})});
      return {
        bonus: (tricks as readonly (readonly number[])[]).map((won) =>
          won.map((count) => trickBonus(count, options)),
        ),
      };
    }
    const {handPoints, opponentPoints, cardsPlayed} = given;
    if (handPoints) {
      same('cards played', cardsPlayed, 0);
      const other: readonly Counted[] = [{seat: YOUNGER, why: 'point', points: opponentPoints as number}];
      return {
        score: (handPoints as readonly number[]).map(
          (points) => totalsOf(reckoned([...other, {seat: ELDER, why: 'sequence', points}], ELDER))[ELDER],
        ),
      };
    }
    const {runningCounted} = given;
    if (runningCounted) {
      const {claimLater, newDealBegun, cardsMixedOrCut} = given;
      const counts = runningCounted as readonly number[];
      const {table, ...state} = holding({etiquette: 'strict', announce: 'manual'}, ['AS'], ['KS']);
      const isOver = newDealBegun === true || cardsMixedOrCut === true;
      const at: PiquetState = {
        ...state,
        table: isOver
          ? tools.waitingAt(table, 'dealing.packCut', ELDER, {score: [0, counts.at(-1)!]})
          : tools.waitingAt(table, 'playing.trick', ELDER, {
              score: [0, counts.at(-1)!],
              piqueDue: true,
              tricks: counts.map((_, at) => ({
                leader: ELDER,
                winner: ELDER,
                cards: [{seat: ELDER, card: `${at}`}],
              })),
            }),
      };
      const move = {type: 'CLAIM_PIQUE'} as const;
      const may = claimLater === true && piquet.refusal(piquet.view(at, ELDER), move) === null;
      return {corrected: (may ? made(at, [move]).state : at).table.score[ELDER]};
    }
    const {role, runningBeforeLead, event} = given;
    const seat = meaning(SEATS, role);
    const said: readonly Counted[] = [
      {seat: 1 - seat, why: 'sets', points: opponentPoints as number},
      {seat, why: 'sequence', points: runningBeforeLead as number},
      {seat, why: event as Why, points: 1},
    ];
    return {running: totalsOf(reckoned(said, ELDER))[seat]};
  },

  /** `score-log`: points in the order in which they were said. */
  'score-log'({rules, eventsAsMade}) {
    const said = (eventsAsMade as readonly {who: 'elder'; points: number; why: Why}[]).map(
      ({who, points, why}): Counted => ({seat: meaning(SEATS, who), points, why}),
    );
    return alike(rulesOf(rules, own), (set) => {
      const all = reckoned(said, ELDER, piquetOptions({rules: set}));
      const by = (why: Why) => named(all.find((one) => one.why === why)?.seat ?? -1);
      return {repique: by('repique'), pique: by('pique'), total: bySeat(totalsOf(all))};
    });
  },

  /** `irregularity`: cards thrown down together; a hand that is a card short. */
  irregularity(given) {
    const {leaderThrows} = given;
    if (leaderThrows) {
      const {followerHand, orderOnTable} = given;
      same('order', orderOnTable, 'first = nearest the cloth');
      const order = leaderThrows as Cards;
      const begun = holding({etiquette: 'strict', matchMode: 'four-deals'}, order, followerHand as Cards);
      const gone = Array.from({length: 9}, () => ({leader: ELDER, winner: ELDER, cards: []}));
      const at = {
        ...begun,
        table: tools.waitingAt(begun.table, 'playing.trick', ELDER, {tricks: gone, toPlay: ELDER}),
      };
      let {state, events} = made(at, [{type: 'THROW_REST', order}]);
      // The follower beats where he can.
      for (let left = order.length; left; left--) {
        const view = piquet.view(state, YOUNGER);
        const lawful = playing.lawful(view);
        const beats = lawful.filter(
          (card) => winning(RULES, [...view.trick, {seat: YOUNGER, card}])!.seat === YOUNGER,
        );
        const card = (view.trick.length ? (beats[0] ?? lawful.at(-1)) : lawful[0])!;
        const next = made(state, [{type: 'PLAY', card}]);
        state = next.state;
        events = [...events, ...next.events];
        if (state.table.lastDeal) break;
      }
      const won = events.flatMap((one) => (one.type === 'trick-won' ? [one.trick] : []));
      return {
        tricks: won.map(({cards: [lead, follow], leader, winner}) => ({
          lead: lead!.card,
          follow: follow!.card,
          ...(leader === YOUNGER && {ledBy: 'follower'}),
          winner: winner === ELDER ? 'leader' : 'follower',
        })),
        followerMayPassInstead: piquet.refusal(piquet.view(state, YOUNGER), {type: 'SKIP'}) === null,
      };
    }
    const {elderCards, youngerCards, elderWonFirstTen, elderLastTwo, youngerLastOne} = given;
    same('cards', (elderCards as number) - (youngerCards as number), 1);
    const {mustPlay, toTrick, leaderWins} = shortHand(elderLastTwo as Cards, youngerLastOne as Card);
    const elder = (elderWonFirstTen ? 10 : 0) + leaderWins;
    return {youngerMustPlay: mustPlay, toTrick, tricks: [elder, 12 - elder], capot: elder === 12};
  },

  /** `ending`: both hands open, best play. */
  ending: (given) => ending(given),
});
