import {randomFrom, type Random} from '@quinola/cards';
import {
  CEILING,
  pairedSearch,
  shownOf,
  thinkingOver,
  finishThinking,
  type Brain,
  type Thinking,
  type Thought,
} from '@quinola/opponents';
import {whistBrain, WHOLE} from '../maxims/brain.js';
import {cardsOf, chooseCard, type WhistQuestion} from '../maxims/player.js';
import {isDoubled} from '../../rules/ruleset.js';
import {sideOf, type WhistMove, type WhistView} from '../../rules/types.js';
import {WHIST} from '../masks/cards.js';
import {tableOf} from '../masks/from-view.js';
import {payOf, worthsOf, type Standing} from './standing.js';
import {callTrial, cardTrial, EXACT_FROM, groupsOf, type Pay} from './trial.js';

/** How sure the search must be, in standard errors, to override the table of calls, which already accounts for silence. */
const SURE_OF_CALL = 2;

/**
 * Deals imagined at most while they are played out, and in endings, which are solved too. In positions of real play,
 * judged by what came of them in the real deal, more deals than usual brought more before the endings, and half of them did
 * as much in endings. So many take three fifths of the play-outs that all cards in 96 deals took.
 */
const PLAYED_DEALS = 300,
  ENDING_DEALS = 100;

/** What a search optimises and for how long; test matches pay by tricks and have no time limit. */
export interface MasterSettings {
  readonly pay?: 'fishes' | 'tricks';
  /** Candidate deals per imagined deal, chosen by likelihood; 1 = take each as it comes. */
  readonly candidates?: number;
  readonly clock?: (() => number) | undefined;
  /** Imagined deals for a call. Default: as many as for a card. A slow machine had fewer, and its record says so. */
  readonly callDeals?: number | undefined;
}

/** A call that was considered before a card and not made. */
interface DeclinedCall {
  /** Imagined deals. */
  readonly deals: number;
  /** When the time for the whole move runs out. */
  readonly until: number | undefined;
}

/**
 * Thinks about a card or about the call at eight: tests the book's choice in imagined deals.
 * @returns `null` if there is nothing to search: another decision, one card, the last trick
 */
export function think(
  question: WhistQuestion,
  settings: MasterSettings = {},
): Thinking<WhistMove | null> | null {
  const book = whistBrain.choose({...question, level: 'teacher'});
  const said = (type: WhistMove['type']): WhistMove | undefined =>
    question.moves.find((move) => move?.type === type) ?? undefined;
  const call = said('CALL');
  if (call && settings.pay !== 'tricks' && SPEAKING.includes(book.move?.type)) {
    return thinkOfCall(question, settings, call, book, said('SILENT'));
  }
  return book.move?.type === 'PLAY' ? thinkOfCard(question, settings) : null;
}

/** What the book may do with two honours: call, or any move that means silence. */
const SPEAKING: readonly (string | undefined)[] = ['CALL', 'SILENT', 'PLAY'];

/** Decides first whether to call, and if not, which card to play. */
function thinkOfCall(
  question: WhistQuestion,
  settings: MasterSettings,
  call: WhistMove,
  book: Thought<WhistMove | null>,
  silent: WhistMove | undefined,
): Thinking<WhistMove | null> {
  const {view, seed, deals} = question;
  const worths = worthsOf(view.options);
  const trial = callTrial(view, payFor(view, settings), worths.call(standingOf(view), sideOf(view.seat)));
  const {clock, callDeals = deals} = settings;
  const until = clock && clock() + CEILING;
  const ofBook = Number(book.move?.type === 'CALL');
  const search = pairedSearch(trial, ofBook, {
    random: randomFrom(`${seed} call`),
    deals: callDeals,
    clock,
    until,
    sure: SURE_OF_CALL,
  });
  let decided: Thought<WhistMove | null> | null = null;
  let card: Thinking<WhistMove | null> | null = null;
  const decide = (): boolean => {
    const {choice, best, deals: counted, gain} = search.findings();
    const said = choice ? call : silent;
    if (said)
      decided = {
        move: said,
        because: {
          ...(choice === ofBook && book.because),
          search: {best: best[choice]!, deals: counted, margin: 0},
        },
        gain,
      };
    else card = thinkOfCard(question, settings, {deals: counted, until});
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
  settings: MasterSettings,
  unsaid?: DeclinedCall,
): Thinking<WhistMove | null> | null {
  const {view, moves} = question;
  const {numberOf, cardOf} = WHIST;
  const lawful = cardsOf(moves).map(numberOf);
  const groups = groupsOf(tableOf(view))
    .map((group) => group.filter((card) => lawful.includes(card)))
    .filter(({length}) => length);
  if (groups.length < 2) return null;
  const {choice, because} = chooseCard({...question, level: 'teacher'}, NEVER, WHOLE);
  const move = bookMove(question);
  const thinking = thinkingOver<WhistMove | null>(
    {
      trial: cardTrial(view, groups, payFor(view, settings), settings.candidates),
      book: {move, ...(because && {because})},
      ofBook: groups.findIndex((group) => group.includes(numberOf(choice))),
      moveOf: (seat) => ({...move, card: cardOf(shownOf(groups[seat]!, view.trick.length === 0))}),
      nameOf: (seat) => cardOf(groups[seat]![0]!),
      deals: Math.max(...view.counts) > EXACT_FROM ? PLAYED_DEALS : ENDING_DEALS,
      ...(settings.pay !== 'tricks' && {unit: 'fishes', prepare: worthsOf(view.options).prepare}),
    },
    question,
    {clock: settings.clock, until: unsaid?.until},
  );
  if (!unsaid) return thinking;
  return {
    step: () => thinking.step(),
    thought() {
      const {because: why, ...thought} = thinking.thought();
      return {...thought, because: {...why, search: {...why!.search!, call: unsaid.deals}}};
    },
  };
}

/** A random source without luck, for the teacher: he never finesses by chance. */
const NEVER: Random = {below: (n) => n - 1};

/** The card that the book plays, as a move. */
function bookMove(question: WhistQuestion): Extract<WhistMove, {type: 'PLAY'}> {
  const {toPlay, seat} = question.view;
  const {choice} = chooseCard({...question, level: 'teacher'}, NEVER, WHOLE);
  return {type: 'PLAY', card: choice, ...(toPlay !== seat && {seat: toPlay})};
}

function standingOf({score, games}: WhistView): Standing {
  const wins = (side: number): number => games.filter(({winner}) => winner === side).length;
  return {score, wins: [wins(0), wins(1)]};
}

/** What tricks are worth to side 0. */
function payFor(view: WhistView, {pay}: MasterSettings): Pay {
  if (pay === 'tricks') return (_, tricks) => tricks;
  return payOf(
    {options: view.options, ...standingOf(view), doubled: isDoubled(view)},
    view.options.honours === 'five-carry' ? 5 : 4,
  );
}

/** The whist opponents with search; without it they are those of {@linkcode whistBrain}. */
export function searchingBrain(settings: MasterSettings = {}): Brain<WhistView, WhistMove | null> {
  const start = (question: WhistQuestion): Thinking<WhistMove | null> | null =>
    question.level === 'master' ? think(question, settings) : null;
  return {
    game: 'whist',
    choose: (question) => {
      const thinking = start(question);
      return thinking ? finishThinking(thinking) : whistBrain.choose(question);
    },
    start,
  };
}
