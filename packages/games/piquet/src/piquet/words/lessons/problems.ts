import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';
import {playedDeal, type SetDeal} from './set-deal.js';

/** A position of which every hand that the other may hold was played out exactly. */
interface Ending extends SetDeal {
  readonly away: readonly [elder: string, younger: string];
  readonly plays: string;
  /** The cards that are right, as many as come to the same. */
  readonly answers: string;
  readonly left: number;
  readonly tricks: readonly [own: number, other: number];
  /** How many hands the other may hold by all that was said and played. */
  readonly hands: number;
  /** How many points the best other card brings less. */
  readonly gain: number;
}

/** One question to the visitor, who is elder hand and leads. */
function problem(id: keyof typeof PROBLEMS, ending: Ending): Lesson {
  const {away, plays, answers, left, tricks, hands, gain} = ending;
  const [own, other] = tricks;
  const only = hands === 1;
  return {
    format: 'quinola-lesson/1',
    id,
    game: 'piket',
    ...PROBLEMS[id],
    source: {
      en: 'Exact play of every possible hand',
      de: 'Genaues Ausspielen jedes möglichen Blattes',
      pl: 'Dokładna rozgrywka każdej możliwej ręki',
      sv: 'Exakt genomspelning av varje möjlig hand',
      ru: 'Точный розыгрыш всех возможных карт',
    },
    options: {matchMode: 'four-deals'},
    opening: playedDeal(ending, away, plays),
    steps: [
      {
        say: {
          en: `You have ${own} of the tricks, the other ${other}; ${left} are to come, and seven make ten. By what was said, laid away and played, ${only ? 'you know the other’s cards' : `only ${hands} hands of the other are possible`}. *What do you lead?*`,
          de: `Sie haben ${own} Stiche, der andere hat ${other}; ${left} stehen noch aus, und sieben bringen zehn Punkte. Nach dem, was gesagt, abgelegt und gespielt wurde, ${only ? 'kennen Sie die Karten des anderen' : `kann der andere nur noch ${hands} verschiedene Blätter haben`}. *Was spielen Sie aus?*`,
          pl: `Masz ${own} lew, druga strona ${other}; przed wami ${left}, a siedem daje dziesięć. Z tego, co powiedziano, odrzucono i zagrano, ${only ? 'znasz karty drugiej strony' : `wynika, że możliwych rąk jest ${hands}`}. *Czym wychodzisz?*`,
          sv: `Du har ${own} stick, den andra ${other}; ${left} är kvar, och sju ger tio poäng. Av det som har sagts, lagts bort och spelats ${only ? 'känner du den andras kort' : `följer att den andra bara kan ha ${hands} olika händer`}. *Vad spelar du ut?*`,
          ru: `Взяток у вас ${own}, у противника ${other}; осталось ${left}, а семь взяток дают десять очков. Из того, что сказано, сброшено и сыграно, ${only ? 'вы знаете карты противника' : `следует, что рук у противника может быть только ${hands}`}. *С чего пойти?*`,
        },
        ask: {cards: answers.split(' ')},
        other: {
          en: 'That loses points. Count what is still out. Take it back, or go on.',
          de: 'Das verliert Punkte. Zählen Sie, was noch aussteht. Nehmen Sie es zurück, oder spielen Sie weiter.',
          pl: 'To traci punkty. Policz, co jest jeszcze w grze. Cofnij albo graj dalej.',
          sv: 'Det förlorar poäng. Räkna vad som ännu är ute. Ta tillbaka det, eller spela vidare.',
          ru: 'Так теряются очки. Сочтите, что ещё не вышло. Возьмите ход назад или играйте дальше.',
        },
      },
    ],
    end: {
      say: {
        en: `That is the lead: with the best play of both it brings ${gain} points more than any other card.`,
        de: `Das ist die richtige Karte: Spielen beide so gut wie möglich, bringt sie ${gain} Punkte mehr als jede andere.`,
        pl: `To dobre wyjście: przy najlepszej grze obu stron przynosi o ${gain} punktów więcej niż każda inna karta.`,
        sv: `Det är rätt utspel: spelar båda så bra som möjligt ger det ${gain} poäng mer än något annat kort.`,
        ru: `Это верный ход: при лучшей игре обоих он приносит очков на ${gain} больше, чем любой другой.`,
      },
    },
  };
}

