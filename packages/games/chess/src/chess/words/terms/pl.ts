import type {Glossary} from '@quinola/table';

/** Polish: the terms of chess. */
export const terms: Glossary = {
  man: ['bierka|bierki|bierkę', 'wszystko, co stoi na szachownicy; książka mówi Kamień.'],
  check: ['szach', 'król jest atakowany: musi odejść, trzeba zbić napastnika albo się zasłonić.'],
  mate: ['mat|Mat', 'szach, od którego króla uratować nie można: gra wygrana.'],
  stalemate: [
    'pat|Pat',
    'ani szacha, ani ruchu: w książce gra w połowie przegrana, w Anglii wygrana, dziś remis.',
  ],
  officer: ['figura|figury|figurę', 'każda bierka prócz króla i pionów.'],
  castle: [
    'roszada|roszować',
    'król idzie o dwa pola ku wieży, która staje po jego drugiej stronie; żadne nie mogło się ruszyć.',
  ],
  idle: ['próżny|próżno', 'pion na ostatnim rzędzie, póki nic nie stracono: czeka tam, aż padnie figura.'],
  passing: [
    'w przelocie',
    'pion, który dwoma krokami mija innego, może być przezeń zbity, jakby szedł o jeden.',
  ],
  odds: ['fory', 'bierka, którą silniejszy daje przed grą.'],
};
