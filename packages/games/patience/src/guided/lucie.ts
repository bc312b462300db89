import type {Lesson} from '@quinola/play';
import {bookOf} from './making.js';
import {offerOf} from './offers.js';

const {title, about, minutes} = offerOf('lucie');

/** La belle Lucie: the first nine cards of a deal, and what may be done when nothing goes any more. */
export const lucie: Lesson = {
  format: 'quinola-lesson/1',
  id: 'lucie',
  game: 'patience',
  title,
  about,
  minutes,
  source: bookOf('Прекрасная Люція'),
  options: {game: 'la-belle-lucie'},
  seed: 'belle-8',
  goal: {
    say: {
      en: 'Build each suit up from its ace to the king.',
      ru: 'Соберите каждую масть от туза до короля.',
    },
    when: {happening: {type: 'moved', way: 'play'}, least: 4},
  },
  steps: [
    {
      say: {
        en: 'All cards lie open in fans of three. *Only the uppermost card of a fan may be taken.* The aces that lay uppermost have gone to their places by themselves.',
        ru: 'Все карты открыты и лежат веерами по три. *Брать можно только верхнюю карту веера.* Тузы, лежавшие сверху, сами ушли на свои места.',
      },
    },
    {
      say: {
        en: 'A card may lie on the next higher of its suit; the book calls that a *marriage*. Lay the *nine of diamonds on the ten*: the ace of hearts is below it.',
        ru: 'Карту можно положить на следующую старшую той же масти; в книге это *брак*. Положите *девятку бубен на десятку*: под ней туз червей.',
      },
      ask: {move: {type: 'marry', from: 'fans.6', to: 'fans.9'}},
      point: ['pile:fans.6', 'pile:fans.9'],
      right: {
        en: 'The ace of hearts was free, and went to its place.',
        ru: 'Туз червей освободился и ушёл на своё место.',
      },
      other: {
        en: 'That may be done, but it frees no ace. *Take it back: the nine of diamonds.*',
        ru: 'Так можно, но туза это не освобождает. *Верните ход: девятка бубен.*',
      },
      wrong: {
        en: 'A card lies only on the next higher of its own suit.',
        ru: 'Карту кладут только на следующую старшую той же масти.',
      },
    },
    {
      say: {
        en: 'On an ace goes the two of its suit. *The two of hearts* is uppermost: send it up.',
        ru: 'На туза идёт двойка той же масти. *Двойка червей* лежит сверху: отправьте её.',
      },
      ask: {move: {type: 'play', from: 'fans.5', to: 'aces.1'}},
      point: ['pile:fans.5', 'pile:aces.1'],
    },
    {
      say: {
        en: '*The two of clubs* may go too.',
        ru: '*Двойка треф* тоже может идти.',
      },
      ask: {move: {type: 'play', from: 'fans.6', to: 'aces.3'}},
      point: ['pile:fans.6', 'pile:aces.3'],
    },
    {
      say: {
        en: 'And *the three of hearts*. Look for such cards first: they are never in the way again.',
        ru: 'И *тройка червей*. Такие карты ищите прежде всего: они больше не мешают.',
      },
      ask: {move: {type: 'play', from: 'fans.7', to: 'aces.1'}},
      point: ['pile:fans.7', 'pile:aces.1'],
    },
    {
      say: {
        en: 'The three of clubs lies under the ten. Marry *the ten of clubs to the knave*: but think first, for what lies below the knave is buried.',
        ru: 'Тройка треф лежит под десяткой. Положите *десятку треф на валета*, но сперва подумайте: то, что под валетом, закрыто.',
      },
      ask: {move: {type: 'marry', from: 'fans.10', to: 'fans.3'}},
      point: ['pile:fans.10', 'pile:fans.3'],
      right: {en: 'Below it only a four and a five wait.', ru: 'Под ним ждут лишь четвёрка и пятёрка.'},
    },
    {
      say: {
        en: 'Now *the three of clubs* is free.',
        ru: 'Теперь *тройка треф* свободна.',
      },
      ask: {move: {type: 'play', from: 'fans.10', to: 'aces.3'}},
      point: ['pile:fans.10', 'pile:aces.3'],
    },
    {
      say: {
        en: '*The four of clubs* follows it.',
        ru: 'За ней *четвёрка треф*.',
      },
      ask: {move: {type: 'play', from: 'fans.11', to: 'aces.3'}},
      point: ['pile:fans.11', 'pile:aces.3'],
    },
    {
      say: {
        en: 'And below that lay *the two of diamonds*. One card brings the next.',
        ru: 'А под ней лежала *двойка бубен*. Одна карта ведёт другую.',
      },
      ask: {move: {type: 'play', from: 'fans.11', to: 'aces.2'}},
      point: ['pile:fans.11', 'pile:aces.2'],
    },
  ],
  end: {
    say: {
      en: 'Go on in this way. An empty fan stays empty; and when nothing goes any more, all fans are gathered, shuffled and laid out again, *twice at most.*',
      ru: 'Продолжайте так же. Пустой веер остаётся пустым; когда ходов больше нет, все вееры собирают, тасуют и раскладывают снова, *не более двух раз.*',
    },
  },
};
