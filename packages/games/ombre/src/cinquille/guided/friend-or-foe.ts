import type {Lesson} from '@quinola/play';
import {inBook} from '../../called-king/guided/book.js';
import {onlyBid, setDeal} from '../../called-king/guided/set-deal.js';
import {
  askStep,
  card,
  endOf,
  goalOf,
  lastStep,
  sidesStep,
  tricksStep,
  trumpsStep,
} from '../../called-king/guided/steps.js';
import {say} from '../../kit/lessons.js';
import {GUIDES} from './offers.js';

/** One Ask from the first word to the payment, in which the partner leads trumps before his King, as the book advises for five. */
export const friendOrFoe: Lesson = {
  format: 'quinola-lesson/1',
  id: 'friend-or-foe',
  game: 'cinquille',
  ...GUIDES['friend-or-foe'],
  source: inBook(
    'Cinquille; Quadrille: rules 19, 20, 24 and 30',
    '„Cinquille”; „Quadrille”: reguły 19, 20, 24 i 30',
  ),
  ...setDeal({
    hands: [
      'KD QD 7S 6C 3H QH JD KC',
      '7D 4S AC 6S KH 6H 5C 2C',
      '5D 3D 3S 3C 5H JH 4C JC',
      '4D 2D 5S KS 7H AH 2H QC',
      '6D AD JS 2S 4H QS AS 7C',
    ],
    visitor: 4,
    before: onlyBid(4, 5, 'ask').slice(0, 4),
  }),
  goal: goalOf(
    say(
      'You and whoever holds the King you call: take five of the eight tricks.',
      'Ty i ten, kto ma króla, którego zawołasz: weźcie pięć z ośmiu lew.',
    ),
  ),
  steps: [
    tricksStep(['five', 'pięciu'], ['eight', 'osiem']),
    sidesStep(['five', 'pięciu']),
    trumpsStep(['spades', 'piki'], ['the two of spades', 'dwójka pik'], ['AS', '2S']),
    askStep(
      ['Spadille, Manille, queen and knave', 'Spadilia, Manilia, dama i walet'],
      ['AS', '2S', 'QS', 'JS', 'prompt'],
    ),
    {
      say: say(
        '*Name spades, then call the king of hearts.* You hold one heart and one club. The book prefers the red King: red suits have a card more, so he is not so soon trumped.',
        '*Nazwij piki, potem zawołaj króla kier.* Masz jednego kiera i jednego trefla. Książka woli króla czerwonego: w czerwonych jest o kartę więcej, więc nie tak łatwo go przebić.',
      ),
      ask: {move: {type: 'DECLARE', trump: 'S', call: 'KH'}},
      point: ['4H', '7C', 'prompt'],
      right: say('Somebody has him, and says nothing.', 'Ktoś go ma i milczy.'),
      other: say(
        'You may; but in spades you have four trumps, with the two highest. *Take it back: spades, and the king of hearts.*',
        'Wolno; ale w pikach masz cztery atuty, w tym dwa najwyższe. *Cofnij: piki i król kier.*',
      ),
    },
    card(
      ['6D'],
      say(
        'The king of diamonds was led: *whoever has the suit must follow.* Red suits go king, queen, knave, ace, two and so on down to the seven. *Give the six.*',
        'Zagrano króla karo: *kto ma kolor, musi dołożyć.* Czerwone idą tak: król, dama, walet, as, dwójka i dalej aż do siódemki. *Daj szóstkę.*',
      ),
      {
        right: say('The king takes this one.', 'Tę bierze król.'),
        other: say(
          'You may; but the ace is the better card. *Take it back, and give the six.*',
          'Wolno; ale as jest lepszy. *Cofnij i daj szóstkę.*',
        ),
      },
    ),
    card(
      ['AD'],
      say(
        'The queen follows, but somebody has no diamond and *trumps her* with a small spade. You have only the ace: *play it.*',
        'Potem dama, ale ktoś nie ma kara i *przebija ją* małym pikiem. Masz tylko asa: *połóż go.*',
      ),
      {right: say('Is he a friend? He does not say.', 'Czy to swój? Nie mówi.')},
    ),
    card(
      ['JS'],
      say(
        'Now he leads trumps: *Basta*. Only Spadille and Manille are higher, and you hold both. A foe would hardly help to draw trumps. *Let him have it: the knave.*',
        'Teraz gra atuty: *Bastę*. Wyższe są tylko Spadilia i Manilia, a obie masz ty. Obcy raczej nie pomagałby ściągać atutów. *Zostaw mu ją: walet.*',
      ),
      {
        right: say(
          'Five trumps in a single trick: that helps you.',
          'Pięć atutów w jednej lewie: to ci pomaga.',
        ),
        other: say(
          'You may; but if he is your friend, the trick is yours already. *Take it back, and play the knave.*',
          'Wolno; ale jeśli to swój, lewa i tak jest wasza. *Cofnij i połóż waleta.*',
        ),
      },
    ),
    card(
      ['2S', 'AS'],
      say(
        'Trumps again, and the king of spades lies there. *Manille, your two, beats the king.*',
        'Znowu atuty i leży król pik. *Manilia, twoja dwójka, bije króla.*',
      ),
      {
        right: say(
          'Now only you have trumps: Spadille and the queen.',
          'Atuty masz już tylko ty: Spadilię i damę.',
        ),
        other: say(
          'You may; but the king takes this trick then. *Take it back, and play the two.*',
          'Wolno; ale wtedy lewę bierze król. *Cofnij i połóż dwójkę.*',
        ),
      },
    ),
    card(
      ['4H'],
      say(
        'Now you will see who is your partner: *lead your only heart*, so that the king can fall.',
        'Teraz się okaże, kto jest twoim partnerem: *zagraj jedynego kiera*, żeby król mógł paść.',
      ),
      {
        right: say(
          '*The called King falls*: he who led trumps is your partner. His three tricks and your one are four.',
          '*Pada wołany król*: partnerem jest ten, kto grał atuty. Jego trzy lewy i twoja jedna to cztery.',
        ),
        other: say(
          'You may; but nobody knows yet who plays with you. *Take it back, and lead the heart.*',
          'Wolno; ale nikt jeszcze nie wie, kto gra z tobą. *Cofnij i zagraj kiera.*',
        ),
      },
    ),
    card(
      ['QS', 'AS'],
      say(
        'He leads hearts again, and you have none left: *trump them with the queen of spades.*',
        'Znowu gra w kiery, a ty już ich nie masz: *przebij damą pik.*',
      ),
      {
        right: say('The fifth trick of you two: *the game is won.*', 'Piąta wasza lewa: *gra wygrana.*'),
        other: say(
          'You may; but a trump takes this trick and wins the game. *Take it back, and play the queen.*',
          'Wolno; ale atut bierze tę lewę i wygrywa grę. *Cofnij i połóż damę.*',
        ),
      },
    ),
    card(
      ['AS', 'QS'],
      say('Lead *Spadille*: nothing beats the ace of spades.', 'Zagraj *Spadilię*: asa pik nic nie pobije.'),
    ),
    lastStep,
  ],
  end: endOf(
    ['Six tricks for your side, two for theirs', 'Sześć lew dla was, dwie dla nich'],
    ['two pay you, the third your partner', 'dwóch tobie, trzeci partnerowi'],
    ['four', 'czterech'],
  ),
};
