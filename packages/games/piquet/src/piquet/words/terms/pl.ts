import type {Glossary} from '@quinola/table';

/** Polish: the terms of piquet. */
export const terms: Glossary = {
  elder: ['na ręku', 'kto nie rozdaje: wymienia, zapowiada i wychodzi pierwszy.'],
  talon: ['Talon|talon', 'osiem kart, których nie rozdano: pięć dla pierwszego, trzy pod nimi.'],
  blanche: ['Karta biała|karta biała|kartę białą', 'rozdane karty bez figur; liczą się za dziesięć.'],
  point: ['rummel', 'najwięcej kart jednego koloru; każda liczy się za jeden.'],
  repique: ['repik', 'trzydzieści z zapowiedzi, zanim druga strona coś policzy: o sześćdziesiąt więcej.'],
  pique: ['pik|Pik', 'trzydzieści w rozgrywce, zanim druga strona coś policzy: o trzydzieści więcej.'],
  capot: ['kaput', 'wszystkie dwanaście lew.'],
  cards: ['więcej lew', 'ponad połowa lew: dziesięć.'],
};
