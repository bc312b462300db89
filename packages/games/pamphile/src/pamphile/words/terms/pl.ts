import type {Glossary} from '@quinola/table';

/** Polish: the terms of Pamphile. */
export const terms: Glossary = {
  pamfil: [
    'pamfil|pamfila|Pamfil|Pamfila',
    'walet trefl, niżnik żołędny: nad wszystkimi atutami, i sam zawsze atut.',
  ],
  mucha: ['mucha|muchę|Mucha', 'pięć kart jednego koloru: wygrywa rozdanie bez rozgrywki.'],
  talon: ['talon|Talon|talonem', 'karty, których nie rozdano; nowe bierze się z wierzchu.'],
  plays: ['musi grać|gra', 'musi zebrać dwie lewy; z mniejszą liczbą traci trzy punkty.'],
  passes: ['pasuje', 'do niczego nie jest zobowiązany, gra dalej i ma punkt za każdą lewę.'],
  fresh: ['nowa|nowe|nowych', 'karty wymienione.'],
};
