import type {Happening} from '@quinola/play';
import {DealEvent, layoutFeatures, OverEvent, wholeOf, type GameFeatures, wordsIn} from '@quinola/table';
import {patiences, USUAL} from '../rules/games/known.js';
import {lessons} from '../words/lessons/index.js';
import {patienceDay} from './day.js';
import type {PatienceHost} from './host.js';
import {compile, patience, type PatienceHappening} from '../rules/index.js';
import {loadTerms} from '../made/texts.js';
import {keepCount} from './counts.js';
import {question} from './questions.js';
import {patienceWords} from '../made/language.js';
import {layoutDetails, pileName} from './pile-labels.js';
import {patienceLaterStyles} from './styles-later.js';
import {patiencePanels} from './panels.js';
import {acceptedCardsText} from './accepted-cards.js';
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
function tell(table: PatienceHost, happening: PatienceHappening): string | null {
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
function layOn(table: PatienceHost): void {
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
function run(table: PatienceHost, command: string): boolean {
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
      void table.open('look', table.picked ?? table.board.stop);
      return true;
    default:
      return false;
  }
}

/** The windmill turns when the game has come out. */
function turnWindmill(table: PatienceHost, ms: number): void {
  const {won, options} = table.view!;
  if (won && compile(options).def.id === 'windmill' && table.tag('travel'))
    table
      .shadowRoot!.querySelector('.layout')
      ?.animate({rotate: ['0deg', '360deg']}, {duration: ms * 14, easing: 'ease-in-out'});
}

/** What patience adds to the features of its table. */
export function patienceFeatures(table: PatienceHost): GameFeatures {
  const room = layoutFeatures(table.board, layoutDetails(table));
  table.takes = (pile) => acceptedCardsText(table, pile);
  table.canGoHome = () => finishingMoves(table).length > 1;
  table.tips = table.gamePanelWords!.book;
  return {
    ...room,
    styles: [...room.styles, patienceLaterStyles],
    panels: patiencePanels(),
    openPanels: ['games', 'goal', 'statistics'],
    autoPanel: () => (table.tag('over') && table.closedAt !== table.match.step ? 'end' : null),
    // Who is stuck may take moves back.
    day: {...patienceDay, opens: () => table.view!.won},
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
    // A method: browsers keep the getter of an object literal, and by it the first table, for as long as the page lives.
    options: () => ({game: patiences().map(({id}) => id)}),
    keys: KEYS,
    run: (command) => run(table, command),
    animate(ms) {
      const travel = room.animate(ms);
      return () => {
        travel();
        turnWindmill(table, ms);
      };
    },
  };
}
