import type {Glossary} from '@quinola/table';

/** Polish: the terms of Tarok for three and for two. */
export const terms: Glossary = {
  announce: [
    'zgłoś|zgłaszam|zgłasza|zgłaszanie|zgłoszenia|zgłoszenia|zgłosisz|zgłoszone',
    'powiedzieć przed pierwszą kartą, co warta ręka: taroki, matadory, króle, kawalerie. Tyle płaci każdy z pozostałych.',
  ],
  cavalry: [
    'kawaleria|kawalerię|kawalerie|kawalerii',
    'król, dama, kawal i walet jednej maści: 10, połowa (trzy z nich) 5; ze Sky dwa razy tyle.',
  ],
  kings: [
    'króle|królów',
    'z siedmiu: cztery króle, Sky, XXI i Pagat. Trzy w ręku zgłasza się za 5, każdy dalszy po 5.',
  ],
  home: ['robi|robisz', 'wziąć nim lewę: wtedy zostaje u swego właściciela.'],
  ultimo: ['ultimo', 'w ostatniej lewie: tam Pagat i króle wygrywa się i traci drożej.'],
  buried: [
    'leży w Skacie|Pagata w Skacie',
    'odłożony z dwoma jedynymi innymi tarokami; Pagat liczy się wtedy za zrobionego.',
  ],
  par: [
    'nad lub pod 26',
    'trzecia część z 78 punktów: kto ma mniej, płaci, ile mu brak, temu, kto ma więcej.',
  ],
  pot: ['pulla|pulli', 'co stawia każdy rozdający: Pagat ultimo bierze ją całą, król ultimo połowę.'],
  direct: [
    'Pagat i ultimo',
    'płacone od razu: 10 za straconego Pagata, 20 w ostatniej lewie, 10 za króla w niej.',
  ],
  table: ['Króle i Pagat', 'króle i Pagat leżą odkryte przed tym, kto je ma: 5 i 10, płaci się różnicę.'],
  party: [
    'partia|partię',
    'we dwóch: wygrywa, kto dojdzie do 100 punktów; podwójnie, gdy drugi ma mniej niż 50.',
  ],
  grosz: ['grosz|grosze|groszy', 'drobna moneta, w której płaci się partię.'],
};
