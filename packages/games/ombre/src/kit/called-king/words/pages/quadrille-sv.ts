import {pageOf} from './both-sv.js';

/** The rules of Quadrille in Swedish. Source: a Polish manual of card games, about 1820, on *Kadryl* (l. 4216-4738, 4875-5044). */
export const page = pageOf({
  title: 'Kadrilj, omkring 1820',
  intro:
    'Lomber för fyra: den som spelar får kalla en kung, och den som har kungen är hans partner. Tills kungen faller vet bara han själv om det.',
  deal: 'Allt går åt höger. Om platserna drar var och en ett spaderkort; den som drar kungen ger först. Givaren lägger en mark i skålen och ger alla korten, tio till var och en: tre, tre och fyra. Spelaren till höger om honom är förhand: han talar först, spelar ut först och ger nästa gång. Man spelar tre varv om fyra givar.',
  tout: 'Tout: ensam, och alla tio stick. Var och en betalar 4.',
  alone: 'sex stick',
  needed: 'Sex stick vinner, fem är remis, färre är kodilj.',
  vole: 'När en sida har tagit de sex första sticken frågar bordet om den slutar eller spelar vidare om vole, alla tio sticken. Efter en begäran går det inte så länge den kallade kungen inte har visat sig och ingen har spelat ut dess färg. Den som spelar mediatör får anmäla vole före det första utspelet.',
  first: 'de sex första sticken',
  pair: 'När två spelar tillsammans betalar varje motspelare en gång, den ene till Lombren och den andre till partnern.',
  options:
    'En färg eller tre kan vara favoriter: färgerna i de första vunna spelen, där allt kostar två, fyra och åtta gånger så mycket. Leken kan ha 32 kort, åtta till var och en: då vinner fem stick, och fyra är remis.',
});
