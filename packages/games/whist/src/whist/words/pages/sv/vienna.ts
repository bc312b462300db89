import type {Page} from '@quinola/table';

/** The rules of Viennese whist, 1834, in Swedish. Source: *Leitfaden zum Selbstunterrichte im Whistspiele*, §§ 1–25. */
export const vienna: Page = {
  lang: 'sv',
  termLang: 'de',
  title: 'Wiensk whist, 1834',
  intro: [
    'Fyra spelare i två par, tretton stick, och trumf är den färg som det sist givna kortet visar. Ingen budgivning: man bekänner färg, tar stick ',
    'och låter korten berätta för partnern vad man har. Namnet manar till tystnad.',
  ],
  sections: [
    {
      id: 'what',
      title: 'Vad det är',
      blocks: [
        {
          p: [
            'Salongswhisten i biedermeiertidens Wien, efter en liten anonym handledning som Carl Gerold tryckte 1834. Det är ”lång” whist: ett parti går till ',
            'tio poäng, honnörer räknas, och en sida som står på åtta får fråga efter dem (',
            ['rufen', 'ropa: högt fråga sin partner efter en honnör'],
            ').',
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
            'Två franska lekar om 52 kort, en med röd och en med blå baksida, används växelvis. I spelet är ess högst: E K D Kn 10 9 8 7 6 5 4 3 2. ',
            'När man drar om platserna är ess lägst.',
          ],
        },
        {
          p: [
            'Det uppslagna kortets färg är trumf (',
            ['Atout', 'trumf'],
            '); de tre andra är sidofärger (',
            ['Farben', 'sidofärger'],
            '). Ess, kung, ',
            'dam och knekt i trumf är honnörer (',
            ['Honneurs', 'honnörer: de fyra högsta trumfkorten'],
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
            'Var och en drar ett kort ur den utbredda leken. De två lägsta spelar ihop mot de två högsta; den lägsta av alla ger först. ',
            'Bara de vilkas lika kort lämnar saken öppen drar om.',
          ],
        },
        {
          p: [
            'Inför andra robberten (',
            ['Robber', 'robbert: ett möte tills en sida har vunnit två partier'],
            ') drar alla igen. Skulle samma två bli partner en gång till, tar den ',
            'lägre av dem den lägre av de andra. I den tredje spelar de ihop som ännu inte har gjort det. Efter tre robbertar har alla haft alla som partner.',
          ],
        },
        {
          p: 'Sedan tar man plats. En dam får välja och behåller sin plats hela kvällen. Annars väljer den som drog det lägsta kortet, och hans partner sitter mitt emot; av de två andra väljer den med det lägre kortet mellan platserna som är kvar. Platserna behålls robberten ut (§2).',
        },
        {
          note: 'I den korta ceremonin drar, placerar och kuperar bordet självt och säger resultatet på en rad. I den fullständiga får du göra det själv.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'Kupering och giv',
      blocks: [
        {
          p: [
            'Den första givaren väljer röd eller blå lek, och hans sida behåller den hela partiet. Grannen till höger kuperar (',
            ['abheben, coupiren', 'kupera leken'],
            '). Två gånger får han kasta om kuperingen (',
            ['umwerfen', 'förkasta kuperingen; korten blandas på nytt'],
            ') så att korten blandas igen, eller dela leken med ett kort ur den andra (',
            ['schneiden', 'kupera med ett instucket kort'],
            '). Boken ler åt det: man gör så för att vända lyckan.',
          ],
        },
        {
          p: [
            'Korten ges ett och ett, med början till vänster om givaren, tretton till var och en. Sitt eget sista kort slår givaren upp, och det bestämmer trumf. ',
            'Det ligger kvar tills han lägger till första sticket; sedan får man fråga efter färgen men inte efter kortet.',
          ],
        },
        {p: 'Given går vidare åt vänster, också från ett parti till nästa.'},
      ],
    },
    {
      id: 'play',
      title: 'Spelet',
      blocks: [
        {
          p: [
            'Den som sitter till vänster om givaren spelar ut vilket kort han vill. De andra måste bekänna färg; den som är renons lägger vad han vill och behöver varken stjäla eller ',
            'ta sticket. Sticket (',
            ['Stich, Levée', 'stick'],
            ') tas av högsta trumf, annars av det högsta kortet i den utspelade färgen. Vinnaren spelar ut till nästa.',
          ],
        },
        {
          p: [
            'Så länge sticket inte är vänt får man fråga vem som lade vad (',
            ['Wie liegt es?', '”Hur ligger det?”'],
            '). Bara det senaste sticket får man titta på igen.',
          ],
        },
      ],
    },
    {
      id: 'call',
      title: 'Rop på åtta',
      blocks: [
        {
          p: [
            'En sida som står på precis åtta kan vinna partiet genast med sina honnörer. Den som har två honnörer frågar, vid sitt första kort eller efter partnerns ',
            'och innan första sticket är vänt: ',
            ['Ich rufe!', '”Jag ropar!”'],
            ' eller ',
            ['Können Sie antworten?', '”Kan ni svara?”'],
          ],
        },
        {
          list: [
            'Har partnern en honnör, säger han ja eller visar den. Honnörerna är bevisade och partiet är vunnet på stället; given spelas inte.',
            'Har han ingen, spelar man vidare, och alla vet att honnörerna är delade.',
            [
              'Den som ensam har tre eller fyra honnörer behöver inte fråga. Han visar dem (',
              ['vorzeigen', 'visa sina honnörer'],
              '), och partiet är vunnet.',
            ],
          ],
        },
        {
          p: 'Att ropa är en rätt, ingen plikt. Men vid givens slut räknas honnörerna efter sticken, och då kan de andra redan ha gått ut.',
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
              [['varje stick över sex (', ['Trik', 'trick: stick över det sjätte'], ')'], '1'],
              [['tre honnörer hos partnerna (', ['deux honneurs', 'två för honnörer', 'fr'], ')'], '2'],
              [['fyra honnörer (', ['quatre honneurs', 'fyra för honnörer', 'fr'], ')'], '4'],
            ],
          },
        },
        {
          p: [
            'Honnörerna hör till den sida som fick dem i given, vem av partnerna som än hade dem och vem som än tog dem. Stick skrivs före honnörer: förståndet går ',
            'före slumpen, säger boken. Den sida som först når tio har vunnit partiet (',
            ['Partie', 'ett parti om tio poäng'],
            '), och sedan skrivs inget mer.',
          ],
        },
        {p: 'Den som står på nio kan inte gå ut på honnörer. Det behövs minst ett stick över sex.'},
        {
          note: 'Om förlorarna med den avgörande givens honnörer ännu kan undgå en tredubbel eller dubbel förlust säger boken inte. Här skrivs de inte, om bordet inte är inställt annorlunda.',
        },
        {
          figure: 'counters',
          caption: [
            'Varje sida markerar med fyra runda brickor (',
            ['Marken', 'spelmarker'],
            '): en på linjen (',
            ['Linie', 'linjen'],
            ') gäller 1, en ovanför 3, en nedanför 5. Fem är alltså en ovanför och två på linjen, sju två på linjen och en nedanför, nio en av varje.',
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
              ['1 till 4', [['Double', 'dubbelt', 'fr']], '2'],
              ['inget', [['Triple', 'tredubbelt', 'fr']], '3'],
            ],
          },
        },
        {
          p: [
            'Alla tretton sticken är en storslam (',
            ['Groß-Schlemm', 'storslam'],
            ') och gäller 8 fiskar (',
            ['Fische', 'fiskar: spelmarker att betala med'],
            '); tolv är en lillslam och gäller 4. De betalas vid sidan av poängen, vilken sida som än gjorde dem.',
          ],
        },
        {
          p: [
            'Två vunna partier avslutar robberten. Vinnarna räknar ihop sina partier, sina slammar och 4 för robberten och drar av förlorarnas partier och slammar. ',
            'Så många fiskar betalar varje förlorare till en vinnare. Har förlorarna gjort nog med slammar, betalar vinnarna.',
          ],
        },
        {
          list: [
            'Dubbelt och tredubbelt: 2 + 3 + 4 = 9.',
            'Enkelt och tredubbelt, de andra ett tredubbelt: 1 + 3 + 4 − 3 = 5.',
            'Två enkla, de andra en storslam: 1 + 1 + 4 − 8 = −2.',
          ],
        },
        {
          p: 'En kväll är tre, fyra eller sex robbertar. En avbruten betalas efter partier och slammar, utan de 4.',
        },
      ],
    },
    {
      id: 'variants',
      title: 'Andra sätt att spela',
      blocks: [
        {
          terms: [
            [
              'Mit dem König',
              '”Med kungen”. Fem spelare, fem robbertar: var och en sitter över en gång, och varje möjligt par spelar ihop en gång.',
            ],
            [
              'Fünf Honneurs',
              'Trumftian är en femte honnör: 3, 4 eller 5 honnörer gäller 2, 4 eller 5. Man ropar inte; poäng över tio förs över till vinnarnas nästa parti.',
            ],
            [
              'Preference',
              'Den först uppslagna färgen är gynnad. I varje giv där den är trumf, även den första, räknas stick och honnörer dubbelt, och den som står på 6 får ropa. Att man får det även på 7 och 8 är vårt; ett bord kan ställas in efter bokens bokstav.',
            ],
            [
              'Ohne Honneurs',
              'Honnörer räknas inte, och partiet går till fem: med 3 eller 4 förlorar man enkelt, med 1 eller 2 dubbelt, med inget tredubbelt.',
            ],
            [
              'Strohmann',
              '”Träkarlen”. Tre spelare: en spelar en andra, död hand som sin partners och vinner eller förlorar dubbelt. Först ser han på den av sina två händer som spelar först; träkarlens kort läggs upp efter första sticket.',
            ],
          ],
        },
        {
          note: 'Alla kan ställas in vid det här bordet. Hur de blandas säger inte boken; här passar varje sätt att räkna honnörer med varje antal spelare, och den gynnade färgen bara med fyra honnörer.',
        },
      ],
    },
    {
      id: 'irregularities',
      title: 'När något går fel',
      blocks: [
        {
          p: 'Det här bordet tillåter inga formfel. Med sträng etikett är de möjliga, och då gäller bokens botemedel.',
        },
        {
          list: [
            [
              'Revoke (',
              ['Renonce', 'revoke: att inte bekänna färg fast man kan'],
              '): tre poäng för varje. Motståndarna får dra av tre, lägga tre till sina egna eller dela dem. De felande kan inte gå ut i den given. Den ska påtalas efter att sticket är vänt och innan nästa kort slås upp (§19).',
            ],
            'Kort utspelat eller lagt utom tur: en motståndare får senare begära just det kortet, bara det inte framtvingar en revoke (§20 III).',
            'Upplagda kort: motståndarna får bestämma vilket av dem som spelas (§20 IV).',
            'Rop när man inte står på åtta, eller ett felaktigt ”ja”: motståndarna får förklara given ogiltig (§20 VI, VII). Detsamma gäller här ett rop med färre än två honnörer, som inte vinner något (§7).',
            'Kort som syns vid givningen: den oskyldiga sidan avgör om given gäller; var det slumpen, givarens motståndare. Ett vänt kort i leken: ny giv (§3).',
            'Givaren får inte se på sitt sista kort innan det slås upp: motståndarna får begära ny giv (§3).',
            'Medan korten ges får ingen se på dem. Är det osäkert vems ett kort är, får det ligga tills båda sidor har räknat sina (§15).',
            'Felgiv som bevisas genom räkning: given går åt vänster. Men hade ett kort fallit under bordet eller legat i den andra leken, är det ingens fel, och samma givare ger om (§3).',
            'Tolv kort på en hand och fjorton på en annan: given är ogiltig. Tolv på en och de andra rätt: given gäller, och den handen svarar för sina revoker (§18).',
            'Honnörer som inte skrivits innan nästa kort slås upp går förlorade. Har partnerna skrivit olika, gäller det lägre (§20 V, VIII).',
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
            ['anspielen, ausspielen', 'spela ut'],
            ['zugeben', 'bekänna färg'],
            ['coupiren', 'stjäla; även kupera leken'],
            ['Surcoupe', 'överstöld'],
            [
              'Invito',
              'invit: utspel av en tvåa till sexa i ny färg; den lovar ett klätt kort och ber om färgen tillbaka',
            ],
            ['Grande invite', 'stor invit: en kung som tar, sedan en annan färg', 'fr'],
            ['Impaß', 'mask: att på vinst och förlust lägga det lägre av två kort'],
            ['laschieren', 'släppa sticket'],
            ['Force', 'den långa färgen; med fyra kort och ett klätt, absolut styrka'],
            ['freie Karte, Carte forte', 'gott kort: det högsta som är kvar i sin färg'],
            ['unbekannte Karte', 'okänt kort: ingen vet vem som har det högre'],
            ['geschlossene Karte, Sequence', 'sekvens: tre eller fler grannar från åttan och uppåt'],
            ['befreien', 'befria en färg genom att dra trumf'],
            ['Navette', 'korsstöld, skytteln'],
            ['vorsetzen', 'lägga ett klätt kort'],
            ['sich defaussieren', 'saka en hel färg'],
            ['demarkiren', 'dra av poäng'],
            ['melieren', 'blanda'],
            ['Donne', 'giv'],
            ['Parteneur', 'partner'],
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
            ['Leitfaden zum Selbstunterrichte im Whistspiele', 'Handledning till självstudium i whistspel'],
            ', Wien, Carl Gerold, 1834, §§ 1–25. Reglerna återges med våra egna ord. Där boken tiger följer bordet dess mening: efter en ogiltig giv ger samma ',
            'spelare om, och den som förlorar genom stick skriver inga honnörer i den given, om bordet inte är inställt annorlunda.',
          ],
        },
      ],
    },
  ],
};
