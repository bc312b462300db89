import type {Who} from '@quinola/table';
import {card} from '@quinola/table/strings/sv.js';
import type {Claim} from '../../rules/index.js';
import type {PiquetPanelWords} from '../types.js';

const list = (faces: readonly string[]): string => faces.map(card).join(', ');
const SUITS: Readonly<Record<string, string>> = {S: 'spader', H: 'hjärter', D: 'ruter', C: 'klöver'};
const CLASS = {point: 'point', sequence: 'sekvenserna', sets: 'tre eller fyra lika'} as const;
const is = ({name}: Who, does: string): string => `${name} ${does}`;
const WHY = {
  carteBlanche: 'carte blanche',
  point: 'point',
  sequence: 'sekvenser',
  sets: 'tre och fyra lika',
  carteRouge: 'carte rouge',
  repique: 'repik',
  lead: 'utspel',
  trick: 'stick',
  pique: 'pik',
  cards: 'flest stick',
  capot: 'kapott',
} as const;

const NUMBERS = ['', 'ett', 'två', 'tre', 'fyra', 'fem', 'sex', 'sju', 'åtta'];
const SEQUENCES = ['', '', '', 'ters', 'kvart', 'kvint', 'sext', 'septim', 'oktav'];
const FROM: Readonly<Record<string, string>> = {
  A: 'från ess',
  K: 'från kung',
  Q: 'från dam',
  J: 'från knekt',
  T: 'från tio',
  '9': 'från nio',
};
const MANY: Readonly<Record<string, string>> = {A: 'ess', K: 'kungar', Q: 'damer', J: 'knektar', T: 'tior'};
const upper = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

function named(claim: Claim): string {
  if ('pips' in claim) return `${upper(NUMBERS[claim.count]!)} kort i ${SUITS[claim.suit]}.`;
  if ('top' in claim)
    return `${upper(SEQUENCES[claim.count]!)} ${claim.top === 'A' ? 'major' : FROM[claim.top]} i ${SUITS[claim.suit]}.`;
  return `${upper(NUMBERS[claim.count]!)} ${MANY[claim.rank]}.`;
}

