import {isChoice, listed} from '@quinola/play';
import {figureOf, sessionFeatures, sessionSentence, type Ask, type GameFeatures} from '@quinola/table';
import {toy, TOY_AUCTION} from './game.js';
import type {ToyTable} from './table.js';
import type {ToyHappening, ToyMove} from './types.js';

/** What the toy game asks the visitor. */
function askOf(table: ToyTable): Ask | null {
  const {view, turn} = table.context!;
  const texts = table.gamePanelWords!;
  const moves = toy.moves(view);
  const first = listed(toy, view)[Symbol.iterator]().next().value as ToyMove;
  switch (turn.phase) {
    case 'drawing.seats':
      return table.context!.ceremony === 'full' ? {kind: 'panel', id: 'draw'} : null;
    case 'dealing.packCut':
      return {kind: 'declare', title: turn.phase, answers: [{label: 'Go on', move: first}]};
    case 'bidding':
      return {
        kind: 'auction',
        rungs: TOY_AUCTION.rungs,
        auction: view.auction,
        whose: (by) => ({who: table.whoSits(by), figure: figureOf(table, table.plan, by)}),
        words: ({id}) => texts.bids[id as keyof typeof texts.bids],
        groups: {tricks: {name: 'Tricks'}},
        bid: ({id}) =>
          moves.find(
            (move) =>
              !isChoice(move) &&
              ((move.type === 'BID' && move.bid === id) ||
                (move.type === 'HOLD' && view.auction.high?.bid === id)),
          ) as ToyMove | null,
        answers: [{label: table.panelWords!.asks.pass, move: {type: 'PASS'}}],
      };
    case 'naming':
      return {
        kind: 'declare',
        title: texts.trumpTitle,
        question: texts.askTrump,
        onStage: true,
        answers: (moves as readonly ToyMove[]).flatMap((move) =>
          move.type === 'NAME_TRUMP' ? [{label: table.words.suit(move.suit), move}] : [],
        ),
      };
    case 'exchange':
      return {
        kind: 'chooseCards',
        title: texts.exchangeTitle,
        choice: moves.find((move) => isChoice(move))!,
        why: () => (view.taken ? texts.isGone : null),
        done: (cards) => texts.exchange(cards.length),
      };
    default:
      return null;
  }
}

/** The screen-reader text for a happening; `null` if nothing needs saying. */
function told(table: ToyTable, happening: ToyHappening): string | null {
  const texts = table.gamePanelWords!;
  const who = (seat: number) => table.whoSits(seat);
  switch (happening.type) {
    case 'dealt':
      return texts.dealt(who(happening.dealer));
    case 'bid':
    case 'held':
      return texts.bid(who(happening.seat), happening.bid);
    case 'passed':
      return texts.passed(who(happening.seat));
    case 'trump-named':
      return texts.named(who(happening.seat), happening.suit);
    case 'exchanged':
      return texts.exchanged(who(happening.seat), happening.count);
    case 'knocked':
      return texts.knocked(who(happening.seat));
    case 'thrown-in':
      return texts.thrownIn;
    case 'deal-settled':
      return texts.settled(happening.won, happening.points);
    default:
      return sessionSentence(table, happening);
  }
}

/** What the toy game adds to the features of its table. */
export function toyFeatures(table: ToyTable): GameFeatures {
  return sessionFeatures<ToyTable, ToyHappening>(table, {
    panels: () => import('./panels.js'),
    asks: () => table.asked ?? askOf(table),
    status: () => table.statusLine,
    tell: (happening) => told(table, happening),
    options: () => ({deals: ['2', '1']}),
    lessons: [
      {
        id: 'first-trick',
        title: {en: 'The first trick', pl: 'Pierwsza lewa'},
        about: {en: 'A suit that is led is followed.'},
        minutes: 1,
        load: () => import('./lesson.js').then(({toyLesson}) => toyLesson().lesson),
      },
    ],
  });
}
