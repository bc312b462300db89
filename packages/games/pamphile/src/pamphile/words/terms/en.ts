import type {Glossary} from '@quinola/table';

/** English: the terms of Pamphile. */
export const terms: Glossary = {
  pamfil: [
    'pamfil|Pamfil',
    'the knave of clubs: above all trumps, and itself a trump whatever the trumps are.',
  ],
  mucha: ['mucha|Mucha|muchas', 'five cards of one suit: they win the deal without play.'],
  talon: ['talon|Talon', 'the cards that were not dealt; new ones are drawn from its top.'],
  plays: ['must play|plays', 'is bound to take two tricks: with fewer he loses three points.'],
  passes: ['passes', 'is bound to nothing, plays along, and has a point for each trick.'],
  fresh: ['new', 'exchanged cards.'],
};
