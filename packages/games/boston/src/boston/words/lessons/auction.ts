import type {Lesson} from '@quinola/play';
import {moveOf, say, setDeal} from '../../../kit/contracts/words/lessons/set-deal.js';
import {GUIDES} from './offers.js';

/** An auction: a low bid, a rival who goes over it, the hold, and the trump. */
export const auction: Lesson = {
  format: 'quinola-lesson/1',
  id: 'who-bids-most',
  game: 'boston',
  ...GUIDES['who-bids-most'],
  source: say(
    'The Warsaw book of games, about 1820, Boston: rules 10, 15, 16, 19 and 21',
    'Warszawska książka o grach, ok. 1820, Boston: reguły 10, 15, 16, 19 i 21',
  ),
  ...setDeal({
    hands: [
      'KS 3S 2S AH QH 8H 3H 2H AD KD 7D 5D 2C',
      'QS 8S 6S 9H 4D 3D AC TC 9C 7C 6C 5C 3C',
      'TS 7S 5S 4S TH 6H 5H JD TD 6D QC JC 8C',
      'AS JS 9S KH JH 7H 4H QD 9D 8D 2D KC 4C',
    ],
    visitor: 0,
    highest: 'H',
    then: {
      1: 'grand-boston.simple pass 9H 3D 6S 8S 4D QS AC 3C 5C 6C 7C 9C',
      2: 'pass 5H TH 4S 5S 6H 7S 8C JC 6D TD JD TS',
      3: 'pass 4H 7H AS 9S JH JS 4C KC 2D 8D 9D QD',
    },
  }),
  goal: {
    say: say('Win the auction, and name the best trump.', 'Wygraj licytację i nazwij najlepsze trumfy.'),
    when: {happening: {type: 'trump', suit: 'H'}},
  },
  steps: [
    {
      say: say(
        'The first ace that was turned up made the *colours* for the whole session: hearts are the *best*, diamonds, also red, the *second*, the black suits are simple. A game in a better colour ranks higher and pays more.',
        'Pierwszy odkryty as ustalił *maści* na cały wieczór: kiery są *najwyższą*, kara, też czerwone, *drugą*, czarne są zwykłe. Gra w lepszej maści jest wyższa i więcej płaci.',
      ),
      point: ['paper'],
    },
    {
      say: say(
        'You speak first. The card shows *what such a hand can make, how often, and what it pays*; all games stand below. Promise no more than you must: the suit is named later, and may be better. *Bid “Boston in the second”: five tricks.*',
        'Ty mówisz pierwszy. Karta pokazuje, *co da się z taką ręką zrobić, jak często i za ile*; niżej są wszystkie gry. Nie obiecuj więcej, niż trzeba: kolor nazywa się później i może być lepszy. *Zapowiedz „Boston w drugiej”: pięć lew.*',
      ),
      ask: {move: moveOf('boston.couleur')},
      point: ['prompt'],
      right: say(
        'Your left neighbour goes over it: *Grand Boston*, six tricks. The two others pass, and a pass is final.',
        'Lewy sąsiad idzie wyżej: *Wielki Boston*, sześć lew. Dwaj pozostali pasują, a pas jest ostateczny.',
      ),
      other: say(
        'You may; but it promises more than is needed, or nothing. *Take it back, and bid Boston in the second.*',
        'Wolno; ale to obiecuje więcej, niż trzeba, albo nic. *Cofnij i zapowiedz Boston w drugiej.*',
      ),
    },
    {
      say: say(
        'You sit before him, so you need not go higher: you may *hold* his bid: take it over, and play it yourself. Five hearts, ace and king of diamonds, the king of spades: six tricks are likely. *Take over Grand Boston.*',
        'Siedzisz przed nim, więc nie musisz iść wyżej: wolno ci *trzymać*: przejąć jego zapowiedź i samemu ją grać. Pięć kierów, as i król karo, król pik: sześć lew jest prawdopodobne. *Przejmij Wielki Boston.*',
      ),
      ask: {move: moveOf('hold')},
      point: ['prompt'],
      right: say(
        'He passes: you play it, alone against three.',
        'On pasuje: grasz, bez pomocy przeciw trzem.',
      ),
      other: say(
        'You may; but equal is enough where you sit. *Take it back, and take over Grand Boston.*',
        'Wolno; ale na twoim miejscu wystarczy tyle samo. *Cofnij i przejmij Wielki Boston.*',
      ),
    },
    {
      say: say(
        'Now the trump. You promised any suit, which would pay four from each; but *the price is that of the suit you name*, and hearts are the best: eight. *Name hearts.*',
        'Teraz trumf. Obiecany był jakikolwiek kolor, za cztery od każdego; ale *płaci się według koloru, który nazwiesz*, a kiery są najwyższe: osiem. *Nazwij kiery.*',
      ),
      ask: {move: moveOf('=H')},
      point: ['prompt'],
      other: say(
        'You may; but hearts are your longest suit, and pay most. *Take it back.*',
        'Wolno; ale kiery są najdłuższe i najwięcej płacą. *Cofnij.*',
      ),
    },
  ],
  end: {
    say: say(
      'Hearts are trumps: six tricks bring *eight from each* of the three, and what lies at stake; with fewer you pay as much. Play them if you like: draw the trumps first. Next: a game in which no trick is taken.',
      'Trumfem są kiery: za sześć lew dostaniesz *po osiem od każdego* z trzech i to, co jest w grze; za mniej płacisz tyle samo. Zagraj je, jeśli chcesz: najpierw ściągnij trumfy. Dalej: gra, w której nie bierze się ani jednej lewy.',
    ),
  },
};
