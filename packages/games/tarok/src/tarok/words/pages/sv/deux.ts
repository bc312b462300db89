import type {Page} from '@quinola/table';
import {announcing, errors, pack, skat, tricks} from './trois.js';

/** The rules of Tarok en deux in Swedish. Source: the treatise “by Faber” in a Polish book of games without place or year, about 1820. */
export const deux: Page = {
  lang: 'sv',
  termLang: 'pl',
  title: 'Tarock en deux',
  intro:
    'Tarock för två: en tredjedel av leken ligger osedd åt sidan, och poängen skrivs upp som i piket, i partier om hundra.',
  sections: [
    {
      id: 'what',
      title: 'Vad det är',
      blocks: [
        {
          p: 'Boken ger spelet för två på några sidor: anmälan och spel är som för tre, resten är piket. Tro aldrig att ett kort du inte har sett sitter hos motståndaren: 25 är ur spel.',
        },
      ],
    },
    pack,
    {
      id: 'deal',
      title: 'Dragning och giv',
      blocks: [
        {
          p: 'Var och en drar ett kort; det högre ger först och får alltså skaten. Tarocker står över alla färger; vid lika kort, eller Sküs, drar båda om.',
        },
        {
          p: 'Fem kort i taget, motståndaren först; givaren tar tre till, och 25 kort ligger åt sidan. Den andre spelar ut till första sticket. Given växlar.',
        },
        {
          note: 'Hur olika kort står vid dragningen, att den andre spelar ut först och att given växlar är vårt.',
        },
      ],
    },
    skat,
    announcing,
    tricks,
    {
      id: 'count',
      title: 'Vad som skrivs',
      blocks: [
        {
          grid: {
            caption: 'Givens poäng',
            head: ['', 'Poäng'],
            rows: [
              ['Anmälningar', 'deras värde'],
              ['Pagat, vunnen eller i skaten', '15'],
              ['Pagat i sista sticket', '25'],
              ['Varje kung', '10'],
              ['En kung i sista sticket', '15'],
              ['Kort', 'två och två'],
            ],
          },
        },
        {
          p: 'Den som tar sticket skriver Pagat och kungarna i det. Korten räknas två och två: ett räknande kort med ett tomt sitt värde, två räknande summan minus 1, två tomma 1.',
        },
        {
          note: 'Att en Pagat i skaten skrivs som en hemförd, att två tomma kort räknar 1 och att den som tar Pagat eller en kung skriver den är vårt: boken säger bara att korten räknas två och två.',
        },
      ],
    },
    {
      id: 'settling',
      title: 'Partiet',
      blocks: [
        {
          p: [
            'Ett ',
            ['partya', 'parti'],
            ' är slut när någon vid en givs slut har hundra eller mer; den högre ställningen vinner. En giv spelas alltid färdig.',
          ],
        },
        {
          p: [
            'Vinnaren får betalt för partiet och för skillnaden i poäng. Den som har mindre än femtio förlorar partiet ',
            ['dubelt', 'dubbelt'],
            ', men inte skillnaden.',
          ],
        },
        {
          note: 'Ett parti är värt 60 groszy och ett poäng 2, som i bokens exempel. Att spelare som står lika spelar en giv till är vårt.',
        },
      ],
    },
    errors,
    {
      id: 'advice',
      title: 'Bokens råd',
      blocks: [
        {
          list: [
            'Låt motståndaren spela de färger där du har klädda kort; då för du hem dem alla.',
            'Om du varken jagar Pagat eller måste rädda den, spela en färg där du inga klädda kort har.',
            'Spela för skillnaden även när dina hundra är säkra, och håll den andre under femtio.',
          ],
        },
      ],
    },
  ],
};
