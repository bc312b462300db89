import type {Page} from '@quinola/table';

/** The rules of Cassino in Swedish. Source: Engelman’s Polish book of games (about 1820), *Gra Kasino*, laws 1 to 8. */
export const page: Page = {
  lang: 'sv',
  termLang: 'pl',
  title: 'Kasino, Polen, omkring 1820',
  intro:
    'Kort från handen tar kort från bordet: lika kort, och sådana som tillsammans blir samma tal. Flest kort, flest spader, båda kasinona och essen räknas.',
  sections: [
    {
      id: 'pack',
      title: 'Korten',
      blocks: [
        {
          p: 'Femtiotvå kort. Ett ess är ett, korten från två till tio har sitt tal; kung, dam och knekt, de klädda, har inget. Inget kort är högre än ett annat.',
        },
        {
          p: [
            'Ruter tio är ',
            ['Kasino wielkie', 'stora kasino'],
            ', spader två ',
            ['Kasino małe', 'lilla kasino'],
            '. I spelet är de en tia och en tvåa som andra.',
          ],
        },
      ],
    },
    {
      id: 'deal',
      title: 'Given',
      blocks: [
        {
          p: 'Fyra spelar två mot två, partner mitt emot varandra; tre var för sig; eller två. Kort dras: det lägsta ger, och av fyra spelar de två lägsta tillsammans. Lika kort dras om. Given går åt vänster.',
        },
        {
          p: 'Den som sitter till höger om givaren kuperar. Var och en får fyra kort, och fyra läggs öppna på bordet. När alla händer är spelade ges fyra till åt var och en, men inga till bordet, tills leken är slut: tre omgångar för fyra spelare, fyra för tre, sex för två. Den till vänster om givaren börjar varje, så givaren spelar alltid det sista kortet.',
        },
        {
          note: 'Vid ett strängt bord (etiquette="strict") vänder givaren själv upp bordets kort, ett i taget eller alla på en gång, som boken lämnar honom fritt.',
        },
      ],
    },
    {
      id: 'taking',
      title: 'Att ta och lägga ned',
      blocks: [
        {p: 'Ett drag är ett kort från handen. Det tar kort från bordet, eller läggs ned bland dem.'},
        {
          grid: {
            caption: 'Vad ett kort tar',
            head: ['Kort', 'tar'],
            rows: [
              [
                'två till tio',
                'lika kort, och kort som tillsammans blir dess tal (kombinationer); flera på en gång, varje kort på bordet i en av dem',
              ],
              ['ess', 'bara ess, ett eller flera'],
              ['kung, dam, knekt', 'bara sin egen sort'],
            ],
          },
        },
        {
          p: 'En tia tar alltså nio och ess, åtta och två, sju och tre, sex och fyra, eller två femmor, och likaså en tia. Ingen måste ta, och man får ta mindre än man kunde.',
        },
        {
          p: [
            'Den som tar de sista korten som ligger där rensar bordet (',
            ['sprząta stół', 'rensar bordet'],
            ') och skriver genast en poäng, som aldrig tas tillbaka. Nästa spelare har inget att ta, och måste lägga ned ett kort.',
          ],
        },
        {
          p: 'Det som har tagits ligger dolt framför en av partiet. Ingen får se mer än det som togs sist, eller räkna vad han har.',
        },
        {
          note: 'Om etiketten inte är sträng visar det här bordet hur många kort varje parti har, och låter en se allt som har tagits.',
        },
      ],
    },
    {
      id: 'sweep',
      title: 'Lekens slut',
      blocks: [
        {
          p: [
            'Efter det sista kortet går det som är kvar på bordet till den som tog sist: ',
            ['Sweep', 'det sista taget, som sopar bordet'],
            '. Men är givarens allra sista kort en kung, dam eller knekt tar det allt som ligger där.',
          ],
        },
        {
          note: 'Sweep är ingen rensning och ger ingen poäng. Tar det sista kortet allt genom en riktig kombination är det en; med final-clear-scores="no" inte. Har ingen tagit något är resten givarens.',
        },
      ],
    },
    {
      id: 'score',
      title: 'Räkningen',
      blocks: [
        {
          grid: {
            caption: 'Vad som räknas i en giv, i denna ordning',
            head: ['', 'poäng'],
            rows: [
              ['stora kasino', '2'],
              ['lilla kasino', '1'],
              ['flest kort: 27 eller fler; med 26 var har ingen dem', '3'],
              ['flest spader', '1'],
              ['varje ess: spader, klöver, hjärter, ruter', '1'],
            ],
          },
        },
        {
          p: [
            'Det blir elva. Av två partier dras den mindre poängen från den större (',
            ['odtrąca się', 'dras av'],
            '), och bara resten skrivs: med sju mot fyra tre. Rensningar dras inte av; de var redan skrivna.',
          ],
        },
        {
          p: 'Spelet går till elva. Den som har förlorat det med färre än fem är lurchad och förlorar dubbelt: två insatser, annars en.',
        },
        {
          p: 'Av tre spelare skriver var och en allt han får, utan avdrag. Spelet går till femton, lurchad är man under sju. Når flera slutet i samma giv har den vunnit som gör det först, räknat i ordningen ovan.',
        },
        {
          note: 'Trycket talar på ett ställe om sexton poäng för tre (target3="16"), och kräver på slutet avdrag även för tre; med three-hand-setoff="hoyle" skriver den högste det han har mer än båda de andra tillsammans.',
        },
      ],
    },
    {
      id: 'laws',
      title: 'Oregelbundenheter',
      blocks: [
        {
          list: [
            'Felgiv finns inte: den som spelar med tre kort bär förlusten, och ett kort som hittas under bordet tar han upp på gott och ont.',
            'Kort som visas vid given räknas inte som fel, men innan ett kort på bordet är öppet ges det om.',
            'Ett kort spelas i taget; med det får man ta ett par och dessutom alla kombinationer.',
          ],
        },
        {note: 'Vid det här bordet kan inget av detta hända.'},
      ],
    },
  ],
};
