import type {Lesson} from '@quinola/play';
import {moveStep, guide, marry, send, tell, commandStep} from './making.js';

/** The Windmill: the middle ace, the first king, and how sails are filled. */
export const windmill: Lesson = guide({
  id: 'windmill',
  deal: 11,
  source: 'Мельница',
  aim: {
    en: 'Build the middle ace four times up to a king, and four kings down to the ace; suits do not matter.',
    de: 'Bauen Sie das Ass in der Mitte viermal bis zum König auf und vier Könige bis zum Ass ab; auf die Farben kommt es nicht an.',
    pl: 'Zbuduj asa w środku cztery razy do króla, a cztery króle do asa; kolory się nie liczą.',
    sv: 'Bygg esset i mitten fyra gånger upp till en kung, och fyra kungar ner till esset; färgerna spelar ingen roll.',
    ru: 'Постройте средний туз четыре раза до короля, а четырёх королей до туза; масти не важны.',
  },
  steps: [
    tell(
      {
        en: 'The ace in the middle is built upwards, four times from ace to king. *Suits do not matter*, and every card in the sails may be taken.',
        de: 'Auf das Ass in der Mitte baut man aufwärts, viermal vom Ass zum König. *Auf die Farben kommt es nicht an*, und jede Karte der Flügel ist frei.',
        pl: 'Na asie w środku buduje się w górę, cztery razy od asa do króla. *Kolory się nie liczą*, a każdą kartę ze skrzydeł wolno brać.',
        sv: 'På esset i mitten bygger man uppåt, fyra gånger från ess till kung. *Färgerna spelar ingen roll*, och varje kort i vingarna är fritt.',
        ru: 'Туз в середине строится вверх, четыре раза от туза до короля. *Масти не соблюдаются*, и любую карту в крыльях можно брать.',
      },
      ['pile:centre.0'],
    ),
    send('2C', 'sails.1', 'centre.0', {
      right: {
        en: 'The empty sail was filled at once.',
        de: 'Der leere Flügel wurde gleich gefüllt.',
        pl: 'Puste miejsce w skrzydle od razu się zapełniło.',
        sv: 'Den tomma vingen fylldes genast.',
        ru: 'Пустое крыло сразу заполнилось.',
      },
    }),
    send('3S', 'sails.4', 'centre.0'),
    send('4S', 'sails.6', 'centre.0'),
    commandStep('turn', {
      en: 'No five, and no king. *Touch the cards in hand* to turn one.',
      de: 'Keine Fünf und kein König. *Tippen Sie den Kartenstoß an*, um eine Karte aufzudecken.',
      pl: 'Ani piątki, ani króla. *Dotknij talii*, żeby odkryć kartę.',
      sv: 'Ingen femma och ingen kung. *Rör vid leken* för att vända ett kort.',
      ru: 'Нет ни пятёрки, ни короля. *Коснитесь карт в руке*, чтобы открыть одну.',
    }),
    commandStep('turn', {
      en: 'It fits nowhere, and is laid aside; the last one laid aside may still be played. Look at the sails: a five has come. But first turn once more.',
      de: 'Sie passt nirgends und wird beiseitegelegt; die zuletzt beiseitegelegte darf noch gespielt werden. Sehen Sie die Flügel an: Eine Fünf ist gekommen. Aber decken Sie erst noch eine auf.',
      pl: 'Nigdzie nie pasuje i idzie na bok; ostatnią z odłożonych na bok można jeszcze zagrać. Spójrz na skrzydła: przyszła piątka. Ale najpierw odkryj jeszcze jedną.',
      sv: 'Det passar ingenstans och läggs åt sidan; det som lagts åt sidan sist får ännu spelas. Titta på vingarna: en femma har kommit. Men vänd först ett till.',
      ru: 'Она никуда не подходит и отложена; последнюю отложенную ещё можно сыграть. Взгляните на крылья: есть пятёрка. Но сперва откройте ещё одну.',
    }),
    send('5H', 'sails.1', 'centre.0'),
    moveStep('fill', 'stock', 'sails.1', {
      en: 'Now you choose what fills the sail: the card laid aside, or one from the hand. *Take one from the hand.*',
      de: 'Nun wählen Sie, was den Flügel füllt: die beiseitegelegte Karte oder eine vom Stoß. *Nehmen Sie eine vom Stoß.*',
      pl: 'Teraz wybierasz, co zapełni skrzydło: karta odłożona na bok albo karta z talii. *Weź z talii.*',
      sv: 'Nu väljer du vad som fyller vingen: kortet åt sidan eller ett ur leken. *Ta ett ur leken.*',
      ru: 'Теперь вы выбираете, чем заполнить крыло: отложенной картой или картой из руки. *Возьмите из руки.*',
    }),
    commandStep(
      'turn',
      {
        en: 'Turn once more.',
        de: 'Decken Sie noch eine auf.',
        pl: 'Odkryj jeszcze jedną.',
        sv: 'Vänd ett till.',
        ru: 'Откройте ещё одну.',
      },
      {
        en: 'A king: the first four go to the corners by themselves, and are built *downwards.*',
        de: 'Ein König: Die ersten vier gehen von selbst in die Ecken, und auf sie baut man *abwärts.*',
        pl: 'Król: pierwsze cztery same idą w rogi i buduje się na nich *w dół.*',
        sv: 'En kung: de första fyra går till hörnen av sig själva, och på dem bygger man *neråt.*',
        ru: 'Король: первые четыре сами идут в углы и строятся *вниз.*',
      },
    ),
    send('QS', 'sails.5', 'angles.0'),
    moveStep('fill', 'talon', 'sails.5', {
      en: 'Fill it with *the four* that was laid aside: so it stays at hand.',
      de: 'Füllen Sie ihn mit der beiseitegelegten *Vier*: So bleibt sie zur Hand.',
      pl: 'Zapełnij je odłożoną *czwórką*: tak zostanie pod ręką.',
      sv: 'Fyll den med *fyran* som lades åt sidan: så finns den till hands.',
      ru: 'Заполните *отложенной четвёркой*: так она останется под рукой.',
    }),
    send('JS', 'sails.0', 'angles.0'),
  ],
  end: {
    en: 'If the middle needs a card, you may take it from a corner, one at a time, if another card can follow at once. The cards in hand are turned *only once.*',
    de: 'Braucht die Mitte eine Karte, so dürfen Sie sie aus einer Ecke nehmen, immer nur eine, wenn gleich eine andere folgen kann. Der Kartenstoß wird *nur einmal* aufgedeckt.',
    pl: 'Jeśli środek potrzebuje karty, wolno ją wziąć z rogu, po jednej, gdy zaraz może iść następna. Talię odkrywa się *tylko jeden raz.*',
    sv: 'Behöver mitten ett kort får du ta det från ett hörn, ett i taget, om ett annat kort genast kan följa. Leken vänds *bara en gång.*',
    ru: 'Если середине нужна карта, её можно взять с угла, по одной, когда сразу можно сыграть следующую. Колоду проходят *только один раз.*',
  },
});

