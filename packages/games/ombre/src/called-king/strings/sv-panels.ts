import type {Who} from '@quinola/table';
import {card, first, sv as kit} from '@quinola/table/strings/sv.js';
import type {CalledKingPanelWords} from '../strings.js';
import {marks} from './sv.js';

/** A person within a sentence. */
const inner = (who: Who): string => (who.you ? 'du' : who.name);
/** Several people within a sentence: `du, Karolina och Gerold`. */
const all = (who: readonly Who[]): string =>
  [who.slice(0, -1).map(inner).join(', '), inner(who.at(-1)!)].filter(Boolean).join(' och ');

/** Swedish: panels of Quadrille and Cinquille, and what happens. */
export const panels: CalledKingPanelWords = {
  drawTitle: 'Platserna',
  drawAsk:
    'Var och en drar en spader. Den som drar kungen ger först, och de andra sitter i ordning till höger om honom.',
  drawCard: (place) => `Dra kort ${place}`,
  openAsk: 'Med en partner eller ensam? Ett högre spel betalas bättre.',
  answerAsk: (who, game) => `${who.name} bjuder ${game}: håll det, bjud högre eller passa.`,
  overbidAsk: (who, game) => `${who.name} har bjudit ${game}: bjud högre eller passa.`,
  gameNeeds: {
    ask: 'välj trumf och kalla en kung: den som har den är din hemliga partner',
    mediateur: 'du får en kung i byte mot ett kort, sedan ensam',
    casco: 'båda svarta ässen; den som har den kallade kungen väljer trumf',
    solo: 'ensam, utan hjälp',
    tout: 'ensam, och alla stick',
    'spadille-forcee': 'den som har spadilj måste spela',
  },
  dishOnly: 'bara skålen',
  lackAces: 'du saknar ett svart ess',
  nothingToCall: 'det finns ingen kung att få',
  trumpTitle: 'Trumf',
  trumpAsk: 'Vilken färg ska vara trumf?',
  nameSuit: (suit) => first(kit.suit(suit)),
  callTitle: 'Den kallade kungen',
  callAsk: 'Vilket kort kallar du? Den som har det spelar med dig, men det vet bara han tills kortet faller.',
  callForMediateur: 'Vilken kung vill du ha?',
  callToName: 'Den som har den väljer trumf och spelar med dig.',
  callCard: (face, own) => `${first(card(face))}${own ? ' (din egen: ensam)' : ''}`,
  otherTrump: 'Annan trumf',
  returnTitle: 'För kungen',
  giveBack: 'Ge tillbaka',
  announceTitle: 'Före första utspelet',
  announceAsk: 'Nu kan du anmäla alla stick: de betalas bättre, och kostar lika mycket om ett enda fattas.',
  announce: 'Anmäl alla stick',
  begin: 'Börja',
  standTitle: 'Spelet är vunnet',
  standAsk:
    'Den som spelar ut ett kort till spelar om alla stick: vole betalas bättre, och kostar lika mycket om den missas.',
  goOn: 'Spela om alla',
  stand: 'Sluta här',
  drew: (who, face) => `${who.name} drar ${card(face)}.`,
  seated: (dealer) => `${dealer.name} ger först.`,
  dealt: (dealer, dish) => `${dealer.name} ger; i skålen ligger ${marks(dish)}.`,
  passed: (who) => `${who.name} passar.`,
  bid: (who, game) => `${who.name} bjuder ${game}.`,
  held: (who, game) => `${who.name} håller ${game}.`,
  forced: (who) => `Alla har passat: ${inner(who)} har spadilj och måste spela.`,
  trump: (who, suit) => `${who.name} väljer ${kit.suit(suit)} som trumf.`,
  calls: (who, face) => `${who.name} kallar ${card(face)}.`,
  gives: (who, face) => `${who.name} lämnar över ${card(face)}.`,
  returned: (who) => `${who.name} ger tillbaka ett kort.`,
  gotBack: (face) => `Det är ${card(face)}.`,
  voleAnnounced: (who) => `${who.name} anmäler alla stick.`,
  voleUndertaken: (who) => `${who.name} spelar vidare om alla stick, vole.`,
  stood: (who) => `${who.name} slutar: spelet är vunnet.`,
  shown: (who, face, alone) =>
    alone
      ? `${who.name} visar själv det kallade kortet, ${card(face)}, och spelar alltså ensam.`
      : `${who.name} visar det kallade kortet, ${card(face)}, och är alltså partnern.`,
  delices: (who) => `Délices: ${inner(who)} trumfar kungens färg.`,
  favourite: (suit) => `${first(kit.suit(suit))} blir favorit.`,
  played: (who, face) => `${who.name} spelar ${card(face)}.`,
  trickWon: (who) => `${who.name} tar sticket.`,
  outcome: (who, mate, game, outcome) => {
    const side = all(mate ? [who, mate] : [who]);
    switch (outcome) {
      case 'win':
        return `${game}: ${side} vinner.`;
      case 'remise':
        return `${game}: ${side} förlorar. Remis: bara hälften av sticken.`;
      case 'codille':
        return `${game}: ${side} förlorar. Kodilj: de andra har fler stick.`;
      case 'lost':
        return `${game}: ${side} förlorar. Det blev inte alla stick.`;
    }
  },
  draws: (who, count) => `${first(all(who))} drar skålen: ${marks(count)}.`,
  bete: (who, count) => `${first(all(who))} lägger en bet på ${count}.`,
  dealTitle: (deal) => `Giv ${deal}`,
  deal: 'Giv',
  trick: (number) => `Stick ${number}`,
  sessionTitle: 'Spelet är slut',
  sessionOver: (count) =>
    count === null || count === 0
      ? 'Det som låg i skålen är delat.'
      : `Det som låg i skålen är delat. Du reser dig med ${marks(Math.abs(count))} i ${count > 0 ? 'vinst' : 'förlust'}.`,
  another: 'Ett spel till',
  head: {
    player: 'Spelare',
    tricks: 'Stick',
    gain: 'Vinst',
    each: 'Av var och en',
    pays: 'Vem som betalar vem',
  },
  parts: {
    game: 'spelet',
    matadors: (count) => `${count} ${count === 1 ? 'matador' : 'matadorer'}`,
    premiers: 'de första sticken',
    vole: 'vole',
    devole: 'inte ett enda stick',
  },
  dues: {
    honours: 'honnörer',
    mediateur: 'kungen',
    delices: 'Délices',
    stake: 'insats',
    dish: 'skålen',
    bete: 'bet',
    block: 'block',
    division: 'andel av skålen',
  },
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
    'nothing-to-call': () => 'Det finns ingen kung som du kan få.',
    'not-to-be-called': () => 'Det kortet kan inte kallas med den här trumfen.',
    'not-that-suit': () => 'Den färgen kan inte vara trumf här.',
    over: () => 'Spelet är slut.',
  },
};
