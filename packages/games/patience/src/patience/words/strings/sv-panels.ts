import type {PatiencePanelWords} from '../types.js';

const NOUNS: Readonly<Record<string, string>> = {
  fans: 'solfjädern',
  columns: 'kolumnen',
  corners: 'hörnet',
  left: 'högen till vänster',
  right: 'högen till höger',
  sails: 'vingen',
  angles: 'vinkeln',
  centre: 'mitten',
  circle: 'högen',
  hours: 'timmen',
  row: 'platsen',
  ring: 'platsen',
  queens: 'damen',
  shah: 'shahen',
  stock: 'leken',
  talon: 'talongen',
  foundation: 'grundhögen',
  packet: 'högen',
  display: 'bilden',
  kingPacket: 'kungshögen',
};
const ORDINALS = [
  'första',
  'andra',
  'tredje',
  'fjärde',
  'femte',
  'sjätte',
  'sjunde',
  'åttonde',
  'nionde',
  'tionde',
  'elfte',
  'tolfte',
];

const ordinal = (nth: number): string =>
  ORDINALS[nth] ?? `${nth + 1}:${/(?<!1)[12]$/.test(String(nth + 1)) ? 'a' : 'e'}`;
const moves = (count: number): string => `${count} drag`;
const or = (list: readonly string[]): string =>
  list.length > 1 ? `${list.slice(0, -1).join(', ')} eller ${list.at(-1)!}` : (list[0] ?? '');

/** Swedish: panels of a patience table, and what is said of what happens. */
export const panels: PatiencePanelWords = {
  pile({id, role, n}, index) {
    const [, group = id, number] = /^(row|ring)(\d)$/.exec(id) ?? [];
    const noun =
      (role === 'packet' && group === 'kings' ? NOUNS['kingPacket'] : NOUNS[group]) ?? NOUNS[role]!;
    if (n === 1) return noun;
    return `${ordinal(index)} ${noun}${number ? ` i ${ordinal(Number(number) - 1)} ${group === 'row' ? 'raden' : 'kretsen'}` : ''}`;
  },
  lies: (card, pile) => `${card}, ${pile}`,
  empty: (pile, {id}) => `${pile}, ${id === 'corners' ? 'tomt' : 'tom'}`,
  hidden: (pile, count) => `${pile}, ${count} kort`,

  goes: (places) =>
    `, går ${or(places.map((place) => (place === 'till en grundhög' ? place : `på ${place}`)))}`,
  toFoundation: 'till en grundhög',
  picked: ', i handen',
  pileTakes: (names) =>
    names.length ? `Tar emot: ${names.join(', ')}` : 'Den här högen tar inte emot något kort nu',
  takes: (card) => `, tar emot ${card}`,
  moved: (card, way, onto) =>
    way === 'turn'
      ? `Vänt: ${card}.`
      : way === 'base' || way === 'play' || way === 'rescue'
        ? `Lagt på en grundhög: ${card}.`
        : `${card[0]!.toUpperCase()}${card.slice(1)} går till: ${onto}.`,
  gathered: 'Korten är hopsamlade.',
  asked: {
    laying: 'Vänd nästa kort, eller spela ett som passar.',
    falling: 'Kortet som just lades får du spela eller låta ligga.',
    refilling: 'En plats är tom: välj kortet som fyller den.',
    must: 'Använd nu kortet som det här draget frigjorde.',
  },
  ledOut: 'Hjälparen visade vägen till slutet, så patiensen räknas inte bland dem du har vunnit.',
  allHome: 'Lägg dit alla som passar',
  cameOut: 'Patiensen har gått ut',
  stuck: 'Ingenting mer går att göra',
  stuckText:
    'Patiensen har inte gått ut. Du kan ta tillbaka drag, eller fråga efter en väg som du har missat.',
  refusals: {
    'not-now': () => 'Det går inte nu.',
    'does-not-fit': () => 'Det passar inte där.',
    covered: () => 'Det kortet täcks av andra.',
    'no-card': () => 'Där ligger inget kort.',
    'fill-first': () => 'Fyll först de tomma platserna.',
    'still-dealing': () => 'Korten läggs ännu ut.',
    'use-the-transfer': () => 'Använd först kortet som ditt senaste drag frigjorde.',
    'not-stuck': () => 'Först när inget annat går.',
    'no-redeal': () => 'Korten får inte läggas ut på nytt.',
    over: () => 'Spelet är slut.',
    'other-cards': () => 'Det kortet ligger inte på den här högen.',
    'not-your-turn': () => 'Vänta tills korten är utlagda.',
  },

  another: 'Ny giv',
  again: 'Samma giv från början',
  named: 'Välj en giv efter namn',
  namedText: 'Vilka ord som helst duger: samma ord ger samma kort åt alla.',
  name: 'Namn',
  begin: 'Lägg ut',
  proven: 'En giv som går ut',
  trying: (nth) => `Giv nummer ${nth} prövas …`,
  provenText: 'I den här patiensen kan hjälparen inte leta efter en sådan giv.',
  difficulty: (turns) => (turns < 12 ? 'en lätt' : turns < 30 ? 'en att tänka på' : 'en svår'),
  games: 'En annan patiens',
  goal: 'Den färdiga bilden',
  goalText: 'Så ser den ut när den har gått ut.',
  askAnother: 'Det påbörjade spelet går förlorat. Börja ett nytt?',
  rescueText: 'Ingen grundhög kan börjas: ett ess och en kung får tas ur sjätte raden. Vilka?',
  lookText: 'Det understa kortet först.',

  inquiry: 'Kan den ännu gå ut?',
  inquiryText: 'En hjälpare i din webbläsare prövar alla vägar härifrån.',
  lookIn: 'Titta i leken',
  lookInText: 'För att veta det säkert måste hjälparen se kort som du inte ser, och råder sedan efter dem.',
  withoutLooking: 'Bara med de kort som du ser',
  searching: (nodes, most) =>
    `${nodes.toLocaleString('sv')} av högst ${most.toLocaleString('sv')} ställningar undersökta …`,
  stop: 'Avbryt',
  canCome: 'Ja: den kan gå ut.',
  cannotCome: 'Nej: alla vägar är prövade, och ingen leder till slutet.',
  unknown: 'Okänt: hjälparen har inte hittat någon väg, men har inte prövat alla.',
  showWay: 'Visa en väg',
  nextOfWay: 'Nästa drag på vägen',
  wayLeft: (count) => `${moves(count)} till slutet.`,

  statistics: 'Dina spel',
  played: 'spelade',
  came: 'gick ut',
  best: 'kortaste väg',
  bestLine: moves,
  erase: 'Radera',
  exported: 'Spara',
  nothingPlayed: 'Ännu är inget spelat.',
  local: 'De finns bara i den här webbläsaren.',
  adviceNone: 'Det återstår bara att ta tillbaka ett drag.',
  patienceKeys: [
    ['← → ↑ ↓', 'till nästa hög'],
    ['Enter, blanksteg', 'ta upp, lägg ned; två gånger: på en grundhög eller enda platsen'],
    ['Esc', 'släpp, stäng'],
    ['P', 'vänd ett kort, nästa kort eller rad'],
    ['F', 'vad får flyttas?'],
    ['X, L', 'se igenom högen'],
    ['U', 'ta tillbaka'],
    ['Y', 'gör om draget'],
    ['I, W', 'råd'],
    ['H', 'lägg dit alla som passar'],
    ['C', 'kan den ännu gå ut?'],
    ['G', 'den färdiga bilden'],
    ['R', 'regler'],
    ['M', 'meny'],
    ['?', 'den här listan'],
  ],
};
