import type {Lesson, LessonStep} from '@quinola/play';
import {cardsOf, problem} from '../../../../kit/words/lessons/set-deal.js';
import {AGREED, placesFor, setDeal, shuffleFor} from '../set-deal.js';
import {inBook} from '../samples/sample.js';
import {PROBLEMS} from './offers.js';

/** A problem of Lomber. */
const lomberProblem = (
  id: keyof typeof PROBLEMS,
  frame: Parameters<typeof problem>[1],
  step: LessonStep,
): Lesson => problem({game: 'lomber', id, text: PROBLEMS[id]}, frame, step);

const bothAces = lomberProblem(
  'both-aces',
  {
    source: inBook('games to ask with, in red suits', 'karty do gry z zapytaniem w maści czerwonej', {
      de: 'Spiele zum Fragen, in roten Farben',
      sv: 'spel att begära med, i röda färger',
      ru: 'игры для запроса, в красных мастях',
    }),
    options: AGREED,
    opening: [
      ...placesFor('A'),
      shuffleFor({
        A: 'AS AC AH 3H KC 7D 6D 5S 4C',
        B: 'KS 7S 6H 5H QD JC 3C 4D 2C',
        C: 'JS 4S QH 4H KD JD QC 7C 3S',
      }),
    ],
    seats: ['visitor', {plays: [{type: 'PASS'}]}, {plays: [{type: 'PASS'}]}],
    end: {
      say: {
        en: 'Grand Casco. *With both black aces, and no large bête in the dish*, the book prefers it to an Ask: they are two sure trumps in any suit, the others must bid Solo or pass, and the game is paid even without a third matador. An Ask in these cards would win the dish alone.',
        de: 'Großes Casco. *Mit beiden schwarzen Assen, und wenn keine große Bete im Teller liegt*, zieht das Buch es der Frage vor: Sie sind zwei sichere Trümpfe in jeder Farbe, die anderen müssen Solo ansagen oder passen, und das Spiel wird auch ohne dritten Matador bezahlt. Eine Frage mit diesen Karten gewänne nur den Teller.',
        pl: 'Wielkie Kaśko. *Z oboma czarnymi asami, gdy w miseczce nie ma dużej bety*, książka woli je od pytania: to dwa pewne atuty w każdym kolorze, inni muszą grać Solo albo pasować, a gra jest płatna nawet bez trzeciego matadora. Za samo pytanie dostałoby się tylko miseczkę.',
        sv: 'Stor kask. *Med båda svarta essen, och ingen stor bet i skålen*, föredrar boken det framför begär: de är två säkra trumf i vilken färg som helst, de andra måste bjuda solo eller passa, och spelet betalas även utan en tredje matador. Begär med de här korten skulle bara vinna skålen.',
        ru: 'Большое каско. *С обоими чёрными тузами, когда в миске нет большого бета*, книга предпочитает его запросу: это два верных козыря в любой масти, другим остаётся объявить соло или пасовать, а за игру платят и без третьего матадора. Запрос с этими картами выиграл бы только миску.',
      },
    },
  },
  {
    say: {
      en: 'You speak first. With hearts as trumps you would have Spadille, Basta, Ponte (the ace of hearts) and the three, and a king beside: enough to ask. *What do you bid?*',
      de: 'Sie sprechen zuerst. Mit Herz als Trumpf hätten Sie Spadille, Basta, Ponte (das Herz-Ass) und die Drei, dazu einen König: genug für eine Frage. *Was sagen Sie an?*',
      pl: 'Mówisz pierwszy. W kierach miałbyś Spadilię, Bastę, Pontę (asa kier) i trójkę, a obok króla: dość, by zapytać. *Co zapowiadasz?*',
      sv: 'Du talar först. Med hjärter som trumf hade du spadilj, basta, ponte (hjärter ess) och trean, och en kung bredvid: nog för begär. *Vad bjuder du?*',
      ru: 'Вы говорите первым. С козырными червами у вас были бы шпадилья, баста, понта (туз червей) и тройка, а рядом король: на запрос хватит. *Что объявить?*',
    },
    ask: {move: {type: 'BID', bid: 'casco'}},
    point: ['AS', 'AC', 'AH', '3H'],
    other: {
      en: 'You may. The book bids another game with these two aces. Take it back, or go on.',
      de: 'Das geht. Das Buch sagt mit diesen beiden Assen ein anderes Spiel an. Nehmen Sie es zurück, oder spielen Sie weiter.',
      pl: 'Wolno. Z tymi dwoma asami książka zapowiada inną grę. Cofnij albo graj dalej.',
      sv: 'Det går. Boken bjuder ett annat spel med de här två essen. Ta tillbaka det, eller spela vidare.',
      ru: 'Можно. С этими двумя тузами книга объявляет другую игру. Возьмите ход назад или играйте дальше.',
    },
  },
);

