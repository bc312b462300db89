import {pick, randomFrom, type Card} from '@quinola/cards';
import {listed, readLesson, type Actor, type Lesson} from '@quinola/play';
import {toy} from './game.js';
import type {ToyMove, ToyState} from './types.js';

/** The shortest valid lesson. */
export const LEAST = {
  format: 'quinola-lesson/1',
  id: 'first',
  game: 'toy',
  title: 'First',
  steps: [{say: 'Play a card.', ask: 'any'}],
  end: {say: 'Done.'},
} as const;

/** A toy match up to the first trick, where player 0 is to play; the start of the lesson. */
export function opened(seed: string): {opening: Record<string, unknown>[]; state: ToyState} {
  const random = randomFrom(seed);
  let state = toy.start({} as never);
  const opening: Record<string, unknown>[] = [];
  const step = (by: Actor, move: ToyMove): void => {
    opening.push({by, ...move});
    state = toy.play(state, by, move).state;
  };
  for (;;) {
    const {must, phase} = toy.turn(state);
    if (phase === 'playing.trick' && must === 0) return {opening, state};
    if (must === null) throw new Error('over');
    if (must === 'chance') step(must, toy.chance(state, random));
    else {
      const moves = [...listed(toy, toy.view(state, must))];
      const lively = moves.filter(({type}) => type !== 'PASS' && type !== 'KNOCK');
      step(must, pick(lively.length ? lively : moves, random));
    }
  }
}

/** The guided deal of the toy table, and the cards that matter in it. */
export interface ToyLesson {
  readonly lesson: Lesson;
  /** The card that the lesson asks for, another that follows suit, and one that does not. */
  readonly meant: Card;
  readonly other: Card;
  readonly foreign: Card;
}

/** The state in which a lesson begins: player 0 must follow, and has a choice. */
function bound(): {opening: Record<string, unknown>[]} & Pick<ToyLesson, 'meant' | 'other' | 'foreign'> {
  for (let seed = 0; ; seed++) {
    const {opening, state} = opened(`lesson ${seed}`);
    const {hand} = toy.view(state, 0);
    const lawful = hand.filter((card) => !toy.refusal(toy.view(state, 0), {type: 'PLAY', card}));
    const foreign = hand.find((card) => !lawful.includes(card));
    if (lawful.length > 1 && foreign) return {opening, meant: lawful[0]!, other: lawful[1]!, foreign};
  }
}

/** A guided deal in two languages: two steps to read, a card that is asked for, and the rest of the deal. */
export function toyLesson(): ToyLesson {
  const {opening, meant, other, foreign} = bound();
  const lesson = readLesson({
    format: 'quinola-lesson/1',
    id: 'first-trick',
    game: 'toy',
    title: {en: 'The first trick', pl: 'Pierwsza lewa'},
    opening,
    steps: [
      {say: {en: 'Three play, *each for himself.*', pl: 'Gra trzech, *każdy dla siebie.*'}},
      {say: 'Everybody lays one card: that is a trick.', point: ['trick']},
      {
        say: 'A suit was led. *Follow it.*',
        ask: {card: meant},
        point: ['answer'],
        right: 'So it is done.',
        other: 'It follows too, but is not the one. *Take it back.*',
        wrong: 'Whoever has a card of the suit that was led must play one.',
      },
      ...[2, 3, 4, 5].map((trick) => ({say: `Trick ${trick}: play any card.`, ask: 'any'})),
    ],
    end: {say: 'That is most of it.'},
  });
  return {lesson, meant, other, foreign};
}
