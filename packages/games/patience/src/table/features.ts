import type {Happening} from '@quinola/play';
import {DealEvent, OverEvent, wholeOf, type GameFeatures, wordsIn} from '@quinola/table';
import {patiences, USUAL} from '../games/known.js';
import {lessons} from '../guided/index.js';
import type {PatienceTable} from '../patience-table.js';
import {patience, type PatienceHappening} from '../rules/index.js';
import {loadTerms} from '../terms/load.js';
import {dragging} from './dragging.js';
import {keepCount} from './counts.js';
import {onArrow} from './arrows.js';
import {question} from './questions.js';
import {patienceWords} from './language.js';
import {pileName} from './pile-labels.js';
import {patienceLaterStyles} from './styles-later.js';
import {patiencePanels} from './panels.js';
import {announceAcceptedCards, acceptedCardsText} from './accepted-cards.js';
import {travels} from './travels.js';
import {goHome, finishingMoves} from './finishing-moves.js';

/** The keyboard letters of a patience table. */
const KEYS = {
  h: 'home',
  p: 'on-word',
  f: 'show',
  x: 'look',
  y: 'redo',
  c: 'inquiry',
  g: 'goal',
  l: 'look',
  w: 'hint',
};

/** The text for a happening. */
function tell(table: PatienceTable, happening: PatienceHappening): string | null {
  const texts = table.gamePanelWords!;
  switch (happening.type) {
    case 'moved':
      return texts.moved(table.words.card(happening.card), happening.way, pileName(table, happening.onto));
    case 'gathered':
      return texts.gathered;
    case 'won':
      return `${texts.cameOut}.`;
    case 'stuck':
      return `${texts.stuck}.`;
    default:
      return null;
  }
}

/** Deals card by card until something fits or the player stops it. */
function layOn(table: PatienceTable): void {
  const before = table.view!;
  if (!table.moves().some(({type}) => type === 'next') || !table.play({type: 'next'})) return;
  const next = table.view!;
  const fits = patience.moves(next).some(({type}) => type === 'play');
  if (before === next || next.stage !== 'laying' || fits) return;
  setTimeout(
    () => {
      // If the player has made a move in the meantime, he continues by himself.
      if (table.isConnected && table.view === next) layOn(table);
    },
    table.context!.pace.travel ? 140 : 0,
  );
}

/** Runs a command that only patience has. @returns whether it was one */
function run(table: PatienceTable, command: string): boolean {
  const word = table
    .moves()
    .find(({type}) => type === 'turn' || type === 'refill' || type === 'next' || type === 'leave');
  switch (command) {
    case 'on':
      layOn(table);
      return true;
    case 'on-word':
      if (word) table.play(word);
      return true;
    case 'home':
      goHome(table);
      return true;
    case 'show':
      table.show();
      return true;
    case 'redo':
      table.redo();
      return true;
    case 'look':
      void table.open('look', table.picked ?? table.stop);
      return true;
    default:
      return false;
  }
}

/** The tables whose pointers and keys are already being listened to. */
const listening = new WeakSet<PatienceTable>();

/** What patience adds to the features of its table. */
export function patienceFeatures(table: PatienceTable): GameFeatures {
  // Only once: changing the language runs all of this again.
  if (!listening.has(table)) {
    listening.add(table);
    dragging(table);
    announceAcceptedCards(table);
    table.renderRoot.addEventListener('keydown', (event) => onArrow(table, event as KeyboardEvent));
  }
  table.takes = (pile) => acceptedCardsText(table, pile);
  table.canGoHome = () => finishingMoves(table).length > 1;
  table.tips = table.gamePanelWords!.book;
  return {
    styles: [patienceLaterStyles],
    panels: patiencePanels(),
    openPanels: ['games', 'goal', 'statistics'],
    autoPanel: () =>
      table.tag('over') && table.closedAt !== table.context!.count ? 'end' : table.today && 'day',
    travelEnds: () => [null, null],
    status: () => question(table),
    refusal({reason, about = {}}) {
      const {refusals} = table.gamePanelWords!;
      return (refusals[reason] ?? refusals['not-now']!)(about);
    },
    tell: (happening: Happening) => tell(table, happening as PatienceHappening),
    eventOf(happening: Happening) {
      const {type} = happening as PatienceHappening;
      if (type === 'moved' || type === 'won') keepCount(table, type);
      if (type === 'won' || type === 'stuck') {
        // The open panel was about the previous game.
        void table.close();
        return new OverEvent(table.record!, patience.worth(wholeOf(table).state as never));
      }
      return type === 'laid' && table.context!.count === 1 && happening === table.context!.happened[0]
        ? new DealEvent(1)
        : null;
    },
    terms: loadTerms,
    lessons,
    titleIn: async (code, {game = table.view!.options.game}) =>
      table.titleOf(game || USUAL, code, await wordsIn(patienceWords.room, code)),
    get options() {
      return {game: patiences().map(({id}) => id)};
    },
    keys: KEYS,
    run: (command) => run(table, command),
    animate: (ms) => travels(table, ms),
  };
}
