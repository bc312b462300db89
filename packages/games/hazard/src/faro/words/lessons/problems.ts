import type {Lesson, LessonStep} from '@quinola/play';
import {RANKS} from '../../rules/index.js';
import {PROBLEMS} from './index.js';
import {packOf, pairs, say} from './say.js';

const SOURCE = say('Counted; the page has no problems', 'Policzone; strona zadań nie ma');

/** One question to the visitor, the only punter, after these moves. */
const problem = (
  id: keyof typeof PROBLEMS,
  {rules, opening}: {readonly rules: 'page' | 'salon'; readonly opening: NonNullable<Lesson['opening']>},
  step: LessonStep,
  end: Lesson['end']['say'],
  differs: Lesson['differs'] = [],
): Lesson => ({
  format: 'quinola-lesson/1',
  id,
  game: 'faraon',
  ...PROBLEMS[id],
  source: SOURCE,
  options: {rules, seats: 1, drawings: 4, maxStake: 5},
  opening,
  steps: [step],
  ...(differs.length && {differs}),
  end: {say: end},
});

/** Cards that are not nines. */
const OTHERS = RANKS.filter((rank) => rank !== '9').flatMap((rank) =>
  [...'SHDC'].map((suit) => `${rank}${suit}`),
);

/** Forty cards, after which one seven, two kings and three aces are left, and of others two or none. */
const FORTY =
  '7S 7H 7D KS KH AS 2S 2H 2D 2C 3S 3H 3D 3C 4S 4H 4D 4C 5S 5H 5D 5C 6S 6H 6D 6C 8S 8H 8D 8C 9S 9H TS TH JS JH QS QH QD QC';

/** The problems of faro. */
export const problems: readonly Lesson[] = [
  problem(
    'second-card',
    {rules: 'page', opening: [{by: 0, type: 'STAKE', card: '9S', amount: 2}]},
    {
      say: say(
        'A ducat lies on the nine of spades, and you want to lay one on a second card. Each card wins, is halved and loses as often as any other. *Which one do you choose, if you do not like to lose twice at once?*',
        'Na dziewiątce pik leży dukat, a ty chcesz położyć jeszcze jednego na drugą kartę. Każda karta wygrywa, traci połowę i przegrywa tak samo często. *Którą wybierzesz, jeśli nie lubisz tracić dwa razy naraz?*',
      ),
      ask: {moves: OTHERS.map((card) => ({type: 'STAKE', card}))},
      other: say(
        'And if it falls into one pair with the nine of spades? Take it back, or go on.',
        'A jeśli padnie w jednej parze z dziewiątką pik? Cofnij albo graj dalej.',
      ),
    },
    say(
      'Any that is not a nine. Two nines come together in one pair once in 51 drawings, and such *a doublet would take half of both*. The average is the same: the bank keeps 9 parts of 136 of each stake.',
      'Każdą, która nie jest dziewiątką. Dwie dziewiątki padają razem w jednej parze raz na 51 ciągnięć, a taka *plija zabrałaby połowę z obu*. Średnio wychodzi to samo: bank zatrzymuje z każdej stawki 9 części ze 136.',
    ),
    [
      {
        moves: OTHERS.map((card) => ({type: 'STAKE', card})),
        say: say(
          'A cautious punter would have stopped at one card.',
          'Ostrożny poniter zostałby przy jednej karcie.',
        ),
      },
    ],
  ),
  problem(
    'ten-ducats',
    {
      rules: 'page',
      opening: [
        {by: 0, type: 'STAKE', card: 'QH', amount: 10},
        ...packOf('2C QH'),
        {by: 1, type: 'DRAW_ALL'},
      ],
    },
    {
      say: say(
        'The queen of hearts has won: with your five, ten ducats lie on her. *What leaves you more on the average, to take them, or to bend a corner and play for twenty?*',
        'Dama kier wygrała: z twoimi pięcioma leży na niej dziesięć dukatów. *Co średnio zostawia więcej: wziąć je czy załamać róg i grać o dwadzieścia?*',
      ),
      ask: {move: {type: 'COLLECT', on: 'QH'}},
      other: say(
        'She wins in 100 drawings of 221. Take it back, or go on.',
        'Wygrywa w 100 ciągnięciach na 221. Cofnij albo graj dalej.',
      ),
    },
    say(
      'To take them. Left there, ten are worth 20 · 100/221 + 5 · 3/52 = 9.34 on the average: *nine parts of 136 go to the bank each time*, at every corner.',
      'Wziąć. Zostawione dziesięć warte jest średnio 20 · 100/221 + 5 · 3/52 = 9,34: *za każdym razem, przy każdym rogu, dziewięć części ze 136 idzie do banku.*',
    ),
  ),
  problem(
    'after-forty',
    {rules: 'salon', opening: [...packOf(FORTY), ...pairs(20)]},
    {
      say: say(
        'A salon: suits do not count, and the dots below each rank tell how many cards of it are still in the pack. Forty have come. You may lay a ducat now, and take it off between any two pairs. *On which rank does the bank gain nothing?*',
        'Salon: kolory się nie liczą, a kropki pod każdą kartą mówią, ile takich jest jeszcze w talii. Wyszło czterdzieści. Możesz teraz położyć dukata i zdjąć go między parami. *Na czym bank nic nie zyskuje?*',
      ),
      ask: {move: {type: 'BET', rank: '7', amount: 2}},
      other: say(
        'Can a doublet of it still come? Take it back, or go on.',
        'Czy może jeszcze paść jej plija? Cofnij albo graj dalej.',
      ),
    },
    say(
      'The seven: a single one is left, so *no doublet can come*, and it falls to the right as often as to the left. Take the stake off before the last pair, and the bank has no gain of it at all. On a rank with two cards left among twelve it gains 1 in 132 of the next pair alone.',
      'Siódemka: została jedna, więc *plija paść nie może*, a na prawo pada tak często jak na lewo. Zdejmij stawkę przed ostatnią parą, a bank nic z niej nie ma. Na karcie, której z dwunastu zostały dwie, zyskuje na samej następnej parze 1 część ze 132.',
    ),
    [
      {
        moves: [{type: 'BET', rank: '7', amount: 2}],
        say: say(
          'The punters of this table stake on any rank; only the master waits.',
          'Poniterzy tego stołu stawiają na cokolwiek; czeka tylko mistrz.',
        ),
      },
    ],
  ),
  problem(
    'last-pair',
    {
      rules: 'salon',
      // The king is staked on when three have come, before the last pair.
      opening: [
        ...packOf('KS KH KD 3C', '2C KC'),
        ...pairs(24),
        {by: 0, type: 'BET', rank: 'K', amount: 10},
        {by: 0, type: 'READY'},
        {by: 1, type: 'DRAW'},
      ],
    },
    {
      say: say(
        'Two cards are left, a king among them, and five ducats lie on the king. *What do you do?*',
        'Zostały dwie karty, wśród nich król, a na królu leży pięć dukatów. *Co robisz?*',
      ),
      ask: {move: {type: 'BET', rank: 'K', amount: 0}},
      other: say(
        'What does a king on the left win in the last pair? Take it back, or go on.',
        'Co wygrywa król po lewej w ostatniej parze? Cofnij albo graj dalej.',
      ),
    },
    say(
      'The stake is taken off. On the right the king loses, and *on the left, as the last card, he is the bank’s*: he cannot win any more, and would lose for certain.',
      'Stawkę zdejmujesz. Po prawej król przegrywa, a *po lewej, jako ostatnia karta, jest banku*: wygrać już nie może, przegrałby na pewno.',
    ),
  ),
];
