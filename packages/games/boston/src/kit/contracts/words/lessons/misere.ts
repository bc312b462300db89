import type {Lesson} from '@quinola/play';
import type {LessonText} from '@quinola/table';
import {cardStep, moveOf, say, setDeal, type SetDeal} from './set-deal.js';

const UNDER = say(
  'Higher than need be, or lower: *the highest that stays under* is the one to give. *Take it back.*',
  'Za wysoko albo za nisko: daje się *najwyższą, która zostaje pod spodem*. *Cofnij.*',
);
const AWAY = say(
  'You may; but a high card is the one that can still take a trick. *Take it back.*',
  'Wolno; ale to wysoka karta może jeszcze wziąć lewę. *Cofnij.*',
);

/** In which game the misère is played, and what it brings there. */
export interface MisereLesson {
  readonly game: string;
  readonly id: string;
  readonly text: LessonText;
  readonly options?: SetDeal['options'];
  /** What the eldest hand says first: it passes, or bids and passes later. */
  readonly eldest: string;
  /** The price of a great misère, plain and forced. */
  readonly prices: readonly [plain: number, forced: number];
}

/** A great misère from its bid to the trick in which nothing can happen any more. */
export const misereLesson = ({
  game,
  id,
  text,
  options = {},
  eldest,
  prices: [plain, forced],
}: MisereLesson): Lesson => ({
  format: 'quinola-lesson/1',
  id,
  game,
  ...text,
  source: say(
    'The Warsaw book of games, about 1820, Boston: rules 10, 17 and 18, and the remarks on misères',
    'Warszawska książka o grach, ok. 1820, Boston: reguły 10, 17 i 18 oraz uwagi o mizerach',
  ),
  ...setDeal({
    hands: [
      '9S 7S 6S AH QH 9H 7H 5H 2H TD 8D 5D 6C',
      'AS KS QS TS 3S JH TH 4H AD JD QC TC 5C',
      '4S 2S KD QD 6D 4D 2D 9C 8C 7C 4C 3C 2C',
      'JS 8S 5S KH 8H 6H 3H 9D 7D 3D AC KC JC',
    ],
    visitor: 2,
    highest: 'H',
    options,
    before: `${eldest} grand-boston.simple`,
    then: {
      0: 'pass 2H 9S 5D 6C 6S 7S 8D TD AH QH 5H 9H 7H',
      1: 'pass 4H 3S JD 5C TS TC AD QC QS TH JH KS AS',
      3: 'pass 3H JS 3D AC 5S KC 7D JC 8S 6H 8H KH 9D',
    },
  }),
  goal: {
    say: say('Take no trick at all.', 'Nie weź ani jednej lewy.'),
    when: {happening: {type: 'played', seat: 2}, least: 9},
  },
  steps: [
    {
      say: say(
        `Bad cards can win too. In a *misère* you undertake to take no trick, without trumps. You hold the two of three suits, and no heart at all. *Forced*, it is played alike but pays ${forced}, not ${plain}: *bid “Great misère, forced”.*`,
        `Złe karty też mogą wygrać. W *mizerze* podejmujesz się nie wziąć ani lewy; trumfów nie ma. Masz dwójki trzech kolorów i ani jednego kiera. *Forcée* gra się tak samo, ale płaci ${forced}, nie ${plain}: *zapowiedz „Wielki mizer forcée”.*`,
      ),
      ask: {move: moveOf('grande-misere-forcee')},
      point: ['prompt'],
      right: say('All pass. The eldest hand leads.', 'Wszyscy pasują. Zadaje pierwsza ręka.'),
      other: say(
        'You may; but this hand takes hardly a trick. *Take it back, and bid the great misère, forced.*',
        'Wolno; ale ta ręka prawie nie bierze lew. *Cofnij i zapowiedz wielki mizer forcée.*',
      ),
    },
    cardStep(
      'KD',
      say(
        'Hearts, and you have none: *throw what could take a trick later*. The king of diamonds is the most dangerous. *Throw him.*',
        'Kiery, a ty ich nie masz: *wyrzuć to, co mogłoby kiedyś wziąć lewę*. Najgroźniejszy jest król karo. *Wyrzuć go.*',
      ),
      {
        right: say('One danger less.', 'O jedno niebezpieczeństwo mniej.'),
        other: AWAY,
      },
    ),
    cardStep(
      '2S',
      say(
        'The three of spades is led, small, so that you must find something smaller. *You have it: the two.*',
        'Zagrano trójkę pik, małą, żeby trzeba było znaleźć mniejszą. *Masz ją: dwójka.*',
      ),
      {
        right: say('Under it. The knave took the trick.', 'Pod spodem. Lewę wziął walet.'),
        other: say(
          'The four is above the three: it may be left with the trick, and the game is lost. *Take it back.*',
          'Czwórka jest wyższa od trójki: lewa może zostać przy niej, a wtedy gra przegrana. *Cofnij.*',
        ),
      },
    ),
    cardStep(
      '6D',
      say(
        'The knave of diamonds is already there. Give *the highest that stays under him*: the six. Low cards are worth more than they look.',
        'Leży już walet karo. Daj *najwyższą, która zostaje pod nim*: szóstkę. Małe karty są warte więcej, niż się zdaje.',
      ),
      {right: say('The two and the four are kept.', 'Dwójka i czwórka zostają.'), other: UNDER},
    ),
    cardStep(
      '4C',
      say(
        'The five of clubs is led by your right neighbour, and two play after you: *the four.*',
        'Prawy sąsiad zagrał piątkę trefl, a po tobie gra jeszcze dwóch: *czwórka.*',
      ),
      {or: ['3C', '2C'], other: UNDER},
    ),
    cardStep(
      '4S',
      say(
        'Your last spade is under the ten: *it goes safely.*',
        'Ostatni pik jest pod dziesiątką: *idzie bezpiecznie.*',
      ),
    ),
    cardStep(
      '9C',
      say(
        'The ten of clubs: *the nine goes, just under it.*',
        'Dziesiątka trefl: *idzie dziewiątka, tuż pod nią.*',
      ),
      {or: ['8C', '7C'], other: UNDER},
    ),
    cardStep(
      'QD',
      say(
        'The ace of diamonds, and your queen is the last card that could do harm. *Now she goes.*',
        'As karo, a twoja dama to ostatnia karta, która mogła zaszkodzić. *Teraz się jej pozbądź.*',
      ),
      {
        right: say('Below the ace she took nothing.', 'Pod asem niczego nie wzięła.'),
        other: say(
          'You may; but the ace will not come twice. *Take it back, and give the queen.*',
          'Wolno; ale as drugi raz nie przyjdzie. *Cofnij i daj damę.*',
        ),
      },
    ),
    cardStep('8C', say('The queen of clubs: *the eight.*', 'Dama trefl: *ósemka.*'), {
      or: ['7C'],
      other: UNDER,
    }),
    {
      say: say(
        'All other clubs are gone, and in diamonds you are under both that are out. *Nothing can happen any more: throw what you like.*',
        'Wszystkich innych trefli już nie ma, a w karach jesteś pod obiema, które zostały. *Nic się już nie stanie: rzucaj, co chcesz.*',
      ),
      ask: 'any',
    },
  ],
  end: {
    say: say(
      `Play it to the end: *${forced} from each*, and what lies at stake. In a *small* misère one card is laid aside first; in an *open* one your cards lie on the table. A single trick ends and loses it.`,
      `Dograj do końca: *po ${forced} od każdego* i to, co jest w grze. W *małym* mizerze najpierw odkłada się jedną kartę, w *otwartym* karty leżą na stole. Jedna lewa kończy grę: jest przegrana.`,
    ),
    missed: say(
      'A trick ends a misère, and it is lost. Begin again: the hand can be played.',
      'Jedna lewa kończy mizer: przegrany. Zacznij od nowa: tę rękę da się zagrać.',
    ),
  },
});
