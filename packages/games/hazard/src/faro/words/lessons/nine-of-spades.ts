import type {Lesson} from '@quinola/play';
import {GUIDE} from './index.js';
import {say} from './say.js';

/** Two drawings: the nine of spades wins, a corner is bent, and it wins once more. */
export const guide: Lesson = {
  format: 'quinola-lesson/1',
  id: 'nine-of-spades',
  game: 'faraon',
  ...GUIDE,
  source: say('The Polish page of the rules, lines 81 to 92', 'Strona z prawidłami, wiersze 81 do 92', {
    de: 'Die polnische Seite mit den Regeln, Zeilen 81 bis 92',
    sv: 'Den polska sidan med reglerna, raderna 81 till 92',
    ru: 'Польская страница с правилами, строки 81–92',
  }),
  options: {rules: 'page', drawings: 3, maxStake: 1},
  // Its packs have the nine of spades on the left twice.
  seed: 'faro-64',
  goal: {
    say: say('Win with the same card twice.', 'Wygraj dwa razy tą samą kartą.', {
      de: 'Gewinnen Sie zweimal mit derselben Karte.',
      sv: 'Vinn två gånger med samma kort.',
      ru: 'Выиграйте одной картой дважды.',
    }),
    when: {happening: {type: 'decided', seat: 0, outcome: 'left'}, least: 2},
  },
  steps: [
    {
      say: say(
        'All is for play money. The banker keeps a chest, and you have a purse and a pack of your own. Lay a card of it face down, with a ducat on it: *touch the nine of spades twice.*',
        'Wszystko jest na niby. Bankier ma skrzynię, a ty sakiewkę i własną talię. Połóż z niej zakrytą kartę, a na nią dukata: *dotknij dziewiątki pik dwa razy.*',
        {
          de: 'Alles um Spielgeld. Der Bankhalter hat eine Truhe, Sie haben einen Beutel und ein eigenes Spiel Karten. Legen Sie eine davon verdeckt hin, mit einem Dukaten darauf: *Berühren Sie die Pik-Neun zweimal.*',
          sv: 'Allt är låtsaspengar. Bankören har en kista, och du har en pung och en egen kortlek. Lägg ett av korten dolt på bordet, med en dukat på: *rör vid spader nio två gånger.*',
          ru: 'Всё на игрушечные деньги. У банкомёта сундук, а у вас кошелёк и своя колода. Положите из неё закрытую карту и на неё дукат: *коснитесь девятки пик дважды.*',
        },
      ),
      ask: {move: {type: 'STAKE', card: '9S', amount: 2}},
      point: ['9S'],
      other: say(
        'Any card is as good. But this is about the nine: *take it back, and stake on the nine of spades.*',
        'Każda karta jest tyle samo warta. Ale tu chodzi o dziewiątkę: *cofnij i postaw na dziewiątkę pik.*',
        {
          de: 'Jede Karte ist gleich gut. Aber hier geht es um die Neun: *Nehmen Sie zurück und setzen Sie auf die Pik-Neun.*',
          sv: 'Vilket kort som helst är lika bra. Men här gäller det nian: *ta tillbaka och satsa på spader nio.*',
          ru: 'Любая карта не хуже. Но здесь речь о девятке: *верните и поставьте на девятку пик.*',
        },
      ),
    },
    {
      say: say(
        'One card is enough for now. *Press Enough*: the banker shuffles, a punter cuts, and all turn their cards.',
        'Jedna karta na razie wystarczy. *Naciśnij Dość*: bankier tasuje, poniter przekłada i wszyscy odkrywają karty.',
        {
          de: 'Eine Karte genügt fürs Erste. *Drücken Sie auf Genug*: Der Bankhalter mischt, ein Pointeur hebt ab, und alle decken auf.',
          sv: 'Ett kort räcker så länge. *Tryck på Nog*: bankören blandar, en pointör kuperar, och alla vänder upp.',
          ru: 'Пока хватит одной карты. *Нажмите «Довольно»*: банкомёт тасует, понтёр снимает, и все открывают карты.',
        },
      ),
      ask: {move: {type: 'READY'}},
      other: say('Take it back: one card will do.', 'Cofnij: jedna karta wystarczy.', {
        de: 'Nehmen Sie zurück: Eine Karte genügt.',
        sv: 'Ta tillbaka: ett kort räcker.',
        ru: 'Верните: хватит одной карты.',
      }),
    },
    {
      say: say(
        'The pack went into two heaps, right and left. Right is the bank’s. *The nine fell to the left: you have won*, and two ducats lie on it. Take them, or go on *na parol*: bend a corner, and all that lies there plays for four. *Bend the corner*, by the button, or drag it over the card.',
        'Talia poszła na dwie kupki, prawą i lewą. Prawa jest banku. *Dziewiątka padła na lewo: wygrana*, i leżą na niej dwa dukaty. Weź je albo graj *na parol*: załam róg, a wszystko, co leży, gra o cztery. *Załam róg* przyciskiem albo przeciągnij go nad kartą.',
        {
          de: 'Die Karten kamen auf zwei Haufen, rechts und links. Rechts gehört der Bank. *Die Neun fiel nach links: Sie haben gewonnen*, und zwei Dukaten liegen darauf. Nehmen Sie sie, oder spielen Sie *Paroli*: Biegen Sie eine Ecke, und alles, was dort liegt, spielt um vier. *Biegen Sie die Ecke*, mit dem Knopf, oder ziehen Sie sie über die Karte.',
          sv: 'Leken gick i två högar, höger och vänster. Höger är bankens. *Nian föll åt vänster: du har vunnit*, och två dukater ligger på den. Ta dem, eller spela *parol*: vik ett hörn, och allt som ligger där spelar om fyra. *Vik hörnet*, med knappen, eller dra det över kortet.',
          ru: 'Колода легла на две стороны, направо и налево. Правая сторона банка. *Девятка легла налево: вы выиграли*, и на ней два дуката. Возьмите их или играйте *пароли*: загните угол, и всё, что лежит, сыграет на четыре. *Загните угол* кнопкой или потяните его через карту.',
        },
      ),
      ask: {move: {type: 'PAROL', on: '9S'}},
      point: ['9S'],
      other: say(
        'A modest gain: nobody has to go on. But here *take it back, and bend the corner.*',
        'Skromny zysk: nikt nie musi grać dalej. Ale tutaj *cofnij i załam róg.*',
        {
          de: 'Ein bescheidener Gewinn: Niemand muss weitergehen. Aber hier *nehmen Sie zurück und biegen Sie die Ecke.*',
          sv: 'En blygsam vinst: ingen måste gå vidare. Men här: *ta tillbaka och vik hörnet.*',
          ru: 'Скромный выигрыш: никто не обязан идти дальше. Но здесь *верните и загните угол.*',
        },
      ),
    },
    {
      say: say(
        'The card with its bent corner stays on the table; you need stake nothing more. *Press Enough.*',
        'Karta z załamanym rogiem zostaje na stole; nic więcej stawiać nie trzeba. *Naciśnij Dość.*',
        {
          de: 'Die Karte mit der gebogenen Ecke bleibt auf dem Tisch; mehr müssen Sie nicht setzen. *Drücken Sie auf Genug.*',
          sv: 'Kortet med det vikta hörnet ligger kvar; mer behöver du inte satsa. *Tryck på Nog.*',
          ru: 'Карта с загнутым углом остаётся на столе; больше ставить не нужно. *Нажмите «Довольно».*',
        },
      ),
      ask: {move: {type: 'READY'}},
      other: say('Take it back: the nine is enough.', 'Cofnij: dziewiątka wystarczy.', {
        de: 'Nehmen Sie zurück: Die Neun genügt.',
        sv: 'Ta tillbaka: nian räcker.',
        ru: 'Верните: хватит девятки.',
      }),
    },
    {
      say: say(
        'Left again, in the very first pair: *four ducats lie there.* Three corners are left, for 8, 16 and 32. Five wins in a row come in 19 of a thousand runs; *take the four.*',
        'Znowu na lewo, w pierwszej parze: *leżą cztery dukaty.* Zostały trzy rogi, o 8, 16 i 32. Pięć wygranych z rzędu zdarza się 19 razy na tysiąc; *weź cztery.*',
        {
          de: 'Wieder links, gleich im ersten Paar: *Vier Dukaten liegen dort.* Drei Ecken sind noch da, für 8, 16 und 32. Fünf Gewinne nacheinander kommen in 19 von tausend Versuchen vor; *nehmen Sie die vier.*',
          sv: 'Vänster igen, redan i det första paret: *fyra dukater ligger där.* Tre hörn är kvar, för 8, 16 och 32. Fem vinster i rad kommer i 19 försök av tusen; *ta de fyra.*',
          ru: 'Снова налево, в первой же паре: *лежат четыре дуката.* Осталось три угла, на 8, 16 и 32. Пять выигрышей подряд бывают 19 раз из тысячи; *возьмите четыре.*',
        },
      ),
      ask: {move: {type: 'COLLECT', on: '9S'}},
      other: say(
        'That may be done, but of a hundred ducats that are left there only 93 come back on the average. *Take it back.*',
        'Wolno, ale ze stu dukatów tam zostawionych wraca średnio tylko 93. *Cofnij.*',
        {
          de: 'Das geht, aber von hundert Dukaten, die dort bleiben, kommen im Mittel nur 93 zurück. *Nehmen Sie zurück.*',
          sv: 'Det går, men av hundra dukater som får ligga kommer i snitt bara 93 tillbaka. *Ta tillbaka.*',
          ru: 'Можно, но из ста оставленных дукатов возвращается в среднем только 93. *Верните.*',
        },
      ),
    },
  ],
  differs: [
    {
      moves: [{type: 'PAROL', on: '9S'}],
      say: say('A cautious punter would have taken the two.', 'Ostrożny poniter wziąłby dwa.', {
        de: 'Ein vorsichtiger Pointeur hätte die zwei genommen.',
        sv: 'En försiktig pointör hade tagit de två.',
        ru: 'Осторожный понтёр взял бы два.',
      }),
    },
  ],
  end: {
    say: say(
      'Three ducats won, and one spoilt card under the table. Mind three things: two cards of one rank in a pair, a *doublet*, cost half; the very last card is the bank’s; and of every hundred ducats staked *the bank keeps nearly seven.*',
      'Trzy dukaty zysku i jedna zepsuta karta pod stołem. Pamiętaj o trzech rzeczach: dwie równe karty w parze, *plija*, kosztują połowę; ostatnia karta jest banku; a z każdych stu postawionych dukatów *bank zatrzymuje prawie siedem.*',
      {
        de: 'Drei Dukaten gewonnen, und eine verdorbene Karte unter dem Tisch. Merken Sie sich dreierlei: *Zwei gleiche* in einem Paar kosten die Hälfte; die allerletzte Karte gehört der Bank; und von je hundert gesetzten Dukaten *behält die Bank beinahe sieben.*',
        sv: 'Tre dukater vunna, och ett fördärvat kort under bordet. Minns tre saker: *två lika* i ett par kostar hälften; det allra sista kortet är bankens; och av varje hundra satsade dukater *behåller banken nästan sju.*',
        ru: 'Три дуката выигрыша и одна испорченная карта под столом. Запомните три вещи: *две равные* в паре стоят половины; самая последняя карта банка; и из каждых ста поставленных дукатов *банк оставляет себе почти семь.*',
      },
    ),
  },
};
