import {card, pl as kit, plural} from '@quinola/table/strings/pl.js';
import type {CalledKingRoomWords} from '../types.js';

export const marks = (n: number): string => plural(n, 'marka', 'marki', 'marek');

/** Polish: the rooms of Quadrille and Cinquille, each under its own title. */
export const room = (title: string, subtitle: string): CalledKingRoomWords => ({
  title,
  subtitle,
  games: {
    ask: 'Pytanie',
    'ask-colour': 'Pytanie w faworycie',
    'ask-pref3': 'Pytanie w trzeciej faworycie',
    'ask-pref2': 'Pytanie w drugiej faworycie',
    'ask-pref1': 'Pytanie w pierwszej faworycie',
    mediateur: 'Mediator',
    'mediateur-colour': 'Mediator w faworycie',
    'mediateur-pref3': 'Mediator w trzeciej faworycie',
    'mediateur-pref2': 'Mediator w drugiej faworycie',
    'mediateur-pref1': 'Mediator w pierwszej faworycie',
    casco: 'Wielkie Kaśko',
    solo: 'Solo',
    'solo-colour': 'Solo w faworycie',
    'solo-pref3': 'Solo w trzeciej faworycie',
    'solo-pref2': 'Solo w drugiej faworycie',
    'solo-pref1': 'Solo w pierwszej faworycie',
    tout: 'Tout',
    'tout-colour': 'Tout w faworycie',
    'tout-pref3': 'Tout w trzeciej faworycie',
    'tout-pref2': 'Tout w drugiej faworycie',
    'tout-pref1': 'Tout w pierwszej faworycie',
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
    `${you ? 'Musisz' : 'Musi'} mieć ${plural(tricks, 'lewę', 'lewy', 'lew')}; ${each ? `każdy płaci ${each}` : 'do wygrania jest tylko miseczka'}.`,
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
    bid: 'Twoja kolej: zapowiedz grę albo spasuj',
    declare: 'Twoja kolej: nazwij atuty i zawołaj króla',
    call: 'Twoja kolej: zawołaj króla, a kto go ma, nazwie atuty',
    trump: 'Twoja kolej: nazwij atuty',
    giveBack: 'Twoja kolej: oddaj kartę za króla',
    announce: 'Twoja kolej: zacznij albo zapowiedz wszystkie lewy',
    standing: 'Gra wygrana: koniec czy gra o wszystkie lewy?',
    heldBack: 'Twoja kolej: matadora możesz zatrzymać, graj, co chcesz',
    followTrumps: 'Twoja kolej: dołóż atut',
    freeTrumps: 'Twoja kolej: nie masz atutów, graj, co chcesz',
  },
});
