import type {PamphileGallery} from './en.js';

/** Polish: the page of Pamphile. */
export const words: PamphileGallery = {
  pageTitle: 'Pamfil, Polska, XVIII wiek',
  description:
    'Pamfil, polska gra w karty z XVIII wieku dla trzech do sześciu: pięć kart, wymiana, pięć lew i walet trefl nad wszystkimi atutami, przeciw graczom, którzy myślą w twojej przeglądarce.',
  name: 'Pamfil',
  lead: 'pięć kart, wymiana i walet trefl nad wszystkimi atutami',
  inside: 'Kto gra, może wymienić karty i musi zebrać dwie lewy; kto pasuje, ma punkt za każdą.',
  more: 'Więcej o Pamfilu',
  tile: 'Graj i wymieniaj albo pasuj i bierz, co przyjdzie. Pięć kart koloru, mucha, wygrywa od razu. We trzech do sześciu.',
  options: {
    players: ['Graczy', 'trzech', 'czterech', 'pięciu', 'sześciu'],
    deals: ['Rozdań w partii', 'po dwa na gracza', 'trzy', 'sześć', 'dwanaście'],
    'target-points': ['Partia kończy się', 'po tylu rozdaniach', 'przy dwudziestu jeden punktach'],
    'pamfil-doubling': ['Pamfil podwaja', 'punkty tego, kto go ma', 'punkty wszystkich', 'nic'],
    'pamfil-freedom': ['Pamfil', 'jest atutem jak inne', 'może iść do każdej lewy'],
    'pamfil-wild-in-mucha': ['W musze pamfil jest', 'treflem albo atutem', 'każdym kolorem'],
    etiquette: ['Mucha', 'wygrywa sama', 'musi być zawołana: ściśle'],
    ceremony: ['Przed rozdaniem', 'od razu do kart', 'ciągnienie i przekładanie'],
  },
  rulesPamphile: 'Pamfil',
  opponentsBook:
    'Dawne prawidła nie dają rad, grają więc według zwykłej praktyki i tego, co wynika z tablicy punktów: jak pewnie nowe karty muszą przynieść trzecią lewę, obliczono dokładnie. Naciśnij <em>Dlaczego?</em>, a stół powie, co rozstrzygnęło. Jako <em>mistrzowie</em> rozgrywają też wyobrażone rozdania do końca.',
  opponentsFair:
    'Przeciwnicy wiedzą tylko to, co z ich miejsca wiedzieć wolno: swoje karty, to, co leży lub leżało odkryte, i to, co powiedziano. Część, która myśli, nie dostaje nic więcej, nie może więc podglądać.',
  source:
    'strona rekonstruktorów 12. Pułku Piechoty Księstwa Warszawskiego; co ona przemilcza, zaznaczono w prawidłach.',
};
