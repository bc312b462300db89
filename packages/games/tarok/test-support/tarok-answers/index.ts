import type {Runner} from '@quinola/testing/answers/given.js';
import {advice} from './advice.js';
import {troisDeal, deuxDeal} from './deals.js';
import {runners as deck} from './deck.js';
import {runners as hands} from './hands.js';
import {deux, trois} from './settlements.js';

/** How a game answers: a runner for each kind of known answer. */
export interface Answering {
  readonly runners: Readonly<Record<string, Runner>>;
  readonly compare?: (
    field: string,
    expected: unknown,
    actual: Readonly<Record<string, unknown>>,
  ) => boolean | undefined;
}

/** The book's very low tarok also counts as low; everything else is compared unchanged. */
const compare: Answering['compare'] = (field, expected, {lead}) =>
  field === 'lead' && expected === 'low-tarok' ? lead === 'very-low-tarok' : undefined;

/** Which game answers, by the first word of the ids. */
export const GAMES: Readonly<Record<'tarok' | 'tarok-en-deux' | 'tarok-deck', Answering>> = {
  tarok: {runners: {...hands, ...trois, advice: advice(3), 'play.full': troisDeal}, compare},
  'tarok-en-deux': {runners: {...hands, ...deux, advice: advice(2), 'play.full': deuxDeal}},
  'tarok-deck': {runners: deck},
};
