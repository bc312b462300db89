import {pageOf} from './both-pl.js';

/** The rules of Quadrille in Polish. Source: the Warsaw book of games, c. 1820, on *Kadryl* (l. 4216-4738, 4875-5044). */
export const page = pageOf({
  title: 'Kadryl, ok. 1820',
  intro:
    'Lomber dla czterech: kto gra, może zawołać króla, a kto tego króla ma, jest jego partnerem. Póki król nie padnie, wie o tym tylko on sam.',
  deal: 'Wszystko idzie w prawo. O miejsca każdy ciągnie pika; kto wyciągnie króla, rozdaje pierwszy. Rozdający wkłada do miseczki markę i rozdaje wszystkie karty, każdemu dziesięć: po trzy, trzy i cztery. Gracz po jego prawej siedzi na ręku: mówi i wychodzi pierwszy, a potem rozdaje. Gra się trzy tury po cztery rozdania.',
  tout: 'Tout: samemu wszystkie dziesięć lew. Każdy płaci 4.',
  alone: 'sześć lew',
  needed: 'Sześć lew wygrywa, pięć to remisa, mniej to kodylia.',
  vole: 'Stronę, która wzięła pierwsze sześć lew, stół pyta, czy kończy, czy gra dalej o Wolę, czyli wszystkie dziesięć. Przy pytaniu nie można o nią grać, póki wołany król się nie pokazał, a w jego kolor nie wyszedł jeszcze nikt. Lomber, który gra Mediatora, może Wolę zapowiedzieć przed pierwszą kartą.',
  first: 'pierwsze sześć lew',
  pair: 'Gdy gra dwóch, każdy z przeciwników płaci raz: jeden lombrowi, drugi partnerowi.',
  options:
    'Jeden kolor albo trzy mogą być wyróżnione: kolory pierwszych wygranych gier, w których wszystko kosztuje dwa, cztery i osiem razy tyle. Talia może mieć 32 karty, po osiem na gracza: wtedy wygrywa pięć lew, a cztery to remisa.',
});
