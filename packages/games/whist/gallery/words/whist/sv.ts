import type {WhistGallery} from './en.js';

/** Swedish. */
export const words: WhistGallery = {
  pageTitle: 'Whist, Wien 1834 och Warszawa omkring 1820',
  description:
    'Spela en robbert wiensk whist från 1834 eller polsk wist från omkring 1820, mot motspelare som följer boken.',
  name: 'Whist',
  lead: 'som den spelades i Wien 1834 och i Polen omkring 1820',
  inside: 'Fyra spelare, tretton stick och tystnad.',
  more: 'Mer om whist',
  tile: 'Fyra spelare i två par; tystnad, och ropet på åtta poäng. Wien 1834 och Warszawa omkring 1820.',
  options: {
    rules: ['Regler', 'Wien, 1834', 'Warszawa, omkring 1820'],
    table: ['Spelare', 'fyra', 'fem, en sitter över', 'tre och en träkarl'],
    honours: [
      'Honnörer (höga trumf)',
      'fyra räknas',
      'fem räknas, med överföring',
      'inga räknas, parti till fem',
    ],
    preference: ['Preferensfärg, räknas dubbelt', 'ingen', 'den först uppslagna'],
    'may-call-at': ['Rop i preferensfärgen', 'på sex, sju och åtta', 'på sex, som i boken'],
    'loser-honours-count': ['Förlorarnas honnörer', 'går förlorade', 'kan göra partiet billigare'],
    lady: ['En dams plats, sitter aldrig över', 'ingens', 'din'],
    'game-levels': [
      'Ett parti räknas',
      'upp till fyrdubbelt, robbert om elva',
      'upp till dubbelt, robbert om sju',
    ],
    'middle-tie': ['Lika kort vid dragningen', 'den högre går med', 'den lägre går med'],
    rubbers: ['Robbertar', 'som vanligt'],
    ceremony: ['Före given', 'genast till korten', 'dragning, platser, lekar, kupering'],
    'throw-over': ['Att underkänna kuperingen', 'två gånger', 'aldrig'],
    etiquette: ['Misstag', 'hindras', 'kan göras, med bokens straff'],
    accidents: ['Olyckor i given', '3 av 100 givar', 'inga', '20 av 100 givar'],
    school: ['Motspelarna följer', 'reglernas bok', 'Wien, 1834', 'Hoyle, 1742', 'båda böckerna'],
    memory: ['Ditt minne', 'får hjälp', 'utan hjälp, som vid ett riktigt bord'],
    indices: ['Tecken i hörnen', 'vid behov', 'alltid', 'aldrig'],
  },
  rulesVienna: 'Wiensk whist, 1834',
  rulesWarsaw: 'Polsk wist, omkring 1820',
  opponentsBook:
    'De spelar efter bokens grundsatser, mer än hundra, i ordning efter vikt: först lagen, sedan sticken som avgör partiet, sedan det partnern har bett om, och så vidare ned till finesserna. Tryck på <em>Varför?</em> så nämner bordet den grundsats som fällde avgörandet, med dess paragraf.',
  opponentsMaster:
    'Som <em>mästare</em> föreställer de sig också givar: hundra, som alla stämmer med varje kort de har sett och varje ord som har sagts. De lämnar bokens kort bara där ett annat säkert är bättre, och skälet säger hur mycket: ”bäst i 71 av 96 tänkta givar”. Din partner spelar alltid så bra som det går.',
  opponentsFair:
    'Motspelarna vet bara vad man får veta på deras plats: tretton kort, vad som har spelats och vad som har sagts, precis som du. Delen som tänker får inget annat och kan alltså inte tjuvkika; och eftersom grundsatserna är tryckta kan du läsa deras kort som de läser dina.',
  sourceVienna:
    'Wien, Carl Gerold, 1834. Wienerbordets regler, dess grundsatser (§§ 14–17) och dess straff (§§ 18–20).',
  sourceWarsaw:
    'den första av fem avhandlingar i en polsk spelbok utan ort och år, omkring 1820. Dess regler och lagar är de i Edmond Hoyles <cite lang="en">Short Treatise</cite> från 1742, komna till Polen över Tyskland.',
  sourceNote:
    'Så kan två skolor jämföras vid ett bord: med ess, kung och dam i en sidofärg spelar Hoyle ut esset, Wien kungen.',
};
