import type {Lesson} from '@quinola/play';
import {GUIDES} from './offers.js';
import {AGREED, placesFor, shuffleFor} from './set-deal.js';

/** The beginning of a deal: an ask, its trumps, the exchange, and the first tricks. */
export const firstAsk: Lesson = {
  format: 'quinola-lesson/1',
  id: 'first-ask',
  game: 'lomber',
  ...GUIDES['first-ask'],
  source: {
    en: 'The Warsaw book of games, about 1820, Lomber: general rules 2 to 5, asking and buying',
    de: 'Das Warschauer Spielbuch, um 1820, Lomber: allgemeine Regeln 2 bis 5, das Fragen und das Kaufen',
    pl: 'Warszawska książka o grach, ok. 1820, „Gra Lombra”: reguły ogólne 2–5, gra z zapytaniem, kupowanie',
    sv: 'Spelboken från Warszawa, omkring 1820, Lomber: allmänna regler 2 till 5, att begära och att köpa',
    ru: 'Варшавская книга игр, около 1820, «Gra Lombra»: общие правила 2–5, игра с запросом, прикуп',
  },
  options: AGREED,
  opening: [
    ...placesFor('A'),
    shuffleFor(
      {
        A: 'AS 2S KS 4S KH QD 3D 6C 3C',
        B: 'JC QC 7C KC 5H 6H QH 7D KD',
        C: '5C 4C AD 2H AH JH 5D 6D 7H',
      },
      ['AC', '6S', 'JD', '2D', 'QS', '5S', '3S', '7S', 'JS'],
    ),
  ],
  goal: {
    say: {
      en: 'Bid for the game, better your hand, and take the first tricks.',
      de: 'Sagen Sie ein Spiel an, verbessern Sie Ihr Blatt und nehmen Sie die ersten Stiche.',
      pl: 'Wylicytuj grę, popraw rękę i weź pierwsze lewy.',
      sv: 'Bjud, förbättra din hand och ta de första sticken.',
      ru: 'Объявите игру, улучшите карты и возьмите первые взятки.',
    },
    when: {happening: {type: 'trick-won', seat: 1}, least: 3},
  },
  steps: [
    {
      say: {
        en: 'First it is settled who plays alone. If spades were trumps you would have the ace, Spadille; the two, Manille; and the king. That is *three sure tricks: enough to ask.*',
        de: 'Zuerst wird bestimmt, wer allein spielt. Wäre Pik Trumpf, so hätten Sie das Ass, Spadille, die Zwei, Manille, und den König. Das sind *drei sichere Stiche: genug für eine Frage.*',
        pl: 'Najpierw trzeba ustalić, kto gra sam. Gdyby atutami były piki, masz asa, czyli Spadilię, dwójkę, czyli Manilię, i króla. To *trzy pewne lewy: dość, żeby zapytać.*',
        sv: 'Först avgörs vem som spelar ensam. Om spader var trumf hade du esset, spadilj, tvåan, manilj, och kungen. Det är *tre säkra stick: nog för att begära.*',
        ru: 'Сначала решают, кто играет один. Будь козырями пики, у вас был бы туз, шпадилья, двойка, манилья, и король. Это *три верные взятки: довольно для запроса.*',
      },
      point: ['AS', '2S', 'KS'],
    },
    {
      say: {
        en: 'An *Ask* is the lowest game: you name trumps and may exchange cards. Whoever wants to play must bid more. *Bid Ask.*',
        de: 'Die *Frage* ist das niedrigste Spiel: Sie nennen Trumpf und dürfen Karten tauschen. Wer selbst spielen will, muss mehr bieten. *Sagen Sie die Frage an.*',
        pl: '*Pytanie* to najniższa gra: nazywasz atuty i możesz wymienić karty. Kto chce ci ją odebrać, musi dać więcej. *Powiedz: pytam się.*',
        sv: '*Begär* är det lägsta spelet: du väljer trumf och får byta kort. Den som vill spela måste bjuda mer. *Bjud Begär.*',
        ru: '*Запрос* — самая низкая игра: вы назначаете козыри и можете менять карты. Кто хочет играть сам, должен назвать больше. *Объявите запрос.*',
      },
      ask: {move: {type: 'BID', bid: 'ask'}},
      point: ['prompt'],
      right: {
        en: 'Both others pass: you are the Ombre.',
        de: 'Beide anderen passen: Sie sind der Hombre.',
        pl: 'Obaj pasują: jesteś lombrem.',
        sv: 'Båda de andra passar: du är Lombren.',
        ru: 'Оба пасуют: вы ломбер.',
      },
      other: {
        en: 'You may; but with three sure tricks the book asks, no more and no less. *Take it back, and bid Ask.*',
        de: 'Das dürfen Sie; aber mit drei sicheren Stichen fragt das Buch, nicht mehr und nicht weniger. *Nehmen Sie es zurück und sagen Sie die Frage an.*',
        pl: 'Wolno; ale z trzema pewnymi lewami książka każe pytać, ni mniej, ni więcej. *Cofnij i zapytaj.*',
        sv: 'Det får du, men med tre säkra stick begär boken, varken mer eller mindre. *Ta tillbaka det och bjud Begär.*',
        ru: 'Можно; но с тремя верными взятками книга велит делать запрос, не больше и не меньше. *Возьмите ход назад и объявите запрос.*',
      },
    },
    {
      say: {
        en: '*Name spades* as trumps.',
        de: '*Nennen Sie Pik* als Trumpf.',
        pl: '*Nazwij piki* atutami.',
        sv: '*Välj spader* som trumf.',
        ru: '*Назначьте козырями пики.*',
      },
      ask: {move: {type: 'NAME_TRUMP', suit: 'S'}},
      point: ['prompt'],
      other: {
        en: 'You may; but in spades you have four trumps, with the two highest. *Take it back, and name spades.*',
        de: 'Das dürfen Sie; aber in Pik haben Sie vier Trümpfe, darunter die zwei höchsten. *Nehmen Sie es zurück und nennen Sie Pik.*',
        pl: 'Wolno; ale w pikach masz cztery atuty, w tym dwa najwyższe. *Cofnij i nazwij piki.*',
        sv: 'Det får du, men i spader har du fyra trumf, med de två högsta. *Ta tillbaka det och välj spader.*',
        ru: 'Можно; но в пиках у вас четыре козыря, и среди них два старших. *Возьмите ход назад и назначьте пики.*',
      },
    },
    {
      say: {
        en: 'Now *buy*: lay away what is of no use, and take as many from the talon. Keep the trumps and the king of hearts. *Exchange the queen and three of diamonds and both clubs.*',
        de: 'Nun *kaufen* Sie: Legen Sie weg, was nichts nützt, und nehmen Sie ebenso viel vom Talon. Behalten Sie die Trümpfe und den Herzkönig. *Tauschen Sie Karo-Dame und Karo-Drei und beide Treff.*',
        pl: 'Teraz *kupujesz*: odkładasz, co niepotrzebne, i tyle samo bierzesz z talonu. Zatrzymaj atuty i króla kier. *Wymień damę i trójkę karo oraz oba trefle.*',
        sv: 'Nu *köper* du: lägg bort det som inte är till nytta och ta lika många från talongen. Behåll trumfen och hjärter kung. *Byt ruter dam och trea och båda klöverna.*',
        ru: 'Теперь *прикупайте*: отложите бесполезное и возьмите столько же из талона. Оставьте козыри и короля червей. *Обменяйте даму и тройку бубен и обе трефы.*',
      },
      ask: {move: {type: 'DISCARD', cards: ['QD', '3D', '6C', '3C']}},
      point: ['QD', '3D', '6C', '3C'],
      right: {
        en: 'The ace of clubs came, Basta, and one trump more. The others buy from the rest.',
        de: 'Es kam das Treff-Ass, Basta, und noch ein Trumpf. Die anderen kaufen vom Rest.',
        pl: 'Przyszedł as trefl, czyli Basta, i jeszcze jeden atut. Pozostali kupują z reszty.',
        sv: 'Klöver ess kom, basta, och en trumf till. De andra köper av resten.',
        ru: 'Пришёл туз треф, баста, и ещё один козырь. Остальные берут из того, что осталось.',
      },
      other: {
        en: 'You may. The book keeps trumps and kings, and throws the rest. Take it back, or go on.',
        de: 'Das dürfen Sie. Das Buch behält Trümpfe und Könige und wirft den Rest weg. Nehmen Sie es zurück, oder spielen Sie weiter.',
        pl: 'Wolno. Książka zatrzymuje atuty i króle, a resztę odrzuca. Cofnij albo graj dalej.',
        sv: 'Det får du. Boken behåller trumf och kungar och kastar resten. Ta tillbaka det, eller fortsätt.',
        ru: 'Можно. Книга оставляет козыри и королей, а остальное сбрасывает. Возьмите ход назад или продолжайте.',
      },
    },
    {
      say: {
        en: 'You sit to the dealer’s right and lead first. With all three matadors, *draw their trumps: Spadille.*',
        de: 'Sie sitzen rechts vom Geber und spielen zuerst aus. Mit allen drei Matadoren *ziehen Sie ihre Trümpfe: Spadille.*',
        pl: 'Siedzisz po prawej ręce rozdającego i wychodzisz pierwszy. Masz trzy matadory: *ściągaj atuty, najpierw Spadilią.*',
        sv: 'Du sitter till höger om givaren och spelar ut först. Med alla tre matadorer *drar du ut deras trumf: spadilj.*',
        ru: 'Вы сидите справа от сдающего и заходите первым. Со всеми тремя матадорами *выбивайте козыри: шпадилья.*',
      },
      ask: {cards: ['AS', '2S', 'AC']},
      point: ['AS'],
      other: {
        en: 'You may. But trumps come first. *Take it back, and lead the ace of spades.*',
        de: 'Das dürfen Sie. Aber zuerst die Trümpfe. *Nehmen Sie es zurück und spielen Sie das Pik-Ass aus.*',
        pl: 'Wolno. Ale najpierw atuty. *Cofnij i zagraj asa pik.*',
        sv: 'Det får du. Men trumf först. *Ta tillbaka det och spela ut spader ess.*',
        ru: 'Можно. Но сначала козыри. *Возьмите ход назад и зайдите с туза пик.*',
      },
    },
    {
      say: {
        en: 'Once more: *Manille, the two.*',
        de: 'Noch einmal: *Manille, die Zwei.*',
        pl: 'Jeszcze raz: *Manilia, dwójka.*',
        sv: 'En gång till: *manilj, tvåan.*',
        ru: 'Ещё раз: *манилья, двойка.*',
      },
      ask: {cards: ['2S', 'AS', 'AC']},
      point: ['answer'],
    },
    {
      say: {
        en: 'And *Basta*, the ace of clubs.',
        de: 'Und *Basta*, das Treff-Ass.',
        pl: 'I *Basta*, as trefl.',
        sv: 'Och *basta*, klöver ess.',
        ru: 'И *баста*, туз треф.',
      },
      ask: {cards: ['AC', '2S', 'AS']},
      point: ['answer'],
    },
  ],
  end: {
    say: {
      en: 'Two more tricks, with your king and your trumps, and the game is won. *Play on.* Whoever is surer of his hand bids more than an Ask: a *Solo* exchanges nothing and pays more. And in most deals one suit is the *favourite*: games in it pay double.',
      de: 'Noch zwei Stiche, mit dem König und den Trümpfen, und das Spiel ist gewonnen. *Spielen Sie weiter.* Wer seines Blattes sicherer ist, bietet mehr als die Frage: Im *Solo* wird nicht getauscht, und es bringt mehr. Und in den meisten Spielen ist eine Farbe die *Favorite*: In ihr zählt alles doppelt.',
      pl: 'Jeszcze dwie lewy, królem i atutami, i gra wygrana. *Graj dalej.* Kto jest pewniejszy swojej ręki, daje więcej niż pytanie: w *Solo* nic się nie wymienia, a płaci ono lepiej. W większości rozdań jeden kolor jest też *faworytą*: w nim płaci się podwójnie.',
      sv: 'Två stick till, med din kung och dina trumf, och spelet är vunnet. *Spela vidare.* Den som är säkrare på sin hand bjuder mer än Begär: i *Solo* byts inget, och det betalas bättre. Och i de flesta givar är en färg *favorit*: spel i den betalas dubbelt.',
      ru: 'Ещё две взятки, королём и козырями, и игра выиграна. *Играйте дальше.* Кто увереннее в своих картах, называет больше запроса: в *Соло* ничего не меняют, и платят за него больше. А в большинстве сдач одна масть — *фаворит*: в ней платят вдвое.',
    },
    missed: {
      en: 'It went otherwise this time. Play on, or begin the lesson again.',
      de: 'Diesmal ist es anders gegangen. Spielen Sie weiter, oder beginnen Sie die Lektion von vorn.',
      pl: 'Tym razem poszło inaczej. Graj dalej albo zacznij lekcję od nowa.',
      sv: 'Den här gången gick det annorlunda. Spela vidare, eller börja om lektionen.',
      ru: 'На этот раз вышло иначе. Играйте дальше или начните урок заново.',
    },
  },
};
