import type {Lesson} from '@quinola/play';
import {cardStep, say, setDeal} from '../../../kit/contracts/words/lessons/set-deal.js';
import {GUIDES} from './offers.js';

/** The last tricks of a Boston with a helper, who is the visitor. */
export const partner: Lesson = {
  format: 'quinola-lesson/1',
  id: 'with-a-partner',
  game: 'boston-whist',
  ...GUIDES['with-a-partner'],
  source: say(
    'The Warsaw book of games, about 1820, Boston-Whist: the helper, tariff B',
    'Warszawska książka o grach, ok. 1820, Boston-Wist: pomocnik, taryfa B',
  ),
  ...setDeal({
    hands: [
      'KS 7S 6S 3S AH 9H 5H 3H 9D 2D JC 8C 6C',
      'QS TS 4S 2S JH 7H QD 7D 5D 3D 7C 5C 2C',
      'AS 8S 8H 6H 4H 2H KD JD TD 8D 6D KC 9C',
      'JS 9S 5S KH QH TH AD 4D AC QC TC 4C 3C',
    ],
    visitor: 2,
    highest: 'H',
    options: {colours: 'perDeal'},
    before:
      'pass pass boston.simple boston.couleur hold boston.superieure pass =H? decline decline help 2D 3D KD 4D AS 5S 3S 2S JD AD 9D 5D AC 6C 2C 9C 3C 8C 5C KC 6D TH AH 7D KS 4S 8S 9S 6S QS',
    then: {0: '7S JC 3H 5H 9H', 1: 'QD 7C 7H JH TS', 3: 'JS QH QC TC KH 4C'},
  }),
  goal: {
    say: say('Make eight tricks together.', 'Weźcie razem osiem lew.'),
    when: {happening: {type: 'trick-won', seat: {any: [2, 3]}}, least: 3},
  },
  steps: [
    {
      say: say(
        'Your left neighbour plays *Boston* in hearts and asked for a helper; you said *“Whist!”*. He has to make five tricks and you three, *eight together*. So far you have five between you.',
        'Lewy sąsiad gra *Bostona* w kierach i szukał pomocnika; to ty mówisz: *„Wist!”*. On ma wziąć pięć lew, ty trzy, *razem osiem*. Na razie macie razem pięć.',
      ),
      point: ['paper'],
    },
    cardStep(
      '2H',
      say(
        'Spades, and you have none. The queen would take it: *trump her with the lowest heart*.',
        'Piki, a ty ich nie masz. Wzięłaby dama: *przebij ją najmniejszym kierem*.',
      ),
      {
        right: say('Six, and you lead.', 'Sześć, i ty zadajesz.'),
        other: say(
          'You may; but the two would do. *Take it back, and trump with it.*',
          'Wolno; ale wystarczy dwójka. *Cofnij i przebij nią.*',
        ),
      },
    ),
    cardStep(
      '8D',
      say(
        'Partners play as at whist: *lead what helps the other*. He has no diamond left and still holds trumps, so a diamond is his. *Lead the eight.*',
        'Partnerzy grają jak w wista: *zadaj to, co pomoże drugiemu*. On nie ma już kar, a trumfy ma: karo jest jego. *Zagraj ósemkę.*',
      ),
      {
        or: ['TD'],
        right: say('He trumps it: seven.', 'Przebija: siedem.'),
        other: say(
          'That draws your own partner’s trumps. *Take it back, and lead a diamond.*',
          'To ściąga trumfy twemu partnerowi. *Cofnij i zagraj karo.*',
        ),
      },
    ),
    {
      say: say(
        'His queen of clubs is the highest, and takes the trick. A friend’s trick needs no help: *throw the diamond*, and keep your trumps.',
        'Jego dama trefl jest najwyższa i bierze. Lewie wspólnika pomagać nie trzeba: *wyrzuć karo*, a trumfy zatrzymaj.',
      ),
      ask: {cards: ['TD', '8D']},
      point: ['answer'],
      right: say('Eight: the game is made.', 'Osiem: gra wygrana.'),
      other: say('You would trump your own partner. *Take it back.*', 'Bijesz własnego partnera. *Cofnij.*'),
    },
    cardStep(
      '8H',
      say(
        'Here further tricks count too. Clubs again; two have trumped, the last with the seven: *the eight beats it.*',
        'Tu liczą się i dalsze lewy. Znowu trefle; dwóch przebiło, ostatni siódemką: *ósemka ją bije.*',
      ),
      {right: say('Nine.', 'Dziewięć.')},
    ),
  ],
  end: {
    say: say(
      'Tricks and honours are added up and multiplied: *four for the best colour*; ten points make a mark. Each opponent pays one of you, and you share what lies at stake. A partner who stayed under his own number would pay a loss alone.',
      'Lewy i honory się dodaje i mnoży: *przez cztery za najwyższą maść*; dziesięć punktów to marka. Każdy z przeciwników płaci jednemu z was, a co jest w grze, dzielicie. Gdy gra przegrana, płaci ten partner, który nie wziął swoich lew.',
    ),
    missed: say(
      'Eight were there. Begin again: a diamond for your partner.',
      'Osiem było. Zacznij od nowa: karo dla partnera.',
    ),
  },
};
