import type {Who} from '@quinola/table';
import {card, first, sv as kit} from '@quinola/table/strings/sv.js';
import type {OmbrePanelWords} from '../strings.js';
import {marks} from './sv.js';

/** A person within a sentence. */
const inner = (who: Who): string => (who.you ? 'du' : who.name);
const list = (cards: readonly string[]): string => cards.map((face) => card(face)).join(', ');
const matadors = (count: number): string => `${count} ${count === 1 ? 'matador' : 'matadorer'}`;
const honours = (count: number, premiers: boolean): readonly string[] =>
  [count ? matadors(count) : '', premiers ? 'de fem första sticken' : ''].filter(Boolean);

/** Swedish: panels of Ombre, and what happens. */
export const panels: OmbrePanelWords = {
  drawTitle: 'Platserna',
  drawAsk: 'Var och en drar ett kort i olika färg. Den som drar spader ger först.',
  drawCard: (place) => `Dra kort ${place}`,
  openAsk: (two) => `Vem spelar${two ? '' : ' mot alla de andra'}? Ett högre spel betalas bättre.`,
  answerAsk: (who, game) => `${who.name} bjuder ${game}: håll det, bjud högre eller passa.`,
  overbidAsk: (who, game) => `${who.name} har bjudit ${game}: bjud högre eller passa.`,
  gameNeeds: {
    ask: 'välj trumf, byt sedan',
    'ask-colour': 'favoriten är trumf; byt',
    tournee: 'ett uppvänt kort gör trumf; byt',
    'obscur-top': 'nästan hela handen ny, välj sedan trumf',
    'obscur-bottom': 'likadant, men underifrån',
    'obscur-middle': 'likadant, men från mitten',
    casco: 'båda svarta ässen visas; ett uppvänt kort gör trumf',
    solo: 'inget byte; du väljer trumf',
    'solo-colour': 'inget byte; favoriten är trumf',
    tout: 'inget byte, alla stick',
    'tout-colour': 'alla stick, favoriten är trumf',
    grandissimo: 'bara de svarta ässen är trumf',
    nullissimo: 'inget stick; bara de svarta ässen är trumf',
  },
  dishOnly: 'bara skålen',
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
  turnAsk: 'Talongens översta kort gör trumf och blir ditt.',
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
  askGiveUp: 'Du betalar spelets pris och lägger en bet; inget spelas.',
  offers: {
    offer: 'Erbjud spelet',
    askOffer:
      'Du lägger en bet. Om de andra antar är spelet uppgivet. Om någon spelar emot spelas det, men du kan inget vinna.',
    kunil: 'Be att få annullera (Kunil)',
    askKunil:
      'Om alla går med på det annulleras given utan bet. Om någon vägrar måste du spela och kan inte längre ge upp.',
    title: 'Erbjudandet',
    answerOffer: (who) =>
      `${who.name} erbjuder spelet. Den som spelar emot och får flest stick vinner skålen; annars lägger han en bet.`,
    answerKunil: (who) => `${who.name} ber att få annullera given. Om du vägrar måste spelet spelas.`,
    accept: 'Jag antar',
    against: 'Jag spelar emot',
    annul: 'Jag går med på det',
    refuse: 'Jag vägrar',
    offered: (who, count) => `${who.name} erbjuder spelet och lägger en bet på ${count}.`,
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
          ? 'Annars måste en lomber spela ut det man säger, och en annan förlorar mot honom och lägger en bet.'
          : 'Annars går spelet vidare, och du kan inte försöka igen.'
      }`,
    nameTitle: 'Hans utspel',
    nameAsk: (who) => `${who.name} var inte säker. Säg vilket kort som ska spelas ut.`,
    claimed: (who, holds, cards) =>
      `${who.name} begär resten${cards ? ` med ${list(cards)}` : ''}${
        holds ? ': alla stick som är kvar är vunna.' : ', men det kan slås.'
      }`,
    named: (who, face) => `${who.name} säger att ${card(face)} ska spelas ut.`,
    open: (who) => (who.you ? 'Dina öppna kort' : `Öppna kort: ${who.name}`),
    wrongly: (who) => `${who.name} begärde resten med orätt, så lombern har vunnit.`,
  },
  review: {
    title: 'Vad du har lagt bort',
    look: 'Se på vad du har lagt bort',
    askLook: 'Det är för sent att se fritt: den som ser efter nu får inte spela om alla stick.',
    looked: (who) => `${who.name} ser på de bortlagda korten och får inte spela om alla stick.`,
  },
  voleTitle: (count) => `De ${count === 5 ? 'fem' : 'sju'} första är dina`,
  voleAsk: (count) =>
    `Spelet är vunnet. Den som spelar ut ett ${count === 5 ? 'sjätte' : 'åttonde'} kort spelar om alla stick: vole betalas bättre, och kostar lika mycket om den missas.`,
  goOnVole: 'Spela om alla',
  enough: 'Sluta här',
  claimTitle: 'Honnörer',
  claimAsk: 'Det du inte begär är förlorat; det som är för mycket betalas tillbaka dubbelt.',
  claim: (count, premiers) => first(honours(count, premiers).join(', ')) || 'Inget',
  drew: (who, face) => `${who.name} drar ${card(face)}.`,
  seated: (dealer) => `${dealer.name} ger först.`,
  favouriteTold: (suit) => `Favorit, färgen som betalas dubbelt, är ${kit.suit(suit)}.`,
  dealt: (dealer, dish) => `${dealer.name} ger; i skålen ligger ${marks(dish)}.`,
  passed: (who) => `${who.name} passar.`,
  bid: (who, game) => `${who.name} bjuder ${game}.`,
  held: (who, game) => `${who.name} håller ${game}.`,
  shown: (who) => `${who.name} visar båda svarta ässen.`,
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
    `${who.name} begär ${honours(count, premiers).join(' och ') || 'inga honnörer'}.`,
  played: (who, face) => `${who.name} spelar ${card(face)}.`,
  trickWon: (who) => `${who.name} tar sticket.`,
  outcome: (who, game, outcome) => {
    switch (outcome) {
      case 'win':
        return `${game}: ${inner(who)} vinner.`;
      case 'remise':
        return `${game}: ${inner(who)} förlorar. Remis: ingen har ensam flest stick.`;
      case 'codille':
        return `${game}: ${inner(who)} förlorar. Kodilj: någon annan har flest stick.`;
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
  draws: (who, count) => `${who.name} drar skålen: ${marks(count)}.`,
  bete: (who, count) => `${who.name} lägger en bet på ${count}.`,
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
  words: {pass: 'Pass', hold: 'Jag håller'},
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
    'not-the-hand': () => 'Bara den som talar före budgivaren får hålla hans bud.',
    'needs-both-aces': () => 'Stor kask kräver båda svarta ässen.',
    'keeps-one-at-most': () => 'Vid obskyr behåller du högst ett kort, och har du ett svart ess, just det.',
    'choose-so-many': ({least, most}) =>
      least === most ? `Välj ${String(least)} kort.` : `Välj ${String(least)} till ${String(most)} kort.`,
    'not-to-choose': () => 'Det kortet måste du behålla.',
    over: () => 'Spelet är slut.',
  },
};
