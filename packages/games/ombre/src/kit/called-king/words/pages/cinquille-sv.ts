import {pageOf} from './both-sv.js';

/** The rules of Cinquille in Swedish. Source: a Polish manual of card games, about 1820, on *Cinkwil* (l. 4740-5044). */
export const page = pageOf({
  title: 'Cinquille, omkring 1820',
  intro:
    'Lomber för fem efter kadriljens regler: den som spelar får kalla en kung, och den som har kungen är hans partner. Tills kungen faller vet bara han själv om det.',
  deal: 'Allt går åt höger. Om platserna drar var och en ett spaderkort; den som drar kungen ger först. Givaren lägger en mark i skålen och ger alla korten, åtta till var och en, fyra åt gången. Spelaren till höger om honom är förhand: han talar först, spelar ut först och ger nästa gång. Man spelar två varv om fem givar.',
  tout: 'Tout: ensam, och alla åtta stick. Var och en betalar 4.',
  alone: 'fem stick',
  needed: 'Fem stick vinner, fyra är remis, färre är kodilj.',
  vole: 'När en sida har tagit de fem första sticken frågar bordet om den slutar eller spelar vidare om vole, alla åtta sticken. Efter en begäran får den fortsätta tills den kallade kungen visar sig, och tillfrågas först då. Den som spelar mediatör får anmäla vole före det första utspelet.',
  first: 'de fem första sticken',
  pair: 'När två spelar tillsammans betalar var och en av de tre motspelarna en gång: två till Lombren, en till partnern.',
  options:
    'En färg eller tre kan vara favoriter: färgerna i de första vunna spelen, där allt kostar två, fyra och åtta gånger så mycket.',
});
