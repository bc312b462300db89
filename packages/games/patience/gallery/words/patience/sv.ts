import type {PatienceGallery} from './en.js';

/** Swedish. */
export const words: PatienceGallery = {
  pageTitle: 'Patiens, elva spel från 1874',
  description:
    'Lägg elva patienser efter Lady Cadogans bok från 1874: Den sköna Lucie, Saliska lagen, Väderkvarnen, Shahen och deras systrar.',
  name: 'Patiens',
  lead: 'elva spel efter Lady Adelaide Cadogans bok från 1874',
  inside: 'En spelare, en eller två lekar och en bild som ska bli färdig.',
  more: 'Mer om patienser',
  tile: 'Den sköna Lucie, Huset på kullen och nio systrar. För en spelare.',
  eleven: 'De elva',
  ownPage: 'Lägg den på en egen sida, med dess val och dess färdiga bild',
  attributes:
    'Två rader sätter bordet på vilken sida som helst. <code>daily</code> ger alla samma kort samma dag; <code>strict</code> är för den som inte tar något tillbaka.',
  sourcesText:
    'Spelen, deras ordning och regler är de i <cite lang="en">Illustrated Games of Patience</cite> (1874), läst med den ryska översättningen av dess första serie. Det ryska exemplarets planscher har gått förlorade: bilderna är återskapade ur orden. En dator söker vägar till slutet i din egen webbläsare och säger ärligt när den måste titta i leken för det.',

  gameTitle: '{{title}}, en patiens från 1874',
  gameDescription:
    '{{title}}: en patiens efter Lady Cadogans bok från 1874, med regler, källa och den färdiga bilden.',
  gameLead: 'en patiens efter Lady Adelaide Cadogan, 1874',
  finished: 'Den färdiga bilden.',
  finishedLabel: '{{title}}, när den har gått ut',
  gameSource:
    '<cite lang="en">Illustrated Games of Patience</cite> av Lady Adelaide Cadogan, 1874, läst med den ryska översättningen av dess första serie, <cite lang="ru">Двадцать четыре основные пасьянса съ двадцатью таблицами</cite>, raderna {{lines}} i vårt exemplar. Planscherna har gått förlorade: bilden är återskapad ur orden.',
  options: {
    strict: ['Ta tillbaka', 'så ofta du vill', 'aldrig: det som berörs flyttas'],
    daily: ['Giv', 'en ny varje gång', 'dagens giv'],
    persist: ['Ett pågående spel', 'sparas', 'slutar med sidan'],
    figures: ['Klädda kort', 'med två huvuden', 'stående'],
    redeals: ['Lägga ut på nytt', 'två gånger', 'en gång', 'aldrig'],
    redealWhen: ['När man lägger ut på nytt', 'när som helst', 'bara när inget annat går'],
    modern: ['Regler', 'som i boken', 'som i senare böcker'],
    spaceFill: ['En tom gata fylls från', 'bilden och talongen', 'bara bilden'],
    rescue: ['Att rädda ett ess och en kung', 'tillåtet', 'inte tillåtet'],
    rescueWhen: ['Man räddar', 'när ingen grundhög kan börjas', 'när inget annat kan flyttas'],
    dealPlay: ['Under utläggningen får man spela', 'kortet som just lades', 'vilket översta kort som helst'],
    marriageSuit: ['Kort paras', 'i färg', 'i vilken färg som helst'],
    transferGuard: ['Från en kung till mitten', 'bara där det frigör ett annat kort', 'när som helst'],
    fillSource: ['Tomma platser tar kort', 'varifrån du vill', 'först från talongen'],
    talonMarries: ['Talongens kort', 'får paras', 'får inte paras'],
    rowWhen: ['När en ny rad läggs', 'när som helst', 'bara när inget annat går'],
    refill: ['Tomma platser fylls', 'alla på en gång', 'genast'],
    wrapMarriages: ['En kung på ett ess', 'inte i cirkeln', 'även i cirkeln'],
    shortPacketMarry: ['Högar som saknar kort', 'får ta emot kort', 'tar inga kort'],
  },
};
