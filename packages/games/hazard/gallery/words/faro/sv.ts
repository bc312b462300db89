import type {FaroGallery} from './en.js';

/** Swedish: the page of faro. */
export const words: FaroGallery = {
  pageTitle: 'Farao, salongernas spel',
  description:
    'Spela farao mot banken, om låtsaspengar: sätt på kort, vik hörnet på ett kort som har vunnit, från en dukat till trettiotvå, med utsikter som är räknade exakt.',
  name: 'Farao',
  lead: 'mot banken, om låtsaspengar',
  inside: 'Vänster vinner, höger förlorar: ta det eller vik ett hörn?',
  more: 'Mer om farao',
  tile: 'Vänster vinner, höger förlorar, och ett vikt hörn spelar om det dubbla. Som pointör eller bankör, med en till sex pointörer, om låtsaspengar, med utsikter som är räknade exakt.',
  options: {
    rules: ['Det spelas', 'som återskaparna gör', 'som i salongerna'],
    seats: ['Pointörer', 'tre', 'en', 'två', 'fyra', 'fem', 'sex'],
    banker: ['Banken', 'hålls av bordet', 'är din'],
    drawings: ['Dragningar', 'fem', 'en', 'tre', 'tio'],
    'corners-visual': ['Hörn', 'viks', 'rivs av'],
    'show-odds': ['Bankens vinst', 'visas inte', 'visas'],
  },
  opponentsBook:
    'Pointörerna har tre temperament: en tar vad han vinner, en går vidare en gång, en går till sista hörnet. Som <em>mästare</em> räknar de: vid sidans bord sätter de så lite de kan, i salongen väntar de på kortet som inget kostar. Tryck på <em>Varför?</em>, och bordet nämner vad som avgjorde.',
  opponentsFair:
    'Motståndarna vet bara vad deras egen plats får veta: sina kort, vad som ligger eller har legat öppet och vad som sagts. Delen som tänker får inget veta om bankens kort innan de är dragna, så den kan inte tjuvkika.',
  source: 'en sida av polska återskapare om Faraon; salongernas sätt är det från omkring 1800.',
};
