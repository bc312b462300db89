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

/** One Ask from the first word to the payment, with the first hand that the book calls good enough (rule 19). */
export const hiddenPartner: Lesson = {
  format: 'quinola-lesson/1',
  id: 'hidden-partner',
  game: 'quadrille',
  ...GUIDES['hidden-partner'],
  source: inBook('Quadrille: rules 1 to 3, 19, 20, 22 and 25', '„Quadrille”: reguły 1–3, 19, 20, 22 i 25'),
  ...setDeal({
    hands: [
      'KS JS JH 7D 6D 7S 4C QD 5C QC',
      '3S 6S 5H 4H JD AH 6C 3D AD JC',
      '2S 4S 3H 2H KD AS KC 5D 2D 2C',
      '5S QS 7H AC 4D 6H 3C QH KH 7C',
    ],
    visitor: 3,
    before: onlyBid(3, 4, 'ask').slice(0, 3),
  }),
  goal: goalOf(
    say(
      'You and whoever holds the King you call: take six of the ten tricks.',
      'Ty i ten, kto ma króla, którego zawołasz: weźcie sześć z dziesięciu lew.',
    ),
  ),
  steps: [
    tricksStep(['four', 'czterech'], ['ten', 'dziesięć']),
    sidesStep(['six', 'sześciu']),
    trumpsStep(['hearts', 'kiery'], ['the seven of hearts', 'siódemka kier'], ['7H', 'AC']),
    askStep(
      ['Manille, Basta, king and queen', 'Manilia, Basta, król i dama'],
      ['7H', 'AC', 'KH', 'QH', '6H', 'prompt'],
    ),
    {
      say: say(
        '*Name hearts, then call the king of diamonds.* You hold a single low diamond: when they come a second time, you can trump them.',
        '*Nazwij kiery, potem zawołaj króla karo.* Masz tylko jedno małe karo: gdy kara wyjdą drugi raz, przebijesz je atutem.',
      ),
      ask: {move: {type: 'DECLARE', trump: 'H', call: 'KD'}},
      point: ['4D', 'prompt'],
      right: say('Somebody has him, and says nothing.', 'Ktoś go ma i milczy.'),
      other: say(
        'You may; but in hearts you have five trumps, and a single diamond. *Take it back: hearts, and the king of diamonds.*',
        'Wolno; ale w kierach masz pięć atutów, a karo tylko jedno. *Cofnij: kiery i król karo.*',
      ),
    },
    card(
      ['5S'],
      say(
        'Spades go as usual: *king, queen, knave*, then the small cards. The king was led, and *whoever has the suit must follow*. He cannot be beaten: *the five.*',
        'Piki idą jak zwykle: *król, dama, walet*, potem małe. Zagrano króla, a *kto ma kolor, musi dołożyć*. Nie pobijesz go: *piątka.*',
      ),
      {
        right: say('This one is lost; the queen is kept.', 'Ta lewa przepadła, ale dama została.'),
        other: say(
          'You may; but the queen can still make a trick. *Take it back, and play the five.*',
          'Wolno; ale dama może jeszcze wziąć lewę. *Cofnij i połóż piątkę.*',
        ),
      },
    ),
    card(
      ['QS'],
      say(
        'The knave of spades. The king is gone, so *your queen is the highest: play her.*',
        'Walet pik. Króla już nie ma, więc *najwyższa jest twoja dama: połóż ją.*',
      ),
      {
        right: say(
          'Your first trick. Whoever takes one leads to the next.',
          'Pierwsza lewa. Kto ją weźmie, wychodzi do następnej.',
        ),
      },
    ),
    card(
      ['7H'],
      say(
        'Now *draw their trumps*, so that they cannot trump your side’s kings. *Lead Manille, the seven*: it beats even the king of hearts.',
        'Teraz *ściągnij im atuty*, żeby nie przebili królów waszej strony. *Zagraj Manilię, siódemkę*: bije nawet króla kier.',
      ),
      {
        right: say(
          'Three trumps fell. Spadille did not: whoever has it need not give it to a lower trump.',
          'Padły trzy atuty. Spadilia nie: kto ją ma, nie musi jej dawać do niższego atutu.',
        ),
        other: say(
          'You may; but first draw trumps from above. *Take it back, and lead the seven of hearts.*',
          'Wolno; ale najpierw ściągaj atuty od góry. *Cofnij i zagraj siódemkę kier.*',
        ),
      },
    ),
    card(
      ['AC'],
      say(
        'Once more: *Basta, the ace of clubs.* It is a trump, not a club.',
        'Jeszcze raz: *Basta, as trefl.* To atut, nie trefl.',
      ),
      {
        right: say('Two more are gone.', 'Poszły jeszcze dwa.'),
        other: say(
          'You may; but they still have trumps. *Take it back, and lead the ace of clubs.*',
          'Wolno; ale oni mają jeszcze atuty. *Cofnij i zagraj asa trefl.*',
        ),
      },
    ),
    card(
      ['4D'],
      say(
        'Three tricks are yours. But who is your partner? *Lead your diamond*, and the king can show himself.',
        'Masz trzy lewy. Ale kto jest twoim partnerem? *Zagraj karo*, żeby król mógł się pokazać.',
      ),
      {
        right: say(
          '*The called King falls*: the player on your left is your partner. From now on his tricks count with yours.',
          '*Pada wołany król*: twoim partnerem jest gracz po lewej. Od teraz jego lewy liczą się z twoimi.',
        ),
        other: say(
          'You may; but nobody knows yet who plays with you. *Take it back, and lead the diamond.*',
          'Wolno; ale nikt jeszcze nie wie, kto gra z tobą. *Cofnij i zagraj karo.*',
        ),
      },
    ),
    card(
      ['6H'],
      say(
        'He leads *Spadille, the ace of spades*, the highest trump, to draw the last one. You must follow too: *the six is enough.*',
        'Gra *Spadilię, asa pik*, najwyższy atut, żeby ściągnąć ostatni. Ty też musisz dołożyć: *wystarczy szóstka.*',
      ),
      {
        right: say(
          'The ace of hearts fell. Now only you have trumps.',
          'Padł as kier. Atuty masz już tylko ty.',
        ),
        other: say(
          'You may; but the trick is your partner’s anyway. *Take it back, and give the six.*',
          'Wolno; ale lewa i tak jest partnera. *Cofnij i daj szóstkę.*',
        ),
      },
    ),
    card(
      ['3C'],
      say(
        'And the king of clubs. He takes it for you both: *give the three.*',
        'I król trefl. Bierze ją dla was obu: *daj trójkę.*',
      ),
      {
        right: say('The sixth trick of you two: *the game is won.*', 'Szósta wasza lewa: *gra wygrana.*'),
      },
    ),
    card(
      ['QH', 'KH'],
      say(
        'Diamonds again, and you have none left: *trump them with the queen of hearts.*',
        'Znowu kara, a ty już ich nie masz: *przebij damą kier.*',
      ),
      {
        other: say(
          'You may; but a trump would take this trick. *Take it back, and play the queen.*',
          'Wolno; ale atut wziąłby tę lewę. *Cofnij i połóż damę.*',
        ),
      },
    ),
    card(
      ['KH', 'QH'],
      say('Nobody else has a trump: *lead your last one.*', 'Nikt inny nie ma atutu: *zagraj swój ostatni.*'),
    ),
    lastStep,
  ],
  end: endOf(
    ['Eight tricks for your side, two for theirs', 'Osiem lew dla was, dwie dla nich'],
    ['one pays you, one your partner', 'jeden tobie, drugi partnerowi'],
    ['five', 'pięciu'],
  ),
};
