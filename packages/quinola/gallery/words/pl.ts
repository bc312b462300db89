import type {SiteWords} from './en.js';

/** Polish. */
export const words: SiteWords = {
  languages: 'Język',
  onThisPage: 'Na tej stronie',
  house: 'Quinola',
  skipTable: 'Do stołu',
  skipText: 'Do tekstu',

  homeTitle: 'Quinola: gry w karty sprzed dwustu lat',
  homeDescription:
    'Zagraj w przeglądarce w gry karciane z lat 1800–1840, według reguł z dawnych książek, albo jednym wierszem HTML postaw stół na własnej stronie.',
  subtitle: 'Gry w karty sprzed dwustu lat',
  navGames: 'Gry',
  navPage: 'Na twoją stronę',
  another: 'Wybierz inną grę',
  putOnPage: 'Postaw stół na swojej stronie',

  fairTitle: 'Uczciwa gra',
  fairSeat:
    'Przeciwnik wie tylko to, co wolno wiedzieć graczowi na jego miejscu: zna swoją rękę, zagrane karty i to, co powiedziano. Twoich kart ani talii nie widzi nigdy. To nie obietnica, lecz budowa stołu: część, która myśli, nie dostaje niczego więcej, więc na dwa rozdania, które z jej miejsca wyglądają tak samo, odpowiada tą samą kartą.',
  fairHidden:
    'Kart innych graczy nie ma ani w stronie, ani w niczym, co stół jej przekazuje, dopóki nie zostaną zagrane. Zapytaj, dlaczego zagrano kartę, a stół poda regułę z książki. Rozdaje on jednak i rozstrzyga w twojej przeglądarce, ma więc w pamięci wszystkie ręce: kto chce, wydobędzie je narzędziami programisty.',
  fairDeal:
    'Zanim ktokolwiek zagra, tasuje się całą talię, według liczby albo słowa, które możesz odczytać, zachować i przekazać innym: to samo słowo zawsze daje te same karty. Niczego nie rozdaje się tobie na korzyść ani na złość. Po skończonej grze możesz zachować jej zapis (Menu, <em>Zapis gry</em>). Jest w nim każde tasowanie i każdy ruch, więc każdy może rozdać i rozegrać wszystko jeszcze raz i przekonać się, że było jak należy.',
  fairBrowser:
    'Wszystko dzieje się w twojej przeglądarce. Stół niczego nigdzie nie wysyła; jeśli strona każe mu zapamiętać trwającą grę, zapisuje ją w pamięci twojej przeglądarki.',

  booksTitle: 'Pięć źródeł',
  bookVienna:
    'Wiedeń, Carl Gerold, 1834. Mały podręcznik bez nazwiska autora dla tych, którzy nie chcą być ciężarem dla partnera.',
  bookFive: 'pierwsza z pięciu rozpraw w polskiej książce o grach, bez miejsca i daty, około 1820.',
  bookTalisman: 'Sztokholm, A. Gadelius, 1819. Szwedzka książka o grach, która w tytule obiecuje szczęście.',
  bookSolitary: 'rosyjska książka bez nazwiska autora, według Lady Cadogan, 1874.',
  bookSoldiers:
    'gry karciane żołnierzy Księstwa Warszawskiego, opisane przez grupę, która odtwarza 12. pułk piechoty.',
  booksNote:
    'Wszystkie reguły opowiadamy własnymi słowami, a obok podajemy słowo z książki. Gdzie książka milczy albo druk jest zepsuty, stół mówi, jak rozstrzygnął i dlaczego.',

  footFree: 'to wolne oprogramowanie (MIT); karty są naszymi rysunkami na tej samej licencji.',
  footSite:
    'Dla twojej witryny: <a href="promises.html">na czym możesz polegać</a>, <a href="events.html">zdarzenia</a>, <a href="changes.html">zmiany</a>.',
  footEnglish: 'Strony dla programistów są po angielsku.',

  navTag: 'Na twoją stronę',
  navOptions: 'Opcje',
  navRules: 'Reguły',
  navOpponents: 'Przeciwnicy',
  navSources: 'Źródła',
  loading: 'Stół się wczytuje albo JavaScript jest wyłączony. <a href="#rules">Reguły</a> są poniżej.',
  loadingHome:
    'Stół się wczytuje albo JavaScript jest wyłączony. <a href="{{id}}.html#rules">Reguły</a> można czytać i bez niego.',
  optionsTitle: 'Opcje do wypróbowania',
  theGame: 'Gra',
  theLooks: 'Wygląd',
  changeNote: 'Zmianę wyglądu widać od razu. Zmiana zasad gry zaczyna nową grę.',
  rulesTitle: 'Reguły',
  rulesInEnglish: 'Te reguły są po angielsku.',
  rulesChart:
    '<a href="how-{{id}}.html">Jak przebiega gra</a>, narysowane według planu stołu; <a href="api-{{tag}}.html">wszystko, co rozumie znacznik</a>.',
  ownWords:
    'Własnymi słowami. Słowa z książki są podkreślone: wskaż któreś albo przejdź do niego klawiszem Tab, a zobaczysz, co znaczy.',
  opponentsTitle: 'Twoi przeciwnicy',
  sourcesTitle: 'Źródła',
  sourceTitle: 'Źródło',

  takeTitle: 'Na twoją stronę',
  takeButton: 'Postaw ten stół na swojej stronie',
  takeThis: 'Te wiersze dają stół, który stoi wyżej, z opcjami wybranymi przez ciebie.',
  takeSingle:
    'Jeśli strona ma się opierać na jednym pliku, który da się sprawdzić, weź ten skrypt. Gra także z dysku po dwukrotnym kliknięciu, a skrót pilnuje, by przeglądarka wzięła właśnie tę wersję:',
  takeLoader:
    'Na stronie z wieloma stołami weź zamiast tego <code>cdn/quinola.js</code>: pobiera on każdy stół dopiero wtedy, gdy zbliża się on do okna. <a href="embedding.html">Więcej o stołach na twojej stronie</a>.',
  copy: 'Kopiuj',
  copied: 'Skopiowano',
  marked: 'Zaznaczono: skopiuj ręcznie',

  seed: 'Liczba lub słowo dla kart (seed)',
  anyWords: 'dowolne słowa',
  options: {
    undo: ['Cofanie', 'dozwolone', 'niedozwolone'],
    share: ['Odsyłacz do rozdania', 'można skopiować', 'nie podaje się'],
    persist: ['Gdy opuścisz stronę, gra', 'się kończy', 'czeka na ciebie'],
    lang: ['Język', 'jak na stronie'],
    theme: ['Styl', 'salon', 'biedermeier', 'rękopis', 'noc', 'prosty'],
    suits: ['Kolory kart', 'dwie barwy', 'cztery barwy'],
    figures: ['Figury', 'stojące', 'dwugłowe'],
    pace: ['Tempo', 'spokojne', 'wolne', 'szybkie', 'bez czekania'],
    indices: ['Znaki w rogach', 'zawsze', 'nigdy'],
    level: ['Przeciwnicy', 'według książki', 'początkujący', 'mistrzowie'],
  },

  embedTitle: 'Stół do kart na twoją stronę · Quinola',
  embedDescription:
    'Jeden wiersz HTML stawia stół do gry w karty z lat 1800–1840 na stronie muzeum, w lekcji albo na blogu.',
  embedOr: 'stół w jednym znaczniku',
  embedSubtitle: 'Stoły do kart sprzed dwustu lat,<br>na każdej stronie w sieci',
  embedImprint: 'według dawnych książek z Wiednia, Polski, Sztokholmu i Rosji',
  knave: 'Walet kier w całej postaci, na wzór paryskiej karty z około 1816 roku',
  knaveCaption: 'Walet kier: w jednej z gier jest <em>quinolą</em>, która wygrywa albo traci całą pulę.',
  whatTitle: 'Co to jest',
  whatLead:
    'Quinola to stoły do gier w karty, w które dwieście lat temu naprawdę grano w salonach, kawiarniach i obozach. Każdy stół to jeden znacznik HTML. Wstaw go na stronę, a gość może usiąść i od razu grać, przeciw graczom, którzy znają grę z jej własnej książki.',
  museums: 'Dla muzeów',
  museumsText:
    'Stół do gry w gablocie milczy. Obok niego, na stronie opisu albo na ekranie w sali, goście mogą zagrać w to, w co przy nim grano: z żetonami, grzecznościami i słowami tamtych czasów, po polsku, angielsku, niemiecku, rosyjsku lub szwedzku. Karty to nasze własne rysunki według talii z około 1816 roku.',
  teachers: 'Dla nauczycieli',
  teachersText:
    'Zapytaj o dowolną kartę: dlaczego ta? Stół odpowie regułą z dawnej książki. Cała klasa może dostać to samo rozdanie; skończone można przejść karta po karcie i porównać z radą książki.',
  blogs: 'Dla blogów i witryn',
  blogsText:
    'Wpis o wieczorach Jane Austen albo o polskich oficerach przy kartach może się kończyć samą grą. Bez konta, bez serwera, bez ciasteczek. Stół zachowuje własny styl, przejmuje język strony oraz jej jasne lub ciemne barwy i mieści się na szerokości 280 pikseli.',
  oneTag: 'Jeden znacznik',
  oneTagText:
    'Skopiuj te dwa wiersze na stronę. Pierwszy pobiera stół, raz dla strony; drugi to stół, ile razy zechcesz. Umieść pliki z <code>cdn/</code> we własnej witrynie albo w takiej, której ufasz.',
  oneTagFallback:
    'To, co wstawisz do znacznika, widać, dopóki stół się nie wczyta, i wszędzie tam, gdzie wczytać się nie może: obrazek, skrót reguł, odsyłacz. Wypróbuj opcje na <a href="{{id}}.html#options">stronie jednego ze stołów</a> albo obejrzyj <a href="examples/">strony, które je mają</a>: <a href="examples/blog.html">blog</a>, <a href="examples/museum.html">cztery stoły w muzeum</a>, <a href="examples/strict-csp.html">stronę z surowymi zasadami bezpieczeństwa</a>, <a href="examples/iframe-sandbox.html">zamkniętą ramkę</a>, <a href="examples/standalone.html">jeden plik, otwierany z dysku</a>.',
  oneTagMore:
    'Dla tych, którzy budują stronę (po angielsku): <a href="api-{{tag}}.html">wszystko, co rozumie znacznik</a>, <a href="promises.html">na czym możesz polegać</a>, <a href="events.html">zdarzenia</a>, <a href="changes.html">zmiany</a>, <a href="authors.html">gdzie napisać lekcję</a>.',
};
