import type {Page, Section} from '@quinola/table';

/** The pack and what its cards count, alike for three and for two. */
export const pack: Section = {
  id: 'pack',
  title: 'Korten',
  blocks: [
    {
      p: [
        'En lek om 78 kort. Tjugoen ',
        ['taroki', 'tarocker: de ständiga trumfkorten'],
        ' bär numren XXI till I; den lägsta är ',
        ['Pagat', 'tarock I, gycklaren'],
        '. En tjugoandra, Sküs (',
        ['Sky', 'Scus, Excuse: Harlekin'],
        '), har inget nummer. Därtill kommer de fyra franska färgerna med fjorton kort, med en ',
        ['Kawall', 'riddare, till häst'],
        ' mellan dam och knekt.',
      ],
    },
    {
      p: 'Varje tarock slår varje kort i en färg. I de svarta färgerna är ordningen kung, dam, riddare, knekt, 10, 9 … 2, ess. I de röda går hackorna omvänt: kung, dam, riddare, knekt, ess, 2 … 9, 10. ”Kortens ordning” i menyn visar den.',
    },
    {
      grid: {
        caption: 'Vad ett kort räknar',
        head: ['Kort', 'Värde'],
        rows: [
          ['Kung, XXI, Pagat, Sküs', '5'],
          ['Dam', '4'],
          ['Riddare', '3'],
          ['Knekt', '2'],
          [
            ['Alla andra: ', ['próżne', 'tomma kort: färgernas hackor och tarockerna II till XX']],
            'inget i sig',
          ],
        ],
      },
    },
  ],
};

/** How tricks are played, alike for three and for two. */
export const tricks: Section = {
  id: 'play',
  title: 'Spelet',
  blocks: [
    {
      p: 'Tjugofem stick. Bekänn den utspelade färgen. Kan du inte, måste du lägga tarock; har du ingen, vilket kort som helst. Man är inte skyldig att slå. Högsta tarock tar sticket, annars det högsta kortet i den utspelade färgen; vinnaren spelar ut till nästa.',
    },
    {
      p: [
        'Sküs får läggas i vilket stick som helst, vad som än är utspelat, och vinner aldrig: ägaren ursäktar sig (',
        ['skizować się', 'ursäkta sig'],
        '), behåller den och är skyldig stickets vinnare ett tomt kort. Men den måste läggas före de tre sista sticken: i stick 23 till 25 är den förlorad.',
      ],
    },
    {
      note: 'En utspelad Sküs kräver tarock, som en tarock skulle göra. Boken säger det inte. Det tomma kortet ges vid räkningen.',
    },
  ],
};

/** Announcing, alike for three and for two. */
export const announcing: Section = {
  id: 'announcing',
  title: 'Anmälan',
  blocks: [
    {
      p: [
        'Före första kortet anmäler var och en (',
        ['zgłosić', 'anmäla'],
        ') vad handen innehåller, givaren först. Ett kort får räknas i flera anmälningar.',
      ],
    },
    {
      grid: {
        caption: 'Vad som anmäls, och dess värde',
        head: ['Anmälan', 'Kräver', 'Poäng'],
        rows: [
          ['Tarocker', 'tio eller fler, Sküs och Pagat inräknade', '10, och 5 för varje över tio'],
          [
            'Matadorer uppifrån',
            'Sküs, XXI, Pagat; sedan XX, XIX … utan lucka',
            '10 för tre, och 5 för varje till',
          ],
          ['Matadorer nerifrån', 'Sküs, Pagat, II; sedan III, IV … utan lucka', 'detsamma'],
          [
            'Kungar',
            'tre eller fler av sju: fyra kungar, Sküs, XXI, Pagat',
            '5 för tre, och 5 för varje till',
          ],
          ['Helt kavalleri', 'kung, dam, riddare, knekt i en färg', '10; med Sküs på hand 20'],
          ['Halvt kavalleri', 'tre av dessa fyra', '5; med Sküs på hand 10'],
        ],
      },
    },
    {
      p: [
        'Man säger antalet, inte korten; ett kavalleri med Sküs kallas ',
        ['skizowana', 'med Sküs: fördubblat'],
        '. Ingen måste anmäla, men det som inte anmäls nu är förlorat.',
      ],
    },
    {
      note: 'Bordet föreslår allt som handen innehåller. Att den bättre av två rader matadorer anmäls är vårt. Att en glömd anmälan är förlorad står i regler tryckta i Leipzig 1754, inte i denna bok.',
    },
  ],
};

/** The Skat, alike for three and for two. */
export const skat: Section = {
  id: 'skat',
  title: 'Skaten',
  blocks: [
    {
      p: [
        'Givaren har 28 kort och lägger bort tre av dem, dolda: ',
        ['Skat', 'écart: de tre bortlagda korten'],
        '. De räknas för honom vid slutet. Kungar och tarocker får inte ligga där.',
      ],
    },
    {
      p: 'Ett undantag: den som har precis tre tarocker, Pagat bland dem, får lägga bort alla tre. Då räknas Pagat som hemförd.',
    },
    {
      note: 'Tills du anmäler får du ta tillbaka din skat. Det är vårt; boken låter felet rättas tills första kortet är utspelat.',
    },
  ],
};

