import type {ChessPanelWords} from '../types.js';

const MEN: Readonly<Record<string, string>> = {
  P: 'bonde',
  I: 'vilande bonde',
  N: 'springare',
  B: 'löpare',
  R: 'torn',
  Q: 'dam',
  K: 'kung',
};
const square = (name: string): string => `${name[0]!} ${name[1]!}`;
const sideOf = (side: 0 | 1): string => (side ? 'svart' : 'vit');
const isRook = (letter: string): boolean => letter === 'R';
const article = (letter: string): string => (isRook(letter) ? 'ett' : 'en');

const moved: ChessPanelWords['moved'] = ({man, to, takes, special}) =>
  special === 'short'
    ? 'rockad på kungsflygeln'
    : special === 'long'
      ? 'rockad på damflygeln'
      : `${MEN[man]!} ${takes ? 'slår på' : 'till'} ${square(to)}${special === 'passing' ? ' i förbigående' : ''}`;

/** Swedish: panels of chess, and what happens. */
export const panels: ChessPanelWords = {
  square,
  man: (colour, letter) => `${colour === 'w' ? (isRook(letter) ? 'vitt' : 'vit') : 'svart'} ${MEN[letter]!}`,
  free: 'ledig',
  tray: (side, men) =>
    men.length
      ? `${sideOf(side)} har förlorat: ${men.map(([letter, number]) => (number > 1 ? `${MEN[letter]!} (${number})` : MEN[letter]!)).join(', ')}`
      : `${sideOf(side)} har inte förlorat något`,
  moved,
  move: (move, written) => {
    switch (move.type) {
      case 'MOVE':
        return written ? moved(written) : `från ${square(move.from)} till ${square(move.to)}`;
      case 'TOUCH':
        return `rör vid ${square(move.square)}`;
      case 'WAKE':
        return `bonden på ${square(move.square)} tar platsen`;
      case 'PROMOTE':
        return `bonden blir ${MEN[move.officer]!}`;
      case 'SAY':
        return move.word === 'nothing'
          ? 'säger ingenting'
          : move.word === 'matt'
            ? 'säger: Matt!'
            : 'säger: Schack!';
      case 'OFFER_DRAW':
        return 'erbjuder att skiljas åt';
      case 'ANSWER':
        return move.accept ? 'går med på det' : 'spelar vidare';
      case 'CLAIM_DRAW':
        return 'kräver remi';
      case 'RESIGN':
        return 'ger upp';
      default:
        return 'slutar matchen';
    }
  },
  tell: (happening, who) => {
    switch (happening.type) {
      case 'set-up':
        return `${who(happening.white).name} har de vita pjäserna; ${sideOf(happening.first)} börjar.`;
      case 'touched':
        return `${who(happening.by).name} rör vid pjäsen på ${square(happening.square)}: den måste flyttas.`;
      case 'moved':
        return `${who(happening.by).name}: ${moved(happening.written)}.`;
      case 'promoted':
        return `Bonden på ${square(happening.square)} blir ${MEN[happening.officer]!}.`;
      case 'idle':
        return `Ingenting är förlorat, så bonden på ${square(happening.square)} vilar.`;
      case 'woke':
        return `Den vilande bonden på ${square(happening.square)} blir ${MEN[happening.officer]!}.`;
      case 'said':
        return happening.word === 'nothing' ? null : happening.word === 'matt' ? 'Matt!' : 'Schack!';
      case 'offered':
        return `${who(happening.by).name} erbjuder att skiljas åt.`;
      case 'declined':
        return `${who(happening.by).name} spelar vidare.`;
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
  promote: {title: 'Förvandling', ask: 'Vad blir din bonde?'},
  officers: {Q: 'Dam', R: 'Torn', B: 'Löpare', N: 'Springare'},
  say: {
    title: 'Utrop',
    ask: 'Vad säger du?',
    words: {szach: 'Schack!', matt: 'Matt!', nothing: 'Ingenting'},
  },
  answer: {
    title: 'Ett erbjudande',
    ask: 'Du erbjuds att skiljas åt utan vinst.',
    yes: 'Skiljas åt',
    no: 'Spela vidare',
  },
  ending: 'Skiljas åt, ge upp, sluta',
  offer: 'Erbjud att skiljas åt',
  claim: 'Kräv remi',
  resign: 'Ge upp',
  askResign: 'Partiet är då förlorat. Ge upp?',
  turn: 'Vänd brädet',
  typed: {
    so: (text) => `Drag: ${text}…`,
    several: (text) => `Mer än en pjäs kan gå så: ${text}. Skriv också rutan där den står.`,
    none: (text) => `Inget tillåtet drag skrivs ${text}.`,
    keys: ['e2e4, Nf3', 'flyttar en pjäs: rutor, eller stor bokstav och ruta'],
  },
  copy: 'Kopiera parti och ställning',
  copies: {position: 'Ställningen (FEN)', game: 'Partiet (PGN)', diagram: 'Ett diagram'},
  ended: (by, winner, loser) => {
    switch (by) {
      case 'mate':
        return `Matt: ${winner!.name} vinner partiet.`;
      case 'unannounced':
        return `Matt, men ingen sade det: ${winner!.name} vinner bara halva partiet.`;
      case 'stalemate':
        return winner ? `Patt: ${winner.name} vinner på det.` : 'Patt: ingen vinner.';
      case 'resigned':
        return `${loser!.name} ger upp: ${winner!.name} vinner partiet.`;
      case 'pledge':
        return `Åtagandet är brutet: ${winner!.name} vinner partiet.`;
      case 'agreed':
        return 'Ni skiljs åt utan vinst.';
      case 'repetition':
        return 'Ställningen kommer gång på gång: ingen vinner.';
      case 'fifty':
        return 'Så länge har ingen bonde gått och inget slagits att ingen vinner.';
      case 'dead':
        return 'Ingen kan längre göra matt: ingen vinner.';
    }
  },
  stands: (game, games) => (games > 1 ? `Parti ${game} av ${games}.` : 'Ett parti spelas.'),
  settledTitle: 'Partiet',
  sessionTitle: 'Matchen är slut',
  goOn: 'Nästa parti',
  look: 'Se på brädet',
  stop: 'Sluta matchen',
  askStop: 'Matchen slutar här; ett parti som inte är slut räknas inte för någon.',
  refusals: {
    'not-now': () => 'Det går inte nu.',
    'not-your-turn': () => 'Det är inte din tur.',
    over: () => 'Matchen är slut.',
    'not-a-square': () => 'Det finns ingen sådan ruta.',
    'not-yours': () => 'Det är inte din pjäs.',
    touched: ({square: name}) => `Du har rört vid pjäsen på ${square(String(name))}: den måste flyttas.`,
    'not-to-touch': () => 'Den pjäsen har inget drag.',
    idle: () => 'Den bonden vilar tills du förlorar en pjäs.',
    'castling-a': () => 'Din kung har flyttats och kan inte längre rockera.',
    'castling-b': () => 'Det tornet har flyttats, så du kan inte rockera med det.',
    'castling-c': () => 'En kung i schack får inte rockera.',
    'castling-d': () => 'Din kung skulle passera en ruta där han stod i schack.',
    'castling-e': () => 'En annan pjäs står mellan kung och torn.',
    'in-check': () => 'Din kung skulle fortfarande stå i schack.',
    'into-check': () => 'Din kung skulle stå i schack.',
    'own-man': () => 'Där står din egen pjäs.',
    'no-such-move': ({man}) => `Så går inte ${article(String(man))} ${MEN[String(man)]!}.`,
    'not-lost': () => 'En bonde blir bara det som är förlorat.',
    'no-offer': () => 'Det kan inte erbjudas nu.',
    'no-claim': () => 'Det finns ingen remi att kräva.',
  },
};
