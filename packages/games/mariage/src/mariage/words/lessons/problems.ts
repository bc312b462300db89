import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './index.js';
import {OPTIONS, playedDeal, say} from './set-deal.js';

/** A position after the talon, of which every line was tried to its end. */
interface Ending {
  readonly pack: string;
  readonly plays: string;
  readonly answer: string;
  /** The cards of the other, for the hint to who has not counted. */
  readonly other: number;
  readonly points: readonly [own: number, other: number];
  /** How many points the best other card brings less; `null` = it lets the other come to 131. */
  readonly gain: number | null;
}

/** One question to the visitor. */
function problem(id: keyof typeof PROBLEMS, ending: Ending): Lesson {
  const {pack, plays, answer, other, points, gain} = ending;
  const [own, others] = points;
  return {
    format: 'quinola-lesson/1',
    id,
    game: 'mariasz',
    ...PROBLEMS[id],
    source: say('Every line to the end', 'Wszystkie drogi do końca'),
    options: OPTIONS,
    opening: playedDeal(pack, plays),
    steps: [
      {
        say: say(
          `First deal; you have ${own} points, the other ${others}. Nothing is hidden: what you have not seen are the ${other} cards of the other. Suit must be followed, and beaten if you can. *Which card?*`,
          `Pierwsze rozdanie; masz punktów ${own}, druga strona ${others}. Nic nie jest ukryte: czego nie było widać, to ${other} kart drugiej strony. Trzeba dokładać do koloru i bić, jeśli można. *Która karta?*`,
        ),
        ask: {card: answer},
        other: say(
          'That costs points. Think of what the other must still hold. Take it back, or go on.',
          'To kosztuje punkty. Pomyśl, co drugi musi jeszcze mieć. Cofnij albo graj dalej.',
        ),
      },
    ],
    end: {
      say:
        gain === null
          ? say(
              'That is the card: after every other one the other comes to 131 in this deal, and wins dry.',
              'To ta karta: po każdej innej drugi dochodzi do 131 w tym rozdaniu i wygrywa suchą.',
            )
          : say(
              `That is the card: with the best play of both it brings ${gain} points more than any other.`,
              `To ta karta: przy najlepszej grze obu przynosi o ${gain} punktów więcej niż każda inna.`,
            ),
    },
  };
}

/** The problems of Mariage. */
export const problems: readonly Lesson[] = [
  problem('lead-the-ten', {
    pack: 'QC JS AD QS AC KS QH JH TS KH JD 9D 9C AS 9S 9H QD KD TH TD KC JC TC AH',
    plays: 'JS =S QS 9D AD 9S AS =D QD 9H JD =C QC JH KS',
    answer: 'TS',
    other: 6,
    points: [70, 59],
    gain: null,
  }),
  problem('lone-king', {
    pack: 'KS 9D 9S QH TC AC QD QS JH KC KD TD AH AS 9C TS QC JD JC AD TH 9H JS KH',
    plays: '=S QS TC 9D TD 9C 9S JD JC TS AS 9H JS',
    answer: 'KS',
    other: 6,
    points: [56, 14],
    gain: 20,
  }),
  problem('trump-high', {
    pack: 'QS KS 9D TH JC 9S KC TD AH KH AC AS 9C QH QD TC TS 9H KD JH AD JS JD QC',
    plays: '=S QS AS =H QH AH 9D 9S 9H TH JH KS JS JD KH',
    answer: 'TC',
    other: 5,
    points: [34, 54],
    gain: 12,
  }),
  problem('hold-them', {
    pack: '9C KC JH 9S AC AD TD QC TC JC KS AH 9H TH TS JS KD QD KH JD QS QH AS 9D',
    plays: '=C QC AC 9S TS 9C AD JS JC JD TH =H KH JH =S QS AS',
    answer: 'KC',
    other: 5,
    points: [59, 92],
    gain: null,
  }),
  problem('nothing-to-follow', {
    pack: 'QC 9H AD TS 9S QS KD TD KS TH KC JD KH AC JC JH QD 9C JS AS QH TC AH 9D',
    plays: '9H 9S TD TH JD =D QD 9C JS KD JC TC JH AH KH QH',
    answer: 'KS',
    other: 4,
    points: [33, 47],
    gain: 26,
  }),
  problem('ace-of-acorns', {
    pack: 'KD QH JH 9D QC KC TH KH JC KS AD JS TC TS 9H QS QD AS AH JD 9C 9S TD AC',
    plays: '=H QH =C QC 9D 9H =S QS JH JS KH JD =D QD 9S TD 9C TC KS JC',
    answer: 'AC',
    other: 4,
    points: [61, 95],
    gain: null,
  }),
  problem('three-left', {
    pack: 'QS 9C JD TH AS 9H AD QH KS AH TD JS TC 9D KH QD JH KD QC TS AC 9S JC KC',
    plays: '=S QS AS 9H =H QH 9C 9D =D QD TD JS JD 9S KH JH JC KD =C KC TH TC',
    answer: 'AD',
    other: 3,
    points: [87, 83],
    gain: null,
  }),
  problem('which-to-lose', {
    pack: 'QD JD 9D QC AC KH JC AS TH JH KS AH TD 9C 9S KC AD 9H KD QH TS QS TC JS',
    plays: '9D JH 9C AC =C QC JC 9S =D QD JD 9H KD KC AS KS AD TD JS TS TC',
    answer: 'QS',
    other: 2,
    points: [99, 48],
    gain: 28,
  }),
];