/** Errors and what the book sets on them (`laws.ts`), alike for three and for two. */
export const errors: Section = {
  id: 'errors',
  title: 'Fel och straff',
  blocks: [
    {p: 'De fem första tillåter bordet inte. Boken säger om dem, för tre som för två:'},
    {
      list: [
        'Felgiv: nästa spelare ger, ty skaten är en fördel som den skyldige förlorar (anvisning 2).',
        [
          'En skat på fler eller färre än tre kort får rättas tills första kortet är utspelat. Därefter spelas det vidare, men den skyldige anmäler och räknar ingenting i hela given: han spelar ',
          ['rolę niemą', 'en stum roll'],
          ' (regel 13, anvisning 3).',
        ],
        'En kung eller matador i skaten: kortet räknas inte för honom (anvisning 4).',
        'Ett anmält kavalleri som har ett kort i skaten: anmälan tas tillbaka, även efter spelet (anvisning 4).',
        'Den som inte bekänner färg, inte lägger tarock eller inte svarar på en tarock ersätter all skada som följer (anvisning 5).',
        'Sküs som behålls till de tre sista sticken är förlorad. Det kan hända dig (regel 3).',
      ],
    },
  ],
};

/** The rules of Tarok en trois in Swedish. Source: the treatise *Tarok i Tarok-Lombra* “by Faber”, a Polish book of games without place or year, about 1820. */
export const trois: Page = {
  lang: 'sv',
  termLang: 'pl',
  title: 'Tarock en trois',
  intro:
    'Tre spelare, var och en för sig, sjuttioåtta kort. Anmäl vad din hand är värd; strid sedan om Pagat, därefter om kungarna och framför allt om sista sticket. Till sist räknas korten mot jämnt 26.',
  sections: [
    {
      id: 'what',
      title: 'Vad det är',
      blocks: [
        {
          p: 'Den fjärde avhandlingen i en polsk spelbok som varken nämner ort eller år; vi kallar den efter Warszawa och förlägger den till omkring 1820. Författaren kallar sitt spel ”dagens tarock”: äldre spelare kände varken de sju kungarna, matadorer nerifrån eller kavalleri med Sküs.',
        },
        {
          p: 'Det finns inga fasta partner. Två förenar sig mot den som hotar att föra hem Pagat eller en kung, och skiljs när faran är över. Boken ser i det en bild av statskonstens allvarligare spel.',
        },
      ],
    },
    pack,
    {
      id: 'deal',
      title: 'Platser och giv',
      blocks: [
        {
          p: 'Tre kort betecknar platserna, en tarock och två i olika färger. Den som drar tarocken ger först. Allt går åt höger, moturs.',
        },
        {
          p: 'Fem kort i taget, fem varv; de tre sista går till givaren. Spelaren till höger om honom spelar ut till första sticket; given går vidare åt höger.',
        },
        {note: 'En kväll har tre givar, om sidan inte säger annat: boken sätter inget slut.'},
      ],
    },
    skat,
    announcing,
    tricks,
    {
      id: 'pieces',
      title: 'Pagat och kungarna',
      blocks: [
        {
          p: [
            'Kungar och Pagat ligger, när de har spelats, öppna framför den som fick dem. En Pagat som tar sitt stick är hemförd (',
            ['zrobiony', 'gjord'],
            '); en som tas har fallit och går till den motståndare som anmälde minst.',
          ],
        },
        {p: ['Det som händer dem i sista sticket är ', ['ultimo', 'i sista sticket'], ', och dyrare.']},
        {
          grid: {
            caption: 'Betalas genast, av eller till var och en av de andra',
            head: ['', 'Poäng'],
            rows: [
              ['Pagat förlorad', '10'],
              ['Pagat förlorad ultimo', '20'],
              ['Pagat hemförd ultimo', '20'],
              ['Kung hemförd eller förlorad ultimo', '10'],
            ],
          },
        },
        {
          note: 'Att en kung i sista sticket betalas med 10 är vårt: boken nämner ingen summa för tre, och 10 stämmer med vad den skriver för två. Vårt är också att en fallen Pagat går till den som tog sticket, om båda motståndarna har anmält lika mycket.',
        },
      ],
    },
    {
      id: 'count',
      title: 'Räkningen',
      blocks: [
        {
          p: 'Var och en räknar sina kort i buntar om tre; givaren lägger till sin skat. Tre tomma kort räknar tillsammans 1; ett räknande kort med två tomma sitt värde; två räknande summan minus 1; tre summan minus 2. Alla kort tillsammans ger 78.',
        },
        {p: 'Jämnt är 26. Den som har mindre betalar vad som fattas till den som har mer.'},
        {
          note: 'Boken säger att den som har mindre betalar de andra vad som fattas. Att han betalar det en gång, och bara till dem som har mer, är vår läsning.',
        },
      ],
    },
    {
      id: 'settling',
      title: 'Fem räkningar',
      blocks: [
        {
          list: [
            'Anmälningar: var och en av de andra betalar summan.',
            'Pagat och ultimo, som ovan.',
            'Bordet: en kung framför dig räknar 5, Pagat 10; skillnaderna betalas.',
            'Korten, över eller under 26.',
            [
              'Potten (',
              ['pulla', 'pott'],
              '), om man har kommit överens: en Pagat ultimo tar den, en kung ultimo hälften; förloras de där, lägger de till lika mycket.',
            ],
          ],
        },
        {
          note: 'Att var och en av de andra betalar den anmälda summan och att en hemförd Pagat betalas en gång, genom att ligga på bordet, är vår läsning. Efter överenskommelse (stichfrei) får den som inte tar något stick 26 av var och en; att inget annat då betalas för korten är vårt.',
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
            'Räkna tarockerna medan de faller, och färgerna så gott du kan.',
            'Utan Pagat, spela tarock tills den har fallit; men inte när någon har anmält tio och du har sex eller fler.',
            [
              'Färgen där du har flest och bäst kort är din piska (',
              ['bicz', 'piska'],
              '): spela den gång på gång, så att andra måste lägga tarock.',
            ],
            'När Pagat är borta, vänd dig mot kungarna, så att ingen förs hem ultimo.',
            'Spara Sküs till ett högre kort i en färg där du har blanka klädda kort, och lägg den i tid.',
          ],
        },
      ],
    },
  ],
};
