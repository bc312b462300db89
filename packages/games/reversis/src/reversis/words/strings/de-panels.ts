import type {Who} from '@quinola/table';
import {de as kit, theCard} from '@quinola/table/strings/de.js';
import type {ReversisPanelWords} from '../types.js';

const v = (who: Who, own: string, others: string): string => `${who.name} ${who.you ? own : others}`;
const inner = (who: Who): string => (who.you ? 'Sie' : who.name);
const dative = (who: Who): string => (who.you ? 'Ihnen' : who.name);
const first = (text: string): string => text[0]!.toUpperCase() + text.slice(1);
const nom = (face: string): string => (face === 'JH' ? 'die Quinola' : theCard(face, 'nom'));
const name = (face: string): string => (face === 'JH' ? 'die Quinola' : theCard(face));

/** German: panels of Reversis, and what happens. */
export const panels: ReversisPanelWords = {
  exchangeTitle: 'Der Talon',
  throwAway: 'Karte tauschen',
  keepAll: 'Alle behalten',
  layTitle: 'Die zwölfte Karte',
  layAway: 'Karte weglegen',
  claimTitle: 'Ehe abgehoben wird',
  claimAsk: 'Was jetzt nicht gefordert wird, ist verloren.',
  claimCard: (face) => `Zahlung für ${name(face)}`,
  claimPannier: 'Den Korb nehmen',
  noMore: 'Ich fordere nichts mehr',
  drawTitle: 'Die Plätze',
  drawAsk: 'Jeder zieht eine der vier Zehnen. Wer Karo zieht, gibt zuerst.',
  drawCard: (place) => `Karte ${place} ziehen`,
  drew: (who, face) => `${v(who, 'ziehen', 'zieht')} ${kit.card(face)}.`,
  seated: (dealer) => `${v(dealer, 'geben', 'gibt')} zuerst.`,
  dealt: (dealer, pannier) => `${v(dealer, 'geben', 'gibt')}; im Korb liegen ${pannier} Jetons.`,
  exchanged: (who) => `${v(who, 'tauschen', 'tauscht')} eine Karte.`,
  kept: (who) => `${v(who, 'behalten', 'behält')} alle Karten.`,
  laidAway: (who) => `${v(who, 'legen', 'legt')} eine Karte weg.`,
  discarded: (face) => `${first(nom(face))} liegt unter dem Korb.`,
  drawn: (face) => `Sie haben ${name(face)} bekommen.`,
  saw: (face) => `Sie haben ${name(face)} unter dem Korb gelassen.`,
  played: (who, face) => `${v(who, 'spielen', 'spielt')} ${name(face)}.`,
  trickWon: (who) => `${v(who, 'nehmen', 'nimmt')} den Stich.`,
  fell: (kind, who, face, other, jettons) => {
    switch (kind) {
      case 'given':
        return `${v(who, 'werfen', 'wirft')} ${name(face)} ab: ${inner(other)} ${other.you ? 'schulden' : 'schuldet'} ${jettons}.`;
      case 'forced':
        return `${first(nom(face))} wird herausgezwungen (forciert): ${inner(who)} ${who.you ? 'schulden' : 'schuldet'} ${dative(other)} ${jettons}.`;
      case 'led':
        return `${first(nom(face))} ist ausgespielt: ${inner(who)} ${who.you ? 'schulden' : 'schuldet'} dem Gewinner der Partie ${jettons}.`;
    }
  },
  undertaken: (who) =>
    `Neun Stiche hintereinander: ${inner(who)} ${who.you ? 'müssen' : 'muss'} nun alle elf machen, das Reversis. Wer ihm einen nimmt, bricht es.`,
  claimed: (who, face) =>
    `${v(who, 'fordern', 'fordert')} ${face ? `die Zahlung für ${name(face)}` : 'den Korb'}.`,
  party: (winner, loser, jettons) =>
    `${v(winner, 'gewinnen', 'gewinnt')} die Partie: ${inner(loser)} ${loser.you ? 'zahlen' : 'zahlt'} ${jettons}.`,
  made: (maker) => `${v(maker, 'machen', 'macht')} Reversis, alle elf Stiche.`,
  broken: (undertaker, breaker, trick) =>
    `${v(breaker, 'brechen', 'bricht')} ${dative(undertaker)} das Reversis im ${trick}. Stich.`,
  draws: (who, jettons) => `${v(who, 'gewinnen', 'gewinnt')} den Korb: ${jettons}.`,
  bete: (who, jettons) => `${v(who, 'legen', 'legt')} eine Bete von ${jettons} in den Korb.`,
  rounds: (left) =>
    left
      ? `Eine Runde ist um, ein Zeichen wird abgerissen: noch ${left} ${left === 1 ? 'Runde' : 'Runden'}.`
      : '',
  dealTitle: (deal) => `${deal}. Spiel`,
  deal: 'Spiel',
  trick: (number) => `${number}. Stich`,
  sessionTitle: 'Der Abend ist zu Ende',
  sessionOver: (jettons) =>
    jettons === null
      ? 'Der Korb ist geteilt und alles beglichen.'
      : jettons === 0
        ? 'Der Korb ist geteilt. Sie stehen ohne Gewinn und Verlust auf.'
        : `Der Korb ist geteilt. Sie stehen mit ${Math.abs(jettons)} Jetons ${jettons > 0 ? 'Gewinn' : 'Verlust'} auf.`,
  another: 'Noch ein Abend',
  head: {
    player: 'Spieler',
    points: 'Punkte',
    tricks: 'Stiche',
    gain: 'Gewinn',
    sum: 'Gesamt',
    pays: 'Wer zahlt wem, wofür',
    jettons: 'Jetons',
  },
  dues: {
    party: 'für die Partie',
    reversy: 'Reversis gemacht',
    'reversy-paid-by-four-aces': 'Reversis, für alle: er hatte die vier Asse',
    'reversy-broken-a-la-bonne': 'Reversis à la bonne gebrochen',
    'quinola-a-la-bonne': 'Quinola à la bonne gespielt',
    'quinola-given': 'Quinola gegeben',
    'quinola-given-a-la-bonne': 'Quinola à la bonne gegeben',
    'quinola-forced': 'Quinola forciert',
    'quinola-led': 'Quinola ausgespielt',
    'quinola-gorged': 'Quinola gorgiert',
    'quinola-led-by-undertaker': 'Quinola in einem gebrochenen Reversis ausgespielt',
    'ace-given': 'Ass gegeben',
    'ace-forced': 'Ass forciert',
    'ace-led': 'Ass ausgespielt',
    'ace-gorged': 'Ass gorgiert',
    'ace-led-by-undertaker': 'Ass in einem gebrochenen Reversis ausgespielt',
    stake: 'Einsatz',
    pannier: 'Korb gewonnen',
    bete: 'Bete',
    division: 'Anteil am Korb',
  },
  stop: 'Den Abend beenden',
  askStop: 'Der Abend endet hier: der Korb wird geteilt.',
  counted: (best, deals, better) =>
    `Am besten in ${best} von ${deals} gedachten Verteilungen${
      better ? `, um ${better.margin.toFixed(1).replace('.', ',')} Jetons besser als ${nom(better.next)}` : ''
    }.`,
  refusals: {
    'not-now': () => 'Das geht jetzt nicht.',
    'not-your-turn': () => 'Sie sind nicht am Zug.',
    'not-held': () => 'Diese Karte haben Sie nicht.',
    'must-follow': () => 'Sie müssen Farbe bekennen.',
    'quinola-must-be-kept': () => 'In dieser Runde muss die Quinola behalten werden.',
    'nothing-owed': () => 'Dafür steht Ihnen nichts zu.',
    over: () => 'Der Abend ist zu Ende.',
  },
};
