import type {Glossary} from '@quinola/table';

/** Polish: the terms of patience. */
export const terms: Glossary = {
  home: ['na stos', 'na stosy podstawowe, skąd karta już nie wraca.'],
  foundation: [
    'stos|stosy|stosach|stosów|stosie',
    'stosy, na których buduje się pasjans: od asa w górę lub od króla w dół.',
  ],
  elsewhere: [
    'przełożyć na inną kupkę|przełożyć|przełożono|przełożyć gdzie indziej',
    'położyć jako mariaż na następną kartę tego koloru.',
  ],
  marry: ['mariaż|mariaże|mariażu|mariaży', 'karta położona na następną swego koloru w układzie.'],
  again: [
    'rozłożyć na nowo|rozłóż na nowo|rozłożyć kart na nowo',
    'gdy nic się nie rusza, karty zbiera się, tasuje i rozkłada na nowo.',
  ],
  out: ['wyszedł|wyszły|wyjść|wychodzi', 'gotowy obraz ułożony: pasjans wygrany.'],
  fan: ['wachlarz*', 'kilka kart rozłożonych jedna na drugiej: wolna jest tylko wierzchnia.'],
  lane: ['ścieżka|ścieżkę|ścieżki', 'puste miejsce po kolumnie: wolno tam położyć każdą wolną kartę.'],
  talon: ['talon|talonu|talonie', 'karty, które nie pasowały i czekają na swoją kolej.'],
  pack: ['talia|talii|talię', 'karty jeszcze nie rozłożone.'],
  rescue: ['ratunek', 'jedyne dozwolone złamanie reguł: as i król z szóstego rzędu.'],
  packet: ['kupka|kupki|kupkę|kupek', 'karty leżące jedna na drugiej: wolna jest tylko wierzchnia.'],
  bare: [
    'wolny król|wolnego króla|goły król|gołego króla|gołym królu|wolnym królu',
    'król bez innych kart: wolno położyć na nim każdą wierzchnią.',
  ],
  sail: ['skrzydło|skrzydła|skrzydeł|skrzydle', 'osiem kart wokół środka wiatraka.'],
  ray: [
    'promień|promienia|promieniu',
    'linia gwiazdy od środka na zewnątrz: wolna jest tylko skrajna karta.',
  ],
  grace: [
    'łaska|łaski|łaskę',
    'wielkie ułatwienie: zewnętrzna karta idzie na najgłębsze miejsce otwartego promienia.',
  ],
  fill: [
    'uzupełnij|uzupełnia|puste miejsca|zapełnij|wypełnij|uzupełnić',
    'puste miejsce dostaje nową kartę, nim gra się dalej.',
  ],
};
