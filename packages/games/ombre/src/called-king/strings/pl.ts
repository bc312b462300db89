import {card, pl as kit, plural} from '@quinola/table/strings/pl.js';
import type {CalledKingRoomWords} from '../strings.js';

export const marks = (n: number): string => plural(n, 'marka', 'marki', 'marek');

/** Polish: the rooms of Quadrille and Cinquille, each under its own title. */
export const room = (title: string, subtitle: string): CalledKingRoomWords => ({
  title,
  subtitle,
  games: {
    ask: 'Pytanie',
    'ask-colour': 'Pytanie w faworycie',
    'ask-pref3': 'Pytanie w preferencji',
    'ask-pref2': 'Pytanie w drugiej preferencji',
    'ask-pref1': 'Pytanie w najwyższej preferencji',
    mediateur: 'Mediator',
    casco: 'Wielkie Kaśko',
    solo: 'Solo',
    'solo-colour': 'Solo w faworycie',
    'solo-pref3': 'Solo w preferencji',
    'solo-pref2': 'Solo w drugiej preferencji',
    'solo-pref1': 'Solo w najwyższej preferencji',
    tout: 'Tout',
    'spadille-forcee': 'Spadille forcée',
  },
  favourites: (suits, all) =>
    !all
      ? 'Bez faworyty'
      : !suits.length
        ? 'Jeszcze bez faworyty'
        : `${suits.length === 1 ? 'Faworyta' : 'Faworyty'}: ${suits.map((suit) => kit.suit(suit)).join(', ')}`,
  gameOf: (who, game) => `${who.you ? 'Grasz' : who.name}: ${game}`,
  called: (face, by, alone) =>
    `Wołana karta: ${card(face)}${alone ? ' (bez partnera)' : by ? ` (${by.you ? 'ty' : by.name})` : ''}`,
  needs: (you, tricks, each) =>
    `${you ? 'Musisz' : 'Musi'} mieć ${plural(tricks, 'lewę', 'lewy', 'lew')}; ${each ? `każdy płaci ${each}` : 'stawką jest miseczka'}.`,
  inDish: 'w miseczce',
  wait: 'czeka',
  dish: (amount, waiting) =>
    `W miseczce: ${marks(amount)}${waiting.length ? `; czekające bety: ${waiting.join(', ')}` : ''}`,
  trumps: (names) => `Atuty od najwyższego: ${names.join(', ')}`,
  ombre: 'lomber',
  partner: 'partner',
  secretly: 'tajny partner',
  maybePartner: 'partner?',
  defends: 'w obronie',
  eldest: 'na ręku',
  yourTurn: {
    draw: 'Twoja kolej: wyciągnij kartę na miejsce',
    bid: 'Masz głos: zapowiedz grę albo spasuj',
    declare: 'Twoja kolej: nazwij atuty i zawołaj króla',
    call: 'Twoja kolej: zawołaj króla, a kto go ma, nazwie atuty',
    trump: 'Twoja kolej: nazwij atuty',
    giveBack: 'Twoja kolej: oddaj kartę za króla',
    announce: 'Twoja kolej: zacznij albo zapowiedz wszystkie lewy',
    standing: 'Gra wygrana: koniec czy gra o wszystkie lewy?',
    heldBack: 'Twoja kolej: matadora dawać nie musisz, graj, co chcesz',
    followTrumps: 'Twoja kolej: dołóż atut',
    freeTrumps: 'Twoja kolej: nie masz atutów, graj, co chcesz',
  },
});
