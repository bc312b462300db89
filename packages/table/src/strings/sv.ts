import {rankOf, suitOf, type Card} from '@quinola/cards';
import type {KitLanguage} from '../strings.js';

const SUITS: Readonly<Record<string, string>> = {S: 'spader', H: 'hjärter', D: 'ruter', C: 'klöver'};

/** Ranks after a suit (*hjärter tio*), and definite where they stand alone (*tian*). */
const RANKS: Readonly<Record<string, readonly [name: string, definite: string]>> = {
  A: ['ess', 'esset'],
  K: ['kung', 'kungen'],
  Q: ['dam', 'damen'],
  J: ['knekt', 'knekten'],
  T: ['tio', 'tian'],
  9: ['nio', 'nian'],
  8: ['åtta', 'åttan'],
  7: ['sju', 'sjuan'],
  6: ['sex', 'sexan'],
  5: ['fem', 'femman'],
  4: ['fyra', 'fyran'],
  3: ['tre', 'trean'],
  2: ['två', 'tvåan'],
};

const suit = (sign: string): string => SUITS[sign] ?? sign;
const card = (face: Card): string => `${suit(suitOf(face))} ${RANKS[rankOf(face)]?.[0] ?? rankOf(face)}`;

/** A text that begins a sentence. */
export const first = (text: string): string => text[0]!.toUpperCase() + text.slice(1);

/** A rank that begins a sentence: `Tian`. */
export const theRank = (face: Card): string => first(RANKS[rankOf(face)]?.[1] ?? rankOf(face));

