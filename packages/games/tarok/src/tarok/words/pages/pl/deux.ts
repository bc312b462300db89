import type {Page} from '@quinola/table';
import {announcing, errors, pack, skat, tricks} from './trois.js';

/** The rules of Tarok en deux in Polish. Source: the treatise “by Faber” in a Polish book of games without place or year, about 1820. */
export const deux: Page = {
  lang: 'pl',
  termLang: 'pl',
  title: 'Tarok we dwóch',
  intro:
    'Tarok dla dwóch: trzecia część talii leży na boku, niewidziana, a punkty zapisuje się jak w pikiecie, partiami do stu.',
  sections: [
    {
      id: 'what',
      title: 'Co to za gra',
      blocks: [
        {
          p: 'Książka opisuje grę we dwóch na paru stronach: zgłasza się i gra jak we trzech, reszta jest z pikiety. Nigdy nie bierz karty niewidzianej za pewną u przeciwnika: 25 kart jest poza grą.',
        },
      ],
    },
    pack,
    {
      id: 'deal',
      title: 'Ciągnienie i rozdanie',
      blocks: [
        {
          p: 'Każdy wyciąga kartę; wyższa rozdaje pierwsza, a więc bierze Skata. Taroki idą nad wszystkie maści; przy kartach równych lub Sky obaj ciągną jeszcze raz.',
        },
        {
          p: 'Rozdaje się po pięć kart, najpierw przeciwnikowi; rozdający bierze jeszcze trzy, a 25 kart leży na boku. Drugi zadaje pierwszy. Rozdaje się na przemian.',
        },
        {
          note: 'Jak stoją przy ciągnieniu karty różne, że pierwszy zadaje drugi gracz i że rozdaje się na przemian, to od nas.',
        },
      ],
    },
    skat,
    announcing,
    tricks,
    {
      id: 'count',
      title: 'Co się zapisuje',
      blocks: [
        {
          grid: {
            caption: 'Punkty rozdania',
            head: ['', 'Punkty'],
            rows: [
              ['Zgłoszenia', 'ile warte'],
              ['Pagat wzięty lub położony w Skacie', '15'],
              ['Pagat w ostatniej lewie', '25'],
              ['Każdy król', '10'],
              ['Król w ostatniej lewie', '15'],
              ['Karty', 'po dwie'],
            ],
          },
        },
        {
          p: 'Kto bierze lewę, zapisuje Pagata i króle, które w niej są. Karty liczy się po dwie: liczbowa z próżną liczy swoją wartość, dwie liczbowe sumę mniej 1, dwie próżne 1.',
        },
        {
          note: 'Że Pagat położony w Skacie liczy się jak zrobiony, że dwie próżne liczą 1 i że Pagata i króle zapisuje ten, kto je bierze, to od nas: książka mówi tylko, że karty liczy się po dwie.',
        },
      ],
    },
    {
      id: 'settling',
      title: 'Partia',
      blocks: [
        {
          p: [
            ['partya', 'partia'],
            ' kończy się, gdy po rozdaniu ktoś ma sto lub więcej; wygrywa wyższy stan. Rozdanie gra się zawsze do końca.',
          ],
        },
        {
          p: [
            'Wygrywający dostaje partię i różnicę punktów. Kto nie ma pięćdziesięciu, przegrywa partię podwójnie (',
            ['dubelt', 'podwójna partia'],
            '); różnicy to nie dotyczy.',
          ],
        },
        {
          note: 'Partia warta jest 60 groszy, a punkt 2, jak w przykładzie książki. Że przy równym stanie gra się dalej, to od nas.',
        },
      ],
    },
    errors,
    {
      id: 'advice',
      title: 'Rady książki',
      blocks: [
        {
          list: [
            'Niech przeciwnik zadaje maści, w których masz figury; wtedy wszystkie weźmiesz.',
            'Jeśli ani nie chcesz wydobyć Pagata, ani swojego ratować, zadawaj maść bez figur.',
            'Graj o przewagę i wtedy, gdy sto masz pewne, a przeciwnika trzymaj poniżej pięćdziesięciu.',
          ],
        },
      ],
    },
  ],
};
