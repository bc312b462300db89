import type {Who} from '@quinola/table';
import {de as kit, theCard} from '@quinola/table/strings/de.js';
import type {OmbrePanelWords} from '../types.js';
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
    `${v(who, 'haben', 'hat')} ${game} angesagt: Übernehmen Sie es, gehen Sie höher, oder passen Sie.`,
  overbidAsk: (who, game) => `${v(who, 'haben', 'hat')} ${game} angesagt: Gehen Sie höher, oder passen Sie.`,
  gameNeeds: {
    ask: 'Trumpf wählen, dann Karten tauschen',
    'ask-colour': 'die Favorite ist Trumpf; dann Karten tauschen',
    tournee: 'eine aufgedeckte Karte bestimmt Trumpf; dann tauschen',
    'obscur-top': 'höchstens eine Karte behalten, neue ziehen, dann Trumpf wählen',
    'obscur-bottom': 'ebenso, aber von unten aus dem Talon',
    'obscur-middle': 'ebenso, aber aus der Mitte des Talons',
    casco: 'beide schwarzen Asse zeigen; eine aufgedeckte Karte bestimmt Trumpf',
    solo: 'Trumpf wählen, aber keine Karten tauschen',
    'solo-colour': 'die Favorite ist Trumpf; keine Karten tauschen',
    tout: 'alle Stiche machen, ohne zu tauschen',
    'tout-colour': 'alle Stiche machen; die Favorite ist Trumpf',
    grandissimo: 'nur die beiden schwarzen Asse sind Trumpf; kein Tausch',
    nullissimo: 'keinen einzigen Stich machen; nur die schwarzen Asse sind Trumpf',
  },
  dishOnly: 'gewinnt nur den Teller',
  lackAces: 'ein schwarzes Ass fehlt',
  kingTitle: 'Alle haben gepasst',
  kingAsk:
    'Sie setzen als König aus. Sie dürfen aber den Talon nehmen, das Beste davon behalten und gegen alle anderen spielen.',
  takeTalon: 'Talon nehmen',
  decline: 'Liegen lassen',
  trumpTitle: 'Trumpf',
  trumpAsk: 'Welche Farbe soll Trumpf sein?',
  askAsk: 'Wählen Sie Trumpf, oder machen Sie aus der Frage ein anderes Spiel.',
  nameSuit: (suit, isFavourite) => `${kit.suit(suit)}${isFavourite ? ' (Favorite)' : ''}`,
  turnTitle: 'Der Talon',
  turnAsk: 'Die oberste Karte des Talons bestimmt Trumpf und gehört Ihnen.',
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
  askGiveUp: 'Sie zahlen den Preis des Spiels und legen eine Bete in den Teller. Gespielt wird nicht.',
  offers: {
    offer: 'Spiel anbieten',
    askOffer:
      'Sie legen eine Bete in den Teller. Nehmen die anderen an, ist dieses Spiel zu Ende. Spielt einer gegen Sie, wird gespielt, aber Sie können nichts gewinnen.',
    kunil: 'Aufhebung erbitten (Kunil)',
    askKunil:
      'Willigen alle ein, wird das Spiel ohne Bete aufgehoben. Weigert sich einer, müssen Sie spielen und können nicht mehr aufgeben.',
    title: 'Das Angebot',
    answerOffer: (who) =>
      `${v(who, 'bieten', 'bietet')} das Spiel an. Sie dürfen dagegen spielen: Mit den meisten Stichen gewinnen Sie den Teller, sonst zahlen Sie eine Bete.`,
    answerKunil: (who) =>
      `${v(who, 'bitten', 'bittet')} um Aufhebung. Weigern Sie sich, muss gespielt werden.`,
    accept: 'Angenommen',
    against: 'Ich spiele dagegen',
    annul: 'Einverstanden',
    refuse: 'Ich weigere mich',
    offered: (who, count) =>
      `${v(who, 'bieten', 'bietet')} das Spiel an und ${who.you ? 'legen' : 'legt'} eine Bete von ${count} in den Teller.`,
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
          ? 'Sonst muss der Hombre ausspielen, was man ihm sagt; ein anderer verliert gegen ihn und zahlt eine Bete.'
          : 'Sonst geht das Spiel weiter, und Sie können es nicht noch einmal versuchen.'
      }`,
    nameTitle: 'Was der Hombre ausspielt',
    nameAsk: (who) =>
      `${who.name} hat den Rest beansprucht, ohne sicher zu sein. Nennen Sie die Karte, die ausgespielt wird.`,
    claimed: (who, holds, cards) =>
      `${v(who, 'beanspruchen', 'beansprucht')} den Rest${cards ? ` mit ${list(cards)}` : ''}${
        holds ? ': Alle übrigen Stiche sind gewonnen.' : ', ist aber zu schlagen.'
      }`,
    named: (who, face) => `${v(who, 'lassen', 'lässt')} ${theCard(face)} ausspielen.`,
    open: (who) => (who.you ? 'Ihre offenen Karten' : `Offene Karten: ${who.name}`),
    wrongly: (who) => `${v(who, 'haben', 'hat')} zu Unrecht den Rest beansprucht: Der Hombre hat gewonnen.`,
  },
  review: {
    title: 'Was Sie weggelegt haben',
    look: 'Weggelegte Karten ansehen',
    askLook: 'Frei ansehen dürfen Sie sie nicht mehr: Wer jetzt nachsieht, darf die Vole nicht spielen.',
    lookAtTricks: 'Die Stiche vorzeigen lassen',
    askLookAtTricks:
      'Wer ohne Kauf spielt, darf alle Stiche durchsehen; danach darf er die Vole aber nicht mehr spielen.',
    name: 'Nachsehen und auf die Vole verzichten',
    looked: (who, atTricks) =>
      `${v(who, 'sehen', 'sieht')} die ${atTricks ? 'Stiche' : 'weggelegten Karten'} an und ${who.you ? 'dürfen' : 'darf'} die Vole nicht spielen.`,
  },
  voleTitle: (count) => `Die ersten ${count === 5 ? 'fünf' : 'sieben'} gehören Ihnen`,
  voleAsk: (count) =>
    `Das Spiel ist gewonnen. Spielen Sie zum ${count === 5 ? 'sechsten' : 'achten'} Stich aus, so geht es um alle Stiche, die Vole: Sie bringt mehr, kostet aber ebenso viel, wenn ein Stich fehlt.`,
  goOnVole: 'Vole spielen',
  enough: 'Aufhören',
  claimTitle: 'Prämien',
  claimAsk:
    'Fordern Sie, was Ihr Blatt verdient hat. Was Sie nicht fordern, ist verloren; was zu viel ist, zahlen Sie doppelt zurück.',
  claim: (count, premiers) =>
    [count ? matadors(count) : '', premiers ? 'erste fünf' : ''].filter(Boolean).join(', ') || 'Nichts',
  drew: (who, face) => `${v(who, 'ziehen', 'zieht')} ${theCard(face)}.`,
  seated: (dealer) => `${v(dealer, 'geben', 'gibt')} zuerst.`,
  favouriteTold: (suit) => `Favorite, die Farbe, die doppelt zählt: ${kit.suit(suit)}.`,
  dealt: (dealer, dish) => `${v(dealer, 'geben', 'gibt')}; im Teller: ${marks(dish)}.`,
  passed: (who) => `${v(who, 'passen', 'passt')}.`,
  bid: (who, game) => `${v(who, 'sagen', 'sagt')} an: ${game}.`,
  held: (who, game) => `${v(who, 'übernehmen', 'übernimmt')}: ${game}.`,
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
        .join(' und ') || 'keine Prämie'
    }.`,
  played: (who, face) => `${v(who, 'spielen', 'spielt')} ${theCard(face)}.`,
  trickWon: (who) => `${v(who, 'nehmen', 'nimmt')} den Stich.`,
  outcome: (who, game, outcome) => {
    const loses = `${game}: ${v(who, 'verlieren', 'verliert')}`;
    switch (outcome) {
      case 'win':
        return `${game}: ${v(who, 'gewinnen', 'gewinnt')}.`;
      case 'remise':
        return `${loses}. Gleichstand (Remis): Niemand hat allein die meisten Stiche.`;
      case 'codille':
        return `${loses}. Ein anderer hat mehr Stiche (Codille).`;
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
  draws: (who, count) => `${v(who, 'gewinnen', 'gewinnt')} den Teller: ${marks(count)}.`,
  bete: (who, count) => `${v(who, 'legen', 'legt')} eine Bete von ${count} in den Teller.`,
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
  words: {pass: 'Ich passe', hold: 'Ich übernehme'},
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
    'not-the-hand': () => 'Übernehmen darf nur, wer vor dem Bietenden spricht.',
    'needs-both-aces': () => 'Großes Casco verlangt beide schwarzen Asse.',
    'asker-holds': () => 'Wer gefragt hat, darf ein Solo übernehmen, aber keines ansagen.',
    'keeps-one-at-most': () =>
      'Bei Obscur behalten Sie höchstens eine Karte; haben Sie ein schwarzes Ass, muss es dieses sein.',
    'choose-so-many': ({least, most}) =>
      least === most
        ? `Wählen Sie ${some(Number(least))}.`
        : `Wählen Sie ${String(least)} bis ${String(most)} Karten.`,
    'not-to-choose': () => 'Diese Karte müssen Sie behalten.',
    over: () => 'Der Abend ist zu Ende.',
  },
};
