import type {Lesson, LessonStep} from '@quinola/play';
import type {TwentyOneOptions} from '../../rules/index.js';
import {PROBLEMS} from './index.js';
import {say, setRound} from './set-round.js';

const SOURCE = say('Counted; the page has no problems', 'Policzone; strona zadań nie ma');

type Made = NonNullable<Lesson['opening']>;

/** What is known of the position. */
interface Position {
  readonly options: Pick<TwentyOneOptions, 'players' | 'pack'> & Partial<TwentyOneOptions>;
  /** In the order in which they are dealt and drawn. */
  readonly cards: string;
  readonly before: Made;
  /** The visitor. */
  readonly player: number;
}

const stake = (by: number, amount: number): Made => [{by, type: 'STAKE', amount}];
const draws = (by: number, many: number, type = 'DRAW'): Made =>
  Array.from({length: many}, () => ({by, type}));

/** One question to the visitor, after these cards. */
const problem = (
  id: keyof typeof PROBLEMS,
  {options, cards, before, player}: Position,
  step: LessonStep,
  end: Lesson['end']['say'],
  differs: Lesson['differs'] = [],
): Lesson => ({
  format: 'quinola-lesson/1',
  id,
  game: 'oczko',
  ...PROBLEMS[id],
  source: SOURCE,
  options: {...options, rounds: 1},
  seats: Array.from({length: options.players}, (_, seat) => (seat === player ? 'visitor' : 'book')),
  opening: [...setRound(cards, options), ...before],
  steps: [step],
  ...(differs.length && {differs}),
  end: {say: end},
});

/** The problems of twenty-one. */
export const problems: readonly Lesson[] = [
  problem(
    'sixteen',
    {
      options: {players: 4, pack: 'large'},
      cards: '5S 2D TS 7D 4H 3C TH 6C 5D 4C 8H 6H',
      before: [
        ...stake(0, 1),
        ...stake(1, 1),
        ...stake(2, 5),
        ...draws(0, 3),
        ...draws(1, 4),
        ...draws(2, 1),
      ],
      player: 2,
    },
    {
      say: say(
        'You have sixteen, and two before you are over: nine cards lie open, and most of them are small. Of the 41 that you have not seen, 19 would be too much. *One more, or enough?*',
        'Masz szesnaście, a dwóch przed tobą ma furę: odkrytych jest dziewięć kart, przeważnie małych. Z 41, których nie widać, za wysokich jest 19. *Karta czy dość?*',
      ),
      ask: {move: {type: 'DRAW'}},
      other: say(
        'The bank wins with sixteen too. Take it back, or go on.',
        'Bank z szesnastoma też wygrywa. Cofnij albo graj dalej.',
      ),
    },
    say(
      'One more. Whoever stays at sixteen wins only if the bank is over: *of a hundred staked, enough loses 58 on the average, and a card 25*, though nearly half of the cards are too much.',
      'Karta. Kto staje na szesnastu, wygra tylko, gdy bank ma furę: *na sto postawionych „dość” traci średnio 58, a karta 25*, choć prawie połowa kart jest za wysoka.',
    ),
  ),
  problem(
    'small-eighteen',
    {
      options: {players: 2, pack: 'small'},
      cards: 'TS 9S KH KD',
      before: [...stake(0, 5), ...draws(0, 2)],
      player: 0,
    },
    {
      say: say(
        'The small pack: 24 cards, from the nine to the ace. You have a ten and two kings, eighteen. Of 21 cards that you have not seen, nine would be too much, and four count nothing. *One more, or enough?*',
        'Mała talia: 24 karty, od dziewiątki do asa. Masz dziesiątkę i dwa króle, osiemnaście. Z 21 kart, których nie widać, za wysokich jest dziewięć, a cztery liczą zero. *Karta czy dość?*',
      ),
      ask: {move: {type: 'STOP'}},
      other: say(
        'With what does the bank beat eighteen? Take it back, or go on.',
        'Czym bank przebije osiemnaście? Cofnij albo graj dalej.',
      ),
    },
    say(
      'Enough: *of a hundred staked it wins 32 on the average, and a card loses 12.*',
      'Dość: *na sto postawionych wygrywa to średnio 32, a karta traci 12.*',
    ),
  ),
  problem(
    'others-over',
    {
      options: {mode: 'pula', players: 3, pack: 'large'},
      cards: 'TS 9C 5C 8H 9D 7D 8C',
      before: [...draws(0, 2), ...draws(1, 2)],
      player: 2,
    },
    {
      say: say(
        'Nobody keeps a bank: all have paid into the pool, and whoever is nearest to 21 takes it. Both before you are over. You are the last, with a five. *One more, or enough?*',
        'Banku nie ma: wszyscy wpłacili do puli, a bierze ją, kto jest najbliżej 21. Obaj przed tobą mają furę. Grasz ostatni i masz piątkę. *Karta czy dość?*',
      ),
      ask: {move: {type: 'STOP'}},
      other: say(
        'Nearest to 21, and not over it: who else is there? Take it back, or go on.',
        'Najbliżej 21, a nie ponad: kto jeszcze jest? Cofnij albo graj dalej.',
      ),
    },
    say(
      'Enough: *the five takes the pool*, for nobody else is left in it. A card could only do harm.',
      'Dość: *piątka bierze pulę*, bo nikogo innego już nie ma. Karta mogłaby tylko zaszkodzić.',
    ),
    [
      {
        moves: [{type: 'STOP'}],
        say: say(
          'The household rule draws as long as no card can be too much; the master is content.',
          'Według domowej zasady dobiera się, póki żadna karta nie jest za wysoka; mistrz ma dość.',
        ),
      },
    ],
  ),
  problem(
    'banker-sixteen',
    {
      options: {players: 2, pack: 'large'},
      cards: 'TH 9S 8D 7H',
      before: [...stake(0, 5), ...draws(0, 1), {by: 0, type: 'STOP'}, ...draws(1, 1, 'BANK_DRAW')],
      player: 1,
    },
    {
      say: say(
        'You keep the bank. Five are staked against you, by one who was content with two cards, face down. You had to draw and have sixteen; here you may choose. *One more, or enough?*',
        'Trzymasz bank. Ktoś postawił pięć i poprzestał na dwóch zakrytych kartach. Trzeba było dobrać i masz szesnaście; tu wolno wybrać. *Karta czy dość?*',
      ),
      ask: {move: {type: 'BANK_DRAW'}},
      other: say(
        'With which sums is a punter content? Take it back, or go on.',
        'Na jakich sumach poniter staje? Cofnij albo graj dalej.',
      ),
    },
    say(
      'One more. He was content, so he has more than sixteen nearly always: *enough loses 3.3 of the five on the average, and with a card the bank comes out even.*',
      'Karta. Skoro mu dość, ma prawie zawsze więcej niż szesnaście: *„dość” traci średnio 3,3 z pięciu, a z kartą bank wychodzi na zero.*',
    ),
    [
      {
        moves: [{type: 'BANK_DRAW'}],
        say: say(
          'The household banker is content with sixteen; the master counts and draws.',
          'Bankier domowy poprzestaje na szesnastu; mistrz liczy i dobiera.',
        ),
      },
    ],
  ),
];
