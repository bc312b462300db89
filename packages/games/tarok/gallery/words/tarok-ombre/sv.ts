import type {TarokOmbreGallery} from './en.js';

/** Swedish. */
export const words: TarokOmbreGallery = {
  pageTitle: 'Tarock-lomber, Warszawa omkring 1820',
  description:
    'Spela Tarock-lomber från omkring 1820, på gammalt eller nytt vis: en mot två, med 78 kort, mot motspelare som följer boken.',
  name: 'Tarock-lomber',
  lead: 'en mot två med tarockens 78 kort, som det spelades i Polen omkring 1820',
  inside: 'Tre spelare, och en av dem spelar mot de två andra.',
  more: 'Mer om Tarock-lomber',
  tile: 'En mot två, med budgivning som i lomber; på <a href="tarok-ombre.html">gammalt</a> och på <a href="tarok-ombre.html?manner=new">nytt vis</a>.',
  options: {
    manner: ['Spelsätt', 'gammalt: givaren tar tre kort', 'nytt: spelaren tar tre kort'],
    deals: ['Givar', 'sex', '1', '3', '12', 'tills jag slutar'],
    'play-tre': ['A Tre, lägsta budet', 'ger bara rätt att ta över ett bud', 'är ett spel och spelas'],
    'tout-adds-points': ['Alla 25 sticken (Tout) betalas', 'till ett eget pris', 'med poängen därtill'],
    'remis-pays': ['Vid precis 39 poäng', 'betalar ingen', 'betalar spelaren spelet'],
    'forehand-may-pass': ['Den som talar först', 'måste säga lägsta budet', 'får passa'],
    'loss-tariff': ['Ett förlorat spel kostar', 'sitt pris och poängen', 'bara sitt pris'],
    'tout-with-sky': ['Tout med Sküs på handen', 'går inte', 'kräver de 24 andra sticken'],
    'sky-limit': ['Sküs', 'går aldrig förlorad', 'går förlorad i de tre sista sticken'],
    ceremony: ['Före given', 'genast till korten', 'dragning, kupering, osedda bud'],
  },
  rulesOmbre: 'Tarock-lomber, omkring 1820',
  opponentsBook:
    'De bjuder, begär kort, lägger bort och spelar efter bokens grundsatser. Tryck på <em>Varför?</em> så nämner bordet den grundsats som fällde avgörandet, med dess artikel.',
  opponentsFair:
    'Motspelarna vet bara vad man får veta på deras plats: sina kort, vad som har sagts, vilka kort som har begärts och vem som gav dem. Delen som tänker får inget annat och kan alltså inte tjuvkika.',
  source:
    'av Faber, den fjärde av fem avhandlingar i en polsk spelbok utan ort och år, omkring 1820. Regler, priser och grundsatser för båda spelsätten.',
};
