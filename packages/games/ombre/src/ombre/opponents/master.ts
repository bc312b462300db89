import {
  bookAndSearch,
  cardTrial,
  cardWeighing,
  movesWeighed,
  plainMoves,
  TRUMP,
  type Pace,
  type Weighing,
} from '@quinola/opponents';
import {byBook, type OmbreBrain, type OmbreQuestion} from './brain.js';
import {waysOut, type OmbreMove} from '../rules/index.js';
import {likelyGames, moveTrial} from './search/before-play.js';
import {likelyDeals} from './search/likely.js';
import {moneyFor, worthGivenUp} from './search/money.js';
import {quickCard} from './search/policy.js';
import {FREE, isOver, masksFor, playCard, tableOf} from './search/table.js';
import {worthWeighing} from './search/worth-weighing.js';

/** The most deals imagined for a move before the play; they are slow, as each is bid, exchanged and played out. */
const BEFORE_PLAY = 80;

/** What to compare when a card is to be played. */
function weighCard(question: OmbreQuestion): Weighing<OmbreMove> | null {
  const {view} = question;
  // The book would rather offer its game, or ask to annul it, than play a card.
  if (waysOut(view).length && byBook({...question, level: 'teacher'}).move.type !== 'PLAY') return null;
  const start = tableOf(view);
  const isFree = (card: number): number =>
    card >> 5 === start[TRUMP] ? (start[FREE]! >> (card & 31)) & 1 : 0;
  const weighing = cardWeighing<typeof view, OmbreMove>(question, {
    masks: masksFor(view),
    byBook,
    tableOf,
    alike: (one, other) => isFree(one) === isFree(other),
    trial: (seen, from, groups) =>
      cardTrial(from, groups, {
        deal: likelyDeals(seen),
        play: playCard,
        policy: quickCard,
        until: isOver,
        money: moneyFor(seen, seen.seat),
      }),
  });
  const givesUp = plainMoves(question.moves).find(({type}) => type === 'GIVE_UP');
  return weighing && givesUp ? withGivingUp(weighing, givesUp, worthGivenUp(view, view.seat)) : weighing;
}

/** Adds the choice to give the game up, which is worth the same in every deal. */
function withGivingUp(weighing: Weighing<OmbreMove>, givesUp: OmbreMove, worth: number): Weighing<OmbreMove> {
  const {trial, book, ofBook, moveOf} = weighing;
  const last = trial.choices;
  return {
    book,
    ofBook,
    trial: {
      choices: last + 1,
      weigh(random, worths, open) {
        trial.weigh(random, worths, open);
        worths[last] = worth;
      },
    },
    moveOf: (choice) => (choice === last ? givesUp : moveOf(choice)),
  };
}

/** What the master compares: cards, or moves before the play; `null` if there is nothing to search. */
function weigh(question: OmbreQuestion): Weighing<OmbreMove> | null {
  const {view} = question;
  const {phase} = view.turn;
  if (phase === 'playing.trick') return weighCard(question);
  if (!/^(bidding|declaring|exchanging|offering|playing\.vole)/.test(phase)) return null;
  const book = byBook({...question, level: 'teacher'});
  const weighing = movesWeighed(book, worthWeighing(question, book.move), (moves) => moveTrial(view, moves));
  return weighing && {...weighing, deals: BEFORE_PLAY};
}

/** The opponents of Ombre. They play by the book; the master makes another move where play-outs of imagined deals show that it gains more. */
export function ombreBrain(pace: Pace = {}): OmbreBrain {
  return bookAndSearch({game: 'lomber', byBook, weigh, likely: likelyGames}, pace);
}
