import type {Who} from '@quinola/table';
import {de as kit, theCard} from '@quinola/table/strings/de.js';
import type {OmbrePanelWords} from '../strings.js';
import {marks} from './de.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const first = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const list = (cards: readonly string[]): string => cards.map((face) => kit.card(face)).join(', ');
const some = (count: number): string => `${count} ${count === 1 ? 'Karte' : 'Karten'}`;
const matadors = (count: number): string => `${count} ${count === 1 ? 'Matador' : 'Matadore'}`;

/** German: panels of Ombre, and what happens. */
export const panels: OmbrePanelWords = {
  drawTitle: 'Die Plätze',
  drawAsk: 'Jeder zieht eine Karte anderer Farbe. Wer Pik zieht, gibt zuerst.',
  drawCard: (place) => `Karte ${place} ziehen`,
  openAsk: (two) => `Wer spielt${two ? '' : ' gegen alle anderen'}? Ein höheres Spiel bringt mehr.`,
  answerAsk: (who, game) =>
    `${v(who, 'haben', 'hat')} ${game} angesagt: Halten Sie es, gehen Sie höher, oder passen Sie.`,
  overbidAsk: (who, game) => `${v(who, 'haben', 'hat')} ${game} angesagt: Gehen Sie höher, oder passen Sie.`,
  gameNeeds: {
    ask: 'Trumpf nennen, dann tauschen',
    'ask-colour': 'die Favorite ist Trumpf; tauschen',
    tournee: 'eine aufgedeckte Karte macht Trumpf; tauschen',
    'obscur-top': 'fast alle Karten neu, dann Trumpf nennen',
    'obscur-bottom': 'ebenso, aber von unten',
    'obscur-middle': 'ebenso, aber aus der Mitte',
    casco: 'beide schwarzen Asse zeigen; eine Karte macht Trumpf',
    solo: 'kein Tausch; Sie nennen Trumpf',
    'solo-colour': 'kein Tausch; die Favorite ist Trumpf',
    tout: 'kein Tausch, alle Stiche',
    'tout-colour': 'alle Stiche, die Favorite ist Trumpf',
    grandissimo: 'nur die schwarzen Asse sind Trumpf',
    nullissimo: 'kein Stich; nur die schwarzen Asse sind Trumpf',
  },
  dishOnly: 'nur Teller',
  lackAces: 'ein schwarzes Ass fehlt',
  kingTitle: 'Alle haben gepasst',
  kingAsk:
    'Sie setzen als König aus. Sie dürfen aber den Talon nehmen, das Beste davon behalten und gegen alle anderen spielen.',
  takeTalon: 'Talon nehmen',
  decline: 'Liegen lassen',
  trumpTitle: 'Trumpf',
  trumpAsk: 'Welche Farbe soll Trumpf sein?',
  askAsk: 'Nennen Sie Trumpf, oder machen Sie aus der Frage ein anderes Spiel.',
  nameSuit: (suit, isFavourite) => `${kit.suit(suit)}${isFavourite ? ' (Favorite)' : ''}`,
  turnTitle: 'Der Talon',
  turnAsk: 'Die oberste Karte des Talons macht Trumpf und gehört Ihnen.',
  turn: 'Aufdecken',
  turnAgainAsk: (face) =>
    `Aufgedeckt: ${kit.card(face)}. Behalten Sie diese Farbe, oder decken Sie noch eine Karte auf.`,
  turnAgain: 'Noch eine',
  keepTrump: 'Diese Farbe behalten',
  keepTitle: 'Was Sie behalten',
  keep: (face) => (face === null ? 'Nichts behalten' : `${first(theCard(face))} behalten`),
  pickTitle: 'Was Sie behalten',
  pick: (count) => `${some(count)} behalten`,
  buyTitle: 'Der Tausch',
  buy: (count) => (count ? `${some(count)} tauschen` : 'Nichts tauschen'),
  giveUp: 'Spiel aufgeben',
  askGiveUp: 'Sie zahlen den Preis des Spiels und setzen eine Bete; gespielt wird nicht.',
  offers: {
    offer: 'Spiel anbieten',
    askOffer:
      'Sie setzen eine Bete. Nehmen die anderen an, ist das Spiel aufgegeben. Spielt einer dagegen, wird gespielt, und Sie können nichts gewinnen.',
    kunil: 'Aufhebung erbitten (Kunil)',
    askKunil:
      'Willigen alle ein, wird das Spiel ohne Bete aufgehoben. Weigert sich einer, müssen Sie spielen und können nicht mehr aufgeben.',
    title: 'Das Angebot',
    answerOffer: (who) =>
      `${v(who, 'bieten', 'bietet')} das Spiel an. Wer dagegen spielt und die meisten Stiche macht, zieht den Teller; sonst setzt er eine Bete.`,
    answerKunil: (who) =>
      `${v(who, 'bitten', 'bittet')} um Aufhebung. Weigern Sie sich, muss gespielt werden.`,
    accept: 'Angenommen',
    against: 'Ich spiele dagegen',
    annul: 'Einverstanden',
    refuse: 'Ich weigere mich',
    offered: (who, count) =>
      `${v(who, 'bieten', 'bietet')} das Spiel an und ${who.you ? 'setzen' : 'setzt'} eine Bete von ${count}.`,
    proposed: (who) => `${v(who, 'bitten', 'bittet')} darum, das Spiel aufzuheben.`,
    accepted: (who) => `${v(who, 'nehmen', 'nimmt')} an.`,
    playsAgainst: (who) => `${v(who, 'spielen', 'spielt')} dagegen.`,
    refused: (who) => `${v(who, 'weigern sich', 'weigert sich')}: Es muss gespielt werden.`,
    annulled: 'Alle sind einverstanden: Das Spiel ist aufgehoben.',
  },
  rest: {
    claim: 'Den Rest beanspruchen',
    askClaim: (strict) =>
      `Sie decken Ihre Karten auf: Alle übrigen Stiche gehören Ihnen, wenn nichts Sie schlagen kann. ${
        strict
          ? 'Sonst muss ein Lomber ausspielen, was man ihm sagt, und ein anderer verliert gegen ihn und setzt eine Bete.'
          : 'Sonst geht das Spiel weiter, und Sie können es nicht noch einmal versuchen.'
      }`,
    nameTitle: 'Was er ausspielt',
    nameAsk: (who) => `${who.name} war sich nicht sicher. Nennen Sie die Karte, die ausgespielt wird.`,
    claimed: (who, holds, cards) =>
      `${v(who, 'beanspruchen', 'beansprucht')} den Rest${cards ? ` mit ${list(cards)}` : ''}${
        holds ? ': Alle übrigen Stiche sind gewonnen.' : ', ist aber zu schlagen.'
      }`,
    named: (who, face) => `${v(who, 'lassen', 'lässt')} ${theCard(face)} ausspielen.`,
    open: (who) => (who.you ? 'Ihre offenen Karten' : `Offene Karten: ${who.name}`),
    wrongly: (who) => `${v(who, 'haben', 'hat')} zu Unrecht den Rest beansprucht: Der Lomber hat gewonnen.`,
  },
  review: {
    title: 'Was Sie weggelegt haben',
    look: 'Weggelegte Karten ansehen',
    askLook: 'Frei ansehen dürfen Sie sie nicht mehr: Wer jetzt nachsieht, darf die Vole nicht spielen.',
    looked: (who) =>
      `${v(who, 'sehen', 'sieht')} die weggelegten Karten an und ${who.you ? 'dürfen' : 'darf'} die Vole nicht spielen.`,
  },
  voleTitle: (count) => `Die ersten ${count === 5 ? 'fünf' : 'sieben'} gehören Ihnen`,
  voleAsk: (count) =>
    `Das Spiel ist gewonnen. Wer zum ${count === 5 ? 'sechsten' : 'achten'} Stich ausspielt, spielt auf alle: Die Vole bringt mehr und kostet ebenso viel, wenn sie misslingt.`,
  goOnVole: 'Vole spielen',
  enough: 'Aufhören',
  claimTitle: 'Honneurs',
  claimAsk: 'Was Sie nicht fordern, ist verloren; was zu viel ist, zahlen Sie doppelt zurück.',
  claim: (count, premiers) =>
    [count ? matadors(count) : '', premiers ? 'erste fünf' : ''].filter(Boolean).join(', ') || 'Nichts',
  drew: (who, face) => `${v(who, 'ziehen', 'zieht')} ${theCard(face)}.`,
  seated: (dealer) => `${v(dealer, 'geben', 'gibt')} zuerst.`,
  favouriteTold: (suit) => `Favorite, die Farbe, die doppelt zählt: ${kit.suit(suit)}.`,
  dealt: (dealer, dish) => `${v(dealer, 'geben', 'gibt')}; im Teller: ${marks(dish)}.`,
  passed: (who) => `${v(who, 'passen', 'passt')}.`,
  bid: (who, game) => `${v(who, 'sagen', 'sagt')} an: ${game}.`,
  held: (who, game) => `${v(who, 'halten', 'hält')} ${game}.`,
  shown: (who) => `${v(who, 'zeigen', 'zeigt')} beide schwarzen Asse.`,
  thrownIn: 'Niemand spielt: Die Karten werden zusammengeworfen.',
  kingDeclined: (who) => `${v(who, 'lassen', 'lässt')} den Talon liegen.`,
  plays: (who, game, others) =>
    `${v(who, 'spielen', 'spielt')}${others > 1 ? ' gegen die anderen' : ''}: ${game}.`,
  turned: (who, face) => `${v(who, 'decken', 'deckt')} ${theCard(face)} auf.`,
  trump: (who, suit) => `${v(who, 'spielen', 'spielt')} mit ${kit.suit(suit)} als Trumpf.`,
  bought: (who, count) => `${v(who, 'tauschen', 'tauscht')} ${count ? some(count) : 'nichts'}.`,
  laid: (cards) => `Sie haben weggelegt: ${list(cards)}.`,
  drawn: (cards) => `Sie haben bekommen: ${list(cards)}.`,
  gaveUp: (who) => `${v(who, 'geben', 'gibt')} das Spiel auf.`,
  voleTold: (who) => `${v(who, 'spielen', 'spielt')} auf alle Stiche, die Vole.`,
  enoughTold: (who, count) =>
    `${v(who, 'hören', 'hört')} nach den ersten ${count === 5 ? 'fünf' : 'sieben'} Stichen auf.`,
  claimed: (who, count, premiers) =>
    `${v(who, 'fordern', 'fordert')} ${
      [count ? matadors(count) : '', premiers ? 'die ersten fünf Stiche' : '']
        .filter(Boolean)
        .join(' und ') || 'keine Honneurs'
    }.`,
  played: (who, face) => `${v(who, 'spielen', 'spielt')} ${theCard(face)}.`,
  trickWon: (who) => `${v(who, 'nehmen', 'nimmt')} den Stich.`,
  outcome: (who, game, outcome) => {
    const loses = `${game}: ${v(who, 'verlieren', 'verliert')}`;
    switch (outcome) {
      case 'win':
        return `${game}: ${v(who, 'gewinnen', 'gewinnt')}.`;
      case 'remise':
        return `${loses}. Remis: Niemand hat allein die meisten Stiche.`;
      case 'codille':
        return `${loses}. Codille: Ein anderer hat die meisten Stiche.`;
      case 'lost':
        return `${loses}.`;
      case 'renounce':
        return `${game}: ${v(who, 'geben', 'gibt')} auf.`;
      case 'thrown-in':
      case 'annulled':
        return 'Niemand hat gespielt.';
    }
  },
  pays: (who, each) =>
    each > 0
      ? `${v(who, 'bekommen', 'bekommt')} von jedem ${each}.`
      : `${v(who, 'zahlen', 'zahlt')} jedem ${-each}.`,
  draws: (who, count) => `${v(who, 'ziehen', 'zieht')} den Teller: ${marks(count)}.`,
  bete: (who, count) => `${v(who, 'setzen', 'setzt')} eine Bete von ${count}.`,
  dealTitle: (deal) => `${deal}. Spiel`,
  deal: 'Spiel',
  trick: (number) => `${number}. Stich`,
  sessionTitle: 'Der Abend ist zu Ende',
  sessionOver: (count) =>
    count === null || count === 0
      ? 'Was im Teller lag, ist geteilt.'
      : `Was im Teller lag, ist geteilt. Sie stehen mit ${marks(Math.abs(count))} ${count > 0 ? 'Gewinn' : 'Verlust'} auf.`,
  another: 'Noch ein Abend',
  head: {player: 'Spieler', tricks: 'Stiche', gain: 'Gewinn', each: 'Von jedem', marks: 'Marken'},
  parts: {game: 'das Spiel', matadors, premiers: 'die ersten fünf Stiche', vole: 'die Vole'},
  words: {pass: 'Ich passe', hold: 'Ich halte'},
  stop: 'Den Abend beenden',
  askStop: 'Der Abend endet hier: Was im Teller liegt, wird geteilt.',
  counted: (best, deals, better) =>
    `Am besten in ${best} von ${deals} gedachten Verteilungen${
      better
        ? `, um ${better.margin.toFixed(1).replace('.', ',')} Marken besser als ${theCard(better.next, 'nom')}`
        : ''
    }.`,
  refusals: {
    'not-now': () => 'Das geht jetzt nicht.',
    'not-your-turn': () => 'Sie sind nicht am Zug.',
    'not-held': () => 'Diese Karte haben Sie nicht.',
    'must-follow': () => 'Sie müssen Farbe bekennen.',
    'not-higher': () => 'Sie müssen ein höheres Spiel ansagen.',
    'not-the-hand': () => 'Halten darf nur, wer vor dem Bietenden spricht.',
    'needs-both-aces': () => 'Großes Casco verlangt beide schwarzen Asse.',
    'keeps-one-at-most': () =>
      'Bei Obscur behalten Sie höchstens eine Karte, und haben Sie ein schwarzes Ass, dann dieses.',
    'choose-so-many': ({least, most}) =>
      least === most
        ? `Wählen Sie ${some(Number(least))}.`
        : `Wählen Sie ${String(least)} bis ${String(most)} Karten.`,
    'not-to-choose': () => 'Diese Karte müssen Sie behalten.',
    over: () => 'Der Abend ist zu Ende.',
  },
};
