import {problemText} from '../../kit/offers.js';

/** Positions of the book, each with a question and the book's answer. */
export const PROBLEMS = {
  'both-aces': problemText(
    ['Both black aces', 'Oba czarne asy'],
    [
      'A hand that is good enough to ask. Is there something better to bid?',
      'Ręka dość dobra, by zapytać. Czy jest coś lepszego?',
    ],
  ),
  'small-trump': problemText(
    ['Which trump first?', 'Którym atutem zacząć?'],
    [
      'You lead, with Spadille, Manille and four more trumps.',
      'Wychodzisz, mając Spadilię, Manilię i jeszcze cztery atuty.',
    ],
  ),
  'trump-high': problemText(
    ['High or low?', 'Wysoko czy nisko?'],
    [
      'You sit in the middle and have to trump. One plays after you.',
      'Siedzisz we środku i musisz przebić. Po tobie gra jeszcze jeden.',
    ],
  ),
  'count-trumps': problemText(
    ['Count your trumps', 'Policz atuty'],
    [
      'Three trumps and three good cards are left to you. Which do you lead?',
      'Zostały ci trzy atuty i trzy dobre karty. Czym wychodzisz?',
    ],
  ),
} as const;
