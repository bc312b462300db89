import type {Who} from '@quinola/table';
import {de as kit, theCard} from '@quinola/table/strings/de.js';
import type {CalledKingPanelWords} from '../types.js';
import {marks} from './de.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
/** What one or several people do: `Caroline und Leopold gewinnen`; the polite form of the visitor is a plural. */
function all(who: readonly Who[], own: string, others: string): string {
  const names = who.map(({name}) => name);
  const subject = [names.slice(0, -1).join(', '), names.at(-1)].filter(Boolean).join(' und ');
  return `${subject} ${who.length > 1 || who[0]!.you ? own : others}`;
}

/** German: panels of Quadrille and Cinquille, and what happens. */
export const panels: CalledKingPanelWords = {
  drawTitle: 'Die Plätze',
  drawAsk:
    'Jeder zieht eine Pik-Karte. Wer den König zieht, gibt zuerst; rechts von ihm sitzen die anderen der Reihe nach.',
  drawCard: (place) => `Karte ${place} ziehen`,
  openAsk: 'Mit einem Partner oder allein? Ein höheres Spiel bringt mehr.',
  answerAsk: (who, game) =>
    `${v(who, 'haben', 'hat')} ${game} angesagt: Übernehmen Sie es, gehen Sie höher, oder passen Sie.`,
  overbidAsk: (who, game) => `${v(who, 'haben', 'hat')} ${game} angesagt: Gehen Sie höher, oder passen Sie.`,
  gameNeeds: {
    ask: 'Trumpf wählen und einen König rufen: Wer ihn hat, ist heimlich Ihr Partner',
    mediateur: 'ein anderer gibt Ihnen einen König für eine Karte; dann spielen Sie allein',
    casco: 'mit beiden schwarzen Assen: Wer den gerufenen König hat, wählt Trumpf',
    solo: 'allein gegen alle anderen spielen',
    tout: 'allein spielen und alle Stiche machen',
    'spadille-forcee': 'alle haben gepasst: Wer das Pik-Ass hat, muss spielen',
  },
  dishOnly: 'gewinnt nur den Teller',
  lackAces: 'ein schwarzes Ass fehlt',
  nothingToCall: 'es ist kein König zu haben',
  trumpTitle: 'Trumpf',
  trumpAsk: 'Welche Farbe soll Trumpf sein?',
  nameSuit: (suit) => kit.suit(suit),
  callTitle: 'Der gerufene König',
  callAsk: 'Wer die gerufene Karte hat, spielt mit Ihnen. Bis sie gespielt wird, weiß nur er es.',
  callForMediateur: 'Welchen König soll man Ihnen geben?',
  callToName: 'Wer ihn hat, nennt Trumpf und spielt mit Ihnen.',
  callCard: (face, own) => `${kit.card(face)}${own ? ' (Ihr eigener: allein)' : ''}`,
  otherTrump: 'Anderer Trumpf',
  returnTitle: 'Für den König',
  giveBack: 'Zurückgeben',
  announceTitle: 'Vor dem ersten Stich',
  announceAsk:
    'Sie können jetzt alle Stiche ansagen: Das bringt mehr und kostet ebenso viel, wenn einer fehlt.',
  announce: 'Alle Stiche ansagen',
  begin: 'Anfangen',
  standTitle: 'Das Spiel ist gewonnen',
  standAsk:
    'Wer weiter ausspielt, spielt auf alle Stiche: Die Vole bringt mehr und kostet ebenso viel, wenn sie misslingt.',
  goOn: 'Vole spielen',
  stand: 'Aufhören',
  drew: (who, face) => `${v(who, 'ziehen', 'zieht')} ${theCard(face)}.`,
  seated: (dealer) => `${v(dealer, 'geben', 'gibt')} zuerst.`,
  dealt: (dealer, dish) => `${v(dealer, 'geben', 'gibt')}; im Teller: ${marks(dish)}.`,
  passed: (who) => `${v(who, 'passen', 'passt')}.`,
  bid: (who, game) => `${v(who, 'sagen', 'sagt')} an: ${game}.`,
  held: (who, game) => `${v(who, 'übernehmen', 'übernimmt')}: ${game}.`,
  forced: (who) =>
    `Alle haben gepasst: ${v(who, 'haben', 'hat')} Spadille und ${who.you ? 'müssen' : 'muss'} spielen.`,
  trump: (who, suit) => `${v(who, 'machen', 'macht')} ${kit.suit(suit)} zum Trumpf.`,
  calls: (who, face) => `${v(who, 'rufen', 'ruft')} ${theCard(face)}.`,
  gives: (who, face) => `${v(who, 'geben', 'gibt')} ${theCard(face)} her.`,
  returned: (who) => `${v(who, 'geben', 'gibt')} eine Karte zurück.`,
  gotBack: (face) => `Es ist ${theCard(face, 'nom')}.`,
  voleAnnounced: (who) => `${v(who, 'sagen', 'sagt')} alle Stiche an.`,
  voleUndertaken: (who) => `${v(who, 'spielen', 'spielt')} weiter auf alle Stiche, die Vole.`,
  stood: (who) => `${v(who, 'hören', 'hört')} auf: Das Spiel ist gewonnen.`,
  shown: (who, face, alone) =>
    alone
      ? `${v(who, 'zeigen', 'zeigt')} selbst die gerufene Karte, ${theCard(face)}, und ${who.you ? 'spielen' : 'spielt'} also allein.`
      : `${v(who, 'zeigen', 'zeigt')} die gerufene Karte, ${theCard(face)}, und ${who.you ? 'sind' : 'ist'} der Partner.`,
  delices: (who) => `Délices: ${v(who, 'stechen', 'sticht')} die Farbe des Königs mit Trumpf.`,
  favourite: (suit) => `${kit.suit(suit)} wird Favorite.`,
  played: (who, face) => `${v(who, 'spielen', 'spielt')} ${theCard(face)}.`,
  trickWon: (who) => `${v(who, 'nehmen', 'nimmt')} den Stich.`,
  outcome: (who, mate, game, outcome) => {
    const side = mate ? [who, mate] : [who];
    const loses = `${game}: ${all(side, 'verlieren', 'verliert')}`;
    switch (outcome) {
      case 'win':
        return `${game}: ${all(side, 'gewinnen', 'gewinnt')}.`;
      case 'remise':
        return `${loses}. Gleichstand: nur die Hälfte der Stiche (Remis).`;
      case 'codille':
        return `${loses}. Die anderen haben mehr Stiche (Codille).`;
      case 'lost':
        return `${loses}. Es wurden nicht alle Stiche gemacht.`;
    }
  },
  draws: (who, count) => `${all(who, 'gewinnen', 'gewinnt')} den Teller: ${marks(count)}.`,
  bete: (who, count) => `${all(who, 'legen', 'legt')} eine Bete von ${count} in den Teller.`,
  dealTitle: (deal) => `${deal}. Spiel`,
  deal: 'Spiel',
  trick: (number) => `${number}. Stich`,
  sessionTitle: 'Der Abend ist zu Ende',
  sessionOver: (count) =>
    count === null || count === 0
      ? 'Was im Teller lag, ist geteilt.'
      : `Was im Teller lag, ist geteilt. Sie stehen mit ${marks(Math.abs(count))} ${count > 0 ? 'Gewinn' : 'Verlust'} auf.`,
  another: 'Noch ein Abend',
  head: {
    player: 'Spieler',
    tricks: 'Stiche',
    gain: 'Gewinn',
    each: 'Von jedem',
    pays: 'Wer wem zahlt',
  },
  parts: {
    game: 'das Spiel',
    matadors: (count) => `${count} ${count === 1 ? 'Matador' : 'Matadore'}`,
    premiers: 'die ersten Stiche',
    vole: 'die Vole',
    devole: 'kein einziger Stich',
  },
  dues: {
    honours: 'das Spiel mit Prämien',
    mediateur: 'für den König',
    delices: 'Délices',
    stake: 'Einsatz',
    dish: 'der Teller',
    bete: 'Bete',
    block: 'Block',
    division: 'Anteil am Teller',
  },
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
    'nothing-to-call': () => 'Es gibt keinen König, den man Ihnen geben könnte.',
    'not-to-be-called': () => 'Diese Karte kann bei diesem Trumpf nicht gerufen werden.',
    'not-that-suit': () => 'Diese Farbe kann hier nicht Trumpf sein.',
    over: () => 'Der Abend ist zu Ende.',
  },
};
