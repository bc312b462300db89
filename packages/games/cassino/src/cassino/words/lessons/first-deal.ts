import type {Lesson} from '@quinola/play';
import {SAMPLE} from './offers.js';
import {openingOf, playOf} from './set-deal.js';

/** What a seat plays, card by card. */
const seat = (...plays: readonly string[]) => ({plays: plays.map(playOf)});
const ask = (play: string) => ({move: playOf(play)});

/**
 * A whole deal for four. Its first round is the example of the book, in which the visitor is eldest hand; the suits, and the two
 * rounds that follow, are ours.
 */
export const firstDeal: Lesson = {
  format: 'quinola-lesson/1',
  id: 'first-deal',
  game: 'kasino',
  ...SAMPLE,
  source: {
    en: 'Engelman’s book of games (about 1820), Cassino: the example in the description of the game, laws 1 to 7',
    de: 'Engelmans Spielbuch (um 1820), Cassino: das Beispiel in der Beschreibung des Spiels, Gesetze 1 bis 7',
    pl: 'Książka gier Engelmana (około 1820), Kasino: przykład w opisie gry, prawa 1 do 7',
    sv: 'Engelmans spelbok (omkring 1820), Kasino: exemplet i beskrivningen av spelet, lagarna 1 till 7',
    ru: 'Книга игр Энгельмана (около 1820), Кассино: пример в описании игры, законы 1–7',
  },
  // The last player deals, the visitor sits to his left; partners are the visitor and the third player.
  opening: openingOf(
    '9H 2D KS AC',
    2,
    ...['7H KS 7D 3C', 'QH TC QS AD', 'QD 9S 8H 5H', 'JC 8D 7C AH', 'AC 2H 4D 7S'],
    ...['TD JS 3S 8S', '4S 6D 9H KH', '9D 2C 6H 5S', '5C 4C 6S KC'],
    ...['9C QC 2S 3H', 'TS JH 2D 5D', 'TH 3D KD 8C', '4H 6C JD AS'],
  ),
  seats: [
    'visitor',
    seat('QH', 'TC', 'QS', 'AD', 'KH KS', '9H', '4S', '6D', 'JH', '2D', '5D', 'TS 4H 6C'),
    seat('QD QH', '9S', '8H 8D', '5H', '9D 9S', '2C', '6H 2C 4S', '5S', '3D', 'KD KC', '8C 8S 3D 5D', 'TH'),
    seat('JC', '8D', '7C 7D', 'AH AD', '5C 5H', 'KC', '4C', '6S 6D', 'JD JH', '4H', '6C', 'AS'),
  ],
  goal: {
    say: {
      en: 'Take the most cards, the most spades, the aces and both Cassinos.',
      de: 'Nehmen Sie die meisten Karten, die meisten Pik, die Asse und beide Cassinos.',
      pl: 'Zabierz większość kart, większość pików, asy i oba Kasina.',
      sv: 'Ta flest kort, flest spader, essen och båda kasinona.',
      ru: 'Возьмите больше всех карт, больше всех пик, тузов и оба кассино.',
    },
    when: {happening: {type: 'deal-settled'}},
  },
  steps: [
    {
      say: {
        en: 'Four cards lie on the table, four are in your hand. A card of the hand *takes* cards of the table: equal ones, and such as add up to its number. An ace is one.',
        de: 'Vier Karten liegen auf dem Tisch, vier haben Sie in der Hand. Eine Handkarte *nimmt* Karten vom Tisch: gleiche, und solche, die zusammen ihre Zahl ergeben. Ein Ass ist eins.',
        pl: 'Cztery karty leżą na stole, cztery masz w ręku. Karta ręczna *zabiera* karty stołowe: równe, i takie, które razem jej liczbę czynią. As znaczy jeden.',
        sv: 'Fyra kort ligger på bordet, fyra har du på handen. Ett kort från handen *tar* kort från bordet: lika kort, och sådana som tillsammans blir dess tal. Ett ess är ett.',
        ru: 'Четыре карты лежат на столе, четыре у вас на руках. Карта с руки *берёт* карты со стола: равные и такие, что вместе дают её число. Туз — единица.',
      },
    },
    {
      say: {
        en: 'Your seven takes the seven, and with it ace, two and four, which make seven. *Touch the seven of hearts* to see it, and touch it again to take.',
        de: 'Ihre Sieben nimmt die Sieben und dazu Ass, Zwei und Vier, die zusammen sieben sind. *Tippen Sie die Herz-Sieben an*, um es zu sehen, und noch einmal, um zu nehmen.',
        pl: 'Twoja siódemka zabiera siódemkę, a z nią asa, dwójkę i czwórkę, które czynią siedem. *Dotknij siódemki kier*, by to zobaczyć, i jeszcze raz, by zabrać.',
        sv: 'Din sjua tar sjuan, och med den ess, två och fyra, som blir sju. *Rör vid hjärter sju* för att se det, och en gång till för att ta.',
        ru: 'Ваша семёрка берёт семёрку, а с ней туза, двойку и четвёрку: вместе это семь. *Коснитесь семёрки червей*, чтобы это увидеть, и ещё раз, чтобы взять.',
      },
      ask: ask('7H AC 2H 4D 7S'),
      point: ['7H'],
      right: {
        en: 'The table is *cleared*: that is one point, marked at once. And an ace is yours.',
        de: 'Der Tisch ist *abgeräumt*: Das ist ein Punkt, der gleich angeschrieben wird. Und ein Ass gehört Ihnen.',
        pl: 'Stół *sprzątnięty*: to jeden punkt, znaczony zaraz. I as jest twój.',
        sv: 'Bordet är *rensat*: det är en poäng, som skrivs genast. Och ett ess är ditt.',
        ru: 'Стол *очищен*: это одно очко, его записывают сразу. И один туз ваш.',
      },
      other: {
        en: 'That may be done, but the seven of hearts takes all four. *Take it back, and take them.*',
        de: 'Das geht, aber die Herz-Sieben nimmt alle vier. *Nehmen Sie es zurück und nehmen Sie alle.*',
        pl: 'Tak można, ale siódemka kier zabiera wszystkie cztery. *Cofnij i zabierz je.*',
        sv: 'Så får man göra, men hjärter sju tar alla fyra. *Ta tillbaka det och ta alla.*',
        ru: 'Так можно, но семёрка червей берёт все четыре. *Возьмите ход назад и заберите их.*',
      },
    },
    {
      say: {
        en: 'Your neighbour had nothing to take and laid a queen down; your partner took it, and the dealer laid a knave. Nothing on the table suits you either. *Lay the king down*: a court can at best make a pair, so it goes first.',
        de: 'Ihr Nachbar konnte nichts nehmen und legte eine Dame hin; Ihr Partner nahm sie, und der Geber legte einen Buben. Auch für Sie liegt nichts da. *Legen Sie den König hin*: Ein Bild kann höchstens ein Paar bilden, darum geht es zuerst.',
        pl: 'Następny nie miał co zabrać i dołożył damę; pomocnik ją zabrał, a rozdający dołożył waleta. I tobie nic na stole nie pasuje. *Dołóż króla*: figura może najwyżej parę zrobić, idzie więc pierwsza.',
        sv: 'Din granne hade inget att ta och lade ned en dam; din partner tog den, och givaren lade en knekt. Inget på bordet passar dig heller. *Lägg ned kungen*: ett klätt kort kan på sin höjd bilda par, så det går först.',
        ru: 'Соседу нечего было взять, и он положил даму; её взял ваш партнёр, а сдающий положил валета. И вам на столе ничего не подходит. *Положите короля*: фигура годится самое большее для пары, поэтому она идёт первой.',
      },
      ask: ask('KS'),
      point: ['answer'],
      other: {
        en: 'Number cards may still take by combination; the king only pairs. *Take it back, and lay the king down.*',
        de: 'Zahlkarten können noch durch Summen nehmen, der König nur als Paar. *Nehmen Sie es zurück und legen Sie den König hin.*',
        pl: 'Karty liczbowe mogą jeszcze zabrać przez związek; król tylko parę robi. *Cofnij i dołóż króla.*',
        sv: 'Talkort kan ännu ta genom summor, kungen bara i par. *Ta tillbaka det och lägg ned kungen.*',
        ru: 'Числовые карты ещё могут взять суммой, а король только пару. *Возьмите ход назад и положите короля.*',
      },
    },
    {
      say: {
        en: 'King, ten, nine, eight and knave lie there. Seven and three take none of them. No court is left: in the book *the seven* goes now.',
        de: 'Da liegen König, Zehn, Neun, Acht und Bube. Sieben und Drei nehmen nichts davon. Ein Bild haben Sie nicht mehr: Im Buch geht nun *die Sieben*.',
        pl: 'Leżą król, dziesiątka, dziewiątka, ósemka i walet. Siódemka i trójka nic nie zabierają. Figury już nie masz: w książce idzie teraz *siódemka*.',
        sv: 'Där ligger kung, tia, nia, åtta och knekt. Sjuan och trean tar inget av dem. Något klätt kort har du inte kvar: i boken går nu *sjuan*.',
        ru: 'Лежат король, десятка, девятка, восьмёрка и валет. Семёрка и тройка ничего не берут. Фигур больше нет: в книге теперь идёт *семёрка*.',
      },
      ask: ask('7D'),
      point: ['answer'],
      other: {
        en: 'That is as good; but the book plays the seven. *Take it back, and lay it down.*',
        de: 'Das ist ebenso gut; aber das Buch spielt die Sieben. *Nehmen Sie es zurück und legen Sie die Sieben hin.*',
        pl: 'To równie dobre; lecz książka gra siódemkę. *Cofnij i dołóż ją.*',
        sv: 'Det är lika bra, men boken spelar sjuan. *Ta tillbaka det och lägg ned den.*',
        ru: 'Это не хуже; но книга кладёт семёрку. *Возьмите ход назад и положите её.*',
      },
    },
    {
      say: {
        en: 'The last card of the round. *Lay the three down.*',
        de: 'Die letzte Karte der Runde. *Legen Sie die Drei hin.*',
        pl: 'Ostatnia karta rundy. *Dołóż trójkę.*',
        sv: 'Omgångens sista kort. *Lägg ned trean.*',
        ru: 'Последняя карта круга. *Положите тройку.*',
      },
      ask: 'any',
    },
    {
      say: {
        en: 'Four new cards for each, none for the table. You hold *great Cassino*, the ten of diamonds: two points. It takes the ten. *Bring it home!*',
        de: 'Vier neue Karten für jeden, keine für den Tisch. Sie haben das *große Cassino*, die Karo-Zehn: zwei Punkte. Sie nimmt die Zehn. *Bringen Sie sie in Sicherheit!*',
        pl: 'Po cztery nowe karty dla każdego, na stół żadna. Masz *Kasino wielkie*, dziesiątkę karo: dwa punkty. Zabiera ona dziesiątkę. *Zabezpiecz je!*',
        sv: 'Fyra nya kort till var och en, inga till bordet. Du har *stora kasino*, ruter tio: två poäng. Den tar tian. *För den i hamn!*',
        ru: 'По четыре новые карты каждому, на стол ни одной. У вас *большое кассино*, десятка бубён: два очка. Она берёт десятку. *Спрячьте её к себе!*',
      },
      ask: ask('TD TC'),
      point: ['answer'],
      other: {
        en: 'Others hold tens, and could be before you. *Take it back, and take with the ten.*',
        de: 'Andere haben Zehnen und könnten Ihnen zuvorkommen. *Nehmen Sie es zurück und nehmen Sie mit der Zehn.*',
        pl: 'Inni mają dziesiątki i mogliby cię uprzedzić. *Cofnij i zabierz dziesiątką.*',
        sv: 'Andra har tior och kunde hinna före. *Ta tillbaka det och ta med tian.*',
        ru: 'Десятки есть и у других, вас могут опередить. *Возьмите ход назад и берите десяткой.*',
      },
    },
    {
      say: {
        en: 'Courts have no number: a knave takes knaves only. *Take the knave*, with your knave of spades: the most spades count a point.',
        de: 'Bilder haben keine Zahl: Ein Bube nimmt nur Buben. *Nehmen Sie den Buben* mit Ihrem Pik-Buben: Die meisten Pik zählen einen Punkt.',
        pl: 'Figury nie mają liczby: walet zabiera tylko waletów. *Zabierz waleta* waletem pik: większość pików to punkt.',
        sv: 'Klädda kort har inget tal: en knekt tar bara knektar. *Ta knekten* med din spader knekt: flest spader ger en poäng.',
        ru: 'У фигур нет числа: валет берёт только валетов. *Возьмите валета* своим валетом пик: большинство пик даёт очко.',
      },
      ask: ask('JS JC'),
      point: ['answer'],
      other: {
        en: 'The three can wait. *Take it back, and take the knave.*',
        de: 'Die Drei kann warten. *Nehmen Sie es zurück und nehmen Sie den Buben.*',
        pl: 'Trójka może poczekać. *Cofnij i zabierz waleta.*',
        sv: 'Trean kan vänta. *Ta tillbaka det och ta knekten.*',
        ru: 'Тройка подождёт. *Возьмите ход назад и берите валета.*',
      },
    },
    {
      say: {
        en: 'And now three takes three.',
        de: 'Und nun nimmt Drei die Drei.',
        pl: 'A teraz trójka zabiera trójkę.',
        sv: 'Och nu tar trean trean.',
        ru: 'А теперь тройка берёт тройку.',
      },
      ask: ask('3S 3C'),
      point: ['answer'],
    },
    {
      say: {
        en: 'The eight takes nothing: eight is neither there, nor made by any of these. It is your last card of the round.',
        de: 'Die Acht nimmt nichts: Weder liegt eine Acht da, noch ergeben Karten zusammen acht. Sie ist Ihre letzte Karte der Runde.',
        pl: 'Ósemka nic nie zabiera: ósemki nie ma, i nic jej nie czyni. To twoja ostatnia karta rundy.',
        sv: 'Åttan tar inget: där ligger ingen åtta, och inga kort blir åtta tillsammans. Det är ditt sista kort i omgången.',
        ru: 'Восьмёрка ничего не берёт: восьмёрки нет, и ничто не даёт восьми. Это ваша последняя карта круга.',
      },
      ask: 'any',
    },
    {
      say: {
        en: 'The last round. Your nine takes the nine, and four and five with it: *two combinations at once*, three cards and the nine.',
        de: 'Die letzte Runde. Ihre Neun nimmt die Neun und dazu Vier und Fünf: *zwei Verbindungen auf einmal*, drei Karten und die Neun.',
        pl: 'Ostatnia runda. Twoja dziewiątka zabiera dziewiątkę, a z nią czwórkę i piątkę: *dwa związki naraz*.',
        sv: 'Sista omgången. Din nia tar nian, och fyran och femman med den: *två kombinationer på en gång*, tre kort och nian.',
        ru: 'Последний круг. Ваша девятка берёт девятку, а с ней четвёрку и пятёрку: *два сочетания сразу*, три карты и девятка.',
      },
      ask: ask('9C 9H 4C 5S'),
      point: ['answer'],
      other: {
        en: 'The nine can take three cards. *Take it back, and take all of them.*',
        de: 'Die Neun kann drei Karten nehmen. *Nehmen Sie es zurück und nehmen Sie alle.*',
        pl: 'Dziewiątka może zabrać trzy karty. *Cofnij i zabierz wszystkie.*',
        sv: 'Nian kan ta tre kort. *Ta tillbaka det och ta alla.*',
        ru: 'Девятка может взять три карты. *Возьмите ход назад и заберите все.*',
      },
    },
    {
      say: {
        en: 'The queen of spades lies there, and the queen of clubs is yours: *take her*.',
        de: 'Die Pik-Dame liegt da, und die Treffdame haben Sie: *Nehmen Sie sie.*',
        pl: 'Leży dama pik, a ty masz damę trefl: *zabierz ją*.',
        sv: 'Spader dam ligger där, och klöver dam har du: *ta den*.',
        ru: 'Лежит дама пик, а у вас дама треф: *возьмите её*.',
      },
      ask: ask('QC QS'),
      point: ['answer'],
    },
    {
      say: {
        en: 'The two of spades is *little Cassino*, one point. *Take the two with it.*',
        de: 'Die Pik-Zwei ist das *kleine Cassino*, ein Punkt. *Nehmen Sie mit ihr die Zwei.*',
        pl: 'Dwójka pik to *Kasino małe*, jeden punkt. *Zabierz nią dwójkę.*',
        sv: 'Spader två är *lilla kasino*, en poäng. *Ta tvåan med den.*',
        ru: 'Двойка пик — *малое кассино*, одно очко. *Возьмите ею двойку.*',
      },
      ask: ask('2S 2D'),
      point: ['answer'],
      other: {
        en: 'Little Cassino is worth more than the three. *Take it back, and take with the two.*',
        de: 'Das kleine Cassino ist mehr wert als die Drei. *Nehmen Sie es zurück und nehmen Sie mit der Zwei.*',
        pl: 'Kasino małe więcej warte niż trójka. *Cofnij i zabierz dwójką.*',
        sv: 'Lilla kasino är värt mer än trean. *Ta tillbaka det och ta med tvåan.*',
        ru: 'Малое кассино дороже тройки. *Возьмите ход назад и берите двойкой.*',
      },
    },
    {
      say: {
        en: 'Your last card. What lies there at the end goes to whoever took last: the *Sweep*. Only if the dealer’s last card is a court, it takes everything.',
        de: 'Ihre letzte Karte. Was am Ende liegt, bekommt, wer zuletzt genommen hat: der *Sweep*. Nur wenn die letzte Karte des Gebers ein Bild ist, nimmt sie alles.',
        pl: 'Twoja ostatnia karta. Co na końcu leży, bierze ten, kto zabrał ostatni: to *Sweep*. Tylko gdy ostatnią kartą rozdającego jest figura, zabiera ona wszystko.',
        sv: 'Ditt sista kort. Det som ligger kvar på slutet får den som tog sist: *Sweep*. Bara om givarens sista kort är klätt tar det allt.',
        ru: 'Ваша последняя карта. Что лежит в конце, достаётся тому, кто брал последним: это *свип*. Только если последняя карта сдающего — фигура, она берёт всё.',
      },
      ask: 'any',
    },
  ],
  differs: [
    {
      moves: ['TC', '9S', '8D', '7D'].map(playOf),
      say: {
        en: 'The first round is the book’s own example. By its general rules smaller cards would have been laid down first.',
        de: 'Die erste Runde ist das eigene Beispiel des Buches. Nach seinen allgemeinen Regeln wären zuerst kleinere Karten hingelegt worden.',
        pl: 'Pierwsza runda to własny przykład książki. Według jej prawideł dołożono by najpierw mniejsze karty.',
        sv: 'Första omgången är bokens eget exempel. Enligt dess allmänna regler hade mindre kort lagts ned först.',
        ru: 'Первый круг — собственный пример книги. По её общим правилам сначала положили бы карты поменьше.',
      },
    },
    {
      moves: ['KH KS', '9D 9S', '9H', '3D', 'JD JH', 'KD KC', '4H', '6C'].map(playOf),
      say: {
        en: 'In the other rounds the cards of the others are arranged, so that everything comes up once.',
        de: 'In den anderen Runden sind die Karten der anderen so gelegt, dass alles einmal vorkommt.',
        pl: 'W dalszych rundach karty innych są ułożone tak, by wszystko raz się zdarzyło.',
        sv: 'I de andra omgångarna är de andras kort ordnade så att allt kommer med en gång.',
        ru: 'В остальных кругах карты других подобраны так, чтобы всё встретилось по разу.',
      },
    },
  ],
  end: {
    say: {
      en: 'Cards and points are counted now, and the fewer points are *set off* against the others. Clearings are not: they were marked before. The game is eleven points.',
      de: 'Nun werden Karten und Punkte gezählt, und die kleinere Punktzahl wird von der größeren *abgezogen*. Abgeräumte Tische nicht: Sie wurden schon angeschrieben. Das Spiel geht bis elf.',
      pl: 'Teraz liczy się karty i punkty, a mniejszą ich liczbę *odtrąca się* od większej. Sprzątnięć się nie odtrąca: znaczono je przedtem. Gra idzie do jedenastu.',
      sv: 'Nu räknas kort och poäng, och den mindre poängen *dras av* från den större. Rensade bord gör det inte: de skrevs redan. Spelet går till elva.',
      ru: 'Теперь считают карты и очки, и меньшие очки *вычитают* из больших. Очистки стола не вычитают: их записали раньше. Игра идёт до одиннадцати.',
    },
  },
};
