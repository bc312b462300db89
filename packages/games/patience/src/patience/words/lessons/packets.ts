import type {Lesson} from '@quinola/play';
import {guide, marry, send, tell, commandStep} from './making.js';

/** The Salic Law: what is done while the cards are dealt. */
export const salicLaw: Lesson = guide({
  id: 'salic-law',
  deal: 1,
  source: 'Салическій законъ',
  aim: {
    en: 'Build eight aces up to the knaves; suits do not matter.',
    de: 'Bauen Sie acht Asse bis zu den Buben auf; auf die Farben kommt es nicht an.',
    pl: 'Zbuduj osiem asów do waletów; kolory się nie liczą.',
    sv: 'Bygg åtta ess upp till knektarna; färgerna spelar ingen roll.',
    ru: 'Постройте восемь тузов до валетов; масти не важны.',
  },
  steps: [
    tell(
      {
        en: 'One king lies there, and all cards are dealt on him until the next king comes. *Suits do not matter.* Queens are shut out of the succession.',
        de: 'Ein König liegt da, und alle Karten werden auf ihn gelegt, bis der nächste König kommt. *Auf die Farben kommt es nicht an.* Damen sind von der Thronfolge ausgeschlossen.',
        pl: 'Leży jeden król i wszystkie karty kładzie się na nim, aż przyjdzie następny. *Kolory się nie liczą.* Damy są wyłączone z następstwa tronu.',
        sv: 'En kung ligger där, och alla kort läggs på honom tills nästa kung kommer. *Färgerna spelar ingen roll.* Damerna är uteslutna från tronföljden.',
        ru: 'Лежит один король, и на него кладут карты, пока не придёт следующий. *Масти не соблюдаются.* Дамы от наследования устранены.',
      },
      ['pile:kings.0'],
    ),
    commandStep(
      'next',
      {
        en: '*Touch the cards in hand* to deal the next one.',
        de: '*Tippen Sie den Kartenstoß an*, um die nächste zu legen.',
        pl: '*Dotknij talii*, żeby położyć następną.',
        sv: '*Rör vid leken* för att lägga nästa.',
        ru: '*Коснитесь карт в руке*, чтобы выложить следующую.',
      },
      {
        en: 'A three: it must wait for a two.',
        de: 'Eine Drei: Sie muss auf eine Zwei warten.',
        pl: 'Trójka: musi czekać na dwójkę.',
        sv: 'En trea: den får vänta på en tvåa.',
        ru: 'Тройка: она должна ждать двойки.',
      },
    ),
    commandStep(
      'next',
      {
        en: 'And the next card.',
        de: 'Und die nächste Karte.',
        pl: 'I następną kartę.',
        sv: 'Och nästa kort.',
        ru: 'И следующую карту.',
      },
      {
        en: 'Aces go to their places by themselves.',
        de: 'Asse gehen von selbst auf ihre Plätze.',
        pl: 'Asy same idą na swoje miejsca.',
        sv: 'Essen går till sina platser av sig själva.',
        ru: 'Тузы сами уходят на свои места.',
      },
    ),
    commandStep('next', {
      en: 'And one more.',
      de: 'Und noch eine.',
      pl: 'I jeszcze jedną.',
      sv: 'Och ett till.',
      ru: 'И ещё одну.',
    }),
    send('2D', 'kings.0', ['aces.0', 'aces.1'], {
      before: {
        en: 'The uppermost card of a king’s packet may be played, on any ace.',
        de: 'Die oberste Karte auf einem König darf abgelegt werden, auf jedes Ass.',
        pl: 'Wierzchnią kartę królewskiej kupki wolno odłożyć, na dowolnego asa.',
        sv: 'Det översta kortet i en kungs hög får spelas, på vilket ess som helst.',
        ru: 'Верхнюю карту королевской пачки можно сыграть, на любой туз.',
      },
    }),
    send('3H', 'kings.0', ['aces.0', 'aces.1'], {
      right: {
        en: 'The king lies bare: that is what you strive for.',
        de: 'Der König liegt bloß: Das ist es, was Sie anstreben.',
        pl: 'Król leży wolny: do tego właśnie dążysz.',
        sv: 'Kungen står bar: det är dit du vill.',
        ru: 'Король свободен: к этому и стремятся.',
      },
    }),
    commandStep('next', {
      en: 'Deal on.',
      de: 'Legen Sie weiter.',
      pl: 'Kładź dalej.',
      sv: 'Fortsätt lägga.',
      ru: 'Выкладывайте дальше.',
    }),
    commandStep(
      'next',
      {
        en: 'And one more.',
        de: 'Und noch eine.',
        pl: 'I jeszcze jedną.',
        sv: 'Och ett till.',
        ru: 'И ещё одну.',
      },
      {
        en: 'A queen: she is laid in the row above, for ornament.',
        de: 'Eine Dame: Sie kommt zur Zierde in die Reihe darüber.',
        pl: 'Dama: kładzie się ją w górnym rzędzie, dla ozdoby.',
        sv: 'En dam: hon läggs i raden ovanför, som prydnad.',
        ru: 'Дама: её кладут в верхний ряд, для украшения.',
      },
    ),
  ],
  end: {
    en: 'Look at the uppermost cards after each that is dealt. When all lie, *one card may be laid on each bare king*: choose the one that frees most.',
    de: 'Sehen Sie nach jeder Karte die obersten an. Liegen alle, so darf *auf jeden bloßen König eine Karte*: Wählen Sie die, die am meisten befreit.',
    pl: 'Po każdej położonej karcie patrz na wierzchnie. Gdy leżą wszystkie, *na każdego wolnego króla wolno położyć jedną kartę*: wybierz tę, która uwolni najwięcej.',
    sv: 'Titta på de översta korten efter varje som läggs. När alla ligger *får ett kort läggas på varje bar kung*: välj det som frigör mest.',
    ru: 'После каждой карты смотрите на верхние карты пачек. Когда всё разложено, *на свободного короля можно положить одну карту*: выбирайте ту, что освобождает больше.',
  },
});

