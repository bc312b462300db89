import type {Lesson, LessonStep, LessonWords} from '@quinola/play';
import {PROBLEMS} from './offers.js';
import {bid, cardsOf, exchange, PASS, say, setDeal, type SetDeal} from './set-deal.js';

/** One question to the visitor, and the book's answer. */
function problem(
  id: keyof typeof PROBLEMS,
  deal: SetDeal,
  step: Pick<LessonStep, 'say' | 'ask' | 'point' | 'others' | 'other'>,
  {rules, end}: {readonly rules: LessonWords; readonly end: LessonWords},
): Lesson {
  return {
    format: 'quinola-lesson/1',
    id,
    game: 'wira',
    ...PROBLEMS[id],
    source: rules,
    ...setDeal(deal),
    steps: [step],
    end: {say: end},
  };
}

const inBook = (en: string, sv: string): LessonWords =>
  say(`Lyckans talisman (Stockholm, 1819), Wira: ${en}`, `Lyckans talisman (Stockholm 1819), Wira: ${sv}`);

/** In a Solo whoever plays it exchanges nothing, and here the others do not either. */
const NO_EXCHANGE = [exchange(''), exchange('')];

const oneAside = problem(
  'one-aside',
  {
    hands: [
      'KC 8C 6C 4C 3C 2C 5S 3S 2S 4H 2H 9D 2D',
      'AC QC JC AS KS QS JS AH KH QH AD KD QD',
      'TC 9C 7C 5C TS 9S 8S 7S JH TH JD TD 8D',
    ],
    colours: '5D',
    before: [bid('solo-misere-liten'), PASS, PASS],
  },
  {
    say: say(
      'You play the small misère: no trick with twelve cards. The thirteenth is laid aside, face down. *Which card is it?*',
      'Du spelar liten misère: inget stick med tolv kort. Det trettonde läggs åt sidan med baksidan upp. *Vilket kort är det?*',
    ),
    ask: {move: {type: 'LAY_ASIDE', card: '9D'}},
    point: ['prompt'],
    others: [
      {
        moves: [{type: 'LAY_ASIDE', card: 'KC'}],
        say: say(
          'He looks worse than he is: five lower clubs go before him. Take it back, or go on.',
          'Han ser värre ut än han är: fem lägre klöver går före honom. Ta tillbaka det, eller spela vidare.',
        ),
      },
    ],
    other: say(
      'Ask of each suit: how many low cards are there to go under theirs? Take it back, or go on.',
      'Fråga dig för varje färg: hur många låga kort finns det att lägga under deras? Ta tillbaka det, eller spela vidare.',
    ),
  },
  {
    rules: inBook('on the misères', 'om misèrerna'),
    end: say(
      'The nine of diamonds. *A suit is safe by its small cards, not by its highest:* under the king of clubs lie five that go under theirs, and by then hardly anybody has a club left. After the two of diamonds the nine would stand bare.',
      'Ruter nio. *En färg är säker genom sina små kort, inte genom sitt högsta:* under klöver kung ligger fem som går under deras, och då har knappt någon klöver kvar. Efter ruter två stod nian ensam.',
    ),
  },
);

const leaveIt = problem(
  'leave-it',
  {
    hands: [
      '6H 3H 2H AS KS QS AD KD QD AC QC JC TC',
      '9H TH 2S 4S 5S 7S 3D 4D 6D 2C 3C 5C KC',
      'KH 7H 5H JS TS 9S 8S JD TD 9D 8D 9C 8C',
    ],
    visitor: 2,
    colours: '5D',
    before: [
      PASS,
      bid('solo-misere-liten'),
      PASS,
      {type: 'LAY_ASIDE', card: 'KC'},
      ...NO_EXCHANGE,
      ...cardsOf('6H 9H'),
    ],
  },
  {
    say: say(
      'The player before you has a small misère: he may take no trick. Your friend led the six of hearts, and he had to go over it with the nine. *Which heart do you play?*',
      'Den som lade före dig spelar liten misère: han får inte ta något stick. Din medspelare spelade ut hjärter sex, och han måste gå över med nian. *Vilken hjärter lägger du?*',
    ),
    ask: {cards: ['7H', '5H']},
    point: ['KH', '7H', '5H'],
    others: [
      {
        cards: ['KH'],
        say: say(
          'Then the trick is yours, and he is saved. Take it back, or go on.',
          'Då blir sticket ditt, och han är räddad. Ta tillbaka det, eller spela vidare.',
        ),
      },
    ],
  },
  {
    rules: inBook('rule 2', 'regel 2'),
    end: say(
      'The seven, or the five. *Whoever plays against a misère wants no tricks:* the nine has made him a bête, and a second trick makes codille, two of them.',
      'Sjuan, eller femman. *Den som spelar mot en misère vill inte ha några stick:* nian har gjort honom bet, och ett stick till gör kodilj, två beter.',
    ),
  },
);

