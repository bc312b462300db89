import type {Card} from '@quinola/cards';
import {chanceOf} from '@quinola/chart';
import type {Brain, Thought} from '@quinola/opponents';
import type {PatienceState} from '../../rules/index.js';
import type {Answer, Inquiry} from './inquiry.js';
import {searchFrom, searchView, type Finding, type Search} from './search.js';
import {tacticsOf} from './tactics.js';

/** Positions searched per question: a fraction of a second, so that a worker stays responsive. */
const PORTION = 4000;

/** The same for a slice of the main thread, some milliseconds. */
const SLICE = 100;

/** The search continued from question to question, and the question it belongs to. */
let open: {readonly about: string; readonly search: Search | null} | null = null;

/** Starts or continues the search an inquiry asks for; equal inquiries continue each other. */
function searchFor(inquiry: Inquiry): Search | null {
  const about = JSON.stringify(inquiry);
  if (open?.about === about) return open.search;
  const {view, look} = inquiry;
  const state = (stock: readonly Card[]): PatienceState => ({...view, stock});
  const search = look
    ? searchFrom(state(look.stock), {chance: (nth) => chanceOf(look.seed, nth)})
    : searchView(view);
  open = {about, search};
  return search;
}

function answerOf({view}: Inquiry, {outcome, moves, founded, nodes, done}: Finding): Thought<Answer> {
  const most = tacticsOf(view.options.game).nodes;
  const comesOut = outcome === 'comes-out' ? 'yes' : outcome === 'cannot' ? 'no' : 'unknown';
  return {move: {comesOut, line: moves, founded, nodes, most, done: done || nodes >= most}};
}

/** The answer if the solver cannot search: before the first card is dealt, or in an unsupported game. */
const NOTHING: Thought<Answer> = {
  move: {comesOut: 'unknown', line: [], founded: 0, nodes: 0, most: 0, done: true},
};

/** The solver as a worker serves it: each question continues its search a little and reports what is known. */
export const solverBrain: Brain<Inquiry, Answer> = {
  game: 'patience',
  choose({view: inquiry}) {
    const search = searchFor(inquiry);
    return search ? answerOf(inquiry, search.step(PORTION)) : NOTHING;
  },
  start({view: inquiry}) {
    const search = searchFor(inquiry);
    if (!search) return null;
    let looked = 0,
      found: Finding;
    return {
      step() {
        found = search.step(SLICE);
        looked += SLICE;
        return found.done || looked >= PORTION;
      },
      thought: () => answerOf(inquiry, found),
    };
  },
};
