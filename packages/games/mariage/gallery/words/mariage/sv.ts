import type {MariageGallery} from './en.js';

/** Swedish: the page of Mariage. */
export const words: MariageGallery = {
  pageTitle: 'Mariage, det polska mariagespelet',
  description:
    'Spela mariage, det polska spel som domaren och bernardinern spelar i Pan Tadeusz: sex kort, en talong, kung och dam tillsammans, 131 poäng, mot motspelare som tänker i din webbläsare.',
  name: 'Mariage',
  lead: 'sex kort, en talong, kung och dam tillsammans',
  inside:
    'Kung och dam i en färg är en mariage, tjugo poäng eller fyrtio. Den som har 131 vinner, i en giv eller två.',
  more: 'Mer om mariage',
  tile: 'Håll ihop kung och dam, räkna till 131 i huvudet, och lägg arresten vid rätt stick. För två, eller fyra i par.',
  options: {
    variant: ['Spelas', 'av två med 36 kort', 'av två med 24: szlifowany', 'av fyra i par: kiks'],
    'blind-trump': ['Trumfen', 'slås upp', 'kuperas fram före given: ślepy'],
    skup: ['Det öppna kortet', 'ligger kvar', 'får köpas med den lägsta trumfen'],
    swatowe: ['Alla fyra mariagerna', 'fem insatser därtill', 'fem insatser i stället'],
    'kiks-overtake': ['I kiks behöver utspelad färg', 'inte stickas över', 'stickas över'],
    partie: ['Partier', 'två', 'ett', 'tre', 'fem'],
    etiquette: ['Poängen', 'visas', 'räknas i huvudet: strängt'],
    ceremony: ['Före given', 'genast till korten', 'dra om given, och kupera'],
  },
  rulesMariage: 'Mariage',
  opponentsBook:
    'Den gamla sidan ger inga råd; två anmärkningar är Glogers, och allt annat följer av reglerna: vilka kort man behåller för en mariage, och när ett stick hellre förloras. När talongen är slut är ingenting dolt, och de spelar exakt; en <em>nybörjare</em> räknar fel. Tryck på <em>Varför?</em> så säger bordet vad som avgjorde. Som <em>mästare</em> spelar de också tänkta givar till slutet.',
  opponentsFair:
    'Motspelarna vet bara vad deras egen plats får veta: sina kort, det som ligger eller har legat öppet, och det som sagts. Den del som tänker får ingenting annat, så den kan inte tjuvkika.',
  source:
    'en sida av återskaparna av hertigdömet Warszawas 12:e infanteriregemente, och Glogers <cite lang="pl">Encyklopedia staropolska</cite>; vad de lämnar öppet är utmärkt i reglerna.',
};
