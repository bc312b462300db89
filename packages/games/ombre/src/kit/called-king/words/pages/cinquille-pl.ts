import {pageOf} from './both-pl.js';

/** The rules of Cinquille in Polish. Source: the Warsaw book of games, c. 1820, on *Cinkwil* (l. 4740-5044). */
export const page = pageOf({
  title: 'Cinkwil, ok. 1820',
  intro:
    'Lomber dla pięciu według reguł Kadryla: kto gra, może zawołać króla, a kto tego króla ma, jest jego partnerem. Póki król nie padnie, wie o tym tylko on sam.',
  deal: 'Wszystko idzie w prawo. O miejsca każdy ciągnie pika; kto wyciągnie króla, rozdaje pierwszy. Rozdający wkłada do miseczki markę i rozdaje wszystkie karty, każdemu osiem, po cztery. Gracz po jego prawej siedzi na ręku: mówi i wychodzi pierwszy, a potem rozdaje. Gra się dwie tury po pięć rozdań.',
  tout: 'Tout: samemu wszystkie osiem lew. Każdy płaci 4.',
  alone: 'pięć lew',
  needed: 'Pięć lew wygrywa, cztery to remisa, mniej to kodylia.',
  vole: 'Stronę, która wzięła pierwsze pięć lew, stół pyta, czy kończy, czy gra dalej o Wolę, czyli wszystkie osiem. Przy pytaniu może ona grać, póki wołany król się nie pokaże, i dopiero wtedy stół o to pyta. Lomber, który gra Mediatora, może Wolę zapowiedzieć przed pierwszą kartą.',
  first: 'pierwsze pięć lew',
  pair: 'Gdy gra dwóch, każdy z trzech przeciwników płaci raz: dwóch lombrowi, jeden partnerowi.',
  options:
    'Jeden kolor albo trzy mogą być wyróżnione: kolory pierwszych wygranych gier, w których wszystko kosztuje dwa, cztery i osiem razy tyle.',
});
