import {type Card} from '@quinola/cards';
import {type Seat} from '@quinola/play';
import {meaning, type Given} from '@quinola/testing/answers/given.js';
import {
  answerTo,
  areHeld,
  blancheIn,
  cardsNamed,
  CATEGORIES,
  holdingsOf,
  noCourts,
  pipsOf,
  piquet,
  piquetOptions,
  pointsOf,
  reckoned,
  SET_RANKS,
  tieBreakOf,
  tools,
  topOf,
  totalsOf,
  trickBonus,
  type Category,
  type Counted,
  type PiquetMove,
  type PiquetOptions,
  type SetClaim,
  type Why,
} from '../src/piquet/rules/index.js';
import {
  ELDER,
  type Cards,
  type Options,
  YOUNGER,
  rulesOf,
  alike,
  made,
  holding,
  announced,
  named,
  bySeat,
  asEvents,
  same,
  classesOf,
  reckonedWithAll,
} from './asked.js';

/** The answers about what is held and announced, by a rule set of their own. */
export const claims = (own: PiquetOptions['rules']): Readonly<Record<string, (given: Given) => object>> => ({
  /** `table`: what sequences, sets and cards count. */
  table({lengths, kinds, ranks}) {
    const points = lengths
      ? (lengths as readonly number[]).map((count) => pointsOf('sequence', [{suit: 'S', top: 'A', count}]))
      : ((kinds ?? []) as readonly string[]).map((kind) =>
          pointsOf('sets', [{rank: 'A', count: meaning({three: 3, four: 4}, kind)}]),
        );
    return {points, ranks: [...SET_RANKS], pips: ((ranks ?? []) as readonly string[]).map(pipsOf)};
  },

  /** `holdings`: what a hand holds. */
  holdings({rules, hand}) {
    const cards = hand as Cards;
    const [point] = holdingsOf('point', cards);
    const sequences = holdingsOf('sequence', cards);
    const sets = holdingsOf('sets', cards);
    const blanche = rulesOf(rules, own)
      .filter((set) => set !== 'modern')
      .map((set) => blancheIn(cards, piquetOptions({rules: set})).length > 0);
    same(
      'carte blanche',
      blanche,
      blanche.map(() => noCourts(cards)),
    );
    return {
      pointLength: point!.count,
      pointPips: tieBreakOf(point!),
      sequences: sequences.map((claim) => cardsNamed([claim], cards)),
      sequencePoints: pointsOf('sequence', sequences),
      sets: sets as readonly SetClaim[],
      setPoints: pointsOf('sets', sets),
      noCourt: noCourts(cards),
    };
  },

  /** `declaration`: who counts a class. */
  declaration({rules, category, elderHand, youngerHand}) {
    const asked = category as Category;
    return alike(rulesOf(rules, own), (set) => {
      const hands = [youngerHand as Cards, elderHand as Cards];
      const {state} = announced({rules: set}, hands[ELDER]!, hands[YOUNGER]!);
      const {winner, points, list} = classesOf(state, hands)[asked];
      const measure = (seat: Seat) => {
        const [top] = holdingsOf(asked, hands[seat]!);
        return top ? [top.count, tieBreakOf(top)] : [];
      };
      return {
        winner,
        points,
        youngerPoints: winner === 'younger' ? points : 0,
        sequences: list,
        elder: measure(ELDER),
        younger: measure(YOUNGER),
      };
    });
  },

  /** `dialogue`: what is said in a class. */
  dialogue({rules, category, elderHand, youngerHand, elderSinks}) {
    const asked = category as Category;
    const [set] = rulesOf(rules, own) as readonly ['rubicon'];
    const begun = holding({rules: set, announce: 'manual'}, elderHand as Cards, youngerHand as Cards);
    const at = {...begun, table: tools.waitingAt(begun.table, `announce.${asked}`, ELDER, {toPlay: ELDER})};
    const all = holdingsOf(asked, elderHand as Cards);
    const claims = elderSinks ? [] : all;
    const top = topOf(claims);
    const said = made(at, [top ? {type: 'CLAIM', count: top.count, claims} : {type: 'SKIP'}]).state;
    const offers = piquet.moves(piquet.view(said, YOUNGER)) as readonly PiquetMove[];
    const whole = holdingsOf(asked, youngerHand as Cards);
    const answer =
      offers.find(
        (move) =>
          (move.type === 'NOT_GOOD' || move.type === 'EQUAL') &&
          JSON.stringify(move.claims) === JSON.stringify(whole),
      ) ?? ({type: 'GOOD'} as const);
    const {talk} = made(said, [answer]).state.table;
    const {winner, tieBreak, equal, answer: last} = talk[asked]!;
    const [youngers] = whole;
    same('the answer', answerTo(top, youngers), last);
    return {
      elderNames: top ? {count: talk[asked]!.elder, tieBreak} : null,
      answer: last === 'not-good' ? 'not good' : last,
      youngerNames: equal || winner === YOUNGER ? {count: youngers!.count, tieBreak: null} : null,
      winner: named(winner),
      points: winner < 0 ? 0 : pointsOf(asked, winner === ELDER ? claims : whole),
      mustShowOnRequest: last === 'equal' ? ['elder', 'younger'] : winner < 0 ? [] : [named(winner)],
    };
  },

  /** `claim`: whether so much may be claimed. */
  claim({rules, category, hand, claims}) {
    rulesOf(rules, own);
    const list = (claims as readonly Record<string, unknown>[]).map((claim) => ({
      ...claim,
    })) as readonly unknown[];
    return {legal: areHeld(category as Category, list, hand as Cards)};
  },

  /** `carte-blanche`: whether a dealt hand has one, by the page or as others have it. */
  'carte-blanche'({dealtHand, option}) {
    const hand = dealtHand as Cards;
    const in_ = (carteBlanche: 'page' | 'classic') =>
      blancheIn(hand, piquetOptions({rules: 'modern', carteBlanche}));
    const points = (carteBlanche: 'page' | 'classic') => (in_(carteBlanche).length ? 10 : 0);
    const asked = option as 'page' | 'classic' | undefined;
    return {
      ...(asked && {valid: points(asked) > 0, points: points(asked), suit: in_(asked)[0]}),
      page: points('page'),
      classic: points('classic'),
    };
  },

  /** `deal-score`: what two hands announce, and what it makes. */
  'deal-score'(given) {
    const {elderHand, youngerHand, point, sequence, phase} = given;
    if (point === 'equal') {
      const {tricks} = given;
      const talk = {winner: -1} as const;
      same('sequence', sequence, 'equal');
      const won = tricks as readonly number[];
      return {
        onlyPlayPointsCount: talk.winner < 0,
        declared: [0, 0],
        majority: won.map((count) => trickBonus(count, piquetOptions({rules: own}))),
      };
    }
    const {runningAfterDeclarations} = given;
    if (runningAfterDeclarations) {
      const {firstLead} = given;
      const before = runningAfterDeclarations as {readonly elder: number; readonly younger: number};
      const start = holding({rules: own, matchMode: 'four-deals'}, elderHand as Cards, youngerHand as Cards);
      const counted: readonly Counted[] = [
        {seat: ELDER, why: 'sets', points: before.elder},
        {seat: YOUNGER, why: 'sets', points: before.younger},
      ];
      const score = [before.younger, before.elder];
      const at = {...start, table: tools.waitingAt(start.table, 'playing.trick', ELDER, {counted, score})};
      const {table} = made(at, [{type: 'PLAY', card: firstLead as Card}]).state;
      const more: Counted = {seat: YOUNGER, why: 'trick', points: 30};
      const later = reckoned([...table.counted, more], ELDER);
      return {
        runningAfterFirstLead: bySeat(table.score),
        piqueStillPossibleForYounger: later.some(({why}) => why === 'pique'),
      };
    }
    const {youngerDealtHand, options} = given;
    same('phase', phase, 'declarations');
    const set: Options = {rules: own, ...((options as Options | undefined) ?? {})};
    const hands = [youngerHand as Cards, elderHand as Cards];
    const {state: plain} = announced(set, hands[ELDER]!, hands[YOUNGER]!);
    const blanche = youngerDealtHand
      ? blancheIn(youngerDealtHand as Cards, plain.table.options).map((): Counted => ({
          seat: YOUNGER,
          why: 'carteBlanche',
          points: 10,
        }))
      : [];
    const all = reckoned([...blanche.slice(0, 1), ...reckonedWithAll(plain)], ELDER, plain.table.options);
    const sumOf = (seat: Seat, why: Why) =>
      all.filter((one) => one.seat === seat && one.why === why).reduce((sum, {points}) => sum + points, 0);
    const repique = sumOf(ELDER, 'repique') + sumOf(YOUNGER, 'repique');
    const parts = (seat: Seat) =>
      Object.fromEntries([...CATEGORIES, 'repique' as const].map((why) => [why, sumOf(seat, why)]));
    return {
      events: asEvents(all),
      total: bySeat(totalsOf(all)),
      repique: repique || false,
      carteRouge: all.some(({why}) => why === 'carteRouge'),
      carteBlanche: {younger: sumOf(YOUNGER, 'carteBlanche')},
      point: sumOf(ELDER, 'point'),
      sequence: sumOf(ELDER, 'sequence'),
      sets: sumOf(ELDER, 'sets'),
      elder: parts(ELDER),
      younger: parts(YOUNGER),
    };
  },
});