/** Swedish: panels of piquet, and what happens. */
export const panels: PiquetPanelWords = {
  say: {
    claim: (category, count) =>
      !count
        ? 'Ingenting.'
        : category === 'point'
          ? `${upper(NUMBERS[count]!)} kort.`
          : category === 'sequence'
            ? `En ${SEQUENCES[count]}.`
            : `${upper(NUMBERS[count]!)} lika.`,
    tie: (category, count, tie) =>
      category === 'point'
        ? `${upper(NUMBERS[count]!)} kort, ${tie} ögon.`
        : category === 'sequence'
          ? `En ${SEQUENCES[count]} ${FROM[tie]}.`
          : `${upper(NUMBERS[count]!)} ${MANY[tie]}.`,
    have: 'Jag har en.',
    answer: {good: 'Gott.', 'not-good': 'Inte gott.', equal: 'Lika.'},
    named,
  },
  cutAsk: 'Leken är blandad: kupera.',
  cutPlace: 'Var leken kuperas',
  cut: 'Kupera',
  exchangeTitle: 'Bytet',
  exchangeNone: 'Byt inget',
  exchange: (number) => (number ? `Byt ${number}` : 'Byt'),
  blancheTitle: 'Carte blanche',
  showBlanche: (suit) => (suit ? `Visa den vita tian i ${SUITS[suit]}` : 'Visa carte blanche'),
  skipBlanche: 'Säg ingenting',
  announceTitle: 'Din anmälan',
  skip: 'Säg ingenting',
  answerTitle: 'Ditt svar',
  claimPique: 'Pik!',
  show: (category) => `Visa: ${CLASS[category]}`,
  retract: (category) => `Ändå inte gott: ${CLASS[category]}`,
  throwRest: (faces) => `Kasta ned: ${list(faces)}`,
  concede: 'Ge upp partiet',
  askConcede: 'Motspelaren vinner partiet, och insatsen betalas.',
  drawTitle: 'Vem som ger',
  drawAsk: 'Var och en drar ett kort. Det är bättre att spela ut än att ge.',
  drawCard: (place) => `Dra kort ${place}`,
  drew: (who, face) => is(who, `drar ${card(face)}.`),
  seated: (dealer) => is(dealer, 'ger först.'),
  redraw: 'Lika kort: båda drar igen.',
  cutBy: (who) => is(who, 'kuperar.'),
  dealt: (dealer) => is(dealer, 'ger tolv kort till var; åtta ligger kvar.'),
  blancheTold: (who, suit) =>
    suit
      ? is(who, `har den vita tian i ${SUITS[suit]}.`)
      : is(who, 'har carte blanche: varken kung, dam eller knekt.'),
  noBlanche: (who) => is(who, 'säger ingenting.'),
  exchanged: (who, number, leaves) =>
    is(who, `byter ${number} kort${leaves ? ` och lämnar ${leaves}` : ''}.`),
  discarded: (faces) => `Du lade bort: ${list(faces)}.`,
  drewCards: (faces) => `Du köpte: ${list(faces)}.`,
  looked: (faces) => `Du lämnade: ${list(faces)}.`,
  leftShown: (faces) => `Kvar låg: ${list(faces)}.`,
  says: (who, text) => `${who.name}: ${text}`,
  shows: (who, category) => is(who, `visar: ${CLASS[category]}.`),
  unshown: (who, category) => is(who, `har spelat ut utan att visa (${CLASS[category]}): det är förlorat.`),
  retracted: (who, category) => is(who, `tar sitt ord tillbaka (${CLASS[category]}).`),
  falseClaim: (who) => is(who, 'har anmält vad som inte fanns, och räknar ingenting i denna giv.'),
  threwRest: (who) => is(who, 'kastar ned de sista korten.'),
  conceded: (who) => is(who, 'ger upp partiet.'),
  played: (who, face) => is(who, `spelar ${card(face)}.`),
  trickWon: (who) => is(who, 'tar sticket.'),
  counts: (who, why, number, score) => is(who, `räknar ${number}, ${WHY[why]}: ${score}.`),
  why: WHY,
  dealResult: (who, own, other, less) =>
    is(who, `har ${own} i denna giv, ${other.you ? 'du' : other.name} ${less}.`),
  level: (number) => `Båda har ${number} i denna giv.`,
  partyResult: (who, {totals, stakes}) =>
    who
      ? is(
          who,
          `vinner partiet, ${Math.max(...totals)} mot ${Math.min(...totals)}: ${stakes} ${stakes === 1 ? 'insats' : 'insatser'}.`,
        )
      : `Partiet är oavgjort, ${totals[0]} mot ${totals[1]}.`,
  odds: (suit, lacking, [happens, doesNot]) =>
    `Du saknar ${lacking} ${SUITS[suit]}. Att åtminstone ett av dem kommer står ${happens} mot ${doesNot}.`,
  laidAway: 'Bortlagt',
  saidTitle: 'Vad som sagts',
  countedHead: 'Räknat',
  sum: 'Denna giv',
  party: 'Parti',
  dealTitle: (deal) => `Giv ${deal}`,
  deal: 'Giv',
  trick: (number) => `Stick ${number}`,
  sessionTitle: 'Spelet är slut',
  sessionOver: (stakes) =>
    stakes === null || stakes === 0
      ? 'Spelet är slut, och allt är uppgjort.'
      : `Du lämnar bordet med ${Math.abs(stakes)} ${Math.abs(stakes) === 1 ? 'insats' : 'insatser'} ${stakes > 0 ? 'i vinst' : 'i förlust'}.`,
  another: 'Ett spel till',
  head: {player: 'Spelare', gain: 'Poäng'},
  stop: 'Avsluta spelet',
  askStop: 'Spelet slutar här; partiet betalas inte.',
  counted: (best, deals, better) =>
    `Bäst i ${best} av ${deals} tänkta givar${better ? `, ${better.margin.toFixed(1)} bättre än nästa` : ''}.`,
  refusals: {
    'not-now': () => 'Det går inte nu.',
    'not-your-turn': () => 'Det är inte din tur.',
    'not-held': () => 'Det kortet har du inte.',
    'must-follow': () => 'Du måste bekänna färg.',
    'must-trump': () => 'Du måste bekänna färg.',
    bound: () => 'Det kortet kan inte spelas nu.',
    'choose-so-many': ({least, most}) =>
      least === most
        ? `Du måste byta ${String(most)} kort.`
        : `Du får byta ${String(least)} till ${String(most)} kort.`,
    'not-to-choose': () => 'Det kortet har du inte.',
    'no-blanche': () => 'Du har ingen carte blanche.',
    'claims-too-much': () => 'Det har du inte.',
    'claims-nothing': () => 'Nämn vad du har, eller säg ingenting.',
    'other-answer': () => 'På så många kort svarar man annorlunda.',
    'false-claim': () => 'Det har du inte; den som anmäler det och spelar ut räknar ingenting i given.',
    'throw-all': () => 'Alla kort som är kvar kastas ned, eller inga.',
    over: () => 'Spelet är slut.',
  },
};
