import type {Who} from '@quinola/table';
import {card, first, sv as kit} from '@quinola/table/strings/sv.js';
import type {CalledKingPanelWords} from '../types.js';
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
  answerAsk: (who, game) => `${who.name} har bjudit ${game}: ta över det, bjud högre eller passa.`,
  overbidAsk: (who, game) => `${who.name} har bjudit ${game}: bjud högre eller passa.`,
  gameNeeds: {
    ask: 'välj trumf och kalla en kung: den som har den är din hemliga partner',
    mediateur: 'en annan ger dig en kung mot ett kort; sedan spelar du ensam',
    casco: 'med båda svarta essen: den som har den kallade kungen väljer trumf',
    solo: 'spela ensam mot alla de andra',
    tout: 'spela ensam och ta alla stick',
    'spadille-forcee': 'alla har passat: den som har spader ess måste spela',
  },
  dishOnly: 'vinner bara skålen',
  lackAces: 'du saknar ett svart ess',
  nothingToCall: 'det finns ingen kung att få',
  trumpTitle: 'Trumf',
  trumpAsk: 'Vilken färg ska vara trumf?',
  nameSuit: (suit) => first(kit.suit(suit)),
  callTitle: 'Den kallade kungen',
  callAsk: 'Den som har kortet du kallar spelar med dig, men det vet bara han tills kortet spelas.',
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
  held: (who, game) => `${who.name} tar över ${game}.`,
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
        return `${game}: ${side} förlorar. Lika: bara hälften av sticken (remis).`;
      case 'codille':
        return `${game}: ${side} förlorar. De andra har fler stick (kodilj).`;
      case 'lost':
        return `${game}: ${side} förlorar. Det blev inte alla stick.`;
    }
  },
  draws: (who, count) => `${first(all(who))} vinner skålen: ${marks(count)}.`,
  bete: (who, count) => `${first(all(who))} lägger en bet på ${count} i skålen.`,
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
    honours: 'spelet med tillägg',
    mediateur: 'för kungen',
    delices: 'Délices',
    stake: 'insats',
    dish: 'skålen',
    bete: 'bet',
    block: 'block',
    division: 'andel av skålen',
  },
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
    'nothing-to-call': () => 'Det finns ingen kung som du kan få.',
    'not-to-be-called': () => 'Det kortet kan inte kallas med den här trumfen.',
    'not-that-suit': () => 'Den färgen kan inte vara trumf här.',
    over: () => 'Spelet är slut.',
  },
};
