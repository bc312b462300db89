import {randomFrom, type Card, type Random} from '@quinola/cards';
import {
  CEILING,
  flatSearch,
  thoughtOut,
  type Brain,
  type Findings,
  type Search,
  type Thinking,
  type Thought,
} from '@quinola/opponents';
import type {Because} from '@quinola/play';
import {whistBrain, WHOLE} from '../maxims/brain.js';
import {cardsOf, chooseCard, type WhistQuestion} from '../maxims/player.js';
import {isDoubled} from '../rules/ruleset.js';
import {sideOf, type WhistMove, type WhistView} from '../rules/types.js';
import {cardOf, numberOf} from '../masks/cards.js';
import {tableOf} from '../masks/from-view.js';
import {payOf, worthsOf, type Standing} from './standing.js';
import {callTrial, cardTrial, groupsOf, type Equals, type Pay} from './trial.js';

/** How sure the search must be, in standard errors, before it leaves the book: so its cards can be read. */
export const SURE = 1;

/** The same for the call at eight: the book's table was reckoned by players who knew what silence brings. */
const SURE_OF_CALL = 2;

/** What a search plays for and how long: matches pay by tricks, and count no time. */
export interface Manner {
  readonly pay?: 'fishes' | 'tricks';
  /** Of how many imagined deals one is taken by its likelihood; 1 = each as it comes. */
  readonly candidates?: number;
  readonly clock?: (() => number) | undefined;
  /** Imagined deals for a call. Default: as many as for a card. A slow machine has had fewer, and its record says so. */
  readonly callDeals?: number | undefined;
}

/** A call that was weighed before a card and not made. */
interface Unsaid {
  /** Imagined deals. */
  readonly deals: number;
  /** When time is up for the whole move. */
  readonly until: number | undefined;
}

/**
 * Thinks about a card, or about the call at eight: what the book would do is weighed in imagined deals.
 * @returns `null` where there is nothing to search: another decision, one card, the last trick
 */
export function think(question: WhistQuestion, manner: Manner = {}): Thinking<WhistMove | null> | null {
  const book = whistBrain.choose({...question, level: 'teacher'});
  const said = (type: WhistMove['type']): WhistMove | undefined =>
    question.moves.find((move) => move?.type === type) ?? undefined;
  const call = said('CALL');
  if (call && manner.pay !== 'tricks' && SPEAKING.includes(book.move?.type)) {
    return thinkOfCall(question, manner, call, book, said('SILENT'));
  }
  return book.move?.type === 'PLAY' ? thinkOfCard(question, manner) : null;
}

/** What the book may say of two honours: the call, or anything that is silence. */
const SPEAKING: readonly (string | undefined)[] = ['CALL', 'SILENT', 'PLAY'];

/** First whether to call; where not, which card. */
function thinkOfCall(
  question: WhistQuestion,
  manner: Manner,
  call: WhistMove,
  book: Thought<WhistMove | null>,
  silent: WhistMove | undefined,
): Thinking<WhistMove | null> {
  const {view, seed, deals} = question;
  const worths = worthsOf(view.options);
  const trial = callTrial(view, payFor(view, manner), worths.call(standingOf(view), sideOf(view.seat)));
  const {clock, callDeals = deals} = manner;
  const until = clock && clock() + CEILING;
  const search = flatSearch(trial, {random: randomFrom(`${seed} call`), deals: callDeals, clock, until});
  let decided: Thought<WhistMove | null> | null = null;
  let card: Thinking<WhistMove | null> | null = null;
  const decide = (): boolean => {
    const found = search.findings();
    const ofBook = Number(book.move?.type === 'CALL');
    const keeps = found.doubt(ofBook, 1 - ofBook) <= SURE_OF_CALL;
    const choice = keeps ? ofBook : 1 - ofBook;
    const said = choice ? call : silent;
    if (said)
      decided = {
        move: said,
        because: {
          ...(keeps && book.because),
          search: {best: found.best[choice]!, deals: found.deals, margin: 0},
        },
      };
    else card = thinkOfCard(question, manner, {deals: found.deals, until});
    if (!said && !card) decided = {move: bookMove(question)};
    return decided !== null;
  };
  return {
    step: () => (card ? card.step() : worths.prepare() && search.step() && decide()),
    thought: () => decided ?? card!.thought(),
  };
}

