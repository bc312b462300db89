import type {Section} from '@quinola/table';

/** Swedish: offering the game, what may be agreed, and what should not happen. */
export const agreed: readonly Section[] = [
  {
    id: 'offering',
    title: 'Att erbjuda spelet',
    blocks: [
      {
        p: [
          'På det gamla sättet ger en Lombre som står utan hopp efter bytet inte bara upp: han erbjuder spelet och lägger en bet. Spelaren till höger om honom antar, eller säger att han spelar emot (',
          ['contre l’hombre', 'mot en Lombre som har erbjudit sitt spel', 'fr'],
          '); antar han får nästa man samma val. Antar alla är spelet uppgivet.',
        ],
      },
      {
        p: 'Spelar någon emot hjälper de andra Lombren, så att den som spelar emot inte gör kodilj. Den som ensam har flest stick tar skålen, men varken Lombren eller någon som har antagit kan få den; den som har spelat emot och inte tar den lägger en bet. Vinner Lombren ändå sitt spel tjänar han inget på det; förlorar han betalar han spelets pris och sina matadorer utöver beten som redan ligger där.',
      },
      {
        p: [
          'Det nyare sättet heter ',
          ['Kunil', 'att be att given annulleras'],
          ': Lombren ber att få annullera given. Går alla med på det blir det ingen bet, och nästa giv följer; vägrar någon måste han spela och får inte längre ge upp.',
        ],
      },
      {
        note: 'Den som erbjuder sitt spel först efter sitt första kort betalar en bet för det, och en till om han förlorar. Vid det här bordet kan det inte hända.',
      },
    ],
  },
  {
    id: 'options',
    title: 'Vad man kan komma överens om',
    blocks: [
      {
        list: [
          'Favoriten: en ny i varje giv, en och samma hela spelet, färgen i det första vunna spelet, eller ingen.',
          'Grandissimo och nullissimo, som boken inte räknar till den egentliga lombern.',
          'Ett slags obskyr, eller tre.',
          'Turné och stor kask som ett enda spel, utan att visa essen; det står då under obskyr.',
          'Efter ett uppvänt svart ess får man vända ett kort till; förlorar man kostar det två beter.',
          'Inga block; insatser på två eller fyra.',
          [
            ['Rok', 'en extra pott, sparad av vunna beter'],
            ': av varje bet som vinns läggs en mark av tio undan, och när det är tio eller tolv går de till skålen.',
          ],
          'Att ge upp: mot en bet; genom att erbjuda spelet; också genom att be om annullering (Kunil); eller inte alls.',
          'En kodilj kostar en bet i stället för två; eller, på gammalt vis, den som gör den tar skålen.',
          'Den som tar alla stick tar alla beter på bordet.',
          'Sträng ordning: den som begär de återstående sticken utan att vara säker straffas. Och det Lombren har lagt bort: han får se på det tills han spelar, eller inte alls.',
          [
            'Tillägg på begäran (',
            ['Surprise', 'tillägg som ingen begär går förlorade', 'fr'],
            '): det Lombren inte begär före nästa giv är förlorat. Redan boken kallar det oanständigt.',
          ],
        ],
      },
    ],
  },
  {
    id: 'laws',
    title: 'Vad som inte bör hända',
    blocks: [
      {
        p: 'Den som ska spela ut får en gång per giv lägga upp sina kort och begära alla stick som är kvar. Kan inget slå dem är de hans, och en Lombre som inte har förlorat något stick har därmed också gjort vole. Kan de slås går spelet bara vidare; men ett strängt bord straffar. En Lombre fortsätter då med öppna kort och spelar ut det som hans granne till höger nämner (lag 65). En motspelare har förlorat mot en Lombre som ännu kunde vinna, och lägger en bet (lagarna 43 och 71).',
      },
      {
        p: 'Tills han har spelat sitt första kort får Lombren se igenom det han lagt bort; den äldre regeln förbjöd det. Ser han efter senare får han inte spela om vole (lag 64).',
      },
      {
        p: 'Vid det här bordet kan ingen ge fel, låta bli att bekänna, tala i otid eller se det han inte får. Boken bestämmer:',
      },
      {
        list: [
          'Färgen inte bekänd, och sticket bortlagt: en motspelare betalar en bet, och Lombren har vunnit utan att spela vidare (regel 12).',
          'Ett spelat kort ligger. Ett felaktigt får tas tillbaka tills sticket är bortlagt, men inte för att lägga ett högre (reglerna 11 och 12).',
          'Den som pratar under spelet, eller säger vad som har gått, betalar vad bordet bestämmer; strängt taget en bet (regel 16).',
          'Med tio kort får man inte spela solo; den som inte har räknat betalar en bet (lagarna 10 till 12).',
          'Ett uppvänt svart ess, eller flera uppvända kort: ny giv (lagarna 6 till 9).',
          'Om trumf väljs för sent får motspelarna välja den; den som nämner en färg utan att begära spelar solo (lagarna 27 och 35).',
          'Den som ser på vända stick får inte spela om alla nio (lag 41).',
        ],
      },
    ],
  },
];
