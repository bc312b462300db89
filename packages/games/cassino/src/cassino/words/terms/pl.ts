import type {Glossary} from '@quinola/table';

/** Polish: the terms of Cassino. */
export const terms: Glossary = {
  round: ['runda', 'po cztery karty dla każdego; gdy zagrane, znów po cztery, aż talia się skończy.'],
  lay: ['dołóż|Dołóż|dołożyć', 'kładzie się kartę odkrytą między karty stołowe, skąd inny może ją zabrać.'],
  clearing: [
    'sprzątnięcie|sprzątnięcia|sprzątnięć|sprząta|sprzątasz|sprzątnięciem|Sprzątnięcia',
    'zabranie ostatnich kart ze stołu: jeden punkt, znaczony zaraz.',
  ],
  sweep: ['Sweep', 'kto zabrał ostatni, bierze resztę; ostatnia figura rozdającego zabiera wszystko.'],
  lurch: ['Lurch', 'gra przegrana z mniej niż pięcioma punktami, we trzech siedmioma: płaci się podwójnie.'],
  setOff: ['odtrąceniu', 'mniejszą liczbę punktów odejmuje się od większej i znaczy tylko resztę.'],
  great: ['Kasino wielkie', 'dziesiątka karo, warta dwa punkty; w grze zwykła dziesiątka.'],
  little: ['Kasino małe', 'dwójka pik, warta jeden punkt; w grze zwykła dwójka.'],
  court: ['figurą|figura', 'król, dama albo walet: nie ma liczby i zabiera tylko sobie równe.'],
  stake: ['stawka|stawki|stawek', 'ile płaci każdy przegrany za grę; w Lurchu podwójnie.'],
};
