import type {MariageGallery} from './en.js';

/** Polish: the page of Mariage. */
export const words: MariageGallery = {
  pageTitle: 'Mariasz',
  description:
    'Mariasz, w który Sędzia gra z Bernardynem w Panu Tadeuszu: sześć kart, talon, król i dama razem, 131 punktów, przeciw graczom, którzy myślą w twojej przeglądarce.',
  name: 'Mariasz',
  lead: 'sześć kart, talon, król i dama razem',
  inside:
    'Król i dama jednego koloru to mariasz, dwadzieścia punktów albo czterdzieści. Kto ma 131, wygrywa, w jednym rozdaniu albo w dwóch.',
  more: 'Więcej o mariaszu',
  tile: 'Trzymaj króla z damą, licz w myśli do 131 i połóż areszt przy właściwej lewie. We dwóch albo we czterech parami.',
  options: {
    variant: ['Gra się', 'we dwóch, 36 kart', 'we dwóch, 24 karty: szlifowany', 'we czterech parami: kiks'],
    'blind-trump': ['Kozer', 'się wyświęca', 'wyciąga się przed rozdaniem: ślepy'],
    skup: ['Wyświęcona', 'zostaje na miejscu', 'może być skupiona najniższym kozerem'],
    swatowe: ['Wszystkie cztery mariasze', 'pięć stawek więcej', 'pięć stawek zamiast'],
    'kiks-overtake': ['W kiksie w kolorze', 'nie trzeba przebijać', 'trzeba przebijać'],
    partie: ['Partii', 'dwie', 'jedna', 'trzy', 'pięć'],
    etiquette: ['Punkty', 'są pokazane', 'liczy się w myśli: ściśle'],
    ceremony: ['Przed rozdaniem', 'od razu do kart', 'ciągnienie i przekładanie'],
  },
  rulesMariage: 'Mariasz',
  opponentsBook:
    'Dawna strona rad nie daje; dwie uwagi są Glogera, reszta wynika z reguł: które karty trzyma się do mariasza i kiedy lepiej lewę oddać. Gdy talon się skończy, nic nie jest ukryte i grają dokładnie; <em>nowicjusz</em> gubi się w liczeniu. Naciśnij <em>Dlaczego?</em>, a stół powie, co rozstrzygnęło. Jako <em>mistrzowie</em> rozgrywają też wyobrażone rozdania do końca.',
  opponentsFair:
    'Przeciwnicy wiedzą tylko to, co z ich miejsca wiedzieć wolno: swoje karty, to, co leży lub leżało odkryte, i to, co powiedziano. Część, która myśli, nie dostaje nic więcej, nie może więc podglądać.',
  source:
    'strona rekonstruktorów 12. Pułku Piechoty Księstwa Warszawskiego i <cite lang="pl">Encyklopedia staropolska</cite> Glogera; co one przemilczają, zaznaczono w prawidłach.',
};
