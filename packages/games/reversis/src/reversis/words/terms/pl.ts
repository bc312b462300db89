import type {Glossary} from '@quinola/table';

/** Polish: the terms of Reversis. */
export const terms: Glossary = {
  quinola: ['Quinol*', 'walet kier: w lewie zwykły walet, ale od niego zależy kosz.'],
  pannier: ['kosz|koszu|koszem', 'kosz ze stawkami: bierze go, kto odda Quinolę do innego koloru.'],
  bete: ['bet*', 'tyle, ile leży w koszu: stawia ją, kto musiał zagrać Quinolę w jej własnym kolorze.'],
  party: [
    'partię|partii|partia',
    'to, co gracz z największą liczbą punktów płaci temu, kto ma ich najmniej: dwie fisze.',
  ],
  reversis: ['rewersis', 'wszystkie jedenaście lew: kto wziął pierwsze dziewięć, ten go podjął.'],
  undertaken: [
    'podejmujesz|podejmuje|gra rewersis',
    'dziewięć lew jest w jednej ręce: teraz trzeba wziąć wszystkie.',
  ],
  given: [
    'oddan*|oddajesz|oddaje',
    'dorzucona do innego koloru, gdy wyjętego brakło: tak najlepiej pozbyć się karty.',
  ],
  forced: ['wymuszon*', 'wyciągnięta wyjściem w jej kolor: kto ją miał, płaci temu, kto wyszedł.'],
  gorged: ['uduszon*', 'zagrana jako ostatnia karta z ręki.'],
  bonne: ['à la bonne', 'w ostatniej lewie, przy rewersis w dwóch ostatnich: płaci się podwójnie.'],
  guarded: ['strzeże|bez straży', 'inne kiery, które można dać zamiast Quinoli, póki wychodzi się w kiery.'],
  talon: ['talon', 'trzy karty, które zostają z rozdania: każdy może tam wymienić jedną.'],
  best: ['wygrywa remisy', 'wygrywa, gdy inni mają tyle samo punktów i lew: rozdający.'],
  worst: ['przegrywa remisy', 'płaci, gdy inni mają tyle samo punktów i lew: po prawej ręce rozdającego.'],
  round: ['kolejk*', 'każdy rozdał raz: z dziesiątki oddziera się jeden znak.'],
  jettons: ['żeton*', 'liczmany; dziesięć z nich, albo pięć, to jedna fisza.'],
};
