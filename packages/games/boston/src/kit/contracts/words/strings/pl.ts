import {pl as kit, plural} from '@quinola/table/strings/pl.js';
import type {Bid, Grade, Misere, TrickGame} from '../../rules/index.js';
import type {Asked, ContractsRoomWords} from '../types.js';

const games: Readonly<Record<TrickGame | Misere, string>> = {
  boston: 'Boston',
  'grand-boston': 'Wielki Boston',
  independence: 'Independencja',
  'grand-independence': 'Wielka Independencja',
  philadelphia: 'Filadelfia',
  'grand-philadelphia': 'Wielka Filadelfia',
  souveraine: 'Suwerenna',
  'grand-souveraine': 'Wielka Suwerenna',
  concordia: 'Konkordia',
  'petite-misere': 'Mały mizer',
  'grande-misere': 'Wielki mizer',
  'grande-misere-forcee': 'Wielki mizer forcée',
  'petite-misere-ouverte': 'Mały mizer otwarty',
  'petite-misere-ouverte-forcee': 'Mały mizer otwarty forcée',
  'grande-misere-ouverte': 'Wielki mizer otwarty',
  'grande-misere-ouverte-forcee': 'Wielki mizer otwarty forcée',
};

const GRADES: Readonly<Record<Grade, string>> = {
  simple: '',
  couleur: ' w drugiej',
  superieure: ' w najwyższej',
};

const bid = (id: Bid): string => {
  const [game, grade] = id.split('.') as [TrickGame | Misere, Grade?];
  return `${games[game]}${grade ? GRADES[grade] : ''}`;
};

export const lew = (n: number): string => plural(n, 'lewa', 'lewy', 'lew');

/** What a game asks, in few words. */
export const asks = ({tricks, cards, open}: Asked): string =>
  tricks
    ? lew(tricks)
    : `${cards === 12 ? 'jedna karta odłożona, dwunastoma ani lewy' : 'trzynastoma kartami ani lewy'}${open ? ', karty otwarte' : ''}`;

/** Polish: the rooms of Boston and Boston-Whist, each under its own title. */
export const room = (title: string, subtitle: string): ContractsRoomWords => ({
  title,
  subtitle,
  games,
  bid,
  best: 'najwyższa',
  second: 'druga',
  others: 'zwykłe',
  colours: (best, second) => `Najwyższa maść: ${kit.suit(best)}; druga: ${kit.suit(second)}`,
  gameOf: (who, game) => `${who.you ? 'Grasz' : who.name}: ${game}`,
  needs: (you, asked, each, helped) =>
    `${asked.tricks ? `${you ? 'Musisz' : 'Musi'} mieć ${plural(asked.tricks, 'lewę', 'lewy', 'lew')}${helped ? ' razem' : ''}` : asks(asked).replace(/^./, (letter) => letter.toUpperCase())}${each === null ? '.' : `; każdy płaci ${each} albo tyle dostaje.`}`,
  turned: ({name, you}) => (you ? 'Odkryte przed tobą' : `Odkryte przed graczem: ${name}`),
  atStake: 'w grze',
  wait: 'czeka',
  pool: (amount, waiting) =>
    `W grze: ${plural(amount, 'marka', 'marki', 'marek')}${waiting.length ? `; czekające bety: ${waiting.join(', ')}` : ''}`,
  plays: 'gra',
  helps: 'pomaga',
  against: 'przeciw grze',
  eldest: 'pierwsza ręka',
  aside: 'jedna karta odłożona',
  openCards: ({name, you}) => (you ? 'Twoje otwarte karty' : `Otwarte karty: ${name}`),
  yourTurn: {
    draw: 'Twoja kolej: wyciągnij kartę na miejsce',
    cut: 'Twoja kolej: przełóż karty',
    packets: 'Twoja kolej: jak rozdajesz?',
    bid: 'Twoje słowo: zapowiedz grę albo spasuj',
    trump: 'Twoja kolej: nazwij trumfy',
    aside: 'Twoja kolej: odłóż jedną kartę',
    leader: 'Twoja kolej: powiedz, kto zadaje',
    helper: 'Twoje słowo: pomagasz?',
    offer: 'Twoje słowo: przyjmujesz pomoc?',
    spare: 'Twoja kolej: zostaw lewę mizerowi, jeśli możesz',
  },
});
