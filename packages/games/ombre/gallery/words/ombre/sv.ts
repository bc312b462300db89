import type {OmbreGallery} from './en.js';

/** Swedish. */
export const words: OmbreGallery = {
  pageTitle: 'Lomber, omkring 1820',
  description:
    'Spela lomber i webbläsaren efter regler från omkring 1820: en mot alla, med spadilj, manilj och basta, talong och skål, på tre, två eller fyra man hand.',
  name: 'Lomber',
  lead: 'en mot alla de andra: Europas spel i hundrafemtio år, efter regler från omkring 1820',
  inside: 'Tre spelare, fyrtio kort, en talong och en skål.',
  more: 'Mer om lomber',
  tile: 'En mot alla. De svarta essen är alltid trumf, och sjuan kan slå kungen. För tre, två eller fyra spelare.',
  options: {
    players: ['Spelare', 'tre', 'två', 'fyra, var och en för sig'],
    deux: ['För två: kort', 'trettio, åtta var', 'trettiotvå, tio var', 'trettiotvå, tolv var'],
    'table-size': ['För tre: vid bordet', 'tre', 'en fjärde, kungen, sitter över i tur och ordning'],
    deals: ['Givar', 'tolv', 'tre', 'sex', 'tills jag slutar'],
    finish: ['Det som är kvar på slutet', 'delas', 'spelas ut'],
    favourite: [
      'Favoriten',
      'en ny i varje giv',
      'en för hela spelet',
      'färgen i det första vunna spelet',
      'ingen',
    ],
    'grand-null': ['Grandissimo och Nullissimo', 'spelas', 'spelas inte'],
    'codille-factor': ['Kodilj kostar', 'två beter', 'en bet'],
    'rok-threshold': ['En rok (extrapott)', 'spelas inte', 'på tio marker', 'på tolv marker'],
    'honours-claim': ['Tillägg (matadorer, första stick)', 'betalas av sig själva', 'måste begäras'],
    ceremony: ['Före given', 'genast till korten', 'dra kort om platserna'],
  },
  rulesOmbre: 'Lomber',
  opponentsBook:
    'De bjuder, byter och spelar efter bokens råd så långt de kan följas från en enda hand. Tryck på <em>Varför?</em> så nämner bordet den grundsats som fällde avgörandet. En spelare som också räknar framåt finns inte än.',
  opponentsFair:
    'Motspelarna vet bara vad man får veta på deras plats: sina kort, vad som har bjudits, hur många kort var och en har bytt och vad de själva har lagt bort. Delen som tänker får inget annat och kan alltså inte tjuvkika.',
  source: 'Polen, omkring 1820. Delen om <i lang="pl">Lomber</i>: regler, lagar och råd till spelarna.',
};
