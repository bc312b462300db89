import type {Lesson} from '@quinola/play';
import {onlyBid, setDeal} from '../../../kit/called-king/words/lessons/set-deal.js';
import {
  askStep,
  card,
  endOf,
  goalOf,
  lastStep,
  sidesStep,
  tricksStep,
  trumpsStep,
} from '../../../kit/called-king/words/lessons/steps.js';
import {GUIDES} from './offers.js';

/** One Ask from the first word to the payment, with the first hand that the book calls good enough (rule 19). */
export const hiddenPartner: Lesson = {
  format: 'quinola-lesson/1',
  id: 'hidden-partner',
  game: 'quadrille',
  ...GUIDES['hidden-partner'],
  source: {
    en: 'The Warsaw book of games, about 1820, Quadrille: rules 1 to 3, 19, 20, 22 and 25',
    de: 'Das Warschauer Spielbuch, um 1820, „Quadrille“: Regeln 1 bis 3, 19, 20, 22 und 25',
    pl: 'Warszawska książka o grach, ok. 1820, „Quadrille”: reguły 1–3, 19, 20, 22 i 25',
    sv: 'Spelboken från Warszawa, omkring 1820, ”Quadrille”: regel 1 till 3, 19, 20, 22 och 25',
    ru: 'Варшавская книга игр, около 1820, «Quadrille»: правила 1–3, 19, 20, 22 и 25',
  },
  ...setDeal({
    hands: [
      'KS JS JH 7D 6D 7S 4C QD 5C QC',
      '3S 6S 5H 4H JD AH 6C 3D AD JC',
      '2S 4S 3H 2H KD AS KC 5D 2D 2C',
      '5S QS 7H AC 4D 6H 3C QH KH 7C',
    ],
    visitor: 3,
    before: onlyBid(3, 4, 'ask').slice(0, 3),
  }),
  goal: goalOf({
    en: 'You and whoever holds the King you call: take six of the ten tricks.',
    de: 'Sie und wer den König hat, den Sie rufen: Machen Sie sechs der zehn Stiche.',
    pl: 'Ty i ten, kto ma króla, którego zawołasz: weźcie sześć z dziesięciu lew.',
    sv: 'Du och den som har kungen du kallar: ta sex av de tio sticken.',
    ru: 'Вы и тот, у кого вызванный вами король: возьмите шесть взяток из десяти.',
  }),
  steps: [
    tricksStep(
      {en: 'four', de: 'vier', pl: 'czterech', sv: 'fyra', ru: 'четверых'},
      {en: 'ten', de: 'zehn', pl: 'dziesięć', sv: 'tio', ru: 'десять'},
    ),
    sidesStep({en: 'six', de: 'sechs', pl: 'sześciu', sv: 'sex', ru: 'шесть'}),
    trumpsStep(
      {en: 'hearts', de: 'Herz', pl: 'kiery', sv: 'hjärter', ru: 'червы'},
      {
        en: 'the seven of hearts',
        de: 'die Herz-Sieben',
        pl: 'siódemka kier',
        sv: 'hjärter sju',
        ru: 'семёрка червей',
      },
      ['7H', 'AC'],
    ),
    askStep(
      {
        en: 'Manille, Basta, king and queen',
        de: 'Manille, Basta, König und Dame',
        pl: 'Manilia, Basta, król i dama',
        sv: 'Manilj, basta, kung och dam',
        ru: 'Манилья, баста, король и дама',
      },
      ['7H', 'AC', 'KH', 'QH', '6H', 'prompt'],
    ),
    {
      say: {
        en: '*Name hearts, then call the king of diamonds.* You hold a single low diamond: when they come a second time, you can trump them.',
        de: '*Nennen Sie Herz, dann rufen Sie den Karo-König.* Sie haben nur ein kleines Karo: Kommt Karo zum zweiten Mal, können Sie stechen.',
        pl: '*Nazwij kiery, potem zawołaj króla karo.* Masz tylko jedno małe karo: gdy kara wyjdą drugi raz, przebijesz je atutem.',
        sv: '*Välj hjärter, kalla sedan ruter kung.* Du har en enda låg ruter: när ruter kommer andra gången kan du ta med trumf.',
        ru: '*Назначьте червы, потом вызовите короля бубен.* У вас одна малая бубна: когда бубны пойдут во второй раз, вы возьмёте козырем.',
      },
      ask: {move: {type: 'DECLARE', trump: 'H', call: 'KD'}},
      point: ['4D', 'prompt'],
      right: {
        en: 'Somebody has him, and says nothing.',
        de: 'Jemand hat ihn und sagt nichts.',
        pl: 'Ktoś go ma i milczy.',
        sv: 'Någon har den och säger inget.',
        ru: 'Он у кого-то есть, но тот молчит.',
      },
      other: {
        en: 'You may; but in hearts you have five trumps, and a single diamond. *Take it back: hearts, and the king of diamonds.*',
        de: 'Das dürfen Sie; aber in Herz haben Sie fünf Trümpfe und nur ein Karo. *Nehmen Sie es zurück: Herz und der Karo-König.*',
        pl: 'Wolno; ale w kierach masz pięć atutów, a karo tylko jedno. *Cofnij: kiery i król karo.*',
        sv: 'Det får du, men i hjärter har du fem trumf, och en enda ruter. *Ta tillbaka det: hjärter, och ruter kung.*',
        ru: 'Можно; но в червах у вас пять козырей, а бубна одна. *Возьмите ход назад: червы и король бубен.*',
      },
    },
    card(
      ['5S'],
      {
        en: 'Spades go as usual: *king, queen, knave*, then the small cards. The king was led, and *whoever has the suit must follow*. You cannot beat the king, so give your lowest: *the five.*',
        de: 'Pik geht wie gewohnt: *König, Dame, Bube*, dann die kleinen Karten. Der König wurde ausgespielt, und *wer die Farbe hat, muss bedienen*. Den König können Sie nicht schlagen, also geben Sie die niedrigste: *die Fünf.*',
        pl: 'Piki idą jak zwykle: *król, dama, walet*, potem małe. Zagrano króla, a *kto ma kolor, musi dołożyć*. Króla nie pobijesz, daj więc najniższą: *piątkę.*',
        sv: 'Spader går som vanligt: *kung, dam, knekt*, sedan de små korten. Kungen är utspelad, och *den som har färgen måste bekänna*. Du kan inte slå kungen, så lägg den lägsta: *femman.*',
        ru: 'Пики идут как обычно: *король, дама, валет*, потом малые карты. Зашли с короля, и *у кого есть масть, тот обязан её класть*. Короля вам не побить, дайте самую младшую: *пятёрку.*',
      },
      {
        right: {
          en: 'This one is lost; the queen is kept.',
          de: 'Dieser ist verloren, aber die Dame bleibt.',
          pl: 'Ta lewa przepadła, ale dama została.',
          sv: 'Det här är förlorat, men damen är kvar.',
          ru: 'Эта взятка потеряна, но дама цела.',
        },
        other: {
          en: 'You may; but the queen can still make a trick. *Take it back, and play the five.*',
          de: 'Das dürfen Sie; aber die Dame kann noch einen Stich machen. *Nehmen Sie sie zurück und spielen Sie die Fünf.*',
          pl: 'Wolno; ale dama może jeszcze wziąć lewę. *Cofnij i połóż piątkę.*',
          sv: 'Det får du, men damen kan ännu ta ett stick. *Ta tillbaka den och lägg femman.*',
          ru: 'Можно; но дама ещё может взять взятку. *Возьмите ход назад и положите пятёрку.*',
        },
      },
    ),
    card(
      ['QS'],
      {
        en: 'The knave of spades. The king is gone, so *your queen is the highest: play her.*',
        de: 'Der Pik-Bube. Der König ist fort, also *ist Ihre Dame die höchste: Spielen Sie sie.*',
        pl: 'Walet pik. Króla już nie ma, więc *najwyższa jest twoja dama: połóż ją.*',
        sv: 'Spader knekt. Kungen är borta, så *din dam är högst: lägg den.*',
        ru: 'Валет пик. Короля уже нет, и *ваша дама старшая: положите её.*',
      },
      {
        right: {
          en: 'Your first trick. Whoever takes one leads to the next.',
          de: 'Ihr erster Stich. Wer einen nimmt, spielt zum nächsten aus.',
          pl: 'Pierwsza lewa. Kto ją weźmie, wychodzi do następnej.',
          sv: 'Ditt första stick. Den som tar ett spelar ut till nästa.',
          ru: 'Ваша первая взятка. Кто взял, заходит в следующую.',
        },
      },
    ),
    card(
      ['7H'],
      {
        en: 'Now *draw their trumps*, so that they cannot trump your side’s kings. *Lead Manille, the seven*: it beats even the king of hearts.',
        de: '*Ziehen Sie nun ihre Trümpfe*, damit sie die Könige Ihrer Seite nicht stechen können. *Spielen Sie Manille aus, die Sieben*: Sie schlägt sogar den Herzkönig.',
        pl: 'Teraz *ściągnij im atuty*, żeby nie przebili królów waszej strony. *Zagraj Manilię, siódemkę*: bije nawet króla kier.',
        sv: '*Dra nu ut deras trumf*, så att de inte kan ta er sidas kungar. *Spela ut manilj, sjuan*: den slår till och med hjärter kung.',
        ru: 'Теперь *выбейте их козыри*, чтобы они не побили королей вашей стороны. *Зайдите с манильи, с семёрки*: она бьёт даже короля червей.',
      },
      {
        right: {
          en: 'Three trumps fell. Spadille did not: whoever has it need not give it to a lower trump.',
          de: 'Drei Trümpfe sind gefallen. Spadille nicht: Wer sie hat, muss sie auf einen niedrigeren Trumpf nicht zugeben.',
          pl: 'Padły trzy atuty. Spadilia nie: kto ją ma, nie musi jej dawać do niższego atutu.',
          sv: 'Tre trumf föll. Inte spadilj: den som har den behöver inte lägga den på en lägre trumf.',
          ru: 'Вышли три козыря. Шпадилья нет: у кого она, тот не обязан класть её на младший козырь.',
        },
        other: {
          en: 'You may; but first draw trumps from above. *Take it back, and lead the seven of hearts.*',
          de: 'Das dürfen Sie; aber ziehen Sie erst die Trümpfe von oben. *Nehmen Sie es zurück und spielen Sie die Herz-Sieben aus.*',
          pl: 'Wolno; ale najpierw ściągaj atuty od góry. *Cofnij i zagraj siódemkę kier.*',
          sv: 'Det får du, men dra först trumf uppifrån. *Ta tillbaka det och spela ut hjärter sju.*',
          ru: 'Можно; но сначала выбивайте козыри старшими. *Возьмите ход назад и зайдите с семёрки червей.*',
        },
      },
    ),
    card(
      ['AC'],
      {
        en: 'Once more: *Basta, the ace of clubs.* It is a trump, not a club.',
        de: 'Noch einmal: *Basta, das Treff-Ass.* Es ist ein Trumpf, kein Treff.',
        pl: 'Jeszcze raz: *Basta, as trefl.* To atut, nie trefl.',
        sv: 'En gång till: *basta, klöver ess.* Det är en trumf, ingen klöver.',
        ru: 'Ещё раз: *баста, туз треф.* Это козырь, а не трефа.',
      },
      {
        right: {
          en: 'Two more are gone.',
          de: 'Wieder sind zwei fort.',
          pl: 'Poszły jeszcze dwa.',
          sv: 'Två till är borta.',
          ru: 'Ушли ещё два.',
        },
        other: {
          en: 'You may; but they still have trumps. *Take it back, and lead the ace of clubs.*',
          de: 'Das dürfen Sie; aber sie haben noch Trümpfe. *Nehmen Sie es zurück und spielen Sie das Treff-Ass aus.*',
          pl: 'Wolno; ale oni mają jeszcze atuty. *Cofnij i zagraj asa trefl.*',
          sv: 'Det får du, men de har trumf kvar. *Ta tillbaka det och spela ut klöver ess.*',
          ru: 'Можно; но у них ещё есть козыри. *Возьмите ход назад и зайдите с туза треф.*',
        },
      },
    ),
    card(
      ['4D'],
      {
        en: 'Three tricks are yours. But who is your partner? *Lead your diamond*, and the king can show himself.',
        de: 'Drei Stiche haben Sie. Aber wer ist Ihr Partner? *Spielen Sie Ihr Karo aus*, damit der König sich zeigen kann.',
        pl: 'Masz trzy lewy. Ale kto jest twoim partnerem? *Zagraj karo*, żeby król mógł się pokazać.',
        sv: 'Tre stick är dina. Men vem är din partner? *Spela ut din ruter*, så kan kungen visa sig.',
        ru: 'Три взятки ваши. Но кто ваш партнёр? *Зайдите с бубны*, чтобы король мог показаться.',
      },
      {
        right: {
          en: '*The called King falls*: the player on your left is your partner. From now on his tricks count with yours.',
          de: '*Der gerufene König fällt*: Ihr linker Nachbar ist Ihr Partner. Von nun an zählen seine Stiche mit Ihren.',
          pl: '*Pada wołany król*: twoim partnerem jest gracz po lewej. Od teraz jego lewy liczą się z twoimi.',
          sv: '*Den kallade kungen faller*: spelaren till vänster är din partner. Från och med nu räknas hans stick med dina.',
          ru: '*Вызванный король вышел*: ваш партнёр — сосед слева. Теперь его взятки считаются с вашими.',
        },
        other: {
          en: 'You may; but nobody knows yet who plays with you. *Take it back, and lead the diamond.*',
          de: 'Das dürfen Sie; aber noch weiß niemand, wer mit Ihnen spielt. *Nehmen Sie es zurück und spielen Sie das Karo aus.*',
          pl: 'Wolno; ale nikt jeszcze nie wie, kto gra z tobą. *Cofnij i zagraj karo.*',
          sv: 'Det får du, men ingen vet ännu vem som spelar med dig. *Ta tillbaka det och spela ut ruter.*',
          ru: 'Можно; но ещё никто не знает, кто играет с вами. *Возьмите ход назад и зайдите с бубны.*',
        },
      },
    ),
    card(
      ['6H'],
      {
        en: 'He leads *Spadille, the ace of spades*, the highest trump, to draw the last one. You must follow too: *the six is enough.*',
        de: 'Er spielt *Spadille aus, das Pik-Ass*, den höchsten Trumpf, um den letzten zu holen. Auch Sie müssen bedienen: *Die Sechs genügt.*',
        pl: 'Gra *Spadilię, asa pik*, najwyższy atut, żeby ściągnąć ostatni. Ty też musisz dołożyć: *wystarczy szóstka.*',
        sv: 'Han spelar ut *spadilj, spader ess*, den högsta trumfen, för att dra den sista. Du måste också bekänna: *sexan räcker.*',
        ru: 'Он заходит с *шпадильи, туза пик*, старшего козыря, чтобы выбить последний. Вы тоже обязаны класть козырь: *хватит шестёрки.*',
      },
      {
        right: {
          en: 'The ace of hearts fell. Now only you have trumps.',
          de: 'Das Herz-Ass ist gefallen. Trümpfe haben nun nur noch Sie.',
          pl: 'Padł as kier. Atuty masz już tylko ty.',
          sv: 'Hjärter ess föll. Nu har bara du trumf.',
          ru: 'Вышел туз червей. Козыри теперь только у вас.',
        },
        other: {
          en: 'You may; but the trick is your partner’s anyway. *Take it back, and give the six.*',
          de: 'Das dürfen Sie; aber der Stich gehört ohnehin Ihrem Partner. *Nehmen Sie es zurück und geben Sie die Sechs.*',
          pl: 'Wolno; ale lewa i tak jest partnera. *Cofnij i daj szóstkę.*',
          sv: 'Det får du, men sticket är din partners ändå. *Ta tillbaka det och lägg sexan.*',
          ru: 'Можно; но взятка и так партнёра. *Возьмите ход назад и дайте шестёрку.*',
        },
      },
    ),
    card(
      ['3C'],
      {
        en: 'And the king of clubs. He takes it for you both: *give the three.*',
        de: 'Und der Treffkönig. Er nimmt den Stich für Sie beide: *Geben Sie die Drei.*',
        pl: 'I król trefl. Bierze ją dla was obu: *daj trójkę.*',
        sv: 'Och klöver kung. Den tar sticket åt er båda: *lägg trean.*',
        ru: 'И король треф. Он берёт взятку для вас обоих: *дайте тройку.*',
      },
      {
        right: {
          en: 'The sixth trick of you two: *the game is won.*',
          de: 'Ihr gemeinsamer sechster Stich: *Das Spiel ist gewonnen.*',
          pl: 'Szósta wasza lewa: *gra wygrana.*',
          sv: 'Ert sjätte stick tillsammans: *spelet är vunnet.*',
          ru: 'Ваша общая шестая взятка: *игра выиграна.*',
        },
      },
    ),
    card(
      ['QH', 'KH'],
      {
        en: 'Diamonds again, and you have none left: *trump them with the queen of hearts.*',
        de: 'Wieder Karo, und Sie haben keines mehr: *Stechen Sie mit der Herzdame.*',
        pl: 'Znowu kara, a ty już ich nie masz: *przebij damą kier.*',
        sv: 'Ruter igen, och du har ingen kvar: *ta med trumf, hjärter dam.*',
        ru: 'Снова бубны, а у вас их больше нет: *побейте дамой червей.*',
      },
      {
        other: {
          en: 'You may; but a trump would take this trick. *Take it back, and play the queen.*',
          de: 'Das dürfen Sie; aber ein Trumpf nähme diesen Stich. *Nehmen Sie es zurück und spielen Sie die Dame.*',
          pl: 'Wolno; ale atut wziąłby tę lewę. *Cofnij i połóż damę.*',
          sv: 'Det får du, men en trumf hade tagit det här sticket. *Ta tillbaka det och lägg damen.*',
          ru: 'Можно; но козырь взял бы эту взятку. *Возьмите ход назад и положите даму.*',
        },
      },
    ),
    card(['KH', 'QH'], {
      en: 'Nobody else has a trump: *lead your last one.*',
      de: 'Niemand sonst hat Trumpf: *Spielen Sie Ihren letzten aus.*',
      pl: 'Nikt inny nie ma atutu: *zagraj swój ostatni.*',
      sv: 'Ingen annan har trumf: *spela ut din sista.*',
      ru: 'Козырей больше ни у кого нет: *зайдите с последнего.*',
    }),
    lastStep,
  ],
  differs: [
    {
      cards: ['7H', 'AC'],
      say: {
        en: 'The hints would lead the queen of trumps and keep the matadors until the King has shown himself, as rule 22 says: nobody knows his friends yet, and they overtrump each other. From above it is easier to follow.',
        de: 'Die Ratschläge spielten die Trumpfdame aus und behielten die Matadore, bis der König sich zeigt, wie Regel 22 sagt: Noch kennt niemand seine Freunde, und sie überstechen einander. Von oben ist es leichter zu verfolgen.',
        pl: 'Podpowiedzi radzą damę atutową, a matadory każą trzymać, póki król się nie pokaże, jak mówi reguła 22: nikt jeszcze nie zna swoich i przebijają się nawzajem. Od góry łatwiej to prześledzić.',
        sv: 'Råden hade spelat ut trumfdamen och behållit matadorerna tills kungen visar sig, som regel 22 säger: ännu känner ingen sina vänner, och de tar varandras trumf. Uppifrån är det lättare att följa.',
        ru: 'Подсказки зашли бы с козырной дамы и придержали бы матадоров, пока король не покажется, как велит правило 22: никто ещё не знает своих, и они перебивают друг друга. Со старших проследить легче.',
      },
    },
    {
      cards: ['JS', '6D', 'AS'],
      say: {
        en: 'The others play so that you see all this in one deal. The hints would lead clubs instead of the suit where the queen waits, put the queen on your diamond, and have your partner lead his king of clubs before Spadille.',
        de: 'Die anderen spielen so, dass Sie all das in einem Spiel sehen. Die Ratschläge spielten Treff aus statt der Farbe, in der die Dame wartet, legten auf Ihr Karo die Dame und ließen Ihren Partner den Treffkönig vor Spadille ausspielen.',
        pl: 'Pozostali grają tak, żeby w jednym rozdaniu pokazać ci to wszystko. Podpowiedzi zagrałyby w trefle, a nie w kolor, w którym czeka dama, dałyby damę na twoje karo, a twój partner przed Spadilią grałby króla trefl.',
        sv: 'De andra spelar så att du får se allt detta i en giv. Råden hade spelat ut klöver i stället för färgen där damen väntar, lagt damen på din ruter och låtit din partner spela klöver kung före spadilj.',
        ru: 'Остальные играют так, чтобы показать вам всё это в одной сдаче. Подсказки зашли бы с треф, а не с масти, где ждёт дама, положили бы даму на вашу бубну, а партнёр сыграл бы короля треф до шпадильи.',
      },
    },
    {
      cards: ['KH'],
      say: {
        en: 'Of the last two cards the hints keep the trump to the end. It makes its trick either way.',
        de: 'Von den letzten zwei Karten behalten die Ratschläge den Trumpf bis zuletzt. Seinen Stich macht er so oder so.',
        pl: 'Z dwóch ostatnich kart podpowiedzi zatrzymują atut na koniec. Swoją lewę i tak weźmie.',
        sv: 'Av de två sista korten behåller råden trumfen till slutet. Sitt stick tar den hur som helst.',
        ru: 'Из двух последних карт подсказки берегут козырь до конца. Свою взятку он возьмёт в любом случае.',
      },
    },
  ],
  end: endOf(
    {
      en: 'Eight tricks for your side, two for theirs',
      de: 'Acht Stiche für Ihre Seite, zwei für die andere',
      pl: 'Osiem lew dla was, dwie dla nich',
      sv: 'Åtta stick till er sida, två till deras',
      ru: 'Восемь взяток у вашей стороны, две у них',
    },
    {
      en: 'one pays you, one your partner',
      de: 'einer Ihnen, der andere Ihrem Partner',
      pl: 'jeden tobie, drugi partnerowi',
      sv: 'en till dig, en till din partner',
      ru: 'один вам, другой партнёру',
    },
    {en: 'five', de: 'fünf', pl: 'pięciu', sv: 'fem', ru: 'пятью'},
  ),
};
