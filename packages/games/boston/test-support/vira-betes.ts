import {FRENCH_52, suitOf, type Card, type Suit} from '@quinola/cards';
import {balances, type PoolState, openPool} from '@quinola/play';
import type {Given} from '@quinola/testing/answers/given.js';
import {classOf, type SuitClass} from '../src/kit/rules/suits.js';
import {
  accountOf,
  againSize,
  barePrice,
  betesFor,
  divisionOf,
  eligible,
  goingOn,
  mayBuyAgain,
  nextSize,
  tools,
  vira,
  viraOptions,
  written,
  type GameId,
  type ViraState,
} from '../src/vira/rules/index.js';
import {settle} from '../src/vira/rules/settling.js';
import {named, type ByName} from './asked.js';
import {anyCards, setVira} from './vira-table.js';

// Known answers about bêtes: their sizes, games that are bought or turned again, and the division at the end.

/** A suit of a class, where spades are the highest. */
const suitOfClass = (suitClass: SuitClass): Suit =>
  FRENCH_52.suits.find((suit) => classOf(suit, 'S') === suitClass)!;

const sizesOn = ({waiting}: PoolState): readonly number[] => waiting.map(({amount}) => amount);

/** `bete-size`: one bête, several in a row, too large ones, those of a codille. */
export function beteSize(given: Given): object {
  const al = given.al as 12 | undefined;
  const options = viraOptions({...(given.options as object | undefined), ...(al !== undefined && {al})});
  let paper = openPool([0, 1, 2]);
  if (given.newBete !== undefined) return {betes: sizesOn(written(options, paper, 0, Number(given.newBete)))};
  if (given.consecutiveLosses !== undefined) {
    let last: number | null = null;
    for (let i = 0; i < Number(given.consecutiveLosses); i++) {
      last = nextSize(options, goingOn(options, paper).amount, last);
      paper = written(options, paper, i, last);
    }
    return {betes: sizesOn(paper)};
  }
  if (given.betes !== undefined) {
    for (const [owner, size] of given.betes as readonly (readonly [string, number])[])
      paper = written(options, paper, Number(owner[1]), size);
    const {amount, owner} = goingOn(options, paper);
    return {going: [`P${owner}`, amount]};
  }
  const size = nextSize(options, Number(given.going), (given.previous as number | undefined) ?? null);
  return {betes: betesFor(given.codille === true, size, options)};
}

/** `omkop`: a game is bought again. */
export function omkop(given: Given): object {
  const game = given.bid as GameId;
  if (given.omkopAlreadyUsed !== undefined)
    return {allowed: mayBuyAgain({game, again: given.omkopAlreadyUsed === true ? 1 : 0, talon: 5})};
  if (given.trump !== undefined) {
    const state = setVira({game, trump: given.trump as Suit, phase: 'exchanging.second', declarer: 0});
    return {trumpAfterOmkop: vira.play(state, 0, {type: 'OMKOP'}).state.table.trump};
  }
  const options = viraOptions(given.options as object);
  const going = Number(given.going);
  const first = againSize({going, previous: null, again: 0, againBete: 0}, options);
  const account = accountOf(
    {
      game,
      asMisere: false,
      suitClass: Number(given.colourClass) as SuitClass,
      tricks: Number(given.tricks ?? 0),
      honours: Number(given.honours),
      laidDown: given.liesDown === true,
      going,
      previous: null,
      again: 1,
      againBete: first,
    },
    options,
  );
  return {
    betesWritten: [first, ...account.betes],
    takesGoing: account.outcome === 'won' ? going : 0,
    declarerReceivesEach: account.fisch,
    declarerPaysEach: -account.fisch,
    firstGame: account.first,
    secondGame: -account.fisch - account.first,
  };
}

/** `touromatt`: a Tournée is turned again, or taken over. */
export function touromatt(given: Given): object {
  if (given.declarer !== undefined) return takeOver(given);
  const options = viraOptions();
  const game = given.bid as GameId;
  const going = Number(given.going);
  const classes = given.turnedColourClasses as readonly SuitClass[];
  const betes: number[] = [];
  const payments: number[] = [];
  let againBete = 0;
  for (const suitClass of classes.slice(0, -1)) {
    againBete = againSize({going, previous: null, again: betes.length, againBete}, options);
    betes.push(againBete);
    payments.push(-barePrice(game, suitClass, options));
  }
  const account = accountOf(
    {
      game,
      asMisere: false,
      suitClass: classes.at(-1)!,
      tricks: Number(given.tricksInLast),
      honours: Number(given.honoursInLast),
      laidDown: false,
      going,
      previous: null,
      again: betes.length,
      againBete,
    },
    options,
  );
  payments.push(account.fisch);
  return {
    betesWritten: [...betes, ...account.betes],
    paymentsEach: payments,
    netEach: payments.reduce((sum, one) => sum + one, 0),
    takesGoing: account.outcome === 'won' ? going : 0,
  };
}

