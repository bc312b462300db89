import type {TarokGallery} from './en.js';

/** Swedish. */
export const words: TarokGallery = {
  pageTitle: 'Tarock för tre och för två, Warszawa omkring 1820',
  description:
    'Spela Tarock en trois eller en deux så som en polsk bok från omkring 1820 lär ut det, med 78 kort, Pagat och Sküs, mot motspelare som följer boken.',
  name: 'Tarock',
  lead: 'för tre och för två, efter en polsk bok från omkring 1820',
  inside: 'Sjuttioåtta kort, Pagat och Sküs.',
  more: 'Mer om Tarock',
  tile: 'Sjuttioåtta kort med egna trumf, Pagat och Sküs; för <a href="tarok.html">tre</a> och för <a href="tarok.html?players=2">två</a>.',
  options: {
    players: ['Spelare', 'tre: en trois', 'två: en deux'],
    deals: ['Givar', 'tre', 'en', 'sex', 'tills jag slutar'],
    parties: ['Partier', 'ett', 'tre', 'tills jag slutar'],
    'matador-series': [
      'Anmälda följder av tarocker',
      'uppifrån eller nedifrån',
      'bara uppifrån',
      'uppifrån och nedifrån',
    ],
    'announce-pagat-with-taroks': ['Anmälda tarocker, Pagat bland dem', 'nämns inte', 'nämns'],
    pot: ['Pott', 'ingen', 'för sista sticket'],
    stichfrei: ['Utan ett enda stick', 'ingenting', '26 av var och en'],
    'pagat-accounting': ['En vunnen Pagat betalas', 'en gång', 'genast och en gång till på slutet'],
    'king-ultimo': ['En kung i sista sticket', '10', '5', '20', 'ingenting'],
    'announce-pagat-in-skat': ['En Pagat i skaten', 'är hemlig', 'anmäls'],
    'sky-led': ['När Sküs spelas ut', 'måste de andra spela tarock', 'spelar de andra vad de vill'],
    target: ['Ett parti går till', '100', '60', '200'],
    ceremony: ['Före given', 'genast till korten', 'dragning och kupering'],
  },
  rulesThree: 'Tarock en trois',
  rulesTwo: 'Tarock en deux',
  opponentsBook:
    'De spelar efter avhandlingens regler och råd: när man jagar Pagat, när man vänder sig till kungarna, när man spelar ut en lång färg gång på gång (<em>piskan</em>) och när Sküs räddar en kung eller dam. Tryck på <em>Varför?</em> så nämner bordet den regel som fällde avgörandet. Var och en spelar för sig och går samman med en annan bara så länge det gagnar honom.',
  opponentsFair:
    'Motspelarna vet bara vad man får veta på deras plats: sin hand, de spelade korten, vad som har anmälts. Vad en anmälan avslöjar får de använda, och inget mer.',
  source: '”av Faber”, den fjärde av fem avhandlingar i en polsk spelbok utan ort och år, omkring 1820.',
  sourceNote:
    'Tarockerna är egna teckningar i stil med djurtarockerna, de första tarockkorten i franska färger: ett djur eller en fabel för varje tal, Hanswurst för Pagat och Harlekin för Sküs.',
};
