import {type Given} from '@quinola/testing/answers/given.js';
import {markersOf} from '../src/piquet/rules/laws.js';
import {
  dealsOf,
  piquetOptions,
  rubiconOf,
  stakesOf,
  totals,
  type PiquetOptions,
} from '../src/piquet/rules/index.js';
import {rulesOf, same} from './asked.js';

/** The answers about what is won and paid, by a rule set of their own. */
export const settling = (
  own: PiquetOptions['rules'],
): Readonly<Record<string, (given: Given) => object>> => ({
  /** `match`: how often each deals. */
  match({deals}) {
    const options = piquetOptions({rules: own});
    same('deals', dealsOf(options, []), deals);
    return {dealsPerPlayer: options.deals / 2};
  },

  /** `partie`: six deals, and what they come to. */
  partie({rules, firstDealer, dealsElderYounger}) {
    const [set] = rulesOf(rules, own);
    const options = piquetOptions({rules: set!});
    const dealer = firstDealer as 'A' | 'B';
    const other = dealer === 'A' ? 'B' : 'A';
    const elderOfDeal = (deal: number) => (deal % 2 ? dealer : other);
    const all = dealsElderYounger as readonly (readonly [number, number])[];
    const byDeal = all.map(([elder, younger], deal) =>
      elderOfDeal(deal) === 'A' ? [elder, younger] : [younger, elder],
    );
    const marks = byDeal.map((_, at) => totals(byDeal.slice(0, at + 1)));
    const [a, b] = totals(byDeal);
    const stakes = stakesOf(byDeal, options);
    const played = all.length || dealsOf(options, []) + 2;
    return {
      elderOfDeal: Array.from({length: played}, (_, deal) => elderOfDeal(deal)),
      totals: {A: a, B: b},
      winner: stakes > 0 ? 'A' : stakes < 0 ? 'B' : null,
      settlement: Math.abs(stakes),
      loserUnderRubicon: stakes !== 0 && Math.min(a, b) < 100,
      extraDeals: dealsOf(options, marks) - options.deals,
    };
  },

  /** `settlement`: what the loser of a party pays. */
  settlement(given) {
    const {rules, winner, loser, totals: sums, matchMode} = given;
    if (sums) {
      const options = piquetOptions({rules: own});
      const marks = Array.from({length: options.deals}, () => sums as readonly number[]);
      return {extraDeals: dealsOf(options, marks) - options.deals};
    }
    if (loser !== undefined) {
      const [set] = rulesOf(rules, own);
      const due = (rubicon: 'page' | 'classic') => rubiconOf(winner as number, loser as number, rubicon);
      return {
        page: due('page'),
        classic: due('classic'),
        settlement: due(piquetOptions({rules: set!}).rubicon),
      };
    }
    const {markerRanks, suitsPerPlayer} = given;
    if (markerRanks) {
      const {cards, value} = markersOf(markerRanks as readonly string[], suitsPerPlayer as number);
      return {cardsPerPlayer: cards, valuePerPlayer: value};
    }
    const {difference, deals, stake, fourDealSettlement, wonInEachDeal} = given;
    const options = piquetOptions({
      rules: own,
      matchMode: matchMode as 'four-deals',
      ...(fourDealSettlement ? {fourDealSettlement: fourDealSettlement as 'per-deal'} : {}),
      ...(stake ? {stake: stake as number} : {}),
    });
    if (difference !== undefined) return {parties: stakesOf([[difference as number, 0]], options)};
    const won = wonInEachDeal as readonly number[] | undefined;
    if (won) {
      same('winner', winner, 'me');
      const each = won.map((points) => [points, 0]);
      return {
        partiesPerDeal: each.map((one) => stakesOf([one], options)),
        totalParties: stakesOf(each, options),
      };
    }
    const {A, B} = deals as {readonly A: readonly number[]; readonly B: readonly number[]};
    const byDeal = A.map((points, at) => [points, B[at]!]);
    const net = stakesOf(byDeal, options);
    return {
      totals: totals(byDeal),
      difference: A.reduce((sum, points, at) => sum + points - B[at]!, 0),
      parties: net,
      netParties: net,
      perDealDifference: byDeal.map(([one, other]) => one! - other!),
      perDealParties: byDeal.map((one) => stakesOf([one], options)),
      pays: {A: -net * options.stake, B: net * options.stake},
    };
  },
});
