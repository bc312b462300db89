import type {Lesson} from '@quinola/play';
import {bookOf} from './making.js';
import {offerOf} from './offers.js';

const {title, about, minutes} = offerOf('lucie');

/** La belle Lucie: the first nine cards of a deal, and what may be done when nothing goes any more. */
export const lucie: Lesson = {
  format: 'quinola-lesson/1',
  id: 'lucie',
  game: 'patience',
  title,
  about,
  minutes,
  source: bookOf('Прекрасная Люція'),
  options: {game: 'la-belle-lucie'},
  seed: 'belle-8',
  goal: {
    say: {
      en: 'Build each suit up from its ace to the king.',
      de: 'Bauen Sie jede Farbe vom Ass bis zum König auf.',
      pl: 'Zbuduj każdy kolor od asa do króla.',
      sv: 'Bygg varje färg från ess till kung.',
      ru: 'Соберите каждую масть от туза до короля.',
    },
    when: {happening: {type: 'moved', way: 'play'}, least: 4},
  },
  steps: [
    {
      say: {
        en: 'All cards lie open in fans of three. *Only the uppermost card of a fan may be taken.* The aces that lay uppermost have gone to their places by themselves.',
        de: 'Alle Karten liegen offen in Fächern zu dreien. *Nur die oberste Karte eines Fächers ist frei.* Asse, die oben lagen, sind von selbst auf ihre Plätze gegangen.',
        pl: 'Wszystkie karty leżą odkryte w wachlarzach po trzy. *Wolno brać tylko wierzchnią kartę wachlarza.* Asy, które leżały na wierzchu, same poszły na swoje miejsca.',
        sv: 'Alla kort ligger öppna i solfjädrar om tre. *Bara det översta kortet i en solfjäder är fritt.* Essen som låg överst har gått till sina platser av sig själva.',
        ru: 'Все карты открыты и лежат веерами по три. *Брать можно только верхнюю карту веера.* Тузы, лежавшие сверху, сами ушли на свои места.',
      },
    },
    {
      say: {
        en: 'A card may lie on the next higher of its suit; the book calls that a *marriage*. Lay the *nine of diamonds on the ten*: the ace of hearts is below it.',
        de: 'Eine Karte darf auf die nächsthöhere ihrer Farbe; das Buch nennt das *Mariage*. Legen Sie die *Karo-Neun auf die Zehn*: Darunter liegt das Herz-Ass.',
        pl: 'Kartę wolno położyć na następną wyższą tego samego koloru; książka nazywa to *mariażem*. Połóż *dziewiątkę karo na dziesiątkę*: pod nią leży as kier.',
        sv: 'Ett kort får läggas på närmast högre i sin färg; boken kallar det *parning*. Lägg *ruter nio på tian*: under den ligger hjärter ess.',
        ru: 'Карту можно положить на следующую старшую той же масти; в книге это *брак*. Положите *девятку бубен на десятку*: под ней туз червей.',
      },
      ask: {move: {type: 'marry', from: 'fans.6', to: 'fans.9'}},
      point: ['pile:fans.6', 'pile:fans.9'],
      right: {
        en: 'The ace of hearts was free, and went to its place.',
        de: 'Das Herz-Ass war frei und ging auf seinen Platz.',
        pl: 'As kier był wolny i poszedł na swoje miejsce.',
        sv: 'Hjärter ess blev fritt och gick till sin plats.',
        ru: 'Туз червей освободился и ушёл на своё место.',
      },
      other: {
        en: 'That may be done, but it frees no ace. *Take it back: the nine of diamonds.*',
        de: 'Das geht, befreit aber kein Ass. *Nehmen Sie es zurück: die Karo-Neun.*',
        pl: 'Tak można, ale nie uwalnia to asa. *Cofnij: dziewiątka karo.*',
        sv: 'Så får man göra, men det frigör inget ess. *Ta tillbaka det: ruter nio.*',
        ru: 'Так можно, но туза это не освобождает. *Верните ход: девятка бубен.*',
      },
      wrong: {
        en: 'A card lies only on the next higher of its own suit.',
        de: 'Eine Karte darf nur auf die nächsthöhere ihrer eigenen Farbe.',
        pl: 'Kartę kładzie się tylko na następną wyższą jej koloru.',
        sv: 'Ett kort får bara läggas på närmast högre i sin egen färg.',
        ru: 'Карту кладут только на следующую старшую той же масти.',
      },
    },
    {
      say: {
        en: 'On an ace goes the two of its suit. *The two of hearts* is uppermost: send it up.',
        de: 'Auf ein Ass kommt die Zwei seiner Farbe. *Die Herz-Zwei* liegt oben: Legen Sie sie ab.',
        pl: 'Na asa idzie dwójka tego samego koloru. *Dwójka kier* leży na wierzchu: odłóż ją na stos.',
        sv: 'På ett ess läggs tvåan i samma färg. *Hjärter två* ligger överst: lägg upp den.',
        ru: 'На туза идёт двойка той же масти. *Двойка червей* лежит сверху: отправьте её.',
      },
      ask: {move: {type: 'play', from: 'fans.5', to: 'aces.1'}},
      point: ['pile:fans.5', 'pile:aces.1'],
    },
    {
      say: {
        en: '*The two of clubs* may go too.',
        de: 'Auch *die Treff-Zwei* kann hin.',
        pl: '*Dwójka trefl* też może iść.',
        sv: '*Klöver två* kan också gå.',
        ru: '*Двойка треф* тоже может идти.',
      },
      ask: {move: {type: 'play', from: 'fans.6', to: 'aces.3'}},
      point: ['pile:fans.6', 'pile:aces.3'],
    },
    {
      say: {
        en: 'And *the three of hearts*. Look for such cards first: they are never in the way again.',
        de: 'Und *die Herz-Drei*. Suchen Sie solche Karten zuerst: Sie sind nie mehr im Weg.',
        pl: 'I *trójka kier*. Takich kart szukaj najpierw: już nigdy nie będą zawadzać.',
        sv: 'Och *hjärter tre*. Leta efter sådana kort först: de är aldrig i vägen igen.',
        ru: 'И *тройка червей*. Такие карты ищите прежде всего: они больше не мешают.',
      },
      ask: {move: {type: 'play', from: 'fans.7', to: 'aces.1'}},
      point: ['pile:fans.7', 'pile:aces.1'],
    },
    {
      say: {
        en: 'The three of clubs lies under the ten. Marry *the ten of clubs to the knave*: but think first, for what lies below the knave is buried.',
        de: 'Die Treff-Drei liegt unter der Zehn. Legen Sie *die Treff-Zehn auf den Buben*; aber denken Sie erst nach, denn was unter dem Buben liegt, ist verdeckt.',
        pl: 'Trójka trefl leży pod dziesiątką. Połóż *dziesiątkę trefl na walecie*, ale najpierw pomyśl: co leży pod waletem, zostaje zakryte.',
        sv: 'Klöver tre ligger under tian. Lägg *klöver tio på knekten*, men tänk först: det som ligger under knekten blir begravt.',
        ru: 'Тройка треф лежит под десяткой. Положите *десятку треф на валета*, но сперва подумайте: то, что под валетом, закрыто.',
      },
      ask: {move: {type: 'marry', from: 'fans.10', to: 'fans.3'}},
      point: ['pile:fans.10', 'pile:fans.3'],
      right: {
        en: 'Below it only a four and a five wait.',
        de: 'Darunter warten nur eine Vier und eine Fünf.',
        pl: 'Pod nim czekają tylko czwórka i piątka.',
        sv: 'Under den väntar bara en fyra och en femma.',
        ru: 'Под ним ждут лишь четвёрка и пятёрка.',
      },
    },
    {
      say: {
        en: 'Now *the three of clubs* is free.',
        de: 'Jetzt ist *die Treff-Drei* frei.',
        pl: 'Teraz *trójka trefl* jest wolna.',
        sv: 'Nu är *klöver tre* fri.',
        ru: 'Теперь *тройка треф* свободна.',
      },
      ask: {move: {type: 'play', from: 'fans.10', to: 'aces.3'}},
      point: ['pile:fans.10', 'pile:aces.3'],
    },
    {
      say: {
        en: '*The four of clubs* follows it.',
        de: '*Die Treff-Vier* folgt ihr.',
        pl: 'Za nią idzie *czwórka trefl*.',
        sv: '*Klöver fyra* följer efter.',
        ru: 'За ней *четвёрка треф*.',
      },
      ask: {move: {type: 'play', from: 'fans.11', to: 'aces.3'}},
      point: ['pile:fans.11', 'pile:aces.3'],
    },
    {
      say: {
        en: 'And below that lay *the two of diamonds*. One card brings the next.',
        de: 'Und darunter lag *die Karo-Zwei*. Eine Karte bringt die nächste.',
        pl: 'A pod nią leżała *dwójka karo*. Jedna karta pociąga następną.',
        sv: 'Och under den låg *ruter två*. Ett kort ger nästa.',
        ru: 'А под ней лежала *двойка бубен*. Одна карта ведёт другую.',
      },
      ask: {move: {type: 'play', from: 'fans.11', to: 'aces.2'}},
      point: ['pile:fans.11', 'pile:aces.2'],
    },
  ],
  end: {
    say: {
      en: 'Go on in this way. An empty fan stays empty; and when nothing goes any more, all fans are gathered, shuffled and laid out again, *twice at most.*',
      de: 'Machen Sie so weiter. Ein leerer Fächer bleibt leer; und geht nichts mehr, werden alle Fächer gesammelt, gemischt und neu ausgelegt, *höchstens zweimal.*',
      pl: 'Graj tak dalej. Pusty wachlarz zostaje pusty, a gdy nic już się nie rusza, wszystkie wachlarze zbiera się, tasuje i rozkłada na nowo, *najwyżej dwa razy.*',
      sv: 'Fortsätt så. En tom solfjäder förblir tom, och när inget mer går samlas alla solfjädrar, blandas och läggs ut på nytt, *högst två gånger.*',
      ru: 'Продолжайте так же. Пустой веер остаётся пустым; когда ходов больше нет, все вееры собирают, тасуют и раскладывают снова, *не более двух раз.*',
    },
  },
};
