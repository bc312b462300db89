import type {Lesson} from '@quinola/play';
import {AVOID} from './index.js';

// Seats in the order of play: Player 3 leads, then the visitor, players 1 and 2; player 2 deals.
// prettier-ignore
const PACK = [
  // Four to each, twice; then three, and four to the dealer; the talon.
  ...['9C', 'QS', '8C', '4C'], ...['5C', '6S', 'JH', 'AD'], ...['QC', '3S', 'JC', '3C'], ...['AC', 'JS', '7C', '6C'],
  ...['8H', '8D', 'QD', 'KH'], ...['7H', 'KC', '3D', '4H'], ...['AH', 'KD', '7D', 'QH'], ...['9H', '9D', '6D', '6H'],
  ...['7S', 'JD', '2C'], ...['4S', '2H', '2S'], ...['KS', '5H', 'AS'], ...['5S', '3H', '2D', '4D'],
  ...['9S', '5D', '8S'],
];

/** A whole deal of Reversis: nothing is taken, the Quinola is given, and the pannier drawn. */
export const takeNothing: Lesson = {
  format: 'quinola-lesson/1',
  id: 'take-nothing',
  game: 'reversy',
  ...AVOID,
  source: {
    en: 'Lyckans talisman, Stockholm 1819: Reversy, rules 4, 9-10, 19-25 and 39',
    sv: '”Lyckans talisman”, Stockholm 1819: Reversy, reglerna 4, 9–10, 19–25 och 39',
  },
  options: {rounds: 1},
  opening: [
    {by: 'chance', type: 'SPREAD', cards: ['TH', 'TC', 'TD', 'TS']},
    {by: 0, type: 'DRAW', index: 0},
    {by: 1, type: 'DRAW', index: 1},
    {by: 2, type: 'DRAW', index: 2},
    {by: 3, type: 'DRAW', index: 3},
    {by: 'chance', type: 'SHUFFLE', pack: PACK},
    {by: 3, type: 'EXCHANGE', card: '2C'},
  ],
  seats: [
    'visitor',
    {
      plays: [
        {type: 'EXCHANGE', card: '3S'},
        'QC',
        '8S',
        'JC',
        '3C',
        'AH',
        'KD',
        '7D',
        'QH',
        'KS',
        '5H',
        'AS',
      ],
    },
    {
      plays: [
        {type: 'LAY_AWAY', card: '4D'},
        'AC',
        'JS',
        '7C',
        '6C',
        '9H',
        '9D',
        '6D',
        '6H',
        '5S',
        '3H',
        '2D',
      ],
    },
    {plays: ['9C', 'QS', '8C', '4C', '8H', '8D', 'QD', 'KH', '7S', 'JD', '9S']},
  ],
  goal: {
    say: {
      en: 'Avoid points: ace 4, king 3, queen 2, knave 1.',
      sv: 'Undvik poäng: ess 4, kung 3, dam 2, knekt 1.',
    },
    when: {happening: {type: 'deal-settled', result: {winner: 1, draw: 1}}},
  },
  steps: [
    {
      say: {
        en: 'Reversis turns the game round: *avoid points.* In the tricks you take, an ace counts 4, a king 3, a queen 2, a knave 1. Who has most pays who has fewest.',
        sv: 'Reversy vänder på spelet: *undvik poäng.* I de stick du tar räknas ett ess 4, en kung 3, en dam 2 och en knekt 1. Den som har flest betalar den som har minst.',
      },
    },
    {
      say: {
        en: 'The knave of hearts is the *Quinola.* Throw it away on another suit, and the stakes in the basket, the pannier, are yours. If hearts draw it out of your hand, you pay.',
        sv: 'Hjärter knekt är *Quinola.* Kasta den på en annan färg, så är insatserna i korgen, panniern, dina. Lockas den fram av hjärter får du betala.',
      },
      point: ['JH'],
    },
    {
      say: {
        en: 'First you may change one card. Three hearts guard your Quinola: keep it. *Throw the king of clubs*; soon you will have no club, and may throw what you like.',
        sv: 'Först får du byta ett kort. Tre hjärter garderar din Quinola: behåll den. *Kasta klöver kung*; snart har du ingen klöver och får kasta vad du vill.',
      },
      ask: {move: {type: 'EXCHANGE', card: 'KC'}},
      point: ['KC'],
      right: {
        en: 'You drew the five of diamonds.',
        sv: 'Du tog upp ruter fem.',
      },
      other: {
        en: 'That may be done, but the king of clubs may take points. *Take it back, and throw the king.*',
        sv: 'Så får man göra, men klöver kung kan ta poäng. *Ta tillbaka och kasta kungen.*',
      },
    },
    {
      say: {
        en: 'Clubs were led. Suit must be followed; the highest card of it takes the trick, and there are no trumps. *Play your club.*',
        sv: 'Klöver är utspelad. Färg måste bekännas; dess högsta kort tar sticket, och trumf finns inte. *Spela din klöver.*',
      },
      ask: {card: '5C'},
      point: ['answer'],
      right: {
        en: 'The dealer took it, with ace and queen: six points.',
        sv: 'Givaren tog det, med ess och dam: sex poäng.',
      },
    },
    {
      say: {
        en: 'The queen of spades holds the trick. *Play the six*, your highest that stays below; the small ones keep for later.',
        sv: 'Spader dam har sticket. *Spela sexan*, ditt högsta kort som stannar under; de små sparas.',
      },
      ask: {card: '6S'},
      point: ['answer', 'QS'],
      other: {
        en: 'That stays below too, but later the six may be too high. *Take it back, and play the six.*',
        sv: 'Även det stannar under, men senare kan sexan vara för hög. *Ta tillbaka och spela sexan.*',
      },
    },
    {
      say: {
        en: 'Clubs again, and you have none: you may throw any card. *Give the Quinola!*',
        sv: 'Klöver igen, och du har ingen: kasta vilket kort du vill. *Giv Quinola!*',
      },
      ask: {card: 'JH'},
      point: ['answer'],
      right: {
        en: 'Who takes it pays you 20 jettons, and the pannier will be yours.',
        sv: 'Den som tar den betalar dig 20 jettoner, och panniern blir din.',
      },
      other: {
        en: 'You may, but now the Quinola could be given. *Take it back, and give it.*',
        sv: 'Det får du, men nu kunde Quinola givas. *Ta tillbaka och giv den.*',
      },
    },
    {
      say: {
        en: 'And clubs once more. *Throw the ace of diamonds*: its four points go to another, who pays you four jettons for it; for other aces it is two.',
        sv: 'Och klöver ännu en gång. *Kasta ruter ess*: dess fyra poäng går till en annan, som betalar dig fyra jettoner; för andra ess är det två.',
      },
      ask: {card: 'AD'},
      point: ['answer'],
    },
    {
      say: {
        en: 'Now hearts. Nothing of yours is in danger: *play the seven*, below the nine.',
        sv: 'Nu hjärter. Inget av ditt är i fara: *spela sjuan*, under nian.',
      },
      ask: {card: '7H'},
      point: ['answer', '9H'],
      right: {
        en: 'The ace of hearts was forced out: its holder pays who led.',
        sv: 'Hjärter ess forcerades: dess innehavare betalar den som spelade ut.',
      },
    },
    {
      say: {
        en: 'A king of diamonds was led. *Play the five*: it stays below.',
        sv: 'Ruter kung är utspelad. *Spela femman*: den stannar under.',
      },
      ask: {card: '5D'},
      point: ['answer'],
    },
    {
      say: {en: 'The last diamond, no choice.', sv: 'Din sista ruter, inget val.'},
      ask: 'any',
    },
    {
      say: {
        en: 'The king of hearts: *the four*, and keep the two.',
        sv: 'Hjärter kung: *fyran*, och behåll tvåan.',
      },
      ask: {card: '4H'},
      point: ['answer'],
    },
    {
      say: {
        en: 'Spades: *the four* is below the seven.',
        sv: 'Spader: *fyran* ligger under sjuan.',
      },
      ask: {card: '4S'},
      point: ['answer'],
    },
    {
      say: {en: 'Two cards are left, both twos.', sv: 'Två kort är kvar, båda tvåor.'},
      ask: 'any',
    },
    {
      say: {
        en: 'And the last. An ace is led in the last trick: who had to lead it pays the winner of the party.',
        sv: 'Och det sista. Ett ess spelas ut i sista sticket: den som måste det betalar partiets vinnare.',
      },
      ask: 'any',
    },
  ],
  end: {
    say: {
      en: 'No trick, no points: *the party is yours.* The loser pays 20 jettons, the Quinola brought 20, the aces 6, and you draw the pannier with 50. Whoever takes *all eleven* tricks wins too: that is the Reversis.',
      sv: 'Inget stick, inga poäng: *partiet är ditt.* Förloraren betalar 20 jettoner, Quinola gav 20, essen 6, och du drar panniern med 50. Den som tar *alla elva* sticken vinner också: det är Reversy.',
    },
    missed: {
      en: 'A party without points was to be had, and the pannier with it. Play it once more, or go on as you like.',
      sv: 'Ett parti utan poäng gick att få, och panniern med det. Spela en gång till, eller fortsätt som du vill.',
    },
  },
};
