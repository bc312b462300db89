import type {Lesson, LessonStep} from '@quinola/play';
import {HANDS} from './offers.js';
import {dealExchanged, told, type SetDeal} from './set-deal.js';

/** A hand to declare: of each class how many cards the visitor has, and what that counts; 0 = the other has more. */
interface Hand extends SetDeal {
  readonly away: readonly [elder: string, younger: string];
  readonly point: readonly [count: number, counts: number];
  readonly sequence: readonly [count: number, counts: number];
  readonly sets: readonly [count: number, counts: number];
}

const QUESTIONS = {
  point: told(
    'The exchange is done. *What do you say for the point?*',
    'Po wymianie. *Co mówisz na rummel?*',
    {
      de: 'Der Tausch ist vorbei. *Was sagen Sie als Point an?*',
      ru: 'Обмен сделан. *Что вы скажете об очках?*',
      sv: 'Bytet är gjort. *Vad säger du som point?*',
    },
  ),
  sequence: told('Now the sequences. *What do you say?*', 'Teraz sekwensy. *Co mówisz?*', {
    de: 'Nun die Sequenzen. *Was sagen Sie an?*',
    ru: 'Теперь секвенции. *Что скажете?*',
    sv: 'Nu sekvenserna. *Vad säger du?*',
  }),
  sets: told(
    'Last, three or four of a rank. *What do you say?*',
    'Na koniec trzy lub cztery jednej wartości. *Co mówisz?*',
    {
      de: 'Zuletzt drei oder vier gleiche. *Was sagen Sie an?*',
      ru: 'Наконец, три или четыре одинаковых. *Что скажете?*',
      sv: 'Sist tre eller fyra lika. *Vad säger du?*',
    },
  ),
};

const LESS = told(
  'You hold more, and who says less is bound by it. *Take it back, or go on.*',
  'Masz więcej, a kto powie mniej, jest tym związany. *Cofnij albo graj dalej.*',
  {
    de: 'Sie haben mehr, und wer weniger sagt, ist daran gebunden. *Nehmen Sie es zurück, oder spielen Sie weiter.*',
    ru: 'У вас больше, а кто скажет меньше, тем и связан. *Возьмите назад или играйте дальше.*',
    sv: 'Du har mer, och den som säger mindre är bunden av det. *Ta tillbaka det, eller spela vidare.*',
  },
);

const BEATEN = told(
  'Not good: the other has more, and it counts there.',
  'Niedobrze: druga strona ma więcej i to jej się liczy.',
  {
    de: 'Nicht gut: die andere Seite hat mehr, und dort zählt es.',
    ru: 'Нехорошо: у противника больше, ему и считать.',
    sv: 'Inte gott: den andra har mer, och det räknas där.',
  },
);

const good = (counts: number) =>
  told(`Good: ${counts}.`, `Dobre: ${counts}.`, {
    de: `Gut: ${counts}.`,
    ru: `Хорошо: ${counts}.`,
    sv: `Gott: ${counts}.`,
  });

/** The sum before the first trick; thirty before the other counts anything are ninety. */
function summed(sum: number) {
  return sum < 30
    ? told(
        `That is all that is said: ${sum} before the first trick.`,
        `To wszystko, co się mówi: ${sum} przed pierwszą lewą.`,
        {
          de: `Das ist alles, was gesagt wird: ${sum} vor dem ersten Stich.`,
          ru: `Вот и всё, что говорят: ${sum} до первой взятки.`,
          sv: `Det är allt som sägs: ${sum} före det första sticket.`,
        },
      )
    : told(
        `${sum} before the first trick, and nothing for the other: thirty so are worth sixty more, a *repique*.`,
        `${sum} przed pierwszą lewą, a u drugiej strony nic: takie trzydzieści dają jeszcze sześćdziesiąt, *repik*.`,
        {
          de: `${sum} vor dem ersten Stich, und die andere Seite hat nichts: Solche dreißig bringen noch sechzig, ein *Repique*.`,
          ru: `${sum} до первой взятки, а у противника ничего: такие тридцать дают ещё шестьдесят, *репик*.`,
          sv: `${sum} före det första sticket, och den andra har inget: sådana trettio ger sextio till, en *repik*.`,
        },
      );
}

/** One hand, before the first trick: three questions. */
function hand(id: keyof typeof HANDS, set: Hand): Lesson {
  const steps = (['point', 'sequence', 'sets'] as const).map((category): LessonStep => {
    const [count, counts] = set[category];
    return {
      say: QUESTIONS[category],
      ask: {move: {type: 'CLAIM', count}},
      right: counts ? good(counts) : BEATEN,
      other: LESS,
    };
  });
  return {
    format: 'quinola-lesson/1',
    id,
    game: 'piket',
    ...HANDS[id],
    source: told(
      'Engelman’s treatise (about 1820), on announcing',
      'Traktat Engelmana (około 1820), o zapowiadaniu',
      {
        de: 'Engelmans Abhandlung (um 1820), über das Ansagen',
        ru: 'Трактат Энгельмана (около 1820), об объявлениях',
        sv: 'Engelmans avhandling (omkring 1820), om att anmäla',
      },
    ),
    options: {matchMode: 'four-deals', announce: 'manual'},
    opening: dealExchanged(set, set.away),
    steps,
    end: {say: summed(set.point[1] + set.sequence[1] + set.sets[1])},
  };
}

/** Three hands to declare before the first trick is played. */
export const hands: readonly Lesson[] = [
  hand('declare-one', {
    elder: 'AS 9H AH 8H KH QC AC 9S 7S QH TC 8C',
    younger: 'JH 7C QD KS JC 9C 8D TS JD KD 8S TD',
    talon: 'JS 7H AD 9D 7D TH KC QS',
    away: ['7S 9S 8C TC QC', '8S 7C 9C'],
    point: [6, 6],
    sequence: [3, 0],
    sets: [4, 14],
  }),
  hand('declare-two', {
    elder: 'KD 8S 9S KC QS 7D JD 8D 9H AS AH QH',
    younger: '7H 9C 7C 9D AD JC 8C QD AC TC TD KH',
    talon: '8H KS JS 7S TS JH QC TH',
    away: ['8S 9S 9H 7D 8D', '7H 9D TD'],
    point: [6, 0],
    sequence: [5, 0],
    sets: [3, 3],
  }),
  hand('declare-three', {
    elder: 'TD TS 8H KH QD 7S 8C AC AH JC 7C KC',
    younger: '8S QH 9C JH AS 7H 8D 9S JD TH 9H 9D',
    talon: 'QC AD KD KS TC JS 7D QS',
    away: ['7S TS 8H TD QD', '8S 8D 9D'],
    point: [7, 7],
    sequence: [5, 15],
    sets: [4, 17],
  }),
];
