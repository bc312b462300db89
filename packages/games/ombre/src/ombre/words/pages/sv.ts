import type {Page} from '@quinola/table';
import {agreed} from './sv-agreed.js';
import {ladder} from './sv-ladder.js';

/** The rules of Lomber in Swedish, for three, two and four. Source: the Warsaw book of games, c. 1820, *Gra Lombra*. */
export const page: Page = {
  lang: 'sv',
  termLang: 'pl',
  title: 'Lomber, omkring 1820',
  intro:
    'Tre spelar. Den som bjuder det högsta spelet blir Lombre, ”mannen”: han väljer trumf och spelar ensam mot de två andra, som var och en tar stick för egen räkning. Han vinner om ingen har lika många stick som han.',
  sections: [
    {
      id: 'what',
      title: 'I korthet',
      blocks: [
        {
          list: [
            'Var och en har nio kort. Resten är talongen, där man kan byta dåliga kort.',
            'Spelarna bjuder om vem som får spela. Den som vinner budgivningen är Lombren.',
            'Nio stick spelas. Fem räcker för Lombren; fyra också, om de andra har tre och två.',
            'Vinner han tar han skålen med alla insatser. Annars lägger han dit lika mycket som låg där.',
          ],
        },
      ],
    },
    {
      id: 'cards',
      title: 'Korten',
      blocks: [
        {
          p: 'Fyrtio kort: utan åttor, nior och tior. Kung, dam och knekt är högst i varje färg, som vanligt. Under dem går de svarta färgerna från sjuan ner till tvåan; de röda tvärtom, från ess och tvåa ner till sjuan.',
        },
        {
          grid: {
            caption: 'Färger som inte är trumf, från det högsta kortet',
            head: ['', 'Ordning'],
            rows: [
              ['spader, klöver', 'kung, dam, knekt, 7, 6, 5, 4, 3, 2'],
              ['hjärter, ruter', 'kung, dam, knekt, ess, 2, 3, 4, 5, 6, 7'],
            ],
          },
        },
        {p: 'Båda svarta essen är alltid trumf, vilken färg som än väljs. De tre högsta trumferna är:'},
        {
          list: [
            ['Spadilj (', ['Spadilia', 'den högsta trumfen'], '): alltid spader ess.'],
            [
              'Manilj (',
              ['Manilia', 'den andra trumfen'],
              '): kortet som annars vore sämst i trumffärgen. Tvåan i en svart färg, sjuan i en röd.',
            ],
            [['Basta', 'den tredje trumfen'], ': alltid klöver ess.'],
          ],
        },
        {
          grid: {
            caption: 'Trumf från den högsta',
            head: ['Trumf', 'Ordning'],
            rows: [
              ['spader', 'spader ess, spader två, klöver ess, sedan kung, dam, knekt, 7, 6, 5, 4, 3: elva'],
              ['klöver', 'spader ess, klöver två, klöver ess, sedan kung, dam, knekt, 7, 6, 5, 4, 3: elva'],
              [
                'hjärter',
                [
                  'spader ess, hjärter sju, klöver ess, ',
                  ['Ponta', 'ponte: esset i en röd trumffärg'],
                  ' (hjärter ess), kung, dam, knekt, 2, 3, 4, 5, 6: tolv',
                ],
              ],
              [
                'ruter',
                'spader ess, ruter sju, klöver ess, ruter ess, kung, dam, knekt, 2, 3, 4, 5, 6: tolv',
              ],
            ],
          },
        },
        {
          p: [
            'De tre kallas matadorer (',
            ['matadory', 'de tre högsta trumferna'],
            '). Vid betalningen räknas också varje följande trumf som matador, om ingen fattas uppifrån.',
          ],
        },
      ],
    },
    {
      id: 'deal',
      title: 'Platser, insats och giv',
      blocks: [
        {
          p: 'Man drar kort om platserna; den som drar spader ger först. Allt går åt höger: giv, budgivning, byte och spel.',
        },
        {
          p: [
            'Givaren lägger en mark i skålen (',
            ['miseczka', 'skålen där det ligger som man spelar om'],
            ') och ger tre kort åt gången, nio till var och en. Tretton blir över: ',
            ['talongen', 'korten som blir över vid given', 'sv'],
            '.',
          ],
        },
        {
          p: [
            'Spelaren till höger om givaren är förhand (',
            ['na ręku', 'i förhand: talar och spelar ut först'],
            '). Han talar först, spelar ut till första sticket och ger nästa gång.',
          ],
        },
        {
          p: [
            'Det översta kortet i en andra lek visar favoriten (',
            ['faworyta', 'färgen som betalas dubbelt i den här given'],
            '). Är den trumf betalas spelet dubbelt, och somliga spel i favoriten står över samma spel i en annan färg.',
          ],
        },
      ],
    },
    ladder,
    {
      id: 'exchange',
      title: 'Bytet',
      blocks: [
        {
          p: [
            'Lombren lägger först bort så många kort han vill, dolda, och tar lika många överst ur talongen (',
            ['kupować', 'köpa'],
            '). Sedan byter spelaren till höger om honom ur det som är kvar, och så den tredje. Ingen är tvungen att byta. Man säger hur många kort var och en tog, men inte vilka.',
          ],
        },
        {p: 'I solo och alla spel däröver byter Lombren inget; de andra får.'},
        {
          p: 'Tills han har spelat sitt första kort får Lombren ge upp sitt spel: han betalar priset och lägger en bet, och given spelas inte.',
        },
      ],
    },
    {
      id: 'play',
      title: 'Spelet',
      blocks: [
        {
          p: [
            'Till första sticket (',
            ['sztych', 'stick'],
            ') spelar förhand ut, vem som än är Lombre; därefter den som tog det förra. Man måste bekänna färg, trumf också. Den som saknar färgen lägger vad han vill: ingen är skyldig att trumfa eller att gå över.',
          ],
        },
        {
          p: 'Ett företräde finns: när en lägre trumf spelas ut behöver man inte lägga en matador, även om den är ens enda trumf. Bara en högre matador som spelas ut drar fram en lägre.',
        },
        {
          p: [
            'En Lombre som har tagit de fem första sticken har vunnit sitt spel (',
            ['cinq premiers', 'de fem första sticken', 'fr'],
            ' betalas extra). Spelar han ut ett sjätte kort spelar han om alla nio, vole (',
            ['Wola', 'vole: alla stick'],
            '), och kan inte ångra sig.',
          ],
        },
      ],
    },
    {
      id: 'result',
      title: 'Vunnet eller förlorat',
      blocks: [
        {
          grid: {
            caption: 'Hur de nio sticken avgör',
            head: ['', 'Stick', 'Skålen'],
            rows: [
              [
                'vunnet',
                'Lombren har ensam flest: fem eller fler, eller fyra mot tre och två',
                'han tar den',
              ],
              [
                ['remis (', ['remisa', 'inte vunnet, men ingen annan har ensam flest'], ')'],
                'ingen har ensam flest: fyra och fyra, eller tre var',
                'han lägger en bet: lika mycket som han skulle ha tagit',
              ],
              [
                ['kodilj (', ['kodylia', 'en motspelare har ensam flest'], ')'],
                'en motspelare har ensam flest: fem, eller fyra mot tre och två',
                'han lägger dubbelt så mycket',
              ],
            ],
          },
        },
        {
          p: 'Därför vill de två andra inte alltid ha varje stick. Har Lombren fyra kan den som har ett behöva lämna nästa till sin partner, så att även denne når fyra.',
        },
      ],
    },
    {
      id: 'payment',
      title: 'Vad som betalas',
      blocks: [
        {
          p: 'Varje motspelare betalar Lombren eller får betalt av honom, i marker. Skålen går vid sidan av. I favoriten är allt dubbelt, utom i grandissimo och nullissimo, som inte har någon trumffärg.',
        },
        {
          grid: {
            caption: 'Av varje motspelare',
            head: ['', 'Vanligt', 'I favoriten'],
            rows: [
              ['Begär', '0', '1'],
              ['Turné', '1', '2'],
              ['Obskyr uppifrån, nerifrån, från mitten', '2, 4, 8', '4, 8, 16'],
              ['Stor kask', '2', '4'],
              ['Solo', '2', '4'],
              ['alla stick, inte anmälda: tillägg', '4', '8'],
              ['Tout: alla stick, anmälda', '12', '24'],
              ['Grandissimo; med de fem första; med alla nio', '8; 12; 24', ''],
              ['Nullissimo', '16', ''],
              ['tre matadorer; varje följande', '1; 1 till', '2; 2 till'],
              ['de fem första sticken', '1', '2'],
            ],
          },
        },
        {
          p: 'Förlorar Lombren betalar han var och en priset och sina matadorer. Ger han upp, bara priset. Har han spelat om alla stick och missat dras priset för dem av; själva spelet är vunnet. En missad tout är en bet.',
        },
        {
          p: 'Siffrorna för turné och för obskyr uppifrån går inte att läsa i trycket; här står sådana som passar resten av listan.',
        },
      ],
    },
    {
      id: 'dish',
      title: 'Skålen och dess beter',
      blocks: [
        {
          p: [
            'En bet (',
            ['bête', 'vad förloraren lägger: så mycket som han skulle ha vunnit', 'fr'],
            ') är lika stor som det som ligger i skålen. Den första läggs dit genast. De senare skrivs upp och väntar: ett spel tar aldrig mer än en. När skålen är tagen spelar man härnäst om den största som väntar.',
          ],
        },
        {
          p: [
            'För att redan det första spelet ska vara värt något lägger var och en fram ett block (',
            ['Blok', 'en mark värd tre insatser'],
            '): så länge ingen bet finns går tre marker därifrån till insatsen, och i skålen ligger fyra.',
          ],
        },
        {
          p: 'Efter de avtalade givarna delas det som ligger på bordet lika (”i kitteln”), eller så spelar man vidare tills bordet är tomt.',
        },
      ],
    },
    {
      id: 'king',
      title: 'Kungen och hans spel',
      blocks: [
        {
          p: [
            'Sitter fyra vid bordet vilar en i varje giv, den till vänster om givaren: kungen (',
            ['Król', 'den som sitter över'],
            '). Passar alla tre får han ta upp talongen: han behåller nio av dess tretton kort, väljer trumf och spelar mot de tre andra. Ingen byter. Han behöver fem stick; fyra räcker aldrig. Det betalas som obskyr nerifrån.',
          ],
        },
        {
          note: 'Boken kallar det här spelet med ett öknamn från sin tid som skulle såra i dag. Vid det här bordet heter det kungens spel.',
        },
      ],
    },
    {
      id: 'two',
      title: 'För två',
      blocks: [
        {
          p: 'Lomber en deux spelas utan ruter: trettio kort, åtta var, fjorton i talongen. Fem stick vinner, fyra är remis, färre kodilj. Ruter, färgen som inte finns, får väljas: då är bara de två svarta essen trumf.',
        },
        {
          p: 'Med ruter ess och ruter sju blir korten trettiotvå, så att också ruter kan ha matadorer. Var och en får tio eller tolv. Sju stick vinner, sex är remis.',
        },
      ],
    },
    {
      id: 'four',
      title: 'För fyra, var och en för sig',
      blocks: [
        {
          p: 'Lomber en quatre: åtta kort var, åtta i talongen, åtta stick, tre motspelare. Också här måste Lombren ensam ha flest stick: fyra mot tre och ett vinner, och även tre mot två, två och ett. Fyra och fyra, eller två var, är remis.',
        },
        {
          p: 'Efter Lombrens byte är det sällan mer än fyra kort kvar till de tre andra. Den som inte har två säkra stick lämnar dem åt nästa man.',
        },
      ],
    },
    ...agreed,
  ],
};
