import type {Page, Section} from '@quinola/table';
import type {Own} from './own.js';

const cards: Section = {
  id: 'cards',
  title: 'Korten',
  blocks: [
    {
      p: 'Fyrtio kort: utan åttor, nior och tior. I de svarta färgerna är ordningen kung, dam, knekt, sju, sex, fem, fyra, tre, två. I de röda går de låga korten baklänges: kung, dam, knekt, ess, två, tre, fyra, fem, sex, sju.',
    },
    {
      p: [
        'De båda svarta essen är alltid trumf. Högst är spader ess, ',
        ['spadilj', 'spader ess, alltid den högsta trumfen'],
        '. Sedan följer ',
        ['manilj', 'kortet som annars vore lägst i trumffärgen'],
        ', det kort som annars vore lägst i sin färg: tvåan i svart, sjuan i rött. Tredje trumf är ',
        ['basta', 'klöver ess, alltid den tredje trumfen'],
        ', klöver ess. De tre kallas matadorer. Är trumffärgen röd kommer dess ess som fjärde trumf, och därefter de övriga i sin ordning.',
      ],
    },
    {p: 'Så snart trumf är vald visar bordet trumfens ordning, med matadorerna understrukna.'},
  ],
};

/** The rules page of one of the games in Swedish. */
export const pageOf = (own: Own): Page => ({
  lang: 'sv',
  termLang: 'sv',
  title: own.title,
  intro: own.intro,
  sections: [
    cards,
    {id: 'deal', title: 'Given', blocks: [{p: own.deal}]},
    {
      id: 'games',
      title: 'Spelen',
      blocks: [
        {
          p: 'Förhand bjuder ett spel eller passar. Nästa man passar eller bjuder högre; då får den av de två som sitter före ta över samma spel, bjuda ännu högre eller passa, tills en av dem har passat. Den som är kvar fortsätter mot nästa. Den som har passat är ute ur budgivningen.',
        },
        {
          list: [
            'Begär: man väljer trumf och kallar en kung; den som har den är hemlig partner. Bara skålen står på spel.',
            'Mediatör: den kallade kungen lämnas över öppet, och ett valfritt kort ges dolt tillbaka; sedan spelar Lombren ensam. Var och en betalar 1.',
            'Stor kask: för den som har båda svarta essen. Han kallar en kung; den som har den väljer trumf och spelar med honom. Varje motspelare betalar 2.',
            'Solo: ensam, utan hjälp. Var och en betalar 2.',
            own.tout,
            'Tvungen spadilj: när alla har passat måste den spela som har spadilj. Han kallar en kung, och den som har den väljer trumf. Varje motspelare betalar 2.',
          ],
        },
      ],
    },
    {
      id: 'call',
      title: 'Att kalla en kung',
      blocks: [
        {
          p: `Man kallar en kung som man inte själv har, aldrig trumfkungen; den som har alla fyra kungarna kallar en dam. Den som begär får också kalla en egen kung: då spelar han ensam om ${own.alone}, men utan priset för ett solo, och ingen vet om det förrän kungen faller. Förlorar han betalar han bara beten. Där kungens innehavare väljer trumf får han inte välja kungens färg.`,
        },
      ],
    },
    {
      id: 'play',
      title: 'Spelet',
      blocks: [
        {
          p: 'Man måste bekänna färg; den som saknar den lägger vad han vill. Ingen är skyldig att trumfa eller att gå över. Spelas en lägre trumf ut får man hålla inne med en matador; bara en högre matador som spelas ut drar fram den.',
        },
        {
          p: `Partnern får hjälpa till från början, men ger sig till känna först när han spelar det kallade kortet. Därefter räknas bådas stick ihop. ${own.needed}`,
        },
        {p: own.vole},
      ],
    },
    {
      id: 'payment',
      title: 'Betalningen',
      blocks: [
        {
          p: `Tre matadorer hos den sida som har vunnit, räknade ur båda händerna, kostar 1, fyra kostar 2 och varje följande trumf utan lucka 1 till; ${own.first} kostar 1, och en vole som man har spelat vidare om 2. En vole som inte lyckas dras av; var den anmäld är hela spelet förlorat.`,
        },
        {
          p: `${own.pair} Den som spelar ensam får betalt av alla. Den som har lämnat över kungen till en mediatör betalar inget pris om spelet vinns, och får det dubbelt om det förloras. Förlorarna betalar vad de skulle ha fått, men inget för de första sticken. En sida utan ett enda stick betalar 2 mer till var och en.`,
        },
        {
          p: [
            ['Délices', '”läckerbit”: betalning för att ha trumfat den överlämnade kungens färg', 'fr'],
            ': när den överlämnade kungens färg spelas ut första gången och någon annan tar sticket med trumf, betalar Lombren honom 1.',
          ],
        },
      ],
    },
    {
      id: 'dish',
      title: 'Skålen',
      blocks: [
        {
          p: [
            'Vinnarna tar skålen, två tar hälften var; en udda mark är Lombrens. Efter ',
            ['remis', 'förlorat på lika'],
            ' lägger förlorarna en bet, lika stor som det som ligger i skålen: den första läggs dit genast, de följande väntar. Efter ',
            ['kodilj', 'den andra sidan har fler stick'],
            ' delar motspelarna på skålen, och udda marker går till dem som hade de högsta trumferna; om beten spelar man i en senare giv. När spelet är slut delas det som är kvar.',
          ],
        },
      ],
    },
    {id: 'options', title: 'Vad man kan komma överens om', blocks: [{p: own.options}]},
  ],
});
