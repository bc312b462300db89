import type {Page} from '@quinola/table';

/** The rules of Polish wist in Swedish. Source: *Gra Wista*, first treatise of a Polish book of games, c. 1820. */
export const warsaw: Page = {
  lang: 'sv',
  termLang: 'pl',
  title: 'Polsk wist, omkring 1820',
  intro: [
    'Fyra spelare i två par, tretton stick, trumf efter det sist givna kortet. Ett parti kan vinnas i fyra grader, och den bästa robberten ',
    'utan slam är värd elva. Råden till spelet är Edmond Hoyles från 1742, i polsk dräkt.',
  ],
  sections: [
    {
      id: 'what',
      title: 'Vad det är',
      blocks: [
        {
          p: [
            'Den första avhandlingen i en polsk spelbok utan årtal; vi kallar den efter Warszawa och sätter den till omkring 1820. Dess numrerade ',
            'regler är, en efter en, de i Hoyles ',
            ['Short Treatise', 'Edmond Hoyle, A Short Treatise on the Game of Whist, London 1742', 'en'],
            ', komna till Polen över Tyskland.',
          ],
        },
        {
          p: 'Partnerna sitter mitt emot varandra. Man ger, spelar ut och lägger till åt vänster, alltså medurs.',
        },
      ],
    },
    {
      id: 'pack',
      title: 'Korten',
      blocks: [
        {
          p: [
            'En fransk lek om 52 kort (',
            ['tallia', 'kortlek'],
            '). I spelet är ess högst i varje färg: E K D Kn 10 9 8 7 6 5 4 3 2. Vid dragningen ',
            'gäller det ett. Ess, kung, dam och knekt i trumf är honnörer (',
            ['honory, matadory', 'honnörer: de fyra högsta trumfkorten'],
            ').',
          ],
        },
      ],
    },
    {
      id: 'draw',
      title: 'Partner och platser',
      blocks: [
        {
          p: [
            'Före varje robbert drar alla ett kort. De två högsta spelar ihop mot de två lägsta; den lägsta av alla ger. Ligger två lika kort i mitten, ',
            'drar de två om, och enligt det tryckta exemplet hamnar den högre hos det lägsta kortet. Vid tre lika drar de tre om, ',
            'och den fjärdes kort behåller sin rang.',
          ],
        },
        {
          note: 'Av den allmänna principen skulle snarare den lägre hamna hos det lägsta kortet. Reglerna har kvar den läsningen som ett val.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'Kupering och giv',
      blocks: [
        {
          p: [
            'Spelaren till höger om givaren kuperar. Korten ges ett och ett, med början till vänster om givaren, tretton till var och en. Det sista är givarens; han ',
            'måste genast slå upp det (',
            ['wyświęcić', 'slå upp trumfkortet'],
            '), och dess färg är trumf (',
            ['trumf', 'trumf'],
            ').',
          ],
        },
        {
          p: [
            'Gömmer han det i stället på handen, bestämmer den som ska spela ut (',
            ['kto ma rękę', 'den som har handen: spelaren till vänster om givaren'],
            ') trumf. Det uppslagna kortet ligger kvar tills givaren lägger till första sticket; sedan får man bara fråga efter färgen.',
          ],
        },
        {p: 'Given går vidare åt vänster.'},
      ],
    },
    {
      id: 'play',
      title: 'Spelet',
      blocks: [
        {
          p: [
            'Spelaren till vänster om givaren spelar ut (',
            ['zadać', 'spela ut'],
            '). De andra måste bekänna färg (',
            ['dodawać do koloru', 'bekänna färg'],
            ') om de kan; annars stjäl de (',
            ['przybić', 'slå, stjäla'],
            ') eller sakar som de vill. Högsta trumf tar sticket (',
            ['sztych', 'stick'],
            '), annars det högsta kortet i den utspelade färgen, och vinnaren spelar ut till nästa.',
          ],
        },
        {
          note: 'Om man får titta på stick igen säger den polska boken inte. Här får man, som i Wien, se det senaste och inget annat.',
        },
      ],
    },
    {
      id: 'call',
      title: 'Rop på åtta',
      blocks: [
        {
          p: [
            'En sida som står på precis åtta kan vinna partiet genast med sina honnörer. Den som har två honnörer ropar på sin partner (',
            ['wezwać pomocnika', 'ropa på sin partner'],
            ') vid sitt första kort eller efter partnerns, innan första sticket är vänt.',
          ],
        },
        {
          list: [
            'Har partnern en honnör, visar båda, och partiet är vunnet; given spelas inte.',
            'Har han ingen, spelar man vidare, och alla vet att honnörerna är delade.',
            'Den som ensam har tre eller fyra honnörer visar dem utan att fråga.',
          ],
        },
        {
          note: 'De polska lagarna talar om ropet men beskriver det inte. Sättet är hämtat ur den wienska handledningen från 1834, som stämmer med var och en av dem.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Givens poäng',
      blocks: [
        {
          grid: {
            caption: 'Vad en sida skriver',
            head: ['', 'Poäng'],
            rows: [
              [['varje stick över sex (', ['tryk', 'trick: stick över det sjätte'], ')'], '1'],
              ['tre honnörer hos partnerna', '2'],
              ['alla fyra honnörerna', '4'],
            ],
          },
        },
        {
          p: [
            'Honnörerna hör till den sida som fick dem i given. Den sida som först skriver tio har vunnit partiet (',
            ['partya', 'ett parti om tio poäng'],
            '). Där boken tiger räknar bordet som i Wien: stick före honnörer, och på nio behövs ett stick över sex.',
          ],
        },
        {
          figure: 'counters',
          caption: [
            'Varje sida markerar med fyra brickor (',
            ['marki', 'spelmarker'],
            '): en på linjen gäller 1, en ovanför 3, en nedanför 5. Fem är alltså en ovanför och två ',
            'på linjen, sju två på linjen och en nedanför, nio en av varje.',
          ],
        },
      ],
    },
    {
      id: 'rubber',
      title: 'Parti, robbert och betalning',
      blocks: [
        {
          grid: {
            caption: 'Partiets värde efter vad förlorarna har skrivit',
            head: ['Förlorarna har', 'Namn', 'Värde'],
            rows: [
              ['5 till 9', [['Simple', 'enkelt', 'fr']], '1'],
              ['3 eller 4', [['Double', 'dubbelt', 'fr']], '2'],
              ['1 eller 2', [['Triple', 'tredubbelt', 'fr']], '3'],
              ['inget', [['Quadruple', 'fyrdubbelt', 'fr']], '4'],
            ],
          },
        },
        {
          p: [
            'Två vunna partier avslutar robberten (',
            ['robber', 'robbert: ett möte tills en sida har vunnit två partier'],
            '), och den vunna robberten gäller 3. En storslam (',
            ['wielki szlem', 'alla tretton sticken'],
            ') gäller 6, en lillslam (',
            ['mały szlem', 'tolv stick'],
            ') 3, vilken sida som än gjorde den. Vinnarna räknar ihop sitt och drar av förlorarnas partier och slammar.',
          ],
        },
        {
          list: [
            'Två fyrdubbla partier: 4 + 4 + 3 = 11, robberten ”om elva”.',
            'Bokens rekord: fem storslammar, två fyrdubbla partier, ett enkelt förlorat: 30 + 8 + 3 − 1 = 40.',
          ],
        },
        {p: 'En avbruten robbert betalas efter partier och slammar, utan de 3.'},
      ],
    },
    {
      id: 'variants',
      title: 'Andra sätt att spela',
      blocks: [
        {
          p: [
            'Somliga räknar varken tredubbelt eller fyrdubbelt: med 0 till 4 förlorar man dubbelt, med 5 till 9 enkelt. Den bästa robberten är då 2 + 2 + 3 = 7, och ',
            'man talar om en robbert ”om sju”.',
          ],
        },
      ],
    },
    {
      id: 'irregularities',
      title: 'Lagarna',
      blocks: [
        {
          p: 'Det här bordet tillåter inga formfel. Med sträng etikett är de möjliga, och då gäller bokens lagar.',
        },
        {
          list: [
            [
              'Revoke (',
              ['fałszywy renons', 'revoke: att inte bekänna färg fast man kan'],
              '): motståndarna skriver tre, före allt annat; de felande kan inte komma över nio i den given (lagarna 2, 3).',
            ],
            'Revoke som märks innan sticket är vänt: motståndarna får begära det högsta eller lägsta kortet i färgen, eller senare ropa fram det felaktigt visade kortet (lag 8).',
            'Kort utspelat utom tur: en motståndare får senare begära just det kortet, eller så får den som ska spela ut låta sin egen partner nämna färgen (lag 1).',
            'Kort som faller på bordet så att det känns igen: en motståndare får senare ropa fram det (lag 7).',
            'Kort lagt i förtid: den felandes partner får inte ta sticket om han kan undvika det (lagarna 10, 13).',
            'Utspelarens partner lägger före den motståndare som är i tur: den andre motståndaren får då lägga före sin egen partner (lag 16).',
            'Kort som kastas öppna i tron att partiet är vunnet: motståndarna får ropa fram dem i vilken ordning som helst (lag 15).',
            'Den som är säker på alla återstående stick får visa sin hand. Kan ett enda av dem ändå slås, får motståndarna ropa fram vart och ett av hans kort (lag 17).',
            'Rop när man inte står på åtta, och här även med färre än två honnörer: motståndarna får rådgöra och begära ny giv. Ett felaktigt svar: de väljer mellan ny giv och denna (lagarna 4, 18).',
            'Kort som syns vid givningen: motståndarna får begära ny giv; var det deras fel, avgör givaren. Ett vänt kort i leken: ny giv, om det inte var det sista (lagarna 9, 11).',
            'Felgiv: samma givare ger om. Tolv kort på en hand och de andra rätt: given gäller, och den handen svarar för sina revoker. Fjorton på en hand: given är ogiltig (lagarna 12, 14).',
            'Ingen får påminna sin partner om att ropa när trumfkortet har setts, och glömda honnörer går förlorade med nästa (lagarna 5, 6).',
          ],
        },
      ],
    },
    {
      id: 'glossary',
      title: 'Bokens ord',
      blocks: [
        {
          terms: [
            ['maść, kolor', 'färg'],
            ['pomocnik, kompan', 'partner'],
            ['przeciwnik', 'motståndare'],
            ['znak, point', 'poäng'],
            ['przed ręką, za ręką', 'före, bakom hand: den som spelar tidigare, senare'],
            ['puścić', 'släppa ett stick'],
            ['odrzucić', 'saka'],
            ['renons', 'renons: att sakna en färg'],
            ['inwita', 'invit: utspel av en sexa eller lägre från en färg med ess, kung eller dam'],
            ['fałszywa inwita', 'falsk invit: detsamma utan något av de tre'],
            ['impas', 'mask: att på vinst och förlust lägga det tredje högsta kortet'],
            ['forsować', 'forcera: spela det som en motståndare måste stjäla'],
            ['forte-karta', 'gott kort: bara trumf kan slå det'],
            ['tertia major', 'ess, kung och dam i en färg'],
            ['singleton', 'det enda kortet i en färg'],
            ['z pod suchy', 'ur klämman: att nå den ställning som räddar en grad'],
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
            ['Gra Wista', 'Wistspelet'],
            ', första avhandlingen i en polsk spelbok utan ort och år, omkring 1820. Reglerna återges med våra egna ord. Tryckfel läses i ljuset ',
            'av Hoyles text, och luckor fylls ur den wienska ',
            ['Leitfaden', 'Handledning till självstudium i whistspel, Wien 1834', 'de'],
            ' från 1834.',
          ],
        },
      ],
    },
  ],
};
