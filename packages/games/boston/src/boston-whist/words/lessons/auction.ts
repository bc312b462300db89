import type {Lesson} from '@quinola/play';
import {moveOf, say, setDeal} from '../../../kit/contracts/words/lessons/set-deal.js';
import {GUIDES} from './offers.js';

/** An auction: the lowest bid, the hold, the trump, and the helper who is found. */
export const auction: Lesson = {
  format: 'quinola-lesson/1',
  id: 'ask-for-help',
  game: 'boston-whist',
  ...GUIDES['ask-for-help'],
  source: say(
    'The Warsaw book of games, about 1820, Boston-Whist: the helper; Boston: rules 10, 16 and 21',
    'Warszawska książka o grach, ok. 1820, Boston-Wist: pomocnik; Boston: reguły 10, 16 i 21',
  ),
  ...setDeal({
    hands: [
      'AS 8S 7S 5S KH JH 5H 2H 7D 5D KC JC 9C',
      'JS TS 9S 6S 3S AH TH 9H 8H 8D AC TC 4C',
      'QS QH 3H KD QD JD 4D 3D 2D QC 7C 6C 2C',
      'KS 4S 2S 7H 6H 4H AD TD 9D 6D 8C 5C 3C',
    ],
    visitor: 1,
    highest: 'H',
    options: {colours: 'perDeal'},
    before: 'pass',
    then: {
      0: 'help AS 5S KC 7S JC 5D 9C 2H 8S 7D JH KH 5H',
      2: 'boston.couleur pass QS 3H 2C QH 6C KD 7C 2D 3D 4D JD QD QC',
      3: 'pass 2S 4S 3C KS 5C 6D 8C 4H 6H AD 7H 9D TD',
    },
  }),
  goal: {
    say: say('Win the auction, and find a helper.', 'Wygraj licytację i znajdź pomocnika.'),
    when: {happening: {type: 'helps'}},
  },
  steps: [
    {
      say: say(
        'A card of the second pack makes the *colours* of each deal: hearts are the *best*, diamonds the *second*. The better the colour, the higher the tricks are multiplied.',
        'Karta z drugiej talii ustala *maści* na każde rozdanie: kiery są *najwyższą*, kara *drugą*. Im lepsza maść, tym wyższy mnożnik lew.',
      ),
      point: ['paper'],
    },
    {
      say: say(
        'The eldest hand has passed. Five tricks in hearts, with help eight together: this hand can do that. Promise no more than you must. *Bid “Boston”, the lowest of all.*',
        'Pierwsza ręka spasowała. Pięć lew w kierach, a z pomocą osiem razem: na to ta ręka wystarczy. Nie obiecuj więcej, niż trzeba. *Zapowiedz „Boston”, najniższą grę.*',
      ),
      ask: {move: moveOf('boston.simple')},
      point: ['prompt'],
      right: say(
        'Your left neighbour goes over it, in the second colour.',
        'Lewy sąsiad idzie wyżej, w drugiej maści.',
      ),
      other: say(
        'You may; but the lowest is enough to begin with. *Take it back, and bid Boston.*',
        'Wolno; ale na początek wystarczy najniższa. *Cofnij i zapowiedz Boston.*',
      ),
    },
    {
      say: say(
        'You sit before him, so you may take over the same bid. Your suit is the best: you lose nothing by it. *Take it over.*',
        'Siedzisz przed nim, więc możesz przejąć tę samą zapowiedź. Twój kolor jest najwyższy: nic na tym nie tracisz. *Przejmij ją.*',
      ),
      ask: {move: moveOf('hold')},
      point: ['prompt'],
      right: say('All have passed.', 'Wszyscy spasowali.'),
      other: say(
        'You may; but equal is enough where you sit. *Take it back, and take over the bid.*',
        'Wolno; ale na twoim miejscu wystarczy tyle samo. *Cofnij i przejmij zapowiedź.*',
      ),
    },
    {
      say: say(
        'Name the trump, and say in the same breath whether you play alone. *Alone* all three pay you; with a *helper* you share, but he brings three tricks. *Name hearts, with help.*',
        'Nazwij trumfy i powiedz od razu, czy grasz bez pomocy. *Bez pomocy* płacą ci wszyscy trzej; z *pomocnikiem* się dzielicie, ale on wnosi trzy lewy. *Nazwij kiery, z pomocą.*',
      ),
      ask: {move: moveOf('=H?')},
      point: ['prompt'],
      other: say(
        'You may; but here help is welcome. *Take it back: hearts, with help.*',
        'Wolno; ale tu pomoc się przyda. *Cofnij: kiery, z pomocą.*',
      ),
    },
  ],
  end: {
    say: say(
      '*“Whist!”* says the eldest hand: the two of you need eight tricks together, he three of them. From nine tricks on, and in misères, one always plays alone. Play it if you like. Next: a game in which no trick is taken.',
      '*„Wist!”*, mówi pierwsza ręka: razem potrzebujecie ośmiu lew, on trzech z nich. Od dziewięciu lew i w mizerach gra się zawsze bez pomocy. Zagraj, jeśli chcesz. Dalej: gra, w której nie bierze się ani jednej lewy.',
    ),
  },
};
