import type {Who} from '@quinola/table';
import {card, first, sv as kit} from '@quinola/table/strings/sv.js';
import {GAMES, gameOf, type GameId} from '../../rules/ladder.js';
import type {ViraPanelWords} from '../types.js';
import {gameName} from './sv.js';

const inner = (who: Who): string => (who.you ? 'du' : who.name);
const list = (cards: readonly string[]): string => cards.map((face) => card(face)).join(', ');

const CALLS: Readonly<Record<string, string>> = {
  begar: 'sex med köp eller liten misère, vilket du vill om du lämnas ensam',
  tournee: 'sex stick; talongens översta kort gör trumf',
  gasque: 'du behåller ett till sex kort och tar hela talongen',
  solo: 'sex stick eller fler, inget byts',
};

function needs(game: GameId): string {
  const {kind, tricks, cards: held, buys, keeps, open} = gameOf(game);
  switch (kind) {
    case 'kop':
      return `${tricks} stick; du nämner trumf och byter sedan`;
    case 'tournee':
      return `${tricks} stick; det uppvända kortet gör trumf, sedan byter du`;
    case 'gasque':
      return `${tricks} stick${tricks < 10 ? ' eller inget' : ''}; behåll ${keeps}, ta hela talongen`;
    case 'solo':
      return `${tricks} stick, inget byts`;
    case 'wira':
      return 'alla tretton stick med de bästa av tjugosex kort';
    case 'misere':
      return `inget stick med ${held} kort, ${buys === 'any' ? 'efter byte' : 'inget byts'}${
        open === 'ouverte' ? '; öppet efter första sticket' : open ? '; alla händer öppna' : ''
      }`;
  }
}