const hisTrumps = problem(
  'his-trumps',
  {
    hands: [
      '8H 5H 9S 6S 3S AD QD 7D 4D KC 8C 6C 2C',
      'KH 9H 7H 4H 2H AS KS QS 8D 3D AC QC 5C',
      'AH TH 3H JS TS 8S 7S KD JD TD JC TC 9C',
    ],
    colours: '5H',
    before: [
      PASS,
      bid('solo-6'),
      PASS,
      {type: 'NAME_TRUMP', suit: 'H'},
      ...NO_EXCHANGE,
      ...cardsOf('2C AC 9C AS 7S 3S KS 8S 6S 3D TD QD'),
    ],
  },
  {
    say: say(
      'Hearts are trumps in a Solo of six; whoever plays it sits on your left, in the middle. He took three tricks, led two spades and a diamond, and no trump. The last trick was yours. *What do you lead?*',
      'Hjärter är trumf i en solo på sex; den som spelar den sitter till vänster om dig, i mellanhand. Han tog tre stick, spelade ut två spader och en ruter, men ingen trumf. Det sista sticket blev ditt. *Vad spelar du ut?*',
    ),
    ask: {cards: ['5H', '8H']},
    point: ['hand'],
    other: say(
      'Think of what he has not led, and why. Take it back, or go on.',
      'Tänk på vad han inte har spelat ut, och varför. Ta tillbaka det, eller spela vidare.',
    ),
  },
  {
    rules: inBook('rule 5', 'regel 5'),
    end: say(
      'A trump. *A declarer in the middle who avoids trumps is weak in them:* he hopes to use his small ones singly. Led through him they fall, and your friend behind him plays last.',
      'En trumf. *En spelare i mellanhand som undviker trumf är svag i den:* han hoppas få använda sina små var för sig. Spelad genom honom faller de, och din medspelare bakom honom lägger sist.',
    ),
  },
);

const firstLead = problem(
  'first-lead',
  {
    hands: [
      'TH 6H AS QS 5S KC JC 4C 9D 8D 6D 3D 2D',
      'QH 3H 2H KS JS 7S AD QD 4D TC 9C 7C 3C',
      'AH KH JH 9H 8H TS 6S KD 5D AC QC 8C 2C',
    ],
    colours: '5H',
    before: [PASS, PASS, bid('solo-6'), {type: 'NAME_TRUMP', suit: 'H'}, ...NO_EXCHANGE],
  },
  {
    say: say(
      'Hearts are trumps; whoever plays the Solo of six plays last. You are forehand. *Which suit do you lead?*',
      'Hjärter är trumf; den som spelar solo på sex lägger sist. Du sitter i förhand. *Vilken färg spelar du ut?*',
    ),
    ask: {cards: cardsOf('9D 8D 6D 3D 2D')},
    point: ['hand'],
    others: [
      {
        cards: ['TH', '6H'],
        say: say(
          'To a declarer who plays last trumps are not led: he sees what you both have. Take it back, or go on.',
          'Till en spelare som lägger sist spelar man inte trumf: han ser vad ni båda har. Ta tillbaka det, eller spela vidare.',
        ),
      },
      {
        cards: cardsOf('AS QS 5S KC JC 4C'),
        say: say(
          'Here two cards wait for the one between them. Take it back, or go on.',
          'Här väntar två kort på det som ligger mellan dem. Ta tillbaka det, eller spela vidare.',
        ),
      },
    ],
  },
  {
    rules: inBook('rules 6 and 8', 'regel 6 och 8'),
    end: say(
      'A diamond. *Trumps are not led to a declarer who sits last*, and ace and queen, or king and knave, may take two tricks if others lead the suit.',
      'En ruter. *Man spelar inte trumf till en spelare som sitter sist*, och ess och dam, eller kung och knekt, kan ta två stick om andra spelar färgen.',
    ),
  },
);

/** The problems of Vira. */
export const problems: readonly Lesson[] = [oneAside, leaveIt, hisTrumps, firstLead];
