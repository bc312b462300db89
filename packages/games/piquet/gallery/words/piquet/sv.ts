import type {PiquetGallery} from './en.js';

/** Swedish: the page of piquet. */
export const words: PiquetGallery = {
  pageTitle: 'Piquet, Warszawa, omkring 1820',
  description:
    'Spela piquet, det gamla spelet för två: byt, anmäl point, sekvens och lika kort, och spela tolv stick, mot en motspelare som tänker i din webbläsare.',
  name: 'Piquet',
  lead: 'spelet för två: byt, anmäl och spela tolv stick',
  inside: 'Kort byts, det man har anmäls och jämförs, och varje utspel räknas.',
  more: 'Mer om piquet',
  tile: 'Fem kort. Gott. Trettio innan den andra har något blir nittio. För två, efter tre slags regler.',
  options: {
    rules: ['Regler', 'Warszawa, omkring 1820', 'återskaparnas sida', 'de engelska klubbarna'],
    parties: ['Partier', 'ett', 'två', 'tre'],
    'match-mode': ['Ett parti går', 'till hundraett', 'över fyra givar'],
    target: ['Partiet vinns med', 'hundraett', 'hundra'],
    'four-deal-settlement': ['Fyra givar görs upp', 'efter summan', 'var för sig'],
    'younger-minimum': ['Efterhand tar', 'så många att tre blir kvar', 'minst ett', 'minst tre'],
    fidelity: ['Sidan', 'läst som vanligt', 'efter bokstaven', 'som andra spelar'],
    deals: ['Givar i partiet', 'fyra', 'sex'],
    'younger-left': ['Vad efterhand lämnar', 'förblir dolt', 'ser båda efter första utspelet'],
    announce: ['Det man har', 'anmäls av sig självt', 'anmäler du, eller behåller'],
    forced: ['Ett kort som är det enda man får spela', 'spelar du själv', 'spelas av sig självt'],
    etiquette: ['Lagarna', 'hålls av bordet', 'straffas: strängt'],
    ceremony: ['Före given', 'genast till korten', 'dra om given, och kupera'],
  },
  rulesPiquet: 'Piquet',
  opponentsBook:
    'Den gamla avhandlingen ger få råd; de spelar efter den och efter vanligt bruk, och säger vilket. Som <em>mästare</em> räknar de varje hand du kan ha efter allt som sagts, och spelar ut den exakt.',
  opponentsFair:
    'Motspelaren vet bara vad hans egen plats får veta: sina kort, det som ligger eller har legat öppet, och det som sagts. Den del som tänker får ingenting annat, så den kan inte tjuvkika.',
  source:
    'i Engelmans polska spelbok (omkring 1820), och en sida av återskaparna av hertigdömet Warszawas 12:e infanteriregemente; vad de lämnar öppet står i reglerna.',
};
