import type {KitTerms} from '../glossary/language.js';

/** Polish: the terms of all games of tricks. */
export const terms: KitTerms = {
  title: 'Objaśnione słowa',
  glossary: {
    trick: ['lewa|lewę|lewy|lewie|lew|lewą', 'po jednej karcie od każdego; najlepsza bierze wszystkie.'],
    lead: [
      'zadaj|zadać|wyjdź|wyjście|wyjść|wychodz*|zadan*',
      'położyć pierwszą kartę lewy; ona mówi, do czego inni mają dokładać.',
    ],
    follow: ['dołóż|dołożyć|dokłada', 'zagrać kartę w zadanym kolorze, dopóki się ją ma.'],
    trump: ['atu|atut*', 'kolor, którego karty biją karty trzech pozostałych.'],
    dealer: ['rozdający|rozdającego|rozdającemu', 'kto rozdaje karty w tym rozdaniu; w następnym kto inny.'],
  },
};
