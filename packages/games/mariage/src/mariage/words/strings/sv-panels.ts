import type {Who} from '@quinola/table';
import {card} from '@quinola/table/strings/sv.js';
import type {MariagePanelWords} from '../types.js';

const is = ({name}: Who, does: string): string => `${name} ${does}`;
const points = (number: number): string => `${number} poäng`;
const stakes = (number: number): string => `${number} ${number === 1 ? 'insats' : 'insatser'}`;

/** Swedish: panels of Mariage, and what happens. */
export const panels: MariagePanelWords = {
  cutAsk: 'Du sitter till höger om given: kupera.',
  cutPlace: 'Var leken kuperas',
  cut: 'Kupera',
  sayTitle: 'Till ett kort får du säga',
  say: (number, suit) => `${number === 40 ? 'Fyrtio' : 'Tjugo'} i ${suit}!`,
  buy: (turned) => `Köp ${turned}`,
  askSkup: 'Går det ännu att köpa?',
  arrest: 'Arrest! Jag har 131',
  redraw: 'Lika kort: alla drar igen.',
  drawTitle: 'Vem som ger',
  drawAsk: 'Var och en drar ett kort. Det lägsta ger.',
  drawCard: (place) => `Dra kort ${place}`,
  draws: (who, face) => is(who, `drar ${face}.`),
  drew: (who, face) => panels.draws(who, card(face)),
  seated: (dealer) => is(dealer, 'ger först.'),
  cutBy: (who) => is(who, 'kuperar.'),
  trumpCut: (who, face) => is(who, `kuperar fram ${face}: den färgen är trumf. Leken blandas på nytt.`),
  dealt: (dealer) => is(dealer, 'ger, tre kort i taget.'),
  turnedUp: (face) => `Uppslaget: ${face}. Den färgen är trumf.`,
  marriage: (who, suit, number) =>
    is(who, `säger ${number === 40 ? 'fyrtio' : 'tjugo'} i ${suit}: en mariage, ${points(number)}.`),
  bought: (who, face) => is(who, `köper ${face} med lägsta trumfen.`),
  asked: (who, answer) =>
    is(who, `frågar om det öppna kortet ännu går att köpa: ${answer ? 'det gör det' : 'det gör det inte'}.`),
  drewCard: (face) => `Du drar ${face}.`,
  drewTurned: (who, face) => is(who, `tar ${face}, som låg öppet.`),
  plays: (who, face) => is(who, `spelar ${face}.`),
  played: (who, face) => panels.plays(who, card(face)),
  trickWon: (who) => is(who, 'tar sticket.'),
  arrestTold: (who, {total, valid}) =>
    is(who, `lägger arresten och har ${points(total)}: den är ${valid ? 'riktig' : 'falsk'}.`),
  pair: (one, other) => `${one.name} och ${other.name}`,
  dealResult: (sides, round) =>
    `${sides.map(({who, points: won, total}) => `${who}: ${round > 1 ? `${won}, tillsammans ${total}` : won}`).join('. ')}.`,
  goesOn: 'Ingen har vunnit än: en andra giv spelas, och dess poäng läggs till.',
  partiaResult: (winner, how, by, net, unit) => {
    const why =
      by === 'false-arrest'
        ? 'arresten var falsk'
        : how === 'dubla'
          ? 'dubla, torr, i en giv'
          : 'sympla, våt, i andra given';
    const size = Math.abs(net);
    const number = unit === 'stakes' ? stakes(size) : points(size);
    const brings =
      net > 0 ? `vinst: ${number}` : net < 0 ? `ändå förlust för mariager: ${number}` : 'utan vinst';
    return `Partiet går till ${winner} (${why}); ${brings}.`;
  },
  countedHead: 'Räknat',
  tricks: 'Stick',
  cardsWon: 'I kort, och sista sticket',
  marriages: 'Mariager',
  sum: 'Tillsammans',
  withBefore: 'Med förra given',
  payment: 'Betalas för',
  partia: 'Parti',
  reasons: {
    dubla: 'Dubla, torr',
    sympla: 'Sympla, våt',
    marriage: 'Mariage',
    'trump-marriage': 'Mariage i trumf',
    swatowe: 'Swatowe, alla fyra',
  },
  dealTitle: (deal) => `Giv ${deal}`,
  deal: 'Giv',
  trick: (number) => `Stick ${number}`,
  sessionTitle: 'Spelet är slut',
  sessionOver: (net) =>
    net === null || net === 0
      ? 'Spelet är slut, och allt är uppgjort.'
      : `Du lämnar bordet med ${stakes(Math.abs(net))} ${net > 0 ? 'i vinst' : 'i förlust'}.`,
  another: 'Ett spel till',
  head: {player: 'Spelare', gain: 'Poäng'},
  stop: 'Avsluta spelet',
  askStop: 'Spelet slutar här; det påbörjade partiet räknas inte.',
  counted: (best, deals, better) =>
    `Bäst i ${best} av ${deals} tänkta givar${better ? `, ${better.margin.toFixed(1)} bättre än nästa` : ''}.`,
  refusals: {
    'not-now': () => 'Det går inte nu.',
    'not-your-turn': () => 'Det är inte din tur.',
    'not-held': () => 'Det kortet har du inte.',
    'must-follow': () => 'Talongen är slut: du måste bekänna färg.',
    'must-trump': () => 'Du kan inte bekänna: du måste sticka med trumf, om du kan.',
    bound: () => 'Du måste sticka om du kan; och efter en mariage spelas ett av dess kort.',
    'no-marriage': () => 'Den mariagen kan du inte säga nu.',
    'no-skup': () => 'Det öppna kortet kan du inte köpa nu.',
    'no-question': () => 'Det kan man inte fråga nu.',
    'no-arrest': () => 'Arresten läggs i andra given, efter ett taget stick eller en sagd mariage.',
    over: () => 'Spelet är slut.',
  },
};
