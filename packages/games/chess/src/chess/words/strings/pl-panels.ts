import type {Who} from '@quinola/table';
import type {ChessPanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;

const MEN: Readonly<Record<string, string>> = {
  P: 'pion',
  I: 'próżny pion',
  N: 'skoczek',
  B: 'goniec',
  R: 'wieża',
  Q: 'hetman',
  K: 'król',
};
/** What a pawn becomes, in the instrumental. */
const BECOMES: Readonly<Record<string, string>> = {N: 'skoczkiem', B: 'gońcem', R: 'wieżą', Q: 'hetmanem'};
const square = (name: string): string => `${name[0]!} ${name[1]!}`;
const sideOf = (side: 0 | 1): string => (side ? 'czarne' : 'białe');
const isRook = (letter: string): boolean => letter === 'R';

const moved: ChessPanelWords['moved'] = ({man, to, takes, special}) =>
  special === 'short'
    ? 'roszada po stronie króla'
    : special === 'long'
      ? 'roszada po stronie hetmana'
      : `${MEN[man]!} ${takes ? 'bije na' : 'na'} ${square(to)}${special === 'passing' ? ' w przelocie' : ''}`;

/** Polish: panels of chess, and what happens. */
export const panels: ChessPanelWords = {
  square,
  man: (colour, letter) =>
    `${colour === 'w' ? (isRook(letter) ? 'biała' : 'biały') : isRook(letter) ? 'czarna' : 'czarny'} ${MEN[letter]!}`,
  free: 'wolne',
  tray: (side, men) =>
    men.length
      ? `${sideOf(side)} straciły: ${men.map(([letter, number]) => (number > 1 ? `${MEN[letter]!} (${number})` : MEN[letter]!)).join(', ')}`
      : `${sideOf(side)} nic nie straciły`,
  moved,
  move: (move, written) => {
    switch (move.type) {
      case 'MOVE':
        return written ? moved(written) : `z ${square(move.from)} na ${square(move.to)}`;
      case 'TOUCH':
        return `dotyka ${square(move.square)}`;
      case 'WAKE':
        return `pion z ${square(move.square)} zajmuje jej miejsce`;
      case 'PROMOTE':
        return `pion staje się ${BECOMES[move.officer]!}`;
      case 'SAY':
        return move.word === 'nothing'
          ? 'nic nie mówi'
          : move.word === 'matt'
            ? 'mówi: Mat!'
            : 'mówi: Szach!';
      case 'OFFER_DRAW':
        return 'proponuje rozejście się';
      case 'ANSWER':
        return move.accept ? 'rozchodzi się' : 'gra dalej';
      case 'CLAIM_DRAW':
        return 'żąda remisu';
      case 'RESIGN':
        return 'poddaje się';
      default:
        return 'kończy mecz';
    }
  },
  tell: (happening, who) => {
    switch (happening.type) {
      case 'set-up':
        return `${v(who(happening.white), 'masz', 'ma')} białe; zaczynają ${sideOf(happening.first)}.`;
      case 'touched':
        return `${v(who(happening.by), 'dotykasz', 'dotyka')} bierki na ${square(happening.square)}: musi się ruszyć.`;
      case 'moved':
        return `${who(happening.by).name}: ${moved(happening.written)}.`;
      case 'promoted':
        return `Pion na ${square(happening.square)} staje się ${BECOMES[happening.officer]!}.`;
      case 'idle':
        return `Nic nie stracono, więc pion na ${square(happening.square)} stoi próżno.`;
      case 'woke':
        return `Próżny pion na ${square(happening.square)} staje się ${BECOMES[happening.officer]!}.`;
      case 'said':
        return happening.word === 'nothing' ? null : happening.word === 'matt' ? 'Mat!' : 'Szach!';
      case 'offered':
        return `${v(who(happening.by), 'proponujesz', 'proponuje')} rozejście się.`;
      case 'declined':
        return `${v(who(happening.by), 'grasz', 'gra')} dalej.`;
      case 'game-settled': {
        const {by, winner} = happening.result;
        return panels.ended(
          by,
          winner === null ? null : who(winner),
          winner === null ? null : who(1 - winner),
        );
      }
      default:
        return null;
    }
  },
  promote: {title: 'Przemiana', ask: 'Czym staje się twój pion?'},
  officers: {Q: 'Hetman', R: 'Wieża', B: 'Goniec', N: 'Skoczek'},
  say: {
    title: 'Zapowiedź',
    ask: 'Co mówisz?',
    words: {szach: 'Szach!', matt: 'Mat!', nothing: 'Nic'},
  },
  answer: {
    title: 'Propozycja',
    ask: 'Przeciwnik proponuje rozejść się bez wygranej.',
    yes: 'Rozejść się',
    no: 'Grać dalej',
  },
  ending: 'Rozejście się, poddanie, koniec',
  offer: 'Zaproponuj rozejście się',
  claim: 'Zażądaj remisu',
  resign: 'Poddaj się',
  askResign: 'Gra będzie wtedy przegrana. Poddać się?',
  turn: 'Obróć szachownicę',
  typed: {
    so: (text) => `Posunięcie: ${text}…`,
    several: (text) => `Tak może pójść więcej niż jeden kamień: ${text}. Dodaj pole, na którym stoi.`,
    none: (text) => `Żaden dozwolony ruch nie zapisuje się ${text}.`,
    keys: ['e2e4, Nf3', 'rusza kamień: pola albo wielka litera i pole'],
  },
  copy: 'Kopiuj grę i pozycję',
  copies: {position: 'Pozycja (FEN)', game: 'Gra (PGN)', diagram: 'Diagram'},
  ended: (by, winner, loser) => {
    switch (by) {
      case 'mate':
        return `Mat: ${v(winner!, 'wygrywasz', 'wygrywa')} grę.`;
      case 'unannounced':
        return `Mat, ale nikt go nie zapowiedział: ${v(winner!, 'wygrywasz', 'wygrywa')} tylko pół gry.`;
      case 'stalemate':
        return winner ? `Pat: ${v(winner, 'wygrywasz', 'wygrywa')} na nim.` : 'Pat: nikt nie wygrywa.';
      case 'resigned':
        return `${v(loser!, 'poddajesz się', 'poddaje się')}: ${v(winner!, 'wygrywasz', 'wygrywa')} grę.`;
      case 'pledge':
        return `Zobowiązanie nie dotrzymane: ${v(winner!, 'wygrywasz', 'wygrywa')} grę.`;
      case 'agreed':
        return 'Rozchodzicie się bez wygranej.';
      case 'repetition':
        return 'Pozycja wraca i wraca: nikt nie wygrywa.';
      case 'fifty':
        return 'Tak długo nie ruszył się pion ani nic nie zbito, że nikt nie wygrywa.';
      case 'dead':
        return 'Nikt już nie może dać mata: nikt nie wygrywa.';
    }
  },
  stands: (game, games) => (games > 1 ? `Gra ${game} z ${games}.` : 'Gra się jedną grę.'),
  settledTitle: 'Gra',
  sessionTitle: 'Koniec meczu',
  goOn: 'Następna gra',
  look: 'Obejrzyj szachownicę',
  stop: 'Zakończ mecz',
  askStop: 'Mecz skończy się tutaj; gra nieskończona nikomu się nie liczy.',
  refusals: {
    'not-now': () => 'Teraz tego zrobić nie można.',
    'not-your-turn': () => 'To nie twój ruch.',
    over: () => 'Mecz już skończony.',
    'not-a-square': () => 'Nie ma takiego pola.',
    'not-yours': () => 'To nie twoja bierka.',
    touched: ({square: name}) => `Dotknięto bierki na ${square(String(name))}: musi się ruszyć.`,
    'not-to-touch': () => 'Ta bierka nie ma ruchu.',
    idle: () => 'Ten pion stoi próżno, póki nie stracisz figury.',
    'castling-a': () => 'Twój król już się ruszył i nie może roszować.',
    'castling-b': () => 'Ta wieża już się ruszyła, więc z nią roszować nie można.',
    'castling-c': () => 'Król w szachu roszować nie może.',
    'castling-d': () => 'Twój król przechodziłby przez pole, na którym byłby w szachu.',
    'castling-e': () => 'Między królem a wieżą stoi inna bierka.',
    'in-check': () => 'Twój król nadal byłby w szachu.',
    'into-check': () => 'Twój król byłby w szachu.',
    'own-man': () => 'Stoi tam twoja własna bierka.',
    'no-such-move': ({man}) => `Tak ${MEN[String(man)]!} nie chodzi.`,
    'not-lost': () => 'Pion staje się tylko tym, co stracono.',
    'no-offer': () => 'Teraz tego proponować nie można.',
    'no-claim': () => 'Nie ma remisu do zażądania.',
  },
};
