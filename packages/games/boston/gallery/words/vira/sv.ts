import type {ViraGallery} from './en.js';

/** Swedish: the page of Vira. */
export const words: ViraGallery = {
  pageTitle: 'Vira, Stockholm 1819',
  description:
    'Spela vira, det svenska spelet från 1819, i webbläsaren: en mot två efter en stege av trettioen spel, med tretton kort i talongen.',
  name: 'Vira',
  lead: 'en mot två, efter en stege av trettioen spel',
  inside: 'Begär, tournée, gasque, solo, misère och vira: tretton kort ligger i talongen.',
  more: 'Mer om vira',
  tile: 'Jag begär! Tretton kort i talongen, trettioen spel och beterna på ett papper. För tre, eller fyra.',
  options: {
    players: ['Spelare', 'tre', 'fyra, varav en sitter över'],
    end: ['Vunna spel till slutet', 'tolv', 'tre', 'sex', 'tills du slutar'],
    al: ['En ål är', '12 fisch', 'åtta', 'sexton', 'tjugofyra', 'trettiotvå'],
    payment: ['Betalning', 'hel', 'förenklad'],
    'codille-divides-going': ['Efter kodilj', 'delas den gående beten', 'står den gående beten kvar'],
    'samma-slagna': ['En kodilj är', 'två beter', 'en dubbelt så stor'],
    'ladder-variant': [
      'Stegen',
      'som i boken',
      'liten misère över sju',
      'solo på sex över gasque på sex',
      'båda delarna',
    ],
    etiquette: ['Lagarna', 'hålls av bordet', 'bestraffas: strängt'],
    ceremony: ['Före given', 'genast till korten', 'dra kort för platserna'],
  },
  rulesVira: 'Vira, reglerna',
  opponentsBook:
    'Varje spel som kan bjudas spelar de ut i tänkta givar, med bytet, och bjuder det som ger mest; korten spelar de efter bokens regler. Tryck på <em>Varför?</em>, så nämner bordet regeln som avgjorde. Mästaren lämnar den där tänkta och utspelade givar visar en vinst.',
  opponentsFair:
    'Motspelarna vet bara vad deras egen plats får veta: sina kort, vad de kastat, vad som bjudits och spelats, vad som ligger öppet. Den del som tänker får inget annat, så den kan inte kika.',
  source: 'Stockholm 1819: delen om wira, då ett nytt svenskt spel; vad den lämnar öppet sägs i reglerna.',
};
