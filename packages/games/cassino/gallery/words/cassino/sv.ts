import type {CassinoGallery} from './en.js';

/** Swedish: the page of Cassino. */
export const words: CassinoGallery = {
  pageTitle: 'Kasino, Polen, omkring 1820',
  description:
    'Spela kasino efter Engelmans polska spelbok från omkring 1820: ta kort som är lika eller blir samma tal, två mot två, på tre man hand eller på två, mot spelare som följer boken.',
  name: 'Kasino',
  lead: 'ta det som är lika, och det som går ihop: som i Polen omkring 1820',
  inside: 'Kort på handen tar kort på bordet: lika kort, och sådana som tillsammans blir samma tal.',
  more: 'Mer om kasino',
  tile: 'Sjuan tar sjuan, och fyra, två och ess med den. För fyra i två partier, för tre, för två.',
  options: {
    players: ['Spelare', 'fyra, två mot två', 'tre', 'två'],
    games: ['Spel i partiet', 'ett', 'tre', 'fem'],
    'court-capture': ['Kung, dam eller knekt tar', 'alla lika', 'en'],
    'must-capture': ['Ett kort som kan ta', 'får läggas ned', 'måste ta'],
    'final-clear-scores': ['Om det sista kortet rensar bordet', 'räknas en poäng', 'räknas ingenting'],
    target3: ['Tre spelar till', 'femton', 'sexton'],
    'three-hand-setoff': ['Avdrag på tre man hand', 'inget', 'de två lägre tillsammans'],
    markers: ['Ställning', 'spelmarker och siffror', 'siffror'],
    etiquette: ['Räkning av kort', 'visas', 'förbjuden: strängt'],
    ceremony: ['Före given', 'genast till korten', 'dra om platser, och kupera'],
  },
  rulesCassino: 'Kasino',
  opponentsBook:
    'De tar och lägger ned efter bokens allmänna regler: vilken kombination som är bäst, när ett ess sparas, och när bordet får lämnas åt nästa att rensa. Tryck på <em>Varför?</em>, så nämner bordet den regel som avgjorde. Som <em>mästare</em> spelar de också tänkta givar till slut, och de sista korten helt exakt.',
  opponentsFair:
    'Motspelarna vet bara vad deras egen plats får veta: sina kort, och det som ligger eller har legat öppet. Den del som tänker får inget annat, så den kan inte tjuvkika.',
  source:
    'ur en polsk spelbok från omkring 1820, känd som Engelmans: lagarna 1 till 8, och de allmänna reglerna.',
};
