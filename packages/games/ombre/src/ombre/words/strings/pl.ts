import {plural} from '@quinola/table/strings/pl.js';
import type {OmbreRoomWords} from '../types.js';

/** Suits as trumps, in the plural: *atutami są piki*. */
const SUITS: Readonly<Record<string, string>> = {S: 'piki', H: 'kiery', D: 'kara', C: 'trefle'};

export const suits = (sign: string): string => SUITS[sign] ?? sign;
export const marks = (n: number): string => plural(n, 'marka', 'marki', 'marek');

/** Polish: the room of Ombre. */
export const pl: OmbreRoomWords = {
  title: 'Lomber',
  subtitle: 'Polska, ok. 1820',
  games: {
    ask: 'Pytanie',
    'ask-colour': 'Pytanie w faworycie',
    tournee: 'Tournée',
    'obscur-top': 'Obscur z góry',
    'obscur-bottom': 'Obscur z dołu',
    'obscur-middle': 'Obscur ze środka',
    casco: 'Wielkie Kaśko',
    solo: 'Solo',
    'solo-colour': 'Solo w faworycie',
    tout: 'Tout',
    'tout-colour': 'Tout w faworycie',
    grandissimo: 'Grandissimo',
    nullissimo: 'Nullissimo',
    murzyn: 'gra Króla',
  },
  favourite: (suit) => (suit === null ? 'Bez faworyty' : `Faworyta: ${suits(suit)}`),
  paysDouble: 'jako atuty płatne podwójnie',
  gameOf: (who, game) => `${who.you ? 'Grasz' : who.name}: ${game}`,
  needs: (you, game, each, tricks) => {
    const pays = each ? `; każdy płaci ${each}` : '; do wygrania jest tylko miseczka';
    if (game === 'nullissimo') return `Ani jednej lewy${pays}.`;
    if (game === 'tout' || game === 'tout-colour') return `Wszystkie lewy${pays}.`;
    const count = tricks === null ? 'więcej lew niż każdy inny' : `${tricks} lew`;
    return `${you ? 'Musisz' : 'Musi'} mieć ${count}${pays}.`;
  },
  inDish: 'w miseczce',
  wait: 'czeka',
  dish: (amount, waiting) =>
    `W miseczce: ${marks(amount)}${waiting.length ? `; czekające bety: ${waiting.join(', ')}` : ''}`,
  trumps: (names) => `Atuty od najwyższego: ${names.join(', ')}`,
  noTrumps: 'Jeszcze bez atutów',
  ombre: 'lomber',
  defends: 'w obronie',
  eldest: 'na ręku',
  king: 'Król, nie gra',
  took: (count) => (count ? `wymiana: ${count}` : 'bez wymiany'),
  yourTurn: {
    draw: 'Twoja kolej: wyciągnij kartę na miejsce',
    bid: 'Twoja kolej: zapowiedz grę albo spasuj',
    king: 'Wszyscy spasowali: zagrasz z talonem?',
    game: 'Twoja kolej: nazwij atuty albo inną grę',
    trump: 'Twoja kolej: nazwij atuty',
    turning: 'Twoja kolej: odkryj wierzchnią kartę',
    turnedAce: 'Twoja kolej: zostaw te atuty albo odkryj drugą kartę',
    keeping: 'Twoja kolej: zatrzymaj jedną kartę albo żadnej',
    picking: 'Twoja kolej: wybierz karty, które zatrzymasz',
    buying: 'Twoja kolej: wybierz karty do wymiany',
    offer: 'Twoja kolej: odpowiedz na ofertę',
    naming: 'Twoja kolej: wskaż, czym ma wyjść lomber',
    vole: (count) => `${count === 5 ? 'Pięć' : 'Siedem'} lew: koniec czy gra o wszystkie?`,
    claim: 'Twoja kolej: upomnij się o premie',
    heldBack: 'Twoja kolej: matadora możesz zatrzymać, graj, co chcesz',
    followTrumps: 'Twoja kolej: dołóż atut',
    freeTrumps: 'Twoja kolej: nie masz atutów, graj, co chcesz',
  },
};