/** The problems of piquet. */
export const problems: readonly Lesson[] = [
  problem('six-and-no-ace', {
    elder: 'TD TS AD 7S 7C AC TC 7H 9C 9H 9S 8C',
    younger: 'AS QD 7D KS KD KH JH JD QC 9D JS AH',
    talon: 'QS TH KC 8H JC 8D 8S QH',
    away: ['7S 9S TS 7H 9H', 'JS JH QC'],
    plays: 'AC 7D KC 8D JC 8S TC 9D 9C JD AD QD',
    answers: '7C 8C',
    left: 6,
    tricks: [6, 0],
    hands: 7,
    gain: 14,
  }),
  problem('two-suits', {
    elder: '7S TC 9H TS QD JD QH TD TH AC 9D 7H',
    younger: '8S 7D AD 8C 9C JS KH KC 8H 7C KS 8D',
    talon: 'JH KD QC AS JC 9S QS AH',
    away: ['7S 7H 9H QH AC', '8S 7D 8D'],
    plays: 'KD AD KC TC KS AS QD 7C JD 8C TD 8H QC 9C 9D 9S',
    answers: 'JC',
    left: 4,
    tricks: [6, 2],
    hands: 3,
    gain: 12,
  }),
  problem('the-ace-waits', {
    elder: 'TS AC 8S 9D AH 8H 7S 7C 9C TD 7H 7D',
    younger: 'JS 8D QS AD QC 9H QD KC 8C KH KD 9S',
    talon: 'AS JC JH JD TC QH TH KS',
    away: ['7S 8S 7H 7D 9D', '9S JS 8C'],
    plays: 'AC QC JC KC AD TD KH AH TC 8D 9C 9H 7C TH',
    answers: '8H JH',
    left: 5,
    tricks: [5, 2],
    hands: 1,
    gain: 12,
  }),
  problem('single-heart', {
    elder: '7C TC AS JH 7H 8S TS 8D KD 7D 9S 8C',
    younger: 'QC 9H QD QH 8H 9D AC KC JD JS TD 7S',
    talon: '9C TH AH AD KH QS JC KS',
    away: ['7H 7D 8D 7C 8C', '7S 8H 9H'],
    plays: 'AS JS AH QH KH 9D JH TD AD JD KD QD',
    answers: 'TH',
    left: 6,
    tricks: [6, 0],
    hands: 1,
    gain: 12,
  }),
  problem('six-to-two', {
    elder: '9D TH AS AH 7D QH TD AD 7H AC QC QD',
    younger: 'JD 8C KD 9H KS JC KC 8H 8S TC 9S QS',
    talon: '7S 7C JH 9C 8D KH TS JS',
    away: ['7H TH 7D', '8S 9S 8H 9H 8C'],
    plays: 'AD 8D 9D JD KS AS 7S TS KC AC AH KH QH 9C QC TC',
    answers: 'JH',
    left: 4,
    tricks: [6, 2],
    hands: 1,
    gain: 12,
  }),
  problem('three-to-four', {
    elder: 'JC 9D TC 9C QS AH 7C KC QH 7S AD 8S',
    younger: 'TS 9H AC TD JH JD 8C 8D 7H KS AS KD',
    talon: '9S JS QD TH 7D 8H QC KH',
    away: ['7S 8S QS QH 9D', '7H 9H 8C'],
    plays: 'KC AC KD AD JC QC AS 9S KS JS 8D QD TC 8H',
    answers: '7C 9C',
    left: 5,
    tricks: [3, 4],
    hands: 9,
    gain: 3,
  }),
  problem('four-to-four', {
    elder: 'QH 9D TS 8H QS AC 8C 7H QD KS KC KH',
    younger: '7S JH 8S 9C 7C TH AS JD KD 8D AH QC',
    talon: '7D TC 9S AD 9H JS JC TD',
    away: ['TS 7H 8H 9D 8C', '7S 8S 7C'],
    plays: '9H TH KD AD 9S JS AH QH AS QS 8D QD KS JH KH 9C',
    answers: 'KC AC',
    left: 4,
    tricks: [4, 4],
    hands: 2,
    gain: 9,
  }),
  problem('behind', {
    elder: '9S JS KD 9C AD QC AC JC 9D AS 7H QH',
    younger: 'KH KC QS JD 7C JH TD TC TH AH TS 8S',
    talon: '8D 7D 8H 7S 9H QD 8C KS',
    away: ['9S JS 7H QH 9D', '8S QS 7C'],
    plays: 'AD TD AC 8C 9C TC AH 8H KH 9H KC JC QD KD',
    answers: 'QC',
    left: 5,
    tricks: [3, 4],
    hands: 1,
    gain: 9,
  }),
];