/** A Tournée that is given up is offered to those who passed; who takes it turns the next card. */
function takeOver(given: Given): object {
  if (given.liesDown !== true) throw new RangeError('nothing to take over');
  const names = [given.declarer as string, ...(given.passed as readonly string[])];
  const talon = anyCards.talon.slice(0, Number(given.talonLeft));
  let state = setVira({game: 'tournee-6', trump: 'H', talon, phase: 'exchanging.second', declarer: 0});
  state = vira.play(state, 0, {type: 'LIE_DOWN'}).state;
  const offered: (string | undefined)[] = [];
  while (state.table.turn.phase === 'exchanging.takeover') {
    const by = vira.turn(state).must as number;
    offered.push(names[by]);
    const isLast = offered.length === names.length - 1;
    state = vira.play(state, by, {type: isLast ? 'TAKE_OVER' : 'DECLINE'}).state;
  }
  const isNext = state.table.trump === suitOf(talon[0]!);
  return {offeredTo: offered, newTrump: isNext ? 'next talon card' : 'another'};
}

/** `bete-division`: who shares at the end, and who pays or gets what. */
export function beteDivision(given: Given): object {
  const options = viraOptions({
    ...(given.options as object | undefined),
    ...(given.minBetes !== undefined && {minBetes: given.minBetes as 3}),
  });
  if (given.betesSet !== undefined) {
    const set = given.betesSet as ByName<number>;
    const codilles = (given.codilleBetesIncluded ?? {}) as ByName<number>;
    const names = Object.keys(set);
    const wira = (given.hasPlayedWira ?? []) as readonly string[];
    const sharing = eligible(
      {
        set: names.map((name) => set[name]! - (codilles[name] ?? 0)),
        playedWira: names.map((name) => wira.includes(name)),
      },
      options,
    );
    return {eligible: sharing.map((player) => names[player])};
  }
  const names = given.players as readonly string[];
  const outstanding = (given.outstanding as readonly (readonly [string, number])[]).map(([name, amount]) => ({
    by: names.indexOf(name),
    amount,
  }));
  const sharing = (given.eligible as readonly string[]).map((name) => names.indexOf(name));
  const {total, share, net} = divisionOf(names.length, outstanding, sharing);
  return {total, share: named(names, share), net: named(names, net)};
}

/** A game of the series: by whom, how many tricks he makes, and which class and honours its trump has. */
interface Played {
  readonly step: string;
  readonly by: number;
  readonly game: GameId;
  readonly tricks: number;
  readonly suitClass?: SuitClass;
  readonly honours?: readonly string[];
}

/** The series of which the answer gives what comes of each step. */
const SERIES: readonly Played[] = [
  {
    step: 'P1 wins kop-6 ofarg, 6 tricks, no honours: 1 Fisch each, takes an al of 12 (owner P0)',
    by: 1,
    game: 'kop-6',
    tricks: 6,
    suitClass: 0,
  },
  {
    step: 'P2 loses kop-7 hogsta with 6 tricks, honours 2: (7+1+2)x12=120 -> 2 each; bete 13',
    by: 2,
    game: 'kop-7',
    tricks: 6,
    suitClass: 2,
    honours: ['A', 'K', 'Q'],
  },
  {
    step: 'P0 loses small misere with 2 tricks = codille: 1 each, two betes 14 and 15; the going bete 13 of P2 is divided between the two who passed',
    by: 0,
    game: 'misere-liten-kop',
    tricks: 2,
  },
  {
    step: 'P1 wins Gasque on two in second colour: 4 each, takes the highest bete',
    by: 1,
    game: 'gasque-2',
    tricks: 9,
    suitClass: 1,
  },
  {
    step: 'P0 wins solo-6 ofarg: 1 each, strikes off his own bete',
    by: 0,
    game: 'solo-6',
    tricks: 6,
    suitClass: 0,
  },
];

/** `bete-sequence`: the paper and all balances, deal by deal, by the settlement of the rules. */
export function beteSequence(given: Given): object {
  const names = given.players as readonly string[];
  const options = viraOptions({...(given.options as object), al: given.al as 12});
  let state: ViraState = setVira({options, must: 0});
  state = {...state, table: tools.changed(state.table, {dealer: 0})};
  const steps = SERIES.map(({step, by, game, tricks, suitClass, honours = []}) => {
    const trump = suitClass === undefined ? null : suitOfClass(suitClass);
    const hand: readonly Card[] = honours.map((rank) => rank + trump!);
    const table = tools.changed(state.table, {
      declarer: by,
      game,
      trump,
      highest: 'S',
      tricksWon: [0, 0, 0].with(by, tricks),
      going: goingOn(options, state.table.paper),
    });
    state = settle({...state, hands: [[], [], []].with(by, hand as never[]), table}, []);
    const {paper, entries} = state.table;
    const going = goingOn(options, paper);
    const stands = [...paper.waiting].sort((one, other) => other.amount - one.amount);
    return {
      step,
      betes: stands.map((bete) => [names[bete.by], bete.amount]),
      going: [going.bete ? 'bete' : 'al', going.amount, names[going.owner]],
      balances: named(names, balances(entries, names.length).players),
    };
  });
  return {steps};
}
