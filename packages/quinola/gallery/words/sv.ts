import type {SiteWords} from './en.js';

/** Swedish. */
export const words: SiteWords = {
  languages: 'Språk',
  onThisPage: 'På den här sidan',
  house: 'Quinola',
  skipTable: 'Till bordet',
  skipText: 'Till texten',

  homeTitle: 'Quinola: kortspel från för tvåhundra år sedan',
  homeDescription:
    'Spela kortspelen från åren 1800–1840 i webbläsaren, efter de gamla böckernas regler, eller sätt ett bord på din egen sida med en rad HTML.',
  subtitle: 'Kortspel från för tvåhundra år sedan',
  navGames: 'Spelen',
  navPage: 'För din sida',
  another: 'Välj ett annat spel',
  putOnPage: 'Sätt ett bord på din sida',

  fairTitle: 'Ärligt spel',
  fairSeat:
    'En motspelare vet bara det som en spelare på den platsen får veta: handen, de spelade korten och vad som har sagts. Dina kort och leken ser den aldrig. Det är inget löfte om gott uppförande utan bordets byggnad: delen som tänker får inget annat, så två givar som ser likadana ut från dess plats besvaras med samma kort.',
  fairHidden:
    'De andras kort finns varken i sidan eller i något som bordet berättar för den, förrän de har spelats. Fråga varför ett kort spelades, och bordet nämner bokens regel. Men bordet ger och dömer i din egen webbläsare, så alla händer finns i dess minne: den som vill kan gräva fram dem med en programmerares verktyg.',
  fairDeal:
    'En hel lek blandas innan någon spelar, efter ett tal eller ord som du kan läsa, spara och dela: samma ord ger alltid samma kort. Ingenting ges för att göra dig glad eller ledsen. När spelet är slut kan du spara dess protokoll (Meny, <em>Spelets protokoll</em>). Där står varje blandning och varje drag, så att vem som helst kan ge och spela om allt och se att det gick rätt till.',
  fairBrowser:
    'Allt sker i din webbläsare. Bordet skickar ingenting någonstans; om sidan ber det minnas ett pågående spel gör det så i din egen webbläsares minne.',

  booksTitle: 'De fem källorna',
  bookVienna:
    'Wien, Carl Gerold, 1834. En liten anonym vägledning för den som inte vill vara sin partner till besvär.',
  bookFive: 'den första av fem avhandlingar i en polsk spelbok utan ort och år, omkring 1820.',
  bookTalisman: 'Stockholm, A. Gadelius, 1819. En svensk spelbok vars titel lovar tur.',
  bookSolitary: 'en rysk bok utan författarnamn, efter Lady Cadogan, 1874.',
  bookSoldiers:
    'kortspelen hos hertigdömet Warszawas soldater, så som de berättas av ett sällskap som gestaltar dess 12:e infanteriregemente.',
  booksNote:
    'Alla regler är berättade med egna ord, med bokens ord bredvid. Där en bok tiger eller trycket är skadat säger bordet hur det har avgjort saken och varför.',

  footFree: 'är fri programvara (MIT); korten är egna teckningar under samma licens.',
  footSite:
    'För din webbplats: <a href="promises.html">vad du kan lita på</a>, <a href="events.html">händelserna</a>, <a href="changes.html">ändringarna</a>.',
  footEnglish: 'Sidorna för utvecklare är på engelska.',

  navTag: 'För din sida',
  navOptions: 'Val',
  navRules: 'Regler',
  navOpponents: 'Motspelare',
  navSources: 'Källor',
  loading: 'Bordet laddas, eller så är JavaScript avstängt. <a href="#rules">Reglerna</a> står nedanför.',
  loadingHome:
    'Ett bord laddas, eller så är JavaScript avstängt. <a href="{{id}}.html#rules">Reglerna</a> går att läsa ändå.',
  optionsTitle: 'Val att pröva',
  theGame: 'Spelet',
  theLooks: 'Utseende',
  changeNote: 'Ett nytt utseende syns genast. En ändring av spelet börjar ett nytt.',
  rulesTitle: 'Reglerna',
  rulesInEnglish: 'De här reglerna finns på engelska.',
  rulesChart:
    '<a href="how-{{id}}.html">Hur spelet går till</a>, ritat efter bordets eget schema; <a href="api-{{tag}}.html">allt som taggen förstår</a>.',
  ownWords:
    'Med egna ord. Bokens ord är understrukna: peka på ett, eller gå dit med Tab, så syns vad det betyder.',
  opponentsTitle: 'Dina motspelare',
  sourcesTitle: 'Källor',
  sourceTitle: 'Källa',

  takeTitle: 'För din sida',
  takeButton: 'Sätt det här bordet på din sida',
  takeThis: 'De här raderna ger bordet ovan, med de val du har gjort.',
  takeSingle:
    'Om din sida ska vila på en enda fil som kan kontrolleras, ta det här skriptet. Det spelar även från disken med ett dubbelklick, och hashen binder webbläsaren till just den här versionen:',
  takeLoader:
    'På en sida med många bord, ta i stället laddaren, <code>cdn/quinola.js</code>: den hämtar varje bord först när det närmar sig fönstret. <a href="embedding.html">Mer om bord på din sida</a>.',
  copy: 'Kopiera',
  copied: 'Kopierat',
  marked: 'Markerat: kopiera det själv',

  seed: 'Tal eller ord för korten (seed)',
  anyWords: 'vilka ord som helst',
  options: {
    undo: ['Ta tillbaka', 'tillåtet', 'inte tillåtet'],
    share: ['Länk till en giv', 'kan kopieras', 'erbjuds inte'],
    persist: ['När du lämnar sidan', 'slutar spelet', 'väntar spelet på dig'],
    lang: ['Språk', 'sidans'],
    theme: ['Stil', 'salong', 'biedermeier', 'handskrift', 'natt', 'enkel'],
    suits: ['Färger', 'två färger', 'fyra färger'],
    figures: ['Klädda kort', 'stående', 'med två huvuden'],
    pace: ['Tempo', 'lugnt', 'långsamt', 'snabbt', 'utan väntan'],
    indices: ['Tecken i hörnen', 'alltid', 'aldrig'],
    level: ['Motspelare', 'efter boken', 'nybörjare', 'mästare'],
  },

  embedTitle: 'Ett kortbord för din egen sida · Quinola',
  embedDescription:
    'En rad HTML sätter ett spelbart kortbord från åren 1800–1840 på ett museums sida, i en lektion eller i en blogg.',
  embedOr: 'ett bord i en tagg',
  embedSubtitle: 'Kortborden från för tvåhundra år sedan,<br>på vilken webbsida som helst',
  embedImprint: 'efter gamla böcker från Wien, Polen, Stockholm och Ryssland',
  knave: 'Hjärter knekt i helfigur, i stil med ett parisiskt kort från omkring 1816',
  knaveCaption:
    'Hjärter knekt: i ett av spelen är han <em>quinola</em>, som vinner eller förlorar hela potten.',
  whatTitle: 'Vad det är',
  whatLead:
    'Quinola är bord för de kortspel som man verkligen spelade i salonger, på kaféer och i fältläger för tvåhundra år sedan. Varje bord är en enda HTML-tagg. Sätt den på en sida, så kan besökaren slå sig ned och spela genast, mot motspelare som kan spelet ur dess egen bok.',
  museums: 'För museer',
  museumsText:
    'Ett spelbord i en monter är tyst. Bredvid det, på skyltens sida eller på en skärm i rummet, kan besökaren spela det som spelades på det: med tidens marker, artigheter och ord, på svenska, engelska, polska, ryska eller tyska. Korten är egna teckningar efter lekar från omkring 1816.',
  teachers: 'För lärare',
  teachersText:
    'Fråga om vilket kort som helst: varför just detta? Bordet svarar med den gamla bokens regel. En hel klass kan få samma giv; en färdigspelad kan gås igenom kort för kort och jämföras med bokens råd.',
  blogs: 'För bloggar och webbplatser',
  blogsText:
    'Ett inlägg om Jane Austens kvällar eller om polska officerare vid kortbordet kan sluta med själva spelet. Inget konto, ingen server, inga kakor. Bordet behåller sin egen stil, följer sidans språk och dess ljusa eller mörka färger och ryms på 280 bildpunkters bredd.',
  oneTag: 'En tagg',
  oneTagText:
    'Kopiera de här två raderna till en sida. Den första hämtar bordet, en gång för sidan; den andra är bordet, så ofta du vill. Lägg filerna i <code>cdn/</code> på din egen webbplats eller på en som du litar på.',
  oneTagFallback:
    'Det du skriver inuti taggen syns tills bordet har laddats, och överallt där det inte kan laddas: en bild, reglerna i korthet, en länk. Pröva valen på <a href="{{id}}.html#options">ett bords egen sida</a>, eller se <a href="examples/">sidor som har ett</a>: <a href="examples/blog.html">en blogg</a>, <a href="examples/museum.html">fyra bord på ett museum</a>, <a href="examples/strict-csp.html">en sida med stränga säkerhetsregler</a>, <a href="examples/iframe-sandbox.html">en avskärmad ram</a>, <a href="examples/standalone.html">en enda fil, spelad från disken</a>.',
  oneTagMore:
    'För den som bygger sidan (på engelska): <a href="api-{{tag}}.html">allt som en tagg förstår</a>, <a href="promises.html">vad du kan lita på</a>, <a href="events.html">händelserna</a>, <a href="changes.html">ändringarna</a>, <a href="authors.html">var man skriver en lektion</a>.',
};