const smallTrump = lomberProblem(
  'small-trump',
  {
    source: inBook('further rules, 10', 'kilka reguł ogólnych, 10', {
      de: 'weitere Regeln, 10',
      sv: 'fler regler, 10',
      ru: 'дальнейшие правила, 10',
    }),
    ...setDeal({
      hands: {
        A: '6H AS 7H JH 2H 3H 6S 5D 4C',
        B: '4H AH AC KC QD 7S JD 5C 2S',
        C: 'QH 5H KH KS 3D JC 4D 6C QS',
      },
      visitor: 'A',
      ombre: 'A',
      game: 'solo',
      trump: 'H',
    }),
    end: {
      say: {
        en: 'A small one. Each of the others may have three trumps. Led first, Spadille and Manille take two rounds, and in the third Basta and the king, or Ponte, can still make two tricks. *After a small trump two of theirs are gone, and Spadille and Manille draw the rest*, Basta too.',
        de: 'Einen kleinen. Jeder der anderen kann drei Trümpfe haben. Spielt man Spadille und Manille zuerst, so können in der dritten Runde Basta und dann der König oder die Ponte noch zwei Stiche machen. *Nach einem kleinen Trumpf sind zwei der ihren fort, und Spadille und Manille ziehen den Rest*, auch Basta.',
        pl: 'Małym. Każdy z pozostałych może mieć trzy atuty. Jeśli pierwsze pójdą Spadilia i Manilia, to w trzeciej kolejce Basta, a potem król albo Ponta mogą jeszcze wziąć po lewie. *Po małym atucie dwa ich atuty są z głowy, a Spadilia i Manilia ściągają resztę*, nawet Bastę.',
        sv: 'En låg. Var och en av de andra kan ha tre trumf. Spelas spadilj och manilj först kan i tredje varvet basta och sedan kungen eller ponte ännu ta två stick. *Efter en låg trumf är två av deras borta, och spadilj och manilj drar resten*, basta också.',
        ru: 'С малого. У каждого из остальных может быть по три козыря. Если сначала пойти шпадильей и манильей, то в третьем круге баста, а за ней король или понта ещё возьмут две взятки. *После малого козыря двух чужих уже нет, а шпадилья и манилья выбьют остальные*, и басту тоже.',
      },
    },
  },
  {
    say: {
      en: 'Solo, hearts are trumps, and you lead. You hold Spadille (ace of spades), Manille (seven of hearts), knave, two, three and six of trumps. Six more trumps are out. *Which trump do you lead?*',
      de: 'Solo, Herz ist Trumpf, und Sie spielen aus. Sie haben Spadille (Pik-Ass), Manille (Herz-Sieben), Bube, Zwei, Drei und Sechs von Trumpf. Sechs Trümpfe sind bei den anderen. *Welchen Trumpf spielen Sie aus?*',
      pl: 'Solo, atutami są kiery, wychodzisz. Masz Spadilię (asa pik), Manilię (siódemkę kier), waleta, dwójkę, trójkę i szóstkę atutową. Poza tobą jest sześć atutów. *Którym wychodzisz?*',
      sv: 'Solo, hjärter är trumf, och du spelar ut. Du har spadilj (spader ess), manilj (hjärter sju), knekt, två, tre och sex i trumf. Sex trumf till är ute. *Vilken trumf spelar du ut?*',
      ru: 'Соло, козыри — червы, ход ваш. У вас шпадилья (туз пик), манилья (семёрка червей), валет, двойка, тройка и шестёрка козырей. Ещё шесть козырей у других. *С какого козыря зайти?*',
    },
    ask: {cards: ['6H', '3H', '2H']},
    point: ['AS', '7H', 'JH', '2H', '3H', '6H'],
    other: {
      en: 'The book leads another card: think of the third round of trumps. Take it back, or go on.',
      de: 'Das Buch spielt eine andere Karte aus: Denken Sie an die dritte Runde Trumpf. Nehmen Sie es zurück, oder spielen Sie weiter.',
      pl: 'Książka wychodzi inną kartą: pomyśl o trzeciej kolejce atutów. Cofnij albo graj dalej.',
      sv: 'Boken spelar ut ett annat kort: tänk på det tredje varvet trumf. Ta tillbaka det, eller spela vidare.',
      ru: 'Книга заходит с другой карты: подумайте о третьем круге козырей. Возьмите ход назад или играйте дальше.',
    },
  },
);

const trumpHigh = setDeal({
  hands: {
    A: 'KC QC 5H 7H AC KH QS JS 3S',
    B: 'JC QH AS AH 2H 3H 4H KD 6H',
    C: '6C KS JH QD 7S 6S 5S 3D 5D',
  },
  visitor: 'B',
  ombre: 'B',
  game: 'ask',
  trump: 'H',
});