/** The Shah: three circles, a run of spades, and the grace. */
export const shah: Lesson = guide({
  id: 'shah',
  deal: 115,
  source: 'Шахъ',
  aim: {
    en: 'Build the eight aces up in their suits, to the queens.',
    de: 'Bauen Sie die acht Asse in ihren Farben bis zu den Damen auf.',
    pl: 'Zbuduj na ośmiu asach ich kolory aż do dam.',
    sv: 'Bygg de åtta essen i sina färger, upp till damerna.',
    ru: 'Постройте на восьми тузах их масти до дам.',
  },
  steps: [
    tell(
      {
        en: 'The Shah sits alone among eight aces, which are built up to the queens. *The circle round them may be played until the next is laid.*',
        de: 'Der Schah sitzt allein unter acht Assen, auf denen man bis zu den Damen baut. *Vom Kreis um sie darf gespielt werden, bis der nächste gelegt wird.*',
        pl: 'Szach siedzi sam wśród ośmiu asów, na których buduje się do dam. *Z kręgu wokół nich wolno grać, póki nie leży następny.*',
        sv: 'Shahen sitter ensam bland åtta ess, som byggs upp till damerna. *Kretsen omkring dem får spelas tills nästa läggs.*',
        ru: 'Шах сидит один среди восьми тузов, которые строятся до дам. *Картами круга можно играть, пока не лёг следующий.*',
      },
      ['pile:shah.0', 'pile:aces.0'],
    ),
    send('2D', 'ring1.1', ['aces.4', 'aces.5'], {
      right: {
        en: 'Its place was filled at once.',
        de: 'Ihr Platz wurde gleich gefüllt.',
        pl: 'Jej miejsce od razu się zapełniło.',
        sv: 'Dess plats fylldes genast.',
        ru: 'Её место сразу заполнилось.',
      },
    }),
    commandStep('next', {
      en: 'Nothing more fits. *Touch the cards in hand*: the second circle is laid over the first.',
      de: 'Mehr passt nicht. *Tippen Sie den Kartenstoß an*: Der zweite Kreis wird über den ersten gelegt.',
      pl: 'Nic więcej nie pasuje. *Dotknij talii*: drugi krąg położy się na pierwszym.',
      sv: 'Inget mer passar. *Rör vid leken*: den andra kretsen läggs över den första.',
      ru: 'Больше ничего не подходит. *Коснитесь карт в руке*: второй круг ляжет на первый.',
    }),
    send('3D', 'ring2.5', ['aces.4', 'aces.5']),
    commandStep('next', {
      en: 'And the third circle: the rays of the star are whole.',
      de: 'Und der dritte Kreis: Die Strahlen des Sterns sind vollständig.',
      pl: 'I trzeci krąg: promienie gwiazdy są gotowe.',
      sv: 'Och den tredje kretsen: stjärnans strålar är hela.',
      ru: 'И третий круг: лучи звезды готовы.',
    }),
    send('2S', 'ring3.3', ['aces.0', 'aces.1'], {
      before: {
        en: 'Now only the outer circle may be played; what lies within is freed by taking what lies before it. *Look along the spades.*',
        de: 'Nun darf nur vom äußeren Kreis gespielt werden; was innen liegt, wird frei, wenn man nimmt, was davor liegt. *Sehen Sie die Pik entlang.*',
        pl: 'Teraz wolno grać tylko z zewnętrznego kręgu; karty w środku uwalnia się, biorąc to, co przed nimi. *Idź za pikami.*',
        sv: 'Nu får bara den yttre kretsen spelas; det som ligger innanför blir fritt när man tar det som ligger framför. *Följ spader.*',
        ru: 'Теперь играют только картами внешнего круга; внутренние освобождаются, когда снято то, что перед ними. *Следите за пиками.*',
      },
    }),
    send('3S', 'ring3.5', ['aces.0', 'aces.1'], {
      right: {
        en: 'Behind it lay the four.',
        de: 'Dahinter lag die Vier.',
        pl: 'Za nią leżała czwórka.',
        sv: 'Bakom den låg fyran.',
        ru: 'За ней лежала четвёрка.',
      },
    }),
    send('2C', 'ring3.6', ['aces.6', 'aces.7']),
    send('4S', 'ring2.5', ['aces.0', 'aces.1']),
    send('5S', 'ring3.2', ['aces.0', 'aces.1']),
    send('3C', 'ring2.2', ['aces.6', 'aces.7']),
    send('6S', 'ring3.1', ['aces.0', 'aces.1']),
    send('7S', 'ring2.1', ['aces.0', 'aces.1']),
    send('8S', 'ring1.5', ['aces.0', 'aces.1'], {
      right: {
        en: 'A whole ray is open.',
        de: 'Ein ganzer Strahl ist offen.',
        pl: 'Cały promień jest otwarty.',
        sv: 'En hel stråle är öppen.',
        ru: 'Открыт целый луч.',
      },
    }),
    send('9S', 'ring2.3', ['aces.0', 'aces.1']),
    moveStep(
      'grace',
      'ring3.4',
      'ring1.5',
      {
        en: 'Its inmost place may take a card of the outer circle: the book calls that a grace. *Move the ten of clubs there*, and what lay behind it is free.',
        de: 'Auf seinen innersten Platz darf eine Karte des äußeren Kreises: Das Buch nennt das Gnade. *Legen Sie die Treff-Zehn dorthin*, und was hinter ihr lag, ist frei.',
        pl: 'Na jego najgłębsze miejsce wolno położyć kartę z zewnętrznego kręgu: książka nazywa to łaską. *Przełóż tam dziesiątkę trefl*, a to, co było za nią, jest wolne.',
        sv: 'Dess innersta plats får ta ett kort ur den yttre kretsen: boken kallar det nåd. *Flytta klöver tio dit*, så blir det bakom den fritt.',
        ru: 'На внутреннее место можно положить карту третьего круга: в книге это «грация». *Переложите десятку треф*, и то, что было за ней, свободно.',
      },
      {
        en: 'Now the empty places are filled, from within.',
        de: 'Nun werden die leeren Plätze gefüllt, von innen nach außen.',
        pl: 'Teraz zapełnia się puste miejsca, od środka.',
        sv: 'Nu fylls de tomma platserna, inifrån.',
        ru: 'Теперь заполняют пустые места, изнутри.',
      },
    ),
  ],
  end: {
    en: 'In the outer circle cards may be married, downwards in suit. Then the cards in hand are turned, *only once.*',
    de: 'Im äußeren Kreis dürfen Karten angelegt werden, abwärts in der Farbe. Dann wird der Kartenstoß aufgedeckt, *nur einmal.*',
    pl: 'W zewnętrznym kręgu karty wolno łączyć w dół w kolorze. Potem odkrywa się talię, *tylko jeden raz.*',
    sv: 'I den yttre kretsen får kort paras, neråt i färgen. Sedan vänds leken, *bara en gång.*',
    ru: 'Во внешнем круге карты женят, в нисходящем порядке по масти. Затем открывают колоду, *только один раз.*',
  },
});