/** Swedish: the panels of Vira, and what happens. */
export const panels: ViraPanelWords = {
  drawTitle: 'Platserna',
  drawAsk: 'Var och en drar ett kort i olika färg. Den som drar spader ger först.',
  drawCard: (place) => `Dra kort ${place}`,
  openAsk: 'Sex stick med köp, eller mer? Ett högre spel betalas bättre.',
  answerAsk: (who, game) => `${who.name} har bjudit ${game}: håll det, bjud högre eller passa.`,
  overbidAsk: (who, game) => `${who.name} har bjudit ${game}: bjud högre eller passa.`,
  besides: (stake) => `och de ${stake} som går`,
  gameNeeds: (bid) => CALLS[bid] ?? needs(bid.split('/')[0] as GameId),
  words: {pass: 'Pass', hold: 'Jag håller'},
  games: Object.fromEntries(Object.keys(GAMES).map((id) => [id, gameName(id as GameId)])) as Record<
    GameId,
    string
  >,
  openCall: 'vilket spel säger du sedan',
  chooseTitle: 'Ditt spel',
  chooseAsk: 'Du är ensam kvar: vilket spel blir det?',
  trumpTitle: 'Trumf',
  trumpAsk: 'Vilken färg ska vara trumf? Priset är den nämnda färgens.',
  nameSuit: (suit) => first(kit.suit(suit)),
  asMisere: 'Ingen: misère',
  misere: 'misère, inget stick',
  turnTitle: 'Tournée, vänd',
  turnAsk: 'Talongens översta kort gör trumf och är det första du tar.',
  turn: 'Vänd upp',
  keepTitle: 'Gasque, behåll',
  keep: (count) => `Behåll ${count}`,
  discardTitle: 'För många',
  discard: (count) => `Kasta ${count}`,
  asideTitle: 'Åt sidan',
  layAside: 'Lägg det åt sidan',
  exchangeTitle: 'Bytet',
  exchange: (count) => (count ? `Byt ${count}` : 'Byt inget'),
  secondTitle: 'Andra försöket',
  secondAsk: 'Du kan spela med de här korten. Att försöka igen kostar en bet genast.',
  content: 'Jag spelar',
  buyAgain: 'Köp om',
  turnAgain: 'Vänd om',
  lieDown: 'Lägg dig',
  askLieDown: 'Spelet ges upp: det blir en bet, aldrig två.',
  takeOverTitle: 'Tournée, ledig',
  takeOverAsk: (who) => `${who.name} ger upp tournéen: du kan vända nästa kort och spela den som din.`,
  takeOver: 'Jag tar över',
  decline: 'Nej tack',
  claimTitle: 'Ett anspråk',
  claimAsk: (who) => `${who.name} gör anspråk på alla stick som är kvar.`,
  agree: 'Jag går med på det',
  playOn: 'Spela vidare',
  claim: 'Gör anspråk på resten',
  askClaim: 'Dina kort läggs öppna. Ser de andra en möjlighet, spelas det färdigt.',
  claimLost: 'Lägg ner som förlorat',
  drew: (who, face) => `${who.name} drar ${card(face)}.`,
  seated: (dealer) => `${dealer.name} ger först.`,
  coloursTold: (best, second) => `${first(kit.suit(best))} är högsta färg, ${kit.suit(second)} andra.`,
  dealt: (dealer, going) => `${dealer.name} ger; det spelas om ${going} fisch.`,
  passed: (who) => `${who.name} passar.`,
  bids: (who, game) => `${who.name} bjuder ${game}.`,
  held: (who, game) => `${who.name} håller ${game}.`,
  allPassed: 'Alla har passat: nästa ger.',
  playsTold: (who, game) => `${who.name} spelar: ${game}.`,
  trump: (who, suit) => `${who.name} har ${kit.suit(suit)} som trumf.`,
  misereTold: (who) => `${who.name} tar inget stick: misère.`,
  turned: (who, face) => `${who.name} vänder ${card(face)}.`,
  tookTalon: (who, kept) => `${who.name} tar hela talongen${kept ? ` och behåller ${kept}` : ''}.`,
  exchanged: (who, count) => `${who.name} byter ${count} kort.`,
  threw: (who, count) => `${who.name} kastar ${count} kort.`,
  laid: (thrown) => `Du kastar ${list(thrown)}.`,
  drawn: (drew) => `Du tar ${list(drew)}.`,
  laidAside: (who) => `${who.name} lägger ett kort åt sidan.`,
  buysAgain: (who) => `${who.name} köper om.`,
  turnsAgain: (who) => `${who.name} vänder om.`,
  bete: (who, size) => `En bet på ${size} fisch skrivs för ${who.you ? 'dig' : who.name}.`,
  contents: (who) => `${who.name} är nöjd.`,
  laysDown: (who) => `${who.name} lägger sig.`,
  declines: (who) => `${who.name} avstår.`,
  takesOver: (who) => `${who.name} tar över tournéen.`,
  exposed: (who) => `${who.name} lägger korten öppna.`,
  claims: (who) => `${who.name} lägger upp korten och gör anspråk på resten.`,
  claimsLost: (who) => `${who.name} lägger ner som om spelet vore förlorat.`,
  agrees: (who) => `${who.name} går med på det.`,
  playsOn: (who) => `${who.name} vill spela vidare.`,
  division: 'Beterna som står delas.',
  played: (who, face) => `${who.name} spelar ${card(face)}.`,
  trickWon: (who) => `${who.name} tar sticket.`,
  outcome: (who, game, outcome) => {
    switch (outcome) {
      case 'won':
        return `${who.name} vinner: ${game}.`;
      case 'bete':
        return `${who.name} förlorar: ${game}, en bet.`;
      case 'codille':
        return `${who.name} förlorar med två eller fler: ${game}, kodilj.`;
      case 'laid-down':
        return `${who.name} ger upp: ${game}.`;
      case 'all-passed':
        return 'Alla har passat.';
    }
  },
  price: (who, fisch) =>
    fisch >= 0
      ? `${first(inner(who))} får ${fisch} fisch av var och en.`
      : `${first(inner(who))} betalar ${-fisch} fisch till var och en.`,
  draws: (who, fisch, isOwn) =>
    isOwn
      ? `De ${fisch} fisch som det spelades om var ${who.you ? 'dina egna' : `${who.name}s egna`}.`
      : `${who.name} drar vad som gick: ${fisch} fisch.`,
  points: (points, honours) => `${points} poäng${honours ? `, ${honours} för honnörer` : ''}`,
  dealTitle: (deal) => `Giv ${deal}`,
  deal: 'Giv',
  trick: (number) => `Stick ${number}`,
  sessionTitle: 'Spelet är slut',
  sessionOver: (sum) =>
    sum === null || sum === 0
      ? 'Beterna som stod har delats.'
      : `Beterna som stod har delats. Du lämnar bordet med ${Math.abs(sum)} fisch i ${sum > 0 ? 'vinst' : 'förlust'}.`,
  another: 'Ett parti till',
  head: {player: 'Spelare', tricks: 'Stick', gain: 'Vinst', each: 'Priset'},
  stop: 'Sluta spela',
  askStop: 'Spelet slutar här: beterna som står delas.',
  counted: (best, deals, better) =>
    `Bäst i ${best} av ${deals} tänkta givar${
      better ? `, ${better.margin.toFixed(1).replace('.', ',')} fisch bättre än ${card(better.next)}` : ''
    }.`,
  refusals: {
    'not-now': () => 'Det går inte nu.',
    'not-your-turn': () => 'Det är inte din tur.',
    'not-held': () => 'Det kortet har du inte.',
    'must-follow': () => 'Du måste följa färg.',
    'not-higher': () => 'Budet måste vara högre.',
    'not-the-hand': () => 'Bara den som sitter före budgivaren får hålla budet.',
    'not-to-choose': () => 'Det kortet kan inte väljas.',
    'choose-so-many': ({least, most}) =>
      least === most
        ? `Välj ${most}: lägg tillbaka ett först.`
        : `Välj högst ${most}: lägg tillbaka ett först.`,
    'not-that-suit': () => 'En bättre färg är lovad: den är för låg.',
    'not-that-game': () => 'Det spelet hör inte till det som bjöds.',
    'not-lost-yet': () => 'Spelet kan ännu vinnas: den som lägger ner nu har förlorat det.',
    over: () => 'Spelet är slut.',
  },
};
