// What the command-line tools, the site and the shared tests need to know about whist.
import type {Brain} from '@quinola/opponents';
import type {Kind} from '@quinola/testing/contests/contest.js';
import type {GameContest, GameTools} from '@quinola/testing/game-tools.js';
import {whistContest, type CallingKind} from '../cli/contest.js';
import {bookPlayer} from '../src/whist/opponents/maxims/player.js';
import {cardMaxims} from '../src/whist/opponents/maxims/schools.js';
import {pages} from '../src/whist/words/pages/en.js';
import {loadPages, phases} from '../src/whist/made/texts.js';
import {whistWords} from '../src/whist/made/language.js';
import {roomAndPanels} from '@quinola/testing/suites/words.js';
import {lessons} from '../src/whist/words/lessons/index.js';
import {whistOptions, type RuleSetId, type WhistView} from '../src/whist/rules/index.js';
import {searchingBrain} from '../src/whist/opponents/search/master.js';
import * as answering from '../test-support/answers/index.js';
import {whistReasons} from '../src/whist/words/reasons/index.js';
import {testedWhist} from '../test-support/tested-whist.js';
import {whistFixtures} from '../test-support/fixtures.js';

const RULES = ['vienna-1834', 'warsaw'];
const CALLS = ['never', 'book', 'master'];

/**
 * One deal each, or with `--whole` a rubber; `--score 8-3`: from another score; `--calls master,book,master,book`: who
 * decides about the call at eight. `unlent` is `book` without the maxims borrowed from the other book, `unweighted` is
 * `master` without weighing imagined deals by likelihood.
 */
const contest: GameContest = {
  players: 4,
  kinds: ['unlent', 'teacher', 'unweighted'],
  options: {
    rules: {
      type: 'string',
      default: RULES[0]!,
      fault: (rules) => (RULES.includes(rules as string) ? null : `Which rules? ${RULES.join(', ')}`),
    },
    whole: {type: 'boolean', default: false},
    score: {
      type: 'string',
      default: '0-0',
      fault: (score) => (/^\d-\d$/.test(score as string) ? null : 'Which score? --score 8-3'),
    },
    calls: {
      type: 'string',
      fault: (calls) => {
        const said = (calls as string).split(',');
        return said.length === 4 && said.every((one) => CALLS.includes(one))
          ? null
          : `Who calls? Four of ${CALLS.join(', ')}`;
      },
    },
  },
  sets: [...RULES.map((rules) => ({rules})), ...RULES.map((rules) => ({rules, whole: true}))],
  // Tricks; of whole rubbers fishes, and a master's rubber takes as long as ten deals.
  width: ({whole}) => (whole ? 0.7 : 0.04),
  also: [
    ['book', 'greedy'],
    ['book', 'random'],
    ['master:20', 'book'],
  ],
  ready(values) {
    const {rules, score, calls} = values as {rules: string; score: string; calls?: string};
    const whole = values.whole === true;
    const pay = whole ? 'fishes' : 'tricks';
    const brain = searchingBrain({pay}),
      unweighted = searchingBrain({pay, candidates: 1});
    const unlent = bookPlayer({
      maxims: (school) => cardMaxims(school).filter(({provenance}) => provenance !== 'borrowed'),
    });
    const callers = calls?.split(',');
    return {
      name: `whist ${rules}${whole ? ', rubbers' : ''}${score === '0-0' ? '' : ` from ${score}`}${calls ? `, calls ${calls}` : ''}`,
      what: `duplicate ${whole ? 'rubbers' : 'deals'}`,
      seated: (kinds: readonly Kind[]): readonly CallingKind[] =>
        callers ? kinds.map((kind, seat) => ({...kind, calls: callers[seat]!})) : kinds,
      contest: {
        duplicates: whistContest(
          {rules, whole, score: score.split('-').map(Number) as [number, number]},
          {
            game: 'whist',
            choose(question) {
              if (question.level === 'unlent') return unlent.choose({...question, level: 'book'});
              return question.level === 'unweighted'
                ? unweighted.choose({...question, level: 'master'})
                : brain.choose(question);
            },
          },
        ),
      },
    };
  },
};

/** Whist for the tools. */
export const tools: GameTools = {
  fixtures: whistFixtures,
  tested: testedWhist,
  timed: {
    Vienna: whistOptions(),
    Warsaw: whistOptions({rules: 'warsaw'}),
    'Vienna with the dummy': whistOptions({table: 'dummy'}),
    'Vienna, strict': whistOptions({etiquette: 'strict'}),
  },
  answers: {whist: answering, wist: answering},
  opponents: {
    levels: ['book', 'novice', 'teacher'],
    reasons: whistReasons,
    brain: (search, clock) => searchingBrain({callDeals: search?.call, clock}) as Brain,
    partners: (view) => {
      const {seat, seats} = view as WhistView;
      return seat < 0 ? [] : [seats[(seat + 2) % 4]!];
    },
    schools: ['leitfaden', 'hoyle', 'mixed'],
  },
  contests: {whist: contest},
  maxims: async () => (await import('../test-support/readings/whist.js')).testedMaxims,
  words: {
    whist: {
      load: roomAndPanels(whistWords),
      same: {de: ['title'], sv: ['title']},
      unsaid: [
        'wrong-score',
        'first-trick-covered',
        'nine-needs-a-trick',
        'too-few-honours',
        'show-instead',
        'no-more-throw-over',
      ],
    },
    'the teacher of whist': {
      load: async (code) =>
        ((await import(`../src/whist/words/teacher/${code}.ts`)) as {lessons: object}).lessons,
    },
  },
  lessons,
  pages,
  loadPage: async (name, lang) => (await loadPages(lang))[name as RuleSetId],
  inSentence: 'whist',
  phases,
  gallery: {
    books: ['leitfaden', 'five-treatises'],
  },
};
