import type {Who} from '@quinola/table';
import {card, first} from '@quinola/table/strings/sv.js';
import type {ReversisPanelWords} from '../types.js';

const inner = (who: Who): string => (who.you ? 'du' : who.name);
const object = (who: Who): string => (who.you ? 'dig' : who.name);
const name = (face: string): string => (face === 'JH' ? 'Quinola' : card(face));

/** Swedish: panels of Reversis, and what happens. */
export const panels: ReversisPanelWords = {
  exchangeTitle: 'Talongen',
  throwAway: 'Byt kortet',
  keepAll: 'Behåll alla',
  layTitle: 'Det tolfte kortet',
  layAway: 'Lägg bort kortet',
  claimTitle: 'Innan korten kuperas',
  claimAsk: 'Det som inte begärs nu är förlorat.',
  claimCard: (face) => `Betalning för ${name(face)}`,
  claimPannier: 'Ta panniern',
  noMore: 'Jag begär inget mer',
  drawTitle: 'Platserna',
  drawAsk: 'Var och en drar en av de fyra tiorna. Den som drar ruter ger först.',
  drawCard: (place) => `Dra kort ${place}`,
  drew: (who, face) => `${who.name} drar ${card(face)}.`,
  seated: (dealer) => `${dealer.name} ger först.`,
  dealt: (dealer, pannier) => `${dealer.name} ger; i panniern ligger ${pannier} jettoner.`,
  exchanged: (who) => `${who.name} byter ett kort.`,
  kept: (who) => `${who.name} behåller alla sina kort.`,
  laidAway: (who) => `${who.name} lägger bort ett kort.`,
  discarded: (face) => `${first(name(face))} ligger under panniern.`,
  drawn: (face) => `Du har fått ${name(face)}.`,
  saw: (face) => `Du har lämnat ${name(face)} under panniern.`,
  played: (who, face) => `${who.name} spelar ${name(face)}.`,
  trickWon: (who) => `${who.name} tar sticket.`,
  fell: (kind, who, face, other, jettons) => {
    switch (kind) {
      case 'given':
        return `${who.name} ger bort ${name(face)}: ${inner(other)} är skyldig ${jettons}.`;
      case 'forced':
        return `${first(name(face))} tvingas fram (forceras): ${inner(who)} är skyldig ${object(other)} ${jettons}.`;
      case 'led':
        return `${first(name(face))} spelas ut: ${inner(who)} är skyldig partiets vinnare ${jettons}.`;
    }
  },
  undertaken: (who) =>
    `Nio stick i rad: ${inner(who)} måste nu ta alla elva, Reversy. Den som tar ett stick emot bryter den.`,
  claimed: (who, face) => `${who.name} begär ${face ? `betalning för ${name(face)}` : 'panniern'}.`,
  party: (winner, loser, jettons) => `${winner.name} vinner partiet: ${inner(loser)} betalar ${jettons}.`,
  made: (maker) => `${maker.name} gör Reversy, alla elva sticken.`,
  broken: (undertaker, breaker, trick) =>
    `${breaker.name} romperar Reversy för ${object(undertaker)} i stick ${trick}.`,
  draws: (who, jettons) => `${who.name} vinner panniern: ${jettons}.`,
  bete: (who, jettons) => `${who.name} lägger en bete på ${jettons} i panniern.`,
  rounds: (left) =>
    left ? `En omgång är slut, ett märke rivs av: ${left} ${left === 1 ? 'omgång' : 'omgångar'} kvar.` : '',
  dealTitle: (deal) => `Giv ${deal}`,
  deal: 'Giv',
  trick: (number) => `Stick ${number}`,
  sessionTitle: 'Spelet är slut',
  sessionOver: (jettons) =>
    jettons === null
      ? 'Panniern är delad och allt är uppgjort.'
      : jettons === 0
        ? 'Panniern är delad. Du reser dig utan vinst eller förlust.'
        : `Panniern är delad. Du reser dig med ${Math.abs(jettons)} jettoner i ${jettons > 0 ? 'vinst' : 'förlust'}.`,
  another: 'Ett spel till',
  head: {
    player: 'Spelare',
    points: 'Poäng',
    tricks: 'Stick',
    gain: 'Vinst',
    sum: 'Totalt',
    pays: 'Vem betalar vem, för vad',
    jettons: 'Jettoner',
  },
  dues: {
    party: 'för partiet',
    reversy: 'Reversy gjord',
    'reversy-paid-by-four-aces': 'Reversy, för alla: han hade fyra ess',
    'reversy-broken-a-la-bonne': 'Reversy romperad à la bonne',
    'quinola-a-la-bonne': 'Quinola spelad à la bonne',
    'quinola-given': 'Quinola gifven',
    'quinola-given-a-la-bonne': 'Quinola gifven à la bonne',
    'quinola-forced': 'Quinola forcerad',
    'quinola-led': 'Quinola utspelad',
    'quinola-gorged': 'Quinola gorgerad',
    'quinola-led-by-undertaker': 'Quinola utspelad i en romperad Reversy',
    'ace-given': 'ess givet',
    'ace-forced': 'ess forcerat',
    'ace-led': 'ess utspelat',
    'ace-gorged': 'ess gorgerat',
    'ace-led-by-undertaker': 'ess utspelat i en romperad Reversy',
    stake: 'insats',
    pannier: 'panniern vunnen',
    bete: 'bete',
    division: 'del av panniern',
  },
  stop: 'Avsluta spelet',
  askStop: 'Spelet slutar här: panniern delas.',
  counted: (best, deals, better) =>
    `Bäst i ${best} av ${deals} tänkta givar${
      better ? `, ${better.margin.toFixed(1).replace('.', ',')} jettoner bättre än ${name(better.next)}` : ''
    }.`,
  refusals: {
    'not-now': () => 'Det går inte nu.',
    'not-your-turn': () => 'Det är inte din tur.',
    'not-held': () => 'Det kortet har du inte.',
    'must-follow': () => 'Du måste bekänna färg.',
    'quinola-must-be-kept': () => 'I den här omgången måste Quinola behållas.',
    'nothing-owed': () => 'För det har du inget att få.',
    over: () => 'Spelet är slut.',
  },
};
