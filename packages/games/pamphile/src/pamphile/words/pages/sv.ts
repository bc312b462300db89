import type {Page} from '@quinola/table';

/** The rules of Pamphile in Swedish. Source: the page *Gry karciane* of the 12th Infantry of the Duchy of Warsaw, lines 16 to 42. */
export const page: Page = {
  lang: 'sv',
  termLang: 'pl',
  title: 'Pamfil, Polen, 1700-talet',
  intro:
    'Fem kort till var och en, nya för dem som inte duger, och fem stick. Den som spelar måste ta två av dem; den som passar får en poäng för varje.',
  sections: [
    {
      id: 'pack',
      title: 'Korten',
      blocks: [
        {p: 'Tre spelar med 32 kort, från sjuorna; fyra, fem eller sex med 36, från sexorna.'},
        {
          p: [
            'Klöver knekt är ',
            ['pamfil', 'pamfilen'],
            ': den står över alla andra kort. Sedan kommer ess, kung, dam, knekt, tia, nia, åtta, sjua, sexa.',
          ],
        },
        {
          note: 'Pamfilen är trumf vad som än är trumf, och ingen klöver om inte klöver är trumf. Med pamfil-freedom="free" får den spelas till vilket stick som helst.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'Given',
      blocks: [
        {
          p: 'Kort dras: det lägsta ger, och lika kort dras om. Den som sitter till höger om givaren kuperar. Alla får fem kort, först tre och sedan två, med början till vänster om givaren.',
        },
        {
          p: [
            'Det sista kortet läggs öppet under resten, ',
            ['talon', 'talongen'],
            '. Dess färg är ',
            ['atut', 'trumf'],
            ', klöver om det är pamfilen. Det köps aldrig.',
          ],
        },
      ],
    },
    {
      id: 'word',
      title: 'Att spela eller passa',
      blocks: [
        {
          p: 'Den som sitter till vänster om givaren måste spela, det vill säga ta minst två stick. De andra spelar eller passar i tur och ordning. Den som passar är inte bunden till något och spelar ändå sina kort.',
        },
        {
          p: 'Den som spelar får kasta ett kort, flera eller alla, och köper lika många från talongens topp så länge den räcker. Den som har bytt ett kort måste spela.',
        },
        {
          grid: {
            caption: 'Samma stick, spelade och passade',
            head: ['Säkra stick', 'passat', 'spelat, inget tredje stick', 'värt det om tre kommer'],
            rows: [
              ['inget', '0', '−3', '1 gång av 2'],
              ['ett', '1', '−3', '2 gånger av 3'],
              ['två', '2', '0', '2 gånger av 3'],
              ['ett, med pamfilen', '2', '−3', '5 gånger av 9'],
              ['två, med pamfilen', '4', '0', '2 gånger av 3'],
            ],
          },
        },
        {
          note: 'Enligt den tryckta tabellen har den som passar det aldrig sämre än en spelare med lika många stick. Att spela lönar sig alltså bara för de nya kortens skull; rådet säger hur troligt det måste vara att de ger ett tredje stick.',
        },
      ],
    },
    {
      id: 'mucha',
      title: 'Mucha',
      blocks: [
        {
          p: [
            'Fem kort i en färg, efter given eller efter bytet, är en ',
            ['mucha', 'en mucha, en fluga'],
            ' och vinner given utan spel. Har flera en sådan går den i trumf först, sedan den med fler ögon: ess, kung, dam, knekt och tia är tio var, små kort sin siffra.',
          ],
        },
        {
          note: 'Vid lika ögon vinner den som är tidigare i tur. Pamfilen räknas som klöver eller som trumf; med pamfil-wild-in-mucha="yes" fyller den vilken färg som helst. Vid ett strängt bord (etiquette="strict") måste en mucha ropas ut.',
        },
      ],
    },
    {
      id: 'play',
      title: 'Spelet',
      blocks: [
        {
          p: 'Den som sitter till vänster om givaren spelar ut. Man måste bekänna, och den som kan ta över sticket måste göra det: med ett högre kort i färgen, utan färgen med trumf. Den som inte kan lägger vad han vill i färgen, och utan färgen vilket kort som helst.',
        },
        {
          p: 'Den högsta trumfen tar sticket, annars det högsta kortet i den utspelade färgen. Vinnaren spelar ut till nästa.',
        },
      ],
    },
    {
      id: 'score',
      title: 'Poängen',
      blocks: [
        {
          grid: {
            caption: 'Poäng i en giv',
            head: ['Stick', 'spelat', 'passat'],
            rows: [
              ['inget', '−3', '0'],
              ['ett', '−3', '1'],
              ['två', '0', '2'],
              ['tre', '3', '3'],
              ['fyra', '4', '4'],
              ['fem', '5', '5'],
              ['mucha', '5', '5'],
            ],
          },
        },
        {
          p: 'Är pamfilen med räknas poäng för stick och mucha dubbelt: den som hade den när spelet började dubblar det han vinner.',
        },
        {
          note: 'Sidan säger inte vems poäng som dubblas; med pamfil-doubling="everyone" allas, så länge någon har den. Tre förlorade poäng dubblas inte, utom med double-penalty="yes".',
        },
        {
          p: 'Var och en ger två gånger; sedan vinner flest poäng, och alla betalar varandra skillnaden.',
        },
        {note: 'Sidan slutar med given; antalet givar och betalningen är våra.'},
      ],
    },
  ],
};