/** The Four Corners: the end of a deal, and what may be done after it. */
export const fourCorners: Lesson = guide({
  id: 'four-corners',
  deal: 9,
  source: 'Четыре угла',
  aim: {
    en: 'Build four aces up to the kings, and four kings down to the aces.',
    de: 'Bauen Sie vier Asse bis zu den Königen auf und vier Könige bis zu den Assen ab.',
    pl: 'Zbuduj cztery asy w górę do króli i cztery króle w dół do asów.',
    sv: 'Bygg fyra ess upp till kungarna, och fyra kungar ner till essen.',
    ru: 'Постройте четыре туза до королей и четыре короля до тузов.',
  },
  steps: [
    tell(
      {
        en: 'The two packs are dealt round twelve packets. One ace and one king of each suit go to the middle at once: *aces go up, kings come down.*',
        de: 'Die zwei Kartenspiele werden reihum auf zwölf Pakete gelegt. Ein Ass und ein König jeder Farbe gehen gleich in die Mitte: *Asse steigen, Könige sinken.*',
        pl: 'Dwie talie rozkłada się kolejno na dwanaście kupek. As i król każdego koloru od razu idą do środka: *asy w górę, króle w dół.*',
        sv: 'De två lekarna läggs runt på tolv högar. Ett ess och en kung i varje färg går genast till mitten: *ess uppåt, kungar neråt.*',
        ru: 'Две колоды раскладывают по кругу на двенадцать пачек. По тузу и королю каждой масти сразу идут в середину: *тузы восходят, короли нисходят.*',
      },
      ['pile:kings.0', 'pile:kings.1', 'pile:aces.2'],
    ),
    send('2D', 'corners.2', 'aces.2', {
      before: {
        en: 'During the deal a card may be played as it falls: *from a corner, to any foundation.*',
        de: 'Während des Legens darf eine Karte, wie sie fällt, abgelegt werden: *von einer Ecke auf jeden Grundstapel.*',
        pl: 'Podczas rozkładania kartę można od razu odłożyć: *z rogu na każdy stos.*',
        sv: 'Under utläggningen får ett kort spelas när det läggs: *från ett hörn till vilken grundhög som helst.*',
        ru: 'Во время раскладки упавшую карту можно сыграть: *с угла — на любое основание.*',
      },
    }),
    commandStep('leave', {
      en: 'From a side, only to a foundation beside it: the right side to kings. The queen of hearts could go. But you may wait: *leave it.*',
      de: 'Von einer Seite nur auf den Grundstapel daneben: rechts auf Könige. Die Herz-Dame könnte gehen. Aber Sie dürfen warten: *Lassen Sie sie liegen.*',
      pl: 'Z boku tylko na stos obok: z prawej na króle. Dama kier mogłaby iść. Ale możesz poczekać: *zostaw ją.*',
      sv: 'Från en sida bara till grundhögen bredvid: högra sidan till kungar. Hjärter dam kunde gå. Men du får vänta: *låt den ligga.*',
      ru: 'Со стороны — только на соседнее основание: справа на королей. Дама червей могла бы идти. Но можно и подождать: *оставьте её.*',
    }),
    send('QD', 'right.2', 'kings.2', {
      before: {
        en: 'This one we take.',
        de: 'Diese nehmen wir.',
        pl: 'Tę weźmiemy.',
        sv: 'Den här tar vi.',
        ru: 'А эту возьмём.',
      },
      right: {
        en: 'All cards are dealt: now every uppermost card may be played anywhere.',
        de: 'Alle Karten liegen: Nun darf jede oberste Karte überallhin.',
        pl: 'Wszystkie karty leżą: teraz każdą wierzchnią wolno odłożyć wszędzie.',
        sv: 'Alla kort ligger: nu får varje översta kort spelas var som helst.',
        ru: 'Все карты разложены: теперь любую верхнюю карту можно играть куда угодно.',
      },
    }),
    send('QH', 'right.1', 'kings.1'),
    send('QS', 'left.0', 'kings.0', {
      before: {
        en: 'Even from the left side to a king.',
        de: 'Auch von der linken Seite auf einen König.',
        pl: 'Nawet z lewej strony na króla.',
        sv: 'Till och med från vänstra sidan till en kung.',
        ru: 'Даже с левой стороны на короля.',
      },
    }),
    marry('6C', '5C', 'corners.2', 'right.0', {
      before: {
        en: 'Uppermost cards may be married, on the next higher or lower of their suit.',
        de: 'Oberste Karten dürfen angelegt werden, an die nächsthöhere oder nächstniedrigere ihrer Farbe.',
        pl: 'Wierzchnie karty wolno łączyć w mariaż, z następną wyższą albo niższą tego samego koloru.',
        sv: 'Översta kort får paras, med närmast högre eller lägre i sin färg.',
        ru: 'Верхние карты можно женить, на следующей старшей или младшей той же масти.',
      },
      why: {
        en: 'A knave lies below it.',
        de: 'Darunter liegt ein Bube.',
        pl: 'Pod nią leży walet.',
        sv: 'Under det ligger en knekt.',
        ru: 'Под ней валет.',
      },
    }),
    send('JH', 'corners.2', 'kings.1'),
  ],
  end: {
    en: 'Look through a packet before you marry. When nothing goes, the packets are laid out again unshuffled, *twice at most.*',
    de: 'Sehen Sie ein Paket durch, ehe Sie anlegen. Geht nichts mehr, werden die Pakete ungemischt neu ausgelegt, *höchstens zweimal.*',
    pl: 'Przejrzyj kupkę, zanim połączysz karty. Gdy nic się nie rusza, kupki rozkłada się na nowo bez tasowania, *najwyżej dwa razy.*',
    sv: 'Se igenom en hög innan du parar. När inget går läggs högarna ut på nytt utan att blandas, *högst två gånger.*',
    ru: 'Прежде чем женить, просмотрите пачку. Когда ходов нет, пачки раскладывают снова, не тасуя, *не более двух раз.*',
  },
});
