import type {Page} from '@quinola/table';

/** The rules of Tarok-ombre in Swedish. Source: Faber, *Tarok i Tarok-Lombra*, fourth treatise of a Polish book of games, c. 1820. */
export const page: Page = {
  lang: 'sv',
  termLang: 'pl',
  title: 'Tarock-lomber, omkring 1820',
  intro: [
    'En av tre förklarar sig vara de två andras gemensamma fiende och måste göra 40 av de 78 poängen. Före spelet får han begära kort av dem. ',
    'Boken säger att ingen som lärt sig det här spelet någonsin har fått avsmak för det.',
  ],
  sections: [
    {
      id: 'what',
      title: 'Vad det är',
      blocks: [
        {
          p: [
            'Tre spelar. I tarock sköter var och en sitt eget, och stundens fiende växlar; här står spelaren (',
            ['nieprzyjaciel wspólny', 'den gemensamma fienden'],
            ') från början mot två förbundna. Inget annat anmäls eller betalas än spelet självt och dess poäng.',
          ],
        },
        {
          p: [
            'Det finns två sätt: det gamla (',
            ['stary sposób', 'gammalt sätt'],
            '), som är svårast, och det nya, som är lättare. Den här sidan säger vad som skiljer dem åt.',
          ],
        },
      ],
    },
    {
      id: 'pack',
      title: 'Korten',
      blocks: [
        {
          p: [
            'Tarockleken om 78 kort: 21 tarocker med nummer, Sküs (',
            ['Sky', 'Harlekin, en tarock utan nummer'],
            ') och fyra färger med kung, dam, riddare, knekt och tio hackor. Varje tarock slår varje kort i en färg, den högre den lägre. I de svarta färgerna är tian högsta hacka och esset lägst; i de röda är det tvärtom.',
          ],
        },
        {
          grid: {
            caption: 'Vad korten räknar',
            head: ['', 'Poäng'],
            rows: [
              [['kungar, XXI, ', ['Pagat', 'tarock I, gycklaren'], ' och Sküs'], '5'],
              ['damer', '4'],
              ['riddare', '3'],
              ['knektar', '2'],
              [
                ['tre tomma kort (', ['próżne', 'tomma: hackor och tarockerna II till XX'], ') tillsammans'],
                '1',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'deal',
      title: 'Platser och giv',
      blocks: [
        {
          p: 'Man drar om platserna: den som drar tarocken ger först. Giv och spel går åt vänster. Var och en får 25 kort, fem i taget.',
        },
        {
          list: [
            [
              'På det gamla sättet tar givaren de tre kort som blir över (',
              ['Superata', 'överskottet'],
              ').',
            ],
            'På det nya sättet läggs de tre översta korten undan dolda innan något annat ges.',
          ],
        },
        {
          p: 'Spelaren till vänster om givaren har förhand: han bjuder först och spelar ut först, vem som än spelar. Han ger nästa gång.',
        },
      ],
    },
    {
      id: 'skat',
      title: 'Skaten',
      blocks: [
        {
          p: [
            'Tre kort läggs bort (',
            ['Skat', 'de tre bortlagda korten'],
            '). På det gamla sättet gör givaren det före budgivningen, och de räknas för hans sida; på det nya gör spelaren det, när han har tagit de tre undanlagda, och de räknas för honom.',
          ],
        },
        {
          p: 'Kungar och tarocker, Sküs och Pagat bland dem, får inte läggas bort. Damer, riddare, knektar och hackor får det.',
        },
      ],
    },
    {
      id: 'bidding',
      title: 'Budgivningen',
      blocks: [
        {
          grid: {
            caption: 'Spelen, från det lägsta',
            head: ['', 'Begärda kort', 'Gamla sättet', 'Nya sättet'],
            rows: [
              ['a Tre', '3', 'sägs, spelas inte', 'okänt'],
              ['a Due', '2', 'spelas', 'sägs, spelas inte'],
              ['a Uno', '1', 'spelas', 'spelas'],
              ['Solo', 'inget', 'spelas', 'spelas'],
            ],
          },
        },
        {
          p: [
            'Förhand bjuder först. Han får säga det lägsta spelet, på det gamla sättet till och med innan han har sett sina kort: det kostar inget, och han får ta över ett senare bud (',
            ['ręka', 'handen: rätten att ta över vad en senare spelare bjuder'],
            ').',
          ],
        },
        {
          p: [
            'Den andre passar eller nämner ett högre spel. Förhand tar då över det (',
            ['ia dotrzymam', 'jag tar över'],
            '), går högre eller passar, tills en av de två är ute. Den som är kvar möter givaren på samma sätt.',
          ],
        },
        {
          p: 'Bjuder ingen ett spel som spelas, kastas korten ihop, och förhand får tio marker av var och en.',
        },
        {note: 'Hur mycket förhand får lämnar boken åt överenskommelse. Bordet tar priset för a Tre.'},
      ],
    },
    {
      id: 'asking',
      title: 'Att begära kort',
      blocks: [
        {
          p: [
            'Spelaren nämner kort som han inte har, ett i taget (',
            ['żądać', 'begära'],
            '). Bara räknande kort kan begäras: klädda kort, XXI, Pagat, Sküs. Den som har kortet ger det och får vilket annat kort som helst för det, dolt.',
          ],
        },
        {
          list: [
            'Han får begära färre kort än hans spel tillåter.',
            'Ligger kortet i en motståndande givares skat, sägs det, och ett annat får begäras.',
            'På det nya sättet tar han först de tre korten, begär sedan och lägger sist bort tre.',
          ],
        },
        {note: 'Boken tiger om de tre punkterna; så spelas de här.'},
      ],
    },
    {
      id: 'play',
      title: 'Spelet',
      blocks: [
        {
          p: [
            'Man bekänner färg. Den som inte kan måste lägga tarock (',
            ['tarokować', 'lägga tarock'],
            '), och den som ingen har lägger vad han vill. Man är inte skyldig att slå. Högsta tarock tar sticket, annars det högsta kortet i den utspelade färgen. De två motståndarna har en gemensam hög.',
          ],
        },
        {
          p: [
            'Sküs får läggas när som helst och vinner inget. Ägaren behåller den (',
            ['skizować się', 'ursäkta sig med Sküs'],
            ') och ger ett tomt kort ur sin hög för den när högarna räknas, om inte hans förbundne har tagit sticket.',
          ],
        },
      ],
    },
    {
      id: 'count',
      title: 'Räkningen',
      blocks: [
        {p: 'Varje hög räknas i buntar om tre, tillsammans alltid 78:'},
        {
          list: [
            'tre tomma kort: 1',
            'ett räknande kort: dess värde',
            'två av dem: summan minus 1',
            'tre av dem: summan minus 2',
          ],
        },
        {
          p: [
            'Med 40 poäng har spelaren vunnit, med färre än 39 har han förlorat. Vid 39 står spelet (',
            ['remis', 'ett stående spel'],
            '): ingen betalar.',
          ],
        },
      ],
    },
    {
      id: 'payment',
      title: 'Betalning',
      blocks: [
        {
          grid: {
            caption: 'Marker av varje motståndare',
            head: ['', 'Spelet', 'Varje poäng över 39', 'Tout'],
            rows: [
              ['a Due', '20', '2', '200'],
              ['a Uno', '30', '3', '300'],
              ['Solo, gamla sättet', '60', '6', '600'],
              ['Solo, nya sättet', '50', '5', '500'],
            ],
          },
        },
        {
          p: 'Ett förlorat spel kostar spelaren detsamma, räknat efter de poäng som fattas till 39, till var och en.',
        },
        {
          p: [
            'Den som tar alla 25 sticken gör ',
            ['Tout', 'alla stick'],
            ', som betalas i stället för spelet; då måste även Sküs lämnas till honom. En spelare som själv har Sküs kan inte göra det.',
          ],
        },
        {
          note: 'Priset för ett förlorat spel är inte tryckt; det speglar det vunnas. Tout för a Uno på det nya sättet är tryckt ”5oo”; efter taxans regel är det 300.',
        },
      ],
    },
    {
      id: 'glossary',
      title: 'Bokens ord',
      blocks: [
        {
          terms: [
            ['grający, zadający', 'spelaren'],
            ['pomocnik', 'medhjälpare: den andra motståndaren'],
            ['karta liczbowa', 'ett räknande kort'],
            ['sztych', 'stick'],
            ['we środku', 'i mitten: den andra platsen'],
            ['za ręką', 'bakom handen: givarens plats'],
            ['kupować', 'köpa: ta de tre korten'],
            ['renons', 'renons: att sakna en färg'],
            ['a personne', 'av var och en'],
            ['bicz', 'piskan: en lång färg som spelas gång på gång'],
          ],
        },
      ],
    },
    {
      id: 'sources',
      title: 'Källa',
      blocks: [
        {
          p: [
            [
              'Sposób do nauczenia się gry Tarok i Tarok-Lombra',
              'Ett sätt att lära sig spelen tarock och tarock-lomber',
            ],
            ', av Faber, fjärde avhandlingen i en polsk spelbok utan ort och år, omkring 1820. Reglerna återges med våra egna ord.',
          ],
        },
      ],
    },
  ],
};
