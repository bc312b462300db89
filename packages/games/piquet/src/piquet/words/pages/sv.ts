import type {Page} from '@quinola/table';

/** Swedish: the rules of piquet. */
export const page: Page = {
  lang: 'sv',
  termLang: 'sv',
  title: 'Piquet',
  intro:
    'Två spelare, trettiotvå kort, ingen trumf. Man byter kort, anmäler och jämför vad man har, och spelar tolv stick; varje del räknas.',
  sections: [
    {
      id: 'deal',
      title: 'Given',
      blocks: [
        {
          p: 'Korten uppifrån: ess, kung, dam, knekt, tio, nio, åtta, sju. Var och en drar ett kort, och det lägsta ger; den andra har förhand, den bättre platsen. I de engelska klubbarna får det högsta kortet välja, och väljer att ge. Var och en får tolv kort, tre eller två åt gången; åtta blir talongen, överst fem för förhand, under dem tre.',
        },
        {
          p: 'Den som varken har fått kung, dam eller knekt har carte blanche: han visar den före bytet och räknar tio. Återskaparnas sida menar något annat med ordet: en tia utan kung, dam och knekt i samma färg, och en sådan har var tredje hand.',
        },
      ],
    },
    {
      id: 'exchange',
      title: 'Bytet',
      blocks: [
        {
          p: 'Förhand lägger bort kort och tar lika många överst ur talongen: enligt avhandlingen tre till fem, enligt de andra ett till fem. De av sina fem som han lämnar får han se på. Därefter tar givaren av det som är kvar, först det förhand lämnade: enligt avhandlingen så många att högst tre blir över, enligt sidan så många han vill, i klubbarna minst ett.',
        },
      ],
    },
    {
      id: 'announce',
      title: 'Anmälningarna',
      blocks: [
        {
          p: 'I varje klass nämner förhand sitt antal, och den andra svarar: gott, inte gott eller lika. Point är flest kort i en färg och räknas ett för varje; är antalet lika avgör ögonen (ess elva, klädda kort och tior tio). En sekvens är tre eller flera kort i en färg utan lucka: tre räknas tre, fyra fyra, fem femton, sex sexton, sju sjutton, åtta arton; den längre vinner, sedan den högre. Tre ess, kungar, damer, knektar eller tior räknas tre, fyra av dem fjorton. Den som är bättre i en klass räknar alla sina sekvenser, eller alla sina tre och fyra lika; den andra ingenting. Det som är lika räknas för ingen.',
        },
        {
          p: 'Den som anmäler själv får nämna mindre än han har, och är bunden av det. Enligt sidan räknas tolv kort som alla har varit med i anmälningarna tjugo till: carte rouge.',
        },
      ],
    },
    {
      id: 'play',
      title: 'Spelet',
      blocks: [
        {
          p: 'Förhand spelar ut; först därefter nämner den andra vad han har att räkna. Man måste bekänna färg, men ingen är skyldig att gå över. Varje utspel räknas ett, och varje stick man tar på den andras utspel också ett; den som tar det sista sticket räknar för det enligt avhandlingen tre, annars två.',
        },
      ],
    },
    {
      id: 'score',
      title: 'Räkningen',
      blocks: [
        {
          p: 'Man räknar i den här ordningen, vad som än sades först: carte blanche, point, sekvenser, tre och fyra lika, spelet, sticken. Den som har anmält trettio innan den andra har något räknar nittio: repik. Kommer förhand i spelet till trettio innan den andra har något räknar han trettio till: pik. Mer än hälften av sticken ger tio, alla ger fyrtio; enligt sidan fyrtio utöver de tio.',
        },
        {
          p: 'Enligt avhandlingen går ett parti till hundraett (eller hundra) och slutar så snart det är nått; eller så varar det fyra givar, och varje tio poängs skillnad är en insats. Enligt sidan varar det fyra givar, och vinnaren räknar hundra och skillnaden; har han själv hundra, summan. I klubbarna varar det sex givar, och en förlorare som inte har hundra betalar summan i stället för skillnaden.',
        },
      ],
    },
    {
      id: 'laws',
      title: 'Avhandlingens lagar',
      blocks: [
        {
          p: 'Vid ett strängt bord måste förhand visa point och sekvenser innan han spelar ut, annars är de förlorade, och den andra räknar sina (lag 4). Den som anmäler tre eller fyra lika som han inte har, och spelar ut, räknar ingenting i given (lag 5). Givaren får ta tillbaka ett ”gott” innan han har spelat (lagarna 14 och 15). En glömd pik får sägas tills korten är blandade. Sista kort som kastas ned tillsammans gäller som utspelade i tur och ordning, det understa först (lag 10). Den som ger upp har förlorat partiet (lag 9).',
        },
        {
          p: 'Vad som inte kan hända här: fel antal kort givna eller tagna (lagarna 1, 2, 6, 12), färg som inte bekänns (lag 7), en felsägning (lag 8), ett andra byte (lag 11), giv i fel tur (lag 13), uppvända kort (lag 17). Av tre lika visas alltid vilket kort som fattas (lag 16).',
        },
      ],
    },
  ],
};