function thinkOfCard(
  question: WhistQuestion,
  manner: Manner,
  unsaid?: Unsaid,
): Thinking<WhistMove | null> | null {
  const {view, moves, seed, deals} = question;
  const lawful = cardsOf(moves).map(numberOf);
  const groups = groupsOf(tableOf(view))
    .map((group) => group.filter((card) => lawful.includes(card)))
    .filter(({length}) => length);
  if (groups.length < 2) return null;
  const {because} = chooseCard({...question, level: 'teacher'}, NEVER, WHOLE);
  const book: Thought<WhistMove> = {move: bookMove(question), ...(because && {because})};
  const trial = cardTrial(view, groups, payFor(view, manner), manner.candidates);
  const search = flatSearch(trial, {
    random: randomFrom(`${seed} deals`),
    deals,
    clock: manner.clock,
    until: unsaid?.until,
  });
  const worths = manner.pay === 'tricks' ? null : worthsOf(view.options);
  return {
    step: () => (worths === null || worths.prepare()) && search.step(),
    thought: () => decided(view, book, groups, search, unsaid),
  };
}

/** A teacher has no luck: he never takes a finesse by chance. */
const NEVER: Random = {below: (n) => n - 1};

/** The card that the book plays, as a move. */
function bookMove(question: WhistQuestion): WhistMove {
  const {toPlay, seat} = question.view;
  const {choice} = chooseCard({...question, level: 'teacher'}, NEVER, WHOLE);
  return {type: 'PLAY', card: choice, ...(toPlay !== seat && {seat: toPlay})};
}

function standingOf({score, games}: WhistView): Standing {
  const wins = (side: number): number => games.filter(({winner}) => winner === side).length;
  return {score, wins: [wins(0), wins(1)]};
}

/** What tricks are worth to side 0. */
function payFor(view: WhistView, {pay}: Manner): Pay {
  if (pay === 'tricks') return (_, tricks) => tricks;
  return payOf(
    {options: view.options, ...standingOf(view), doubled: isDoubled(view)},
    view.options.honours === 'five-carry' ? 5 : 4,
  );
}

/** The book's card, unless the search is sure of a better one. */
function decided(
  view: WhistView,
  book: Thought<WhistMove>,
  groups: readonly Equals[],
  search: Search,
  unsaid?: Unsaid,
): Thought<WhistMove> {
  const found = search.findings();
  const move = book.move as Extract<WhistMove, {type: 'PLAY'}>;
  const ofBook = groups.findIndex((group) => group.includes(numberOf(move.card)));
  const keeps = found.choice === ofBook || found.doubt(ofBook, found.choice) <= SURE;
  const choice = keeps ? ofBook : found.choice;
  const said = {...told(found, choice, groups), ...(unsaid && {call: unsaid.deals})};
  if (keeps) return {move, because: {...book.because, search: said}};
  const because: Because = {...(book.because?.maxim && {over: [book.because.maxim]}), search: said};
  return {move: {...move, card: shown(view, groups[choice]!)}, because};
}

/** Of equals the highest is led, the lowest followed with: so the books have it, and so partner reads it. */
function shown(view: WhistView, group: Equals): Card {
  return cardOf(view.trick.length ? group.at(-1)! : group[0]!);
}

/** What the search counted of a choice, against the best of the others. */
function told(
  {deals, best, tricks, worth}: Findings,
  choice: number,
  groups: readonly Equals[],
): NonNullable<Because['search']> {
  const next = worth.reduce(
    (high, value, i) => (i !== choice && (high < 0 || value > worth[high]!) ? i : high),
    -1,
  );
  return {
    best: best[choice]!,
    deals,
    margin: Math.round((tricks[choice]! - tricks[next]!) * 100) / 100,
    next: cardOf(groups[next]![0]!),
  };
}

/** The opponents of whist with search; without it they are those of {@linkcode whistBrain}. */
export function searchingBrain(manner: Manner = {}): Brain<WhistView, WhistMove | null> {
  const start = (question: WhistQuestion): Thinking<WhistMove | null> | null =>
    question.level === 'master' ? think(question, manner) : null;
  return {
    game: 'whist',
    choose: (question) => {
      const thinking = start(question);
      return thinking ? thoughtOut(thinking) : whistBrain.choose(question);
    },
    start,
  };
}

/** The opponents as a page asks them: for the rubber's own money, and never for longer than the ceiling. */
export const masterBrain = searchingBrain({clock: () => performance.now()});