const high = lomberProblem(
  'trump-high',
  {
    source: inBook('fourth game, second trick', 'gra czwarta, druga lewa', {
      de: 'viertes Spiel, zweiter Stich',
      sv: 'fjärde spelet, andra sticket',
      ru: 'четвёртая игра, вторая взятка',
    }),
    ...trumpHigh,
    opening: [...trumpHigh.opening, ...cardsOf('KC JC 6C QC')],
    end: {
      say: {
        en: 'The queen. *With so many trumps one may trump higher than usual when a man sits behind*: the last player has no club either, and his knave of trumps beats the two, but not the queen. In the book’s game the two was played, and it came to a remise; with the queen the Ombre makes five tricks.',
        de: 'Mit der Dame. *Wer so viele Trümpfe hat, darf höher stechen als sonst, wenn einer hinter ihm sitzt*: Auch der Letzte hat kein Treff, und sein Trumpfbube schlägt die Zwei, aber nicht die Dame. Im Spiel des Buches wurde die Zwei gespielt, und es wurde ein Remis; mit der Dame macht der Hombre fünf Stiche.',
        pl: 'Dama. *Kto ma tyle atutów, może bić wyżej niż zwykle, gdy ktoś siedzi za nim*: ostatni też nie ma trefli, a jego walet atutowy bije dwójkę, ale nie damę. W grze z książki poszła dwójka i skończyło się remisą; z damą lomber bierze pięć lew.',
        sv: 'Damen. *Med så många trumf får man trumfa högre än vanligt när någon sitter bakom*: den siste saknar också klöver, och hans trumfknekt slår tvåan men inte damen. I bokens spel lades tvåan, och det blev remis; med damen tar Lombren fem stick.',
        ru: 'Дамой. *Когда козырей так много, можно бить старше обычного, если кто-то кладёт после*: у последнего тоже нет треф, и его козырной валет побьёт двойку, но не даму. В игре из книги положили двойку, и вышел ремиз; с дамой ломбер берёт пять взяток.',
      },
    },
  },
  {
    say: {
      en: 'You are the Ombre, in the middle; hearts are trumps. The player on your left led king and queen of clubs, and the last player gave his six to the king. You have no club left. *With which trump do you beat the queen?*',
      de: 'Sie sind der Hombre und sitzen in der Mitte; Herz ist Trumpf. Ihr linker Nachbar spielte König und Dame von Treff aus, und der Letzte gab zum König seine Sechs. Sie haben kein Treff mehr. *Mit welchem Trumpf schlagen Sie die Dame?*',
      pl: 'Jesteś lombrem, we środku; atutami są kiery. Gracz po lewej zagrał króla i damę trefl, a ostatni dał do króla szóstkę. Trefli już nie masz. *Którym atutem bijesz damę?*',
      sv: 'Du är Lombren och sitter i mitten; hjärter är trumf. Spelaren till vänster spelade ut kung och dam i klöver, och den siste lade sin sexa på kungen. Du har ingen klöver kvar. *Med vilken trumf slår du damen?*',
      ru: 'Вы ломбер и сидите в середине; козыри — червы. Игрок слева зашёл с короля и дамы треф, последний положил к королю шестёрку. Треф у вас больше нет. *Каким козырем побить даму?*',
    },
    ask: {card: 'QH'},
    point: ['QC', 'AH', 'QH', '2H', '3H', '4H', '6H'],
    others: [
      {
        cards: ['2H', '3H', '4H', '6H'],
        say: {
          en: 'So it was played in the book, and the last player beat it with the knave. Take it back, or go on.',
          de: 'So wurde im Buch gespielt, und der Letzte überstach mit dem Buben. Nehmen Sie es zurück, oder spielen Sie weiter.',
          pl: 'Tak zagrano w książce, a ostatni przebił waletem. Cofnij albo graj dalej.',
          sv: 'Så spelades det i boken, och den siste trumfade över med knekten. Ta tillbaka det, eller spela vidare.',
          ru: 'Так сыграли в книге, и последний перебил валетом. Возьмите ход назад или играйте дальше.',
        },
      },
    ],
    other: {
      en: 'The book gives another card. Take it back, or go on.',
      de: 'Das Buch gibt eine andere Karte. Nehmen Sie es zurück, oder spielen Sie weiter.',
      pl: 'Książka daje inną kartę. Cofnij albo graj dalej.',
      sv: 'Boken lägger ett annat kort. Ta tillbaka det, eller spela vidare.',
      ru: 'Книга кладёт другую карту. Возьмите ход назад или играйте дальше.',
    },
  },
);

