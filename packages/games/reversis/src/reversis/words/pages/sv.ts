import type {Page} from '@quinola/table';

/** The rules of Reversis in Swedish. Source: *Lyckans talisman* (Stockholm 1819), *Reversy*, rules 1 to 42. */
export const page: Page = {
  lang: 'sv',
  termLang: 'sv',
  title: 'Reversy, Sverige 1819',
  intro:
    'Fyra spelar, var och en för sig. Här vinner den som har minst poäng, om inte någon tar alla stick. Hjärter knekt, Quinola, vinner eller förlorar hela panniern.',
  sections: [
    {
      id: 'pack',
      title: 'Korten',
      blocks: [
        {
          p: 'Femtiotvå kort utan tiorna: fyrtioåtta. Ess, kung, dam, knekt, nia och så vidare ner till tvåan, i alla färger; trumf finns inte. Esset räknar fyra poäng, kungen tre, damen två, knekten en: fyrtio i leken. De övriga är hackor och räknar inget.',
        },
        {
          p: [
            'Hjärter knekt heter ',
            ['Quinola', 'hjärter knekt'],
            '. I ett stick är den en knekt som andra.',
          ],
        },
        {
          p: 'En av tiorna markerar omgångarna: ett märke rivs av när var och en gett en gång. Efter tio omgångar är spelet slut.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'Insats och giv',
      blocks: [
        {
          p: 'Man drar tiorna om platserna; den som drar ruter ger först. Giv och spel går åt höger. Den som sitter till höger om givaren har förhand och sitter sämst; givaren själv sitter bäst.',
        },
        {
          p: [
            'När ',
            ['panniern', 'korgen med insatserna'],
            ' är tom sätter givaren två ',
            ['Fischer', 'marker; en är här värd tio jettoner, eller fem'],
            ' och var och en av de andra en; sedan sätter givaren ensam en för varje giv, även när en bete ligger där.',
          ],
        },
        {
          p: 'Var och en får två kast om fyra kort och sedan tre, givaren fyra: elva, och tolv åt givaren. Tre kort blir över, talongen, och läggs under panniern.',
        },
      ],
    },
    {
      id: 'exchange',
      title: 'Bytet',
      blocks: [
        {
          p: 'Från förhand räknat får var och en av de tre andra en gång kasta ett kort dolt under panniern och ta det översta i talongen; eller så behåller han alla, ser ensam på det översta kortet och lägger det under panniern. Givaren tar inget utan lägger bort ett av sina tolv kort.',
        },
        {
          p: 'Quinola får kastas, och kastas när den är illa garderad. Det som ligger under panniern förblir dolt; bara sitt eget kort får var och en se.',
        },
      ],
    },
    {
      id: 'play',
      title: 'Spelet',
      blocks: [
        {
          p: 'Förhand spelar ut. Färg måste bekännas; det högsta kortet i den utspelade färgen tar sticket, och den som tog det spelar ut till nästa. Det är elva stick. Vart och ett vänds; det sista får ses tills ett nytt är gjort, de egna när som helst (11).',
        },
        {
          grid: {
            caption: 'Hur Quinola och essen faller',
            head: ['', 'Quinola', 'Ess'],
            rows: [
              [
                [['gifven', 'kastad på en annan färg']],
                'den som tar sticket betalar 2 Fischer, i sista sticket 4; den som gav drar panniern',
                'den som tar sticket betalar 2 jettoner, för ruter 4',
              ],
              [
                [['forcerad', 'utfordrad av sin egen färg']],
                'den som hade den betalar 2 Fischer till den som spelade ut och gör bete',
                'den som hade det betalar 2 jettoner (4) till den som spelade ut',
              ],
              [
                [['utspelt', 'utspelad'], ' eller ', ['gorgerad', 'utspelad som sista kort']],
                'den som hade den betalar 2 Fischer till partiets vinnare och gör bete',
                'den som hade det betalar 2 jettoner (4) till partiets vinnare',
              ],
            ],
          },
        },
        {
          p: 'Den som har alla fyra essen när spelet börjar behöver aldrig bekänna i den given. Quinola får han ge på vilken färg som helst utom hjärter.',
        },
      ],
    },
    {
      id: 'reversis',
      title: 'Reversy',
      blocks: [
        {
          p: [
            'Den som tar alla elva sticken gör Reversy. Han har ',
            ['entreprenerad', 'företagit'],
            ' den när han tagit de nio första och spelar ut till det tionde.',
          ],
        },
        {
          p: 'Gjord: var och en av de andra betalar honom fyra Fischer; den som hade fyra ess betalar för alla, tolv. Det han själv är skyldig för ess och Quinola får han tillbaka; en pannier som dragits med en given Quinola förblir dragen. Har han spelat ut sin egen Quinola i ett av de nio första sticken, eller tvingades den fram av första utspelet, drar han också panniern.',
        },
        {
          p: [
            'Romperad ',
            ['à la bonne', 'i rätt stund: i tionde eller elfte sticket', 'fr'],
            ': spelet slutar genast. Spelaren betalar fyra Fischer till den som romperat, och för varje ess han spelat ut; hade han spelat ut Quinola, två till, och bete. Det som faller i det sticket gäller inget.',
          ],
        },
        {p: 'Bryts den tidigare räknas den inte, och spelet går vidare.'},
      ],
    },
    {
      id: 'payment',
      title: 'Partiet, beter och panniern',
      blocks: [
        {
          p: 'Utan Reversy betalar den som har flest poäng två Fischer till den som har minst. Är poängen lika avgör sticken, och är de lika platsen: den bättre placerade vinner, den sämre betalar. Därför vinner en givare utan stick alltid.',
        },
        {
          p: 'En bete är så stor som det som ligger i panniern. Den första sätts strax in; senare väntar, och när panniern dras spelas det om den största av dem.',
        },
        {
          p: 'Vid slutet delas panniern och beten som väntar lika; udda jettoner går till den bäst placerade först.',
        },
      ],
    },
    {
      id: 'options',
      title: 'Vad man kan komma överens om',
      blocks: [
        {
          list: [
            'Färre omgångar; en Fische om fem jettoner.',
            'På begäran: Quinola, ess och panniern betalas bara om man begär det innan korten kuperas på nytt. Parti och Reversy betalas okrävt.',
            [
              'I de första omgångarna ',
              ['Quinola forcée', 'Quinola måste behållas', 'fr'],
              ': ingen får kasta den, så att det snart blir bete.',
            ],
            'En annans forcerade eller utspelade Quinola i en gjord Reversy: den gäller, eller är ogiltig.',
            'De fyra Fischer för Quinola à la bonne: de är desamma som för Reversy, eller kommer därtill.',
            'Den största beten spelas det om härnäst, eller den äldsta.',
          ],
        },
        {
          note: 'Boken känner också ett spel med två Quinolas och två panniers och förkastar det som alltför invecklat. Det spelas inte här.',
        },
      ],
    },
    {
      id: 'laws',
      title: 'Vad som inte bör hända',
      blocks: [
        {
          p: 'Vid det här bordet kan ingen ge fel, låta bli att bekänna, se det dolda eller blanda bort sina stick. Boken säger:',
        },
        {
          list: [
            'En insats som fattas: förhand kan få ersätta den (3).',
            'En felgiv som inte kan rättas: grannen till höger ger. Ger någon två gånger i rad går det om till utspelet. Tas två eller tre kort av talongen: två Fischer i panniern, och nästa ger (5).',
            'Quinola gömd i talongen: partiet går till den bäst placerade, och den skyldige bär hela förlusten (6).',
            'Den som ser en annans bortlagda kort eller ett kort i talongen betalar partiet för den spelaren, om denne förlorar det; den som tar tillbaka sitt eget betalar det i varje fall (7).',
            'Tolv kort behållna, eller ett taget innan ett kastats: han betalar partiet i varje fall; han kan förlora allt och inget vinna (8).',
            'Ett utspel innan alla bytt får ändras (9).',
            'Färgen inte bekänd, och det märks genast: han tar sticket om han kan; senare: han betalar partiet i varje fall, och för en given Quinola i den andres ställe; tvingas hans egen fram sätter han två beter (10).',
            'En pannier som inte dras före kuperingen står kvar; Quinola eller ess som inte begärs betalas inte (12, 25): det spelas där man kommit överens om det.',
            'Stick blandade före räkningen: han betalar partiet; har två blandat sina avgör vinnaren mellan dem (16, 17).',
            'Quinola eller ess kastat i otid betalas inte (22). Den som sett en annans bortlagda kort får inte betalt för Reversy (32).',
          ],
        },
      ],
    },
  ],
};
