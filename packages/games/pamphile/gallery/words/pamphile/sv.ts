import type {PamphileGallery} from './en.js';

/** Swedish: the page of Pamphile. */
export const words: PamphileGallery = {
  pageTitle: 'Pamfil, Polen, 1700-talet',
  description:
    'Pamfil, ett polskt kortspel från 1700-talet för tre till sex: fem kort, ett byte, fem stick och klöver knekt över alla trumf, mot medspelare som tänker i din webbläsare.',
  name: 'Pamfil',
  lead: 'fem kort, ett byte och klöver knekt över alla trumf',
  inside: 'Den som spelar får byta kort och måste ta två stick; den som passar får en poäng för varje.',
  more: 'Mer om Pamfil',
  tile: 'Spela och byt, eller passa och ta vad som kommer. Fem i en färg, en mucha, vinner genast. För tre till sex.',
  options: {
    players: ['Spelare', 'tre', 'fyra', 'fem', 'sex'],
    deals: ['Givar i partiet', 'två för var och en', 'tre', 'sex', 'tolv'],
    'target-points': ['Partiet slutar', 'efter så många givar', 'med tjugoen poäng'],
    'pamfil-doubling': ['Pamfilen dubblar', 'innehavarens poäng', 'allas poäng', 'ingenting'],
    'pamfil-freedom': ['Pamfilen', 'är en trumf som andra', 'får spelas till varje stick'],
    'pamfil-wild-in-mucha': ['I en mucha är pamfilen', 'klöver eller trumf', 'vilken färg som helst'],
    etiquette: ['En mucha', 'vinner av sig själv', 'måste ropas: strängt'],
    ceremony: ['Före given', 'genast till korten', 'dra om given och kupera'],
  },
  rulesPamphile: 'Pamfil',
  opponentsBook:
    'De gamla reglerna ger inga råd; de spelar efter allmän sed och efter det som följer av poängtabellen: hur sannolikt de nya korten måste ge det tredje sticket är noga uträknat. Tryck på <em>Varför?</em>, så säger bordet vad som avgjorde. Som <em>mästare</em> spelar de också tänkta givar till slutet.',
  opponentsFair:
    'Medspelarna vet bara vad man får veta på deras plats: sina kort, det som ligger eller har legat öppet, och det som har sagts. Den del som tänker får inget annat och kan alltså inte kika.',
  source:
    'en sida av återskaparna av hertigdömet Warszawas 12:e infanteriregemente; vad den lämnar öppet är utmärkt i reglerna.',
};