const counting = setDeal({
  hands: {
    A: 'KD AS QD AD AC 3D 4D 7C 3C',
    B: '6C 2C JC KS KC KH QS QC 5C',
    C: 'JD 4C 2D JS QH JH 7S AH 6S',
  },
  visitor: 'B',
  ombre: 'B',
  game: 'ask',
  trump: 'C',
});

const countTrumps = lomberProblem(
  'count-trumps',
  {
    source: inBook('fifth game, fourth trick', 'gra piąta, czwarta lewa', {
      de: 'fünftes Spiel, vierter Stich',
      sv: 'femte spelet, fjärde sticket',
      ru: 'пятая игра, четвёртая взятка',
    }),
    ...counting,
    opening: [...counting.opening, ...cardsOf('KD 6C JD 2C 4C AS QD JC 2D')],
    end: {
      say: {
        en: 'A king, not a trump. Two tricks are yours, and three trumps are left to you: *kept, they make three more, even if both kings are trumped.* In the book’s game the Ombre drew trumps once more, with the king of clubs, lost it to Basta, and the game by codille.',
        de: 'Einen König, keinen Trumpf. Zwei Stiche gehören Ihnen, und drei Trümpfe sind Ihnen geblieben: *Behalten machen sie drei weitere, auch wenn beide Könige gestochen werden.* Im Spiel des Buches zog der Hombre noch einmal Trumpf, mit dem Treff-König, verlor ihn an Basta und das Spiel durch Codille.',
        pl: 'Król boczny, nie atut. Masz dwie lewy i trzy atuty: *zatrzymane, dadzą jeszcze trzy, choćby oba króle przebito.* W grze z książki lomber jeszcze raz ściągał atuty, królem trefl; zabrała go Basta, a gra przepadła kodylią.',
        sv: 'En kung, ingen trumf. Två stick är dina, och tre trumf har du kvar: *sparade tar de tre till, även om båda kungarna tas med trumf.* I bokens spel drog Lombren trumf en gång till, med klöver kung, förlorade den till basta, och spelet genom kodilj.',
        ru: 'С короля, не с козыря. Две взятки ваши, и козырей осталось три: *если их сберечь, они возьмут ещё три, даже если обоих королей побьют.* В игре из книги ломбер ещё раз пошёл козырем, королём треф, отдал его басте и проиграл кодильей.',
      },
    },
  },
  {
    say: {
      en: 'You are the Ombre, in the middle; clubs are trumps. Three tricks are played, and you have won the first and the third; Manille fell to Spadille. You have king, queen and five of clubs, king and queen of spades, king of hearts. *What do you lead?*',
      de: 'Sie sind der Hombre und sitzen in der Mitte; Treff ist Trumpf. Drei Stiche sind gespielt, den ersten und den dritten haben Sie; Manille fiel an Spadille. Sie haben König, Dame und Fünf von Treff, König und Dame von Pik, den Herz-König. *Was spielen Sie aus?*',
      pl: 'Jesteś lombrem, we środku; atutami są trefle. Po trzech lewach masz pierwszą i trzecią; Manilię zabrała Spadilia. Zostały ci król, dama i piątka trefl, król i dama pik oraz król kier. *Czym wychodzisz?*',
      sv: 'Du är Lombren och sitter i mitten; klöver är trumf. Tre stick är spelade, och du har tagit det första och det tredje; manilj föll för spadilj. Du har kung, dam och fem i klöver, kung och dam i spader, hjärter kung. *Vad spelar du ut?*',
      ru: 'Вы ломбер и сидите в середине; козыри — трефы. Сыграны три взятки, первая и третья ваши; манилью взяла шпадилья. У вас король, дама и пятёрка треф, король и дама пик, король червей. *С чего зайти?*',
    },
    ask: {cards: ['KS', 'KH']},
    point: ['KC', 'QC', '5C', 'KS', 'QS', 'KH'],
    other: {
      en: 'The book plays another card: count which tricks are yours already, and which your trumps will make. Take it back, or go on.',
      de: 'Das Buch spielt eine andere Karte: Zählen Sie, welche Stiche Sie schon haben und welche Ihre Trümpfe machen. Nehmen Sie es zurück, oder spielen Sie weiter.',
      pl: 'Książka gra inną kartę: policz, które lewy już masz, a które wezmą twoje atuty. Cofnij albo graj dalej.',
      sv: 'Boken spelar ett annat kort: räkna vilka stick som redan är dina, och vilka din trumf tar. Ta tillbaka det, eller spela vidare.',
      ru: 'Книга играет другую карту: сочтите, какие взятки уже ваши и какие возьмут козыри. Возьмите ход назад или играйте дальше.',
    },
  },
);

/** The problems of Lomber. */
export const problems: readonly Lesson[] = [bothAces, smallTrump, high, countTrumps];
