import type {LessonSeat} from '@quinola/play';
import {cardsOf, say} from '../../kit/lessons.js';
import {AGREED, placesFor, shuffleFor} from '../guided/set-deal.js';
import {follow, inBook, lessonOf, tell} from './sample.js';

// The pack as the book stacks it: the hands as dealt, then the talon from the top.
const HANDS = {
  A: 'AD 5C 2H 7C 7D 3C 2D AH 6C',
  B: 'QD 5S AC 4S JC 4C 2S JD 2C',
  C: 'QC 6S KS QH 7H JS QS JH 7S',
};
const TALON = cardsOf('3D 3H 4D 6H AS 5D 5H 6D 4H KD 3S KC KH');

const plays = (thrown: string, cards: string): LessonSeat => ({
  plays: [{type: 'PASS'}, {type: 'DISCARD', cards: cardsOf(thrown)}, ...cardsOf(cards)],
});

/** The ninth game: the book stacks the pack so that a Solo is won without any good card. */
export const game9 = lessonOf(
  {
    id: 'game-9',
    source: inBook('ninth game', 'gra dziewiąta'),
    outcome: 'win',
    goal: say('Win a Solo without a single good card.', 'Wygraj Solo bez jednej dobrej karty.'),
    steps: [
      tell(
        'A joke with a stacked pack. *You have no black ace, no king, queen or knave, and will name a suit of which you hold no card.* The book wishes this game to nobody: one would have to know the others’ cards from their backs.',
        'Żart z ułożoną talią. *Nie masz czarnego asa ani żadnej figury, a nazwiesz atutami kolor, w którym nie masz żadnej karty.* Książka nikomu tej gry nie życzy: trzeba by znać cudze karty po grzbietach.',
      ),
      {
        say: say('*Bid Solo.* Yes, with this hand.', '*Zapowiedz Solo.* Tak, z tą ręką.'),
        ask: {move: {type: 'BID', bid: 'solo'}},
        point: ['prompt'],
      },
      {
        say: say('*Name spades.*', '*Nazwij piki.*'),
        ask: {move: {type: 'NAME_TRUMP', suit: 'S'}},
        point: ['prompt'],
        right: say(
          'The others have bought by all the rules, five cards and four. Every red card that could beat yours is thrown, or lies at the bottom of the talon.',
          'Pozostali kupili, jak każą reguły, pięć i cztery karty. Wszystkie czerwone karty, które biją twoje, są odrzucone albo leżą na spodzie talonu.',
        ),
      },
      follow('AD AH', '*Lead the ace of diamonds.*', '*Zagraj asa karo.*', {
        right: say('Nobody has a better diamond.', 'Nikt nie ma lepszego kara.'),
      }),
      follow('2D 2H', '*The two*, the next best.', '*Dwójka*, następna co do starszeństwa.'),
      follow('AH AD', '*The ace of hearts.*', '*As kier.*'),
      follow('2H 2D', '*And its two.* Four tricks.', '*I dwójka kier.* Cztery lewy.'),
      follow('7C 6C 5C 3C', 'You need no more. *Lead a club.*', 'Więcej nie trzeba. *Zagraj trefla.*', {
        right: say(
          'Spadille takes it. One of them has the three matadors, the other five middling trumps.',
          'Bierze Spadilia. Jeden z nich ma trzy matadory, drugi pięć średnich atutów.',
        ),
      }),
      follow('7D', '*Throw what you like.*', '*Zrzuć, co chcesz.*'),
      follow('6C 7C 5C 3C', 'The third matador.', 'Trzeci matador.'),
      follow('5C 7C 6C 3C', 'Now the other one has to take…', 'Teraz musi brać drugi…'),
      follow('3C 5C 6C 7C', '…the last trick too.', '…także ostatnią lewę.'),
    ],
    end: {
      say: say(
        'Four tricks against three and two: *Solo is won*, though the one who had to take two threw his trumps under the matadors as best he could.',
        'Cztery lewy przeciw trzem i dwóm: *Solo wygrane*, choć ten, kto musiał wziąć dwie, jak mógł zrzucał atuty pod matadory.',
      ),
      missed: say(
        'The trick has failed. It works only with the red aces and twos.',
        'Sztuka się nie udała. Wychodzi tylko czerwonymi asami i dwójkami.',
      ),
    },
  },
  {
    options: AGREED,
    opening: [...placesFor('A'), shuffleFor(HANDS, TALON)],
    seats: [
      'visitor',
      plays('QD JC 4C JD 2C', '3D 4D 3H 6H AS 2S AC 5S 4S'),
      plays('QC QH 7H JH', '5D 6D 5H 4H 6S 7S JS QS KS'),
    ],
  },
);
