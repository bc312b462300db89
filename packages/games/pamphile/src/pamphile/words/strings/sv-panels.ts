import type {Who} from '@quinola/table';
import {card} from '@quinola/table/strings/sv.js';
import type {PamphilePanelWords} from '../types.js';

const v = (who: Who, verb: string): string => `${who.name} ${verb}`;
const list = (faces: readonly string[]): string =>
  faces.length < 2
    ? faces.map(card).join('')
    : `${faces.slice(0, -1).map(card).join(', ')} och ${card(faces.at(-1)!)}`;
const suits = {S: 'spader', H: 'hjärter', C: 'klöver', D: 'ruter'} as const;
const suit = (one: string): string => suits[one as keyof typeof suits];

/** Swedish: panels of Pamphile, and what happens. */
export const panels: PamphilePanelWords = {
  cutAsk: 'Du sitter till höger om givaren: kupera leken.',
  cutPlace: 'Var du kuperar',
  cut: 'Kupera',
  wordTitle: 'Spela eller passa',
  play: 'Spela',
  playExchanging: (number) => (number ? `Spela, byt ${number}` : 'Byt'),
  pass: 'Passa',
  callTitle: 'Mucha?',
  callAsk: 'Fem kort i en färg vinner given, om de ropas ut.',
  call: 'Mucha!',
  silent: 'Säg inget',
  emptyTalon: 'Talongen är slut: inget kort kan bytas.',
  drawTitle: 'Vem som ger',
  drawAsk: 'Var och en drar ett kort. Det lägsta ger.',
  drawCard: (place) => `Dra kort ${place}`,
  drew: (who, face) => `${v(who, 'drar')} ${card(face)}.`,
  seated: (dealer) => `${v(dealer, 'ger')} först.`,
  cutBy: (who) => `${v(who, 'kuperar')} leken.`,
  dealt: (dealer) => `${v(dealer, 'ger')} fem kort till var och en.`,
  turnedUp: (face, trump) => `Under talongen ligger ${card(face)}: ${suit(trump)} är trumf.`,
  declared: (who) => `${v(who, 'spelar')}.`,
  passed: (who) => `${v(who, 'passar')}.`,
  exchanged: (who, number) => `${v(who, 'byter')} ${number} kort.`,
  discarded: (faces) => `Du kastade: ${list(faces)}.`,
  drewCards: (faces) => `Du köpte: ${list(faces)}.`,
  called: (who) => `${v(who, 'ropar')} mucha.`,
  mucha: (who, won) => `Mucha! ${v(who, 'har')} fem ${suit(won.suit)}, ${won.pips} ögon, och vinner given.`,
  muchaCry: 'Mucha!',
  played: (who, face) => `${v(who, 'spelar')} ${card(face)}.`,
  trickWon: (who) => `${v(who, 'tar')} sticket.`,
  gains: (who, number) =>
    number < 0 ? `${v(who, 'förlorar')} ${-number} poäng.` : `${v(who, 'vinner')} ${number} poäng.`,
  nobodyGains: 'Ingen vinner någon poäng.',
  doubled: (who) => `${v(who, 'hade')} pamfilen: det vunna räknas dubbelt.`,
  allDoubled: 'Pamfilen var med i spelet: alla vunna poäng räknas dubbelt.',
  wins: (who, number) => `${v(who, 'vinner')} partiet med ${number} poäng.`,
  tricks: 'Stick',
  declaration: 'Ord',
  newCards: 'Nya kort',
  threshold: (counted, needed) =>
    `Säkra stick och ess: ${counted}. Passar du räknas de utan risk. Att spela är lika mycket värt bara om du tar tre stick i ${needed} givar av 100.`,
  dealTitle: (deal) => `Giv ${deal}`,
  deal: 'Giv',
  trick: (number) => `Stick ${number}`,
  sessionTitle: 'Partiet är slut',
  sessionOver: (stakes) =>
    stakes === null || stakes === 0
      ? 'Partiet är slut och allt är betalt.'
      : `Du lämnar bordet med ${Math.abs(stakes)} ${Math.abs(stakes) === 1 ? 'insats' : 'insatser'} i ${stakes > 0 ? 'vinst' : 'förlust'}.`,
  another: 'Ett parti till',
  head: {player: 'Spelare', gain: 'Poäng'},
  stop: 'Avsluta partiet',
  askStop: 'Partiet slutar här; var och en betalar alla andra skillnaden i poäng.',
  counted: (best, deals, better) =>
    `Bäst i ${best} av ${deals} tänkta givar${better ? `, ${better.margin.toFixed(1)} bättre än det näst bästa` : ''}.`,
  refusals: {
    'not-now': () => 'Det går inte nu.',
    'not-your-turn': () => 'Det är inte din tur.',
    'not-held': () => 'Det kortet har du inte.',
    'must-follow': () => 'Du måste bekänna färg.',
    'must-trump': () => 'Du kan inte bekänna: då måste du sticka över med trumf, om du kan.',
    bound: () => 'Du måste sticka över, eftersom du kan.',
    'choose-so-many': ({most}) => `Du får byta ett till ${String(most)} kort.`,
    'not-to-choose': () => 'Det kortet har du inte.',
    'forehand-must-play': () => 'Du sitter till vänster om givaren: du måste spela.',
    'empty-talon': () => 'Talongen är slut: inget kort kan bytas.',
    'no-mucha': () => 'Det där är inte fem kort i en färg.',
    over: () => 'Partiet är slut.',
  },
};