/** Swedish: the kit. */
export const sv: KitLanguage = {
  card,
  suit,
  rank: (rank) => ({T: '10', A: 'E', Q: 'D', J: 'Kn'})[rank] ?? rank,
  you: 'Du',
  names: ['Karolina', 'Leopold', 'Constance', 'Gerold', 'Josefa'],

  hand: 'Din hand',
  mayPlay: (name) => `${first(name)}, kan spelas`,
  mayNot: (name) => `${first(name)}, inte nu`,
  onceMore: (name) => `${first(name)}, valt: en gång till för att spela det`,
  holds: (who, cards) => `${who.name}: ${cards} kort`,
  table: 'På bordet',
  lies: (who, name, best) => `${who.name}: ${name}${best ? ', tar sticket' : ''}`,
  thinks: (who) => `${who.name} tänker`,
  partner: 'partner',
  dealer: 'ger',
  led: 'utspel',

  menu: 'Meny',
  hint: 'Råd',
  why: 'Varför det kortet?',
  last: 'Förra sticket',
  undo: 'Ta tillbaka',
  rules: 'Regler',
  chart: 'Hur spelet går',
  close: 'Stäng',
  goOn: 'Vidare',
  start: 'Slå dig ner och spela',
  lost: 'En del av bordet kunde inte hämtas. Det kan hjälpa att läsa in sidan igen.',

  played: 'Vem lade vad?',
  settings: 'Inställningar',
  keys: 'Tangenter',
  finish: 'Spela färdigt given åt mig',
  pause: 'Paus',
  resume: 'Spela vidare',
  newDeal: 'Samma giv på nytt',
  newMatch: 'Ny spelkväll',
  askNew: 'Den pågående spelkvällen går förlorad. Börja en ny?',
  replay: 'Repris',
  record: 'Spelets protokoll',
  save: 'Spara protokollet',
  load: 'Öppna ett protokoll',
  askLoad: 'Det pågående spelet går förlorat. Spela vidare efter protokollet?',
  link: 'Kopiera en länk till den här given',
  linkFirst: 'Kopiera en länk till kvällens kort, från första given',
  copied: 'Länken är kopierad.',
  copyTag: 'Sätt bordet på en webbsida',
  copyAs: 'I form av',
  ways: {tag: 'tagg', file: 'tagg och en enda fil', frame: 'ram (iframe)', wordpress: 'WordPress-kortkod'},
  sameDeal: 'Med samma giv',
  sameFirst: 'Med kvällens kort, från första given',
  copy: 'Kopiera',
  copiedText: 'Kopierat.',
  copyByHand: 'Webbläsaren tillåter det inte: texten är markerad, kopiera den själv.',
  tableHere: 'Här står ett kortbord; det behöver JavaScript och en webbläsare från de senaste åren.',
  kept: 'Sparat i den här webbläsaren',
  keptNothing: 'Ingenting är sparat.',
  keptMatch: (key) => `Ett spel (”${key}”)`,
  keptCount: 'Dina resultat',
  erase: 'Radera allt',
  erased: 'Raderat.',
  chartWords: {
    intro:
      'Spelet så som det går vid detta bord: dess lägen, vad som kan hända i vart och ett och vart det leder. Det läge du är i är utmärkt.',
    here: 'nu här',
    leads: 'leder till',
    again: 'hit igen',
    always: 'När som helst',
    kinds: {
      asking: 'någon tillfrågas',
      chance: 'slumpen avgör',
      sheet: 'ett blad ligger på bordet',
      deciding: 'vägarna skiljs',
      over: 'slutet',
    },
    beats: {
      visitor: 'det är din tur',
      opponent: 'datorn tänker',
      travel: 'korten flyttas',
      speak: 'ett ord sägs',
      gather: 'sticket tas in',
      open: 'bladet läses',
    },
    events: {
      ACKNOWLEDGE: 'vidare',
      STOP: 'avsluta kvällen',
      UNDO: 'ta tillbaka',
      FINISH_DEAL: 'låta given spelas färdigt',
      PAUSE: 'ta paus',
      RESUME: 'spela vidare',
      SET_PACE: 'ställa in tempot',
      SET_PLAYERS: 'byta spelare',
      DISMISS_HINT: 'lägga undan rådet',
    },
  },
  stillThere: 'Är du kvar? Rör vid bordet, annars dukas det på nytt.',
  score: 'Ställning',
  breach: 'Mot reglerna',
  askBreach: 'Göra det i alla fall?',
  yes: 'Ja',
  no: 'Nej',

  confirm: 'Ett kort spelas',
  confirmAuto: 'med två tryck på telefon',
  confirmAlways: 'alltid med två tryck',
  confirmNever: 'alltid med ett tryck',
  indices: 'Tecken i hörnen',
  indicesAuto: 'på små kort',
  indicesCorner: 'alltid',
  indicesNone: 'aldrig',
  suits: 'Färger',
  suitsTwo: 'två kulörer',
  suitsFour: 'fyra kulörer',
  figures: 'Klädda kort',
  figuresSingle: 'stående',
  figuresDouble: 'tvåhövdade',
  pace: 'Tempo',
  paceSlow: 'långsamt',
  paceCalm: 'lugnt',
  paceQuick: 'raskt',
  paceNone: 'utan väntan',
  opponents: 'Ditt sällskap',
  name: (player) => `Namn på spelare ${player + 1}`,

  takeOver: 'Spela vidare här',
  setAside: 'Lägg undan det och behåll detta spel',
  recordErrors: {
    'not-a-record': () => 'Det här är inget protokoll från ett spel.',
    'other-format': () => 'Bordet känner inte till protokollets format.',
    'other-game': () => 'Det här protokollet hör till ett annat spel.',
    'broken-file': () =>
      'Protokollet är skadat: ett av dragen går inte att göra. Det pågående spelet fortsätter.',
    'broken-move': () =>
      'Protokollet är skadat: ett av dragen går inte att göra. Det sparas som det är; ett nytt spel har börjat.',
    'kept-elsewhere': () => 'Spelet pågår i en annan flik; det du spelar här sparas inte.',
    'kept-broken': () =>
      'Det sparade spelet går inte att läsa. Det får vara som det är; det du spelar nu sparas inte.',
    'not-kept': () => 'Sidan får inte spara spelet; det tar slut när du går.',
    options: () => 'Protokollet har inställningar som bordet inte känner till.',
  },

  keyMap: [
    ['← →', 'till nästa kort'],
    ['Home, End', 'till första kortet, till sista'],
    ['Enter, blanksteg', 'spela kortet'],
    ['A K Q J T 9 … 2', 'till nästa kort av den valören (A ess, Q dam, J knekt, T tio)'],
    ['S H D C', 'till spader, hjärter, ruter, klöver'],
    ['I', 'råd'],
    ['W', 'varför det kortet?'],
    ['L', 'förra sticket'],
    ['U', 'ta tillbaka'],
    ['R', 'regler'],
    ['M', 'meny'],
    ['?', 'denna lista'],
    ['Esc', 'stäng'],
  ],

  step: (at, of) => `Kort ${at} av ${of}`,
  back: 'Bakåt',
  forth: 'Framåt',
  noReason: 'Inget skäl är antecknat för det kortet.',
  yields: 'Däremot talar:',
  nothingYet: 'Inget är spelat än.',
  takenBack: 'Taget tillbaka.',
  counted: (best, deals, better) =>
    `Bäst i ${best} av ${deals} tänkta ${deals === 1 ? 'giv' : 'givar'}${
      better ? `, ${better.margin.toFixed(1).replace('.', ',')} stick bättre än ${card(better.next)}` : ''
    }.`,

  errors: {
    'unknown-value': ({name = '', value = ''}) =>
      `”${value}” är inget giltigt värde för ”${name}”; bordet tar det vanliga.`,
    opponent: () => 'En motståndare hittade inget kort.',
    advice: () => 'Det gick inte att få något råd.',
    'unknown-option': ({option = ''}) => `Bordet känner inte till inställningen ”${option}”.`,
    'bad-number': ({option = '', value = '', least = '', most = ''}) =>
      `”${value}” för ”${option}”: här behövs ett tal från ${least} till ${most}.`,
    excluded: ({option = '', against = ''}) =>
      `”${option}” och ”${against}” utesluter varandra; bordet spelar efter de vanliga inställningarna.`,
    'bad-deal': () => 'Den giv som angavs går inte att läsa; slumpen ger korten.',
    failed: () => 'Ett fel har stoppat bordet.',
  },
};