/** The Clock: hours, marriages in the circle, and how it is filled up. */
export const clock: Lesson = guide({
  id: 'clock',
  deal: 24,
  source: 'Часы',
  aim: {
    en: 'Build each hour up in its suit until the card shows the hour.',
    de: 'Bauen Sie jede Stunde in ihrer Farbe auf, bis die Karte die Stunde zeigt.',
    pl: 'Buduj każdą godzinę w jej kolorze, aż karta wskaże tę godzinę.',
    sv: 'Bygg varje timme i sin färg tills kortet visar timmen.',
    ru: 'Стройте каждый час по масти, пока карта не покажет этот час.',
  },
  steps: [
    tell(
      {
        en: 'Twelve cards lie as the hours of a clock. *Each is built up in its suit until it shows its hour*: a knave at XI, a queen at XII. After the king comes the ace.',
        de: 'Zwölf Karten liegen wie die Stunden einer Uhr. *Jede wird in ihrer Farbe aufgebaut, bis sie ihre Stunde zeigt*: ein Bube bei XI, eine Dame bei XII. Auf den König folgt das Ass.',
        pl: 'Dwanaście kart leży jak godziny na zegarze. *Na każdej buduje się w jej kolorze, aż wskaże swoją godzinę*: walet przy XI, dama przy XII. Po królu idzie as.',
        sv: 'Tolv kort ligger som timmarna på en klocka. *Vart och ett byggs i sin färg tills det visar sin timme*: en knekt vid XI, en dam vid XII. Efter kungen kommer esset.',
        ru: 'Двенадцать карт лежат, как часы на циферблате. *Каждый час строится по масти, пока не покажет своё число*: валет на XI, дама на XII. За королём идёт туз.',
      },
      ['pile:hours.6', 'pile:hours.8'],
    ),
    send('KS', 'circle.3', 'hours.6', {
      before: {
        en: 'Only the uppermost card of a packet may be taken.',
        de: 'Nur die oberste Karte eines Pakets ist frei.',
        pl: 'Wolno brać tylko wierzchnią kartę kupki.',
        sv: 'Bara det översta kortet i en hög är fritt.',
        ru: 'Брать можно только верхнюю карту пачки.',
      },
    }),
    send('3C', 'circle.9', 'hours.8'),
    marry('4S', '5S', 'circle.11', 'circle.3', {
      before: {
        en: 'In the circle a card may lie on the next higher of its suit.',
        de: 'Im Kreis darf eine Karte auf die nächsthöhere ihrer Farbe.',
        pl: 'W kręgu kartę wolno położyć na następną wyższą tego samego koloru.',
        sv: 'I ringen får ett kort läggas på närmast högre i sin färg.',
        ru: 'В круге карту можно положить на следующую старшую той же масти.',
      },
      why: {
        en: 'A four of hearts lies below it.',
        de: 'Darunter liegt eine Herz-Vier.',
        pl: 'Pod nią leży czwórka kier.',
        sv: 'Under det ligger en hjärter fyra.',
        ru: 'Под ней четвёрка червей.',
      },
    }),
    marry('4H', '5H', 'circle.11', 'circle.9', {
      before: {
        en: 'It could go to its hour. But it is more useful here: it empties this packet further.',
        de: 'Sie könnte auf ihre Stunde. Hier aber nützt sie mehr: So leert sich dieses Paket weiter.',
        pl: 'Mogłaby iść na swoją godzinę. Ale tu przyda się bardziej: ta kupka się opróżnia.',
        sv: 'Den kunde gå till sin timme. Men här gör den mer nytta: den här högen töms vidare.',
        ru: 'Она могла бы идти на свой час. Но здесь она полезнее: эта пачка пустеет.',
      },
    }),
    commandStep(
      'refill',
      {
        en: 'Every packet must hold three cards again. *Touch “Fill the places”.*',
        de: 'Jedes Paket soll wieder drei Karten haben. *Tippen Sie „Lücken füllen“ an.*',
        pl: 'W każdej kupce znów muszą być trzy karty. *Dotknij „Zapełnij miejsca”.*',
        sv: 'Varje hög ska ha tre kort igen. *Rör vid ”Fyll platserna”.*',
        ru: 'В каждой пачке снова должно быть три карты. *Нажмите «Заполнить места».*',
      },
      {
        en: 'Two fresh cards.',
        de: 'Zwei neue Karten.',
        pl: 'Dwie nowe karty.',
        sv: 'Två nya kort.',
        ru: 'Две новые карты.',
      },
    ),
    send('6D', 'circle.11', 'hours.11'),
    send('4H', 'circle.9', 'hours.9', {
      before: {
        en: 'Now it goes.',
        de: 'Jetzt ist es so weit.',
        pl: 'Teraz może iść.',
        sv: 'Nu går den.',
        ru: 'Теперь пора.',
      },
    }),
    send('5H', 'circle.9', 'hours.9'),
    marry('7C', '8C', 'circle.8', 'circle.11'),
  ],
  end: {
    en: 'First play, then marry, then fill. When nothing goes any more, turn the cards in hand; they *never marry*, and are turned only once.',
    de: 'Erst ablegen, dann anlegen, dann füllen. Geht nichts mehr, decken Sie den Kartenstoß auf; seine Karten werden *nie angelegt*, und er wird nur einmal aufgedeckt.',
    pl: 'Najpierw odkładaj na godziny, potem łącz, potem zapełniaj. Gdy nic się nie rusza, odkrywaj talię; jej kart *nigdy się nie łączy*, a odkrywa się ją tylko raz.',
    sv: 'Spela först, para sedan, fyll sist. När inget mer går vänder du leken; dess kort *paras aldrig*, och den vänds bara en gång.',
    ru: 'Сначала играют, потом женят, потом заполняют. Когда ходов нет, открывают колоду; её карты *не женят*, и проходят её один раз.',
  },
});
