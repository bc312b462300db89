import type {Lesson} from '@quinola/play';
import {cardStep, moveOf, say, setDeal} from '../../../kit/contracts/words/lessons/set-deal.js';
import {GUIDES} from './offers.js';

/** The last two tricks of an Independence: what a trick is, and when a game may be stopped. */
export const twoTricks: Lesson = {
  format: 'quinola-lesson/1',
  id: 'two-tricks',
  game: 'boston',
  ...GUIDES['two-tricks'],
  source: say(
    'The Warsaw book of games, about 1820, Boston: rules 22, 23 and 29, tariff A',
    'Warszawska książka o grach, ok. 1820, Boston: reguły 22, 23 i 29, taryfa A',
  ),
  ...setDeal({
    hands: [
      'JS 5S 3S 2S KH JH 8H 4H 3H 7D 8C 7C 3C',
      'AS KS QS 8S 7S TH 9H KD TD 3D 6C 5C 4C',
      '6S 4S AH QH 7H 6H 5H 2H 9D 8D KC JC 9C',
      'TS 9S AD QD JD 6D 5D 4D 2D AC QC TC 2C',
    ],
    visitor: 3,
    highest: 'H',
    before:
      'pass pass boston.couleur independence.simple pass =D 3C 4C 9C TC AD 7D 3D 8D QD 2S KD 9D AS 4S 9S 3S KS 6S TS 5S QS 2H 2D JS JD 3H TD 5H AC 7C 5C JC 2C 8C 6C KC',
    then: {0: '4H 8H', 1: '9H TH', 2: 'AH 6H'},
  }),
  goal: {
    say: say('Make the two tricks that are still missing.', 'Weź dwie lewy, których jeszcze brakuje.'),
    when: {happening: {type: 'deal-settled', result: {outcome: 'won'}}},
  },
  steps: [
    {
      say: say(
        'At Boston one undertakes so many *tricks* against the three others, who play together. You have bid *Independence*: seven tricks, with diamonds as *trumps*. Five are yours, four theirs: *two more.*',
        'W Bostonie jeden podejmuje się wziąć tyle a tyle *lew* przeciw trzem, którzy grają razem. Twoja zapowiedź to *Independencja*: siedem lew, *trumfem* są kara. Pięć jest twoich, cztery ich: *jeszcze dwie.*',
      ),
      point: ['paper'],
    },
    cardStep(
      '4D',
      say(
        'It goes as at whist: everybody follows suit, and the highest card takes the trick. The ace of hearts is led. You have no heart, and *trumps beat every other suit*. The lowest is enough: *the four of diamonds.*',
        'Gra się jak w wista: wszyscy dodają do koloru, najwyższa karta bierze lewę. Zagrano asa kier. Kierów nie masz, a *trumf bije każdy inny kolor*. Wystarczy najmniejszy: *czwórka karo.*',
      ),
      {
        or: ['5D', '6D'],
        right: say(
          'Six. Whoever takes a trick leads to the next.',
          'Sześć. Kto bierze lewę, zadaje do następnej.',
        ),
        other: say(
          'Then the ace of hearts takes it. *Take it back, and trump.*',
          'Wtedy lewę bierze as kier. *Cofnij i przebij trumfem.*',
        ),
      },
    ),
    cardStep(
      'QC',
      say(
        'Ace, king and knave of clubs are gone, so *your queen is the highest club*. And the others have no trump left: ten of the thirteen have been played, the three others are yours. *Lead her.*',
        'As, król i walet trefl już wyszły, więc *najwyższym treflem jest twoja dama*. A trumfów nikt inny nie ma: z trzynastu wyszło dziesięć, trzy są twoje. *Zagraj ją.*',
      ),
      {
        right: say('Seven: the game is made.', 'Siedem: gra wygrana.'),
        other: say(
          'That wins too, but count the clubs first: the queen needs no trump. *Take it back.*',
          'To też bierze, ale najpierw policz trefle: dama obejdzie się bez trumfa. *Cofnij.*',
        ),
      },
    ),
    {
      say: say(
        'More than was bid is never paid, so there is nothing more to win. *Press the button: lay your cards down.*',
        'Za więcej, niż zapowiedziano, nikt nie płaci, więc nic już nie zyskasz. *Naciśnij przycisk: wyłóż karty.*',
      ),
      ask: {move: moveOf('claim')},
      point: ['prompt'],
      other: say('You may play on; it only brings nothing.', 'Można grać dalej; nic to tylko nie da.'),
    },
  ],
  end: {
    say: say(
      'Independence in diamonds, here the *second* colour, pays ten marks: each of the three gives you ten, and you draw what lay *at stake*. Next: how such a game is bid.',
      'Independencja w karach, które są tu *drugą* maścią, kosztuje dziesięć marek: każdy z trzech daje ci dziesięć, a do tego bierzesz, co było *w grze*. Dalej: jak się taką grę zapowiada.',
    ),
    missed: say(
      'A game that is not made costs its price to each of the three, and as much again as lay at stake. Begin again: two tricks are there.',
      'Za przegraną grę płaci się cenę każdemu z trzech i stawia drugie tyle, co było w grze. Zacznij od nowa: dwie lewy tam są.',
    ),
  },
};
