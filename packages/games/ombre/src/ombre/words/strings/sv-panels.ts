import type {Who} from '@quinola/table';
import {card, first, sv as kit} from '@quinola/table/strings/sv.js';
import type {OmbrePanelWords} from '../types.js';
import {marks} from './sv.js';

/** A person within a sentence. */
const inner = (who: Who): string => (who.you ? 'du' : who.name);
const list = (cards: readonly string[]): string => cards.map((face) => card(face)).join(', ');
const matadors = (count: number): string => `${count} ${count === 1 ? 'matador' : 'matadorer'}`;
const bonuses = (count: number, premiers: boolean): readonly string[] =>
  [count ? matadors(count) : '', premiers ? 'de fem första sticken' : ''].filter(Boolean);

/** Swedish: panels of Ombre, and what happens. */
export const panels: OmbrePanelWords = {
  drawTitle: 'Platserna',
  drawAsk: 'Var och en drar ett kort i olika färg. Den som drar spader ger först.',
  drawCard: (place) => `Dra kort ${place}`,
  openAsk: (two) => `Vem spelar${two ? '' : ' mot alla de andra'}? Ett högre spel betalas bättre.`,
  answerAsk: (who, game) => `${who.name} har bjudit ${game}: ta över det, bjud högre eller passa.`,
  overbidAsk: (who, game) => `${who.name} har bjudit ${game}: bjud högre eller passa.`,
  gameNeeds: {
    ask: 'välj trumf, byt sedan kort',
    'ask-colour': 'favoriten är trumf; byt sedan kort',
    tournee: 'ett uppvänt kort bestämmer trumf; byt sedan kort',
    'obscur-top': 'behåll högst ett kort, ta nya, välj sedan trumf',
    'obscur-bottom': 'likadant, men nerifrån i talongen',
    'obscur-middle': 'likadant, men från talongens mitt',
    casco: 'visa båda svarta essen; ett uppvänt kort bestämmer trumf',
    solo: 'välj trumf, men byt inga kort',
    'solo-colour': 'favoriten är trumf; byt inga kort',
    tout: 'ta alla stick utan att byta kort',
    'tout-colour': 'ta alla stick med favoriten som trumf',
    grandissimo: 'bara de två svarta essen är trumf; inget byte',
    nullissimo: 'ta inte ett enda stick; bara de svarta essen är trumf',
  },
  dishOnly: 'vinner bara skålen',
  lackAces: 'du saknar ett svart ess',
  kingTitle: 'Alla har passat',
  kingAsk:
    'Du är kung och sitter över. Men du får ta upp talongen, behålla det bästa av den och spela mot de andra.',
  takeTalon: 'Ta talongen',
  decline: 'Låt den ligga',
  trumpTitle: 'Trumf',
  trumpAsk: 'Vilken färg ska vara trumf?',
  askAsk: 'Välj trumf, eller gör om din begäran till ett annat spel.',
  nameSuit: (suit, isFavourite) => `${first(kit.suit(suit))}${isFavourite ? ' (favorit)' : ''}`,
  turnTitle: 'Talongen',
  turnAsk: 'Talongens översta kort bestämmer trumf och blir ditt.',
  turn: 'Vänd upp',
  turnAgainAsk: (face) =>
    `${first(card(face))} är uppvänt. Behåll färgen som trumf, eller vänd ett kort till.`,
  turnAgain: 'Vänd igen',
  keepTrump: 'Behåll färgen',
  keepTitle: 'Vad du behåller',
  keep: (face) => (face === null ? 'Behåll inget' : `Behåll ${card(face)}`),
  pickTitle: 'Vad du behåller',
  pick: (count) => `Behåll ${count} kort`,
  buyTitle: 'Bytet',
  buy: (count) => (count ? `Byt ${count} kort` : 'Byt inget'),
  giveUp: 'Ge upp spelet',
  askGiveUp: 'Du betalar spelets pris och lägger en bet i skålen. Given spelas inte.',
  offers: {
    offer: 'Erbjud spelet',
    askOffer:
      'Du lägger en bet i skålen. Om de andra antar är given slut. Om någon spelar mot dig spelas den, men du kan inget vinna.',
    kunil: 'Be att få annullera (Kunil)',
    askKunil:
      'Om alla går med på det annulleras given utan bet. Om någon vägrar måste du spela och kan inte längre ge upp.',
    title: 'Erbjudandet',
    answerOffer: (who) =>
      `${who.name} erbjuder spelet. Du får spela emot: med flest stick vinner du skålen, annars betalar du en bet.`,
    answerKunil: (who) => `${who.name} ber att få annullera given. Om du vägrar måste spelet spelas.`,
    accept: 'Jag antar',
    against: 'Jag spelar emot',
    annul: 'Jag går med på det',
    refuse: 'Jag vägrar',
    offered: (who, count) => `${who.name} erbjuder spelet och lägger en bet på ${count} i skålen.`,
    proposed: (who) => `${who.name} ber att få annullera given.`,
    accepted: (who) => `${who.name} antar.`,
    playsAgainst: (who) => `${who.name} spelar emot.`,
    refused: (who) => `${who.name} vägrar: spelet måste spelas.`,
    annulled: 'Alla går med på det: given annulleras.',
  },
  rest: {
    claim: 'Resten är mina',
    askClaim: (strict) =>
      `Du lägger upp dina kort: alla stick som är kvar är dina, om inget kan slå dig. ${
        strict
          ? 'Annars måste Lombren spela ut det kort man säger; någon annan förlorar mot honom och betalar en bet.'
          : 'Annars går spelet vidare, och du kan inte försöka igen.'
      }`,
    nameTitle: 'Vad Lombren spelar ut',
    nameAsk: (who) => `${who.name} begärde resten utan att vara säker. Säg vilket kort som ska spelas ut.`,
    claimed: (who, holds, cards) =>
      `${who.name} begär resten${cards ? ` med ${list(cards)}` : ''}${
        holds ? ': alla stick som är kvar är vunna.' : ', men det kan slås.'
      }`,
    named: (who, face) => `${who.name} säger att ${card(face)} ska spelas ut.`,
    open: (who) => (who.you ? 'Dina öppna kort' : `Öppna kort: ${who.name}`),
    wrongly: (who) => `${who.name} begärde resten med orätt, så Lombren har vunnit.`,
  },
  review: {
    title: 'Vad du har lagt bort',
    look: 'Se på vad du har lagt bort',
    askLook: 'Det är för sent att se fritt: den som ser efter nu får inte spela om alla stick.',
    lookAtTricks: 'Be att få se sticken',
    askLookAtTricks:
      'Den som spelar utan att köpa får se igenom alla stick, men därefter inte spela om alla.',
    name: 'Se efter och avstå från vole',
    looked: (who, atTricks) =>
      `${who.name} ser på ${atTricks ? 'sticken' : 'de bortlagda korten'} och får inte spela om alla stick.`,
  },
  voleTitle: (count) => `De ${count === 5 ? 'fem' : 'sju'} första är dina`,
  voleAsk: (count) =>
    `Spelet är vunnet. Spelar du ut ett ${count === 5 ? 'sjätte' : 'åttonde'} kort gäller det alla stick, vole: det betalas bättre, men kostar lika mycket om ett stick går förlorat.`,
  goOnVole: 'Spela om alla',
  enough: 'Sluta här',
  claimTitle: 'Tillägg',
  claimAsk:
    'Begär det din hand har tjänat. Det du inte begär är förlorat; det du begär med orätt betalar du tillbaka dubbelt.',
  claim: (count, premiers) => first(bonuses(count, premiers).join(', ')) || 'Inget',
  drew: (who, face) => `${who.name} drar ${card(face)}.`,
  seated: (dealer) => `${dealer.name} ger först.`,
  favouriteTold: (suit) => `Favorit, färgen som betalas dubbelt, är ${kit.suit(suit)}.`,
  dealt: (dealer, dish) => `${dealer.name} ger; i skålen ligger ${marks(dish)}.`,
  passed: (who) => `${who.name} passar.`,
  bid: (who, game) => `${who.name} bjuder ${game}.`,
  held: (who, game) => `${who.name} tar över ${game}.`,
  shown: (who) => `${who.name} visar båda svarta essen.`,
  thrownIn: 'Ingen spelar: korten kastas ihop.',
  kingDeclined: (who) => `${who.name} låter talongen ligga.`,
  plays: (who, game, others) => `${who.name} spelar${others > 1 ? ' mot de andra' : ''}: ${game}.`,
  turned: (who, face) => `${who.name} vänder upp ${card(face)}.`,
  trump: (who, suit) => `${who.name} spelar med ${kit.suit(suit)} som trumf.`,
  bought: (who, count) => `${who.name} byter ${count ? `${count} kort` : 'inget'}.`,
  laid: (cards) => `Du har lagt bort ${list(cards)}.`,
  drawn: (cards) => `Du har fått ${list(cards)}.`,
  gaveUp: (who) => `${who.name} ger upp spelet.`,
  voleTold: (who) => `${who.name} spelar om alla stick, vole.`,
  enoughTold: (who, count) => `${who.name} slutar efter de ${count === 5 ? 'fem' : 'sju'} första sticken.`,
  claimed: (who, count, premiers) =>
    `${who.name} begär ${bonuses(count, premiers).join(' och ') || 'inget tillägg'}.`,
  played: (who, face) => `${who.name} spelar ${card(face)}.`,
  trickWon: (who) => `${who.name} tar sticket.`,
  outcome: (who, game, outcome) => {
    switch (outcome) {
      case 'win':
        return `${game}: ${inner(who)} vinner.`;
      case 'remise':
        return `${game}: ${inner(who)} förlorar. Lika (remis): ingen har ensam flest stick.`;
      case 'codille':
        return `${game}: ${inner(who)} förlorar. Någon annan har fler stick (kodilj).`;
      case 'lost':
        return `${game}: ${inner(who)} förlorar.`;
      case 'renounce':
        return `${game}: ${inner(who)} ger upp.`;
      case 'thrown-in':
      case 'annulled':
        return 'Ingen spelade.';
    }
  },
  pays: (who, each) =>
    each > 0 ? `${who.name} får ${each} av var och en.` : `${who.name} betalar ${-each} till var och en.`,
  draws: (who, count) => `${who.name} vinner skålen: ${marks(count)}.`,
  bete: (who, count) => `${who.name} lägger en bet på ${count} i skålen.`,
  dealTitle: (deal) => `Giv ${deal}`,
  deal: 'Giv',
  trick: (number) => `Stick ${number}`,
  sessionTitle: 'Spelet är slut',
  sessionOver: (count) =>
    count === null || count === 0
      ? 'Det som låg i skålen är delat.'
      : `Det som låg i skålen är delat. Du reser dig med ${marks(Math.abs(count))} i ${count > 0 ? 'vinst' : 'förlust'}.`,
  another: 'Ett spel till',
  head: {player: 'Spelare', tricks: 'Stick', gain: 'Vinst', each: 'Av var och en', marks: 'Marker'},
  parts: {game: 'spelet', matadors, premiers: 'de fem första sticken', vole: 'vole'},
  words: {pass: 'Pass', hold: 'Jag tar över'},
  stop: 'Avsluta spelet',
  askStop: 'Spelet slutar här: det som ligger i skålen delas.',
  counted: (best, deals, better) =>
    `Bäst i ${best} av ${deals} tänkta givar${
      better ? `, ${better.margin.toFixed(1).replace('.', ',')} marker bättre än ${card(better.next)}` : ''
    }.`,
  refusals: {
    'not-now': () => 'Det går inte nu.',
    'not-your-turn': () => 'Det är inte din tur.',
    'not-held': () => 'Det kortet har du inte.',
    'must-follow': () => 'Du måste bekänna färg.',
    'not-higher': () => 'Du måste bjuda högre.',
    'not-the-hand': () => 'Bara den som talar före budgivaren får ta över budet.',
    'needs-both-aces': () => 'Stor kask kräver båda svarta essen.',
    'asker-holds': () => 'Den som har begärt får ta över ett solo, men inte bjuda det.',
    'keeps-one-at-most': () =>
      'Vid obskyr behåller du högst ett kort; har du ett svart ess måste det vara det.',
    'choose-so-many': ({least, most}) =>
      least === most ? `Välj ${String(least)} kort.` : `Välj ${String(least)} till ${String(most)} kort.`,
    'not-to-choose': () => 'Det kortet måste du behålla.',
    over: () => 'Spelet är slut.',
  },
};
