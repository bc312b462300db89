import {thoughtOut, type Brain, type Thinking} from '@quinola/opponents';
import {playOf} from '../../pack/index.js';
import {cardOf, numberOf} from '../../pack/masks/cards.js';
import {mustBeSound} from '../../pack/masks/sound.js';
import {weighed, type Pace} from '../../pack/masks/thinking.js';
import {cardTrial, groupsOf, shownOf} from '../../pack/masks/trial.js';
import {byBook, tarokOmbreBrain, type TarokOmbreQuestion} from '../maxims/brain.js';
import type {TarokOmbreMove, TarokOmbreView} from '../rules/types.js';
import {imaginedBy, tableOf} from './trial.js';

/** Thinks about a card in imagined deals; `null` where there is nothing to search. */
export function think(question: TarokOmbreQuestion, pace: Pace = {}): Thinking<TarokOmbreMove> | null {
  const {view} = question;
  if (view.turn.phase !== 'playing.trick') return null;
  mustBeSound(view);
  const start = tableOf(view);
  const groups = groupsOf(start);
  if (groups.length < 2) return null;
  const book = byBook({...question, level: 'teacher'});
  const {card} = book.move as Extract<TarokOmbreMove, {readonly type: 'PLAY'}>;
  return weighed(
    cardTrial(start, groups, imaginedBy(view)), question, pace, groups.findIndex((group) => group.includes(numberOf(card))), book,
    (choice) => playOf(shownOf(groups[choice]!, view.trick.length === 0)), (choice) => cardOf(groups[choice]![0]!),
  );
}

/** The opponents of Tarok-ombre with search; without it they are those of {@linkcode tarokOmbreBrain}. */
export function masterOmbreBrain(pace: Pace = {}): Brain<TarokOmbreView, TarokOmbreMove> {
  const start = (question: TarokOmbreQuestion): Thinking<TarokOmbreMove> | null =>
    (question.level === 'master' ? think(question, pace) : null);
  return {
    game: 'tarok-ombre',
    choose: (question) => {
      const thinking = start(question);
      return thinking ? thoughtOut(thinking) : tarokOmbreBrain.choose(question);
    },
    start,
  };
}
