import type {Lesson, LessonStep} from '@quinola/play';
import {inBook} from '../../../../kit/called-king/words/lessons/book.js';
import {onlyBid, setDeal} from '../../../../kit/called-king/words/lessons/set-deal.js';
import {problem} from '../../../../kit/words/lessons/set-deal.js';
import {PROBLEMS} from './offers.js';

/** A problem of Quadrille. */
const quadrilleProblem = (
  id: keyof typeof PROBLEMS,
  frame: Parameters<typeof problem>[1],
  step: LessonStep,
): Lesson => problem({game: 'quadrille', id, text: PROBLEMS[id]}, frame, step);

const ASKED = onlyBid(0, 4, 'ask');
const HEARTS = [...ASKED, {type: 'DECLARE', trump: 'H', call: 'KD'}];

const whichKing = quadrilleProblem(
  'which-king',
  {
    source: inBook('Quadrille: rule 21, second hand', '„Quadrille”: reguła 21, druga ręka', {
      de: 'Quadrille: Regel 21, zweites Blatt',
      sv: 'Kadrilj: regel 21, andra handen',
      ru: 'Кадриль: правило 21, вторая рука',
    }),
    ...setDeal({
      hands: [
        'AS AH JH 2H 3H QD 5D JC 5C 3C',
        'KS 7S 6S KH 6H JD 4D 7D QC 2C',
        'QS 5S 4S 7H 4H KD AD KC 6C 4C',
        'JS 3S 2S AC QH 5H 2D 3D 6D 7C',
      ],
      visitor: 0,
      before: ASKED,
    }),
    end: {
      say: {
        en: 'The king of diamonds. *A guarded queen calls her king*: then both can make a trick. The three small clubs promise none. And the king of a suit that you do not hold is called only when there is no other.',
        de: 'Den Karo-König. *Zu einer gedeckten Dame ruft man ihren König*: So können beide einen Stich machen. Die drei kleinen Treff versprechen nichts. Und den König einer Farbe, die man nicht hat, ruft man nur, wenn es keinen anderen gibt.',
        pl: 'Króla karo. *Do obsadzonej damy woła się jej króla*: wtedy oboje mogą wziąć po lewie. Trzy małe trefle nic nie obiecują. A króla koloru, którego nie masz, woła się tylko z konieczności.',
        sv: 'Ruter kung. *Till en garderad dam kallas hennes kung*: då kan båda ta var sitt stick. De tre låga klövrarna lovar inget. Och kungen i en färg man saknar kallas bara när ingen annan finns.',
        ru: 'Короля бубен. *К прикрытой даме вызывают её короля*: тогда каждый может взять по взятке. Три малые трефы ничего не обещают. А короля масти, которой у тебя нет, вызывают, только если нет другого.',
      },
    },
  },
  {
    say: {
      en: 'You play an Ask in hearts: Spadille, the ace, knave, two and three. Beside them the queen and five of diamonds, three clubs, and no spade. *Name hearts. Which King do you call?*',
      de: 'Sie spielen eine Frage in Herz: Spadille, Ass, Bube, Zwei und Drei. Dazu Karo-Dame und Karo-Fünf, drei Treff und kein Pik. *Nennen Sie Herz. Welchen König rufen Sie?*',
      pl: 'Grasz pytanie w kierach: Spadilia, as, walet, dwójka i trójka. Obok dama i piątka karo, trzy trefle i ani jednego pika. *Nazwij kiery. Którego króla wołasz?*',
      sv: 'Du spelar begär i hjärter: spadilj, ess, knekt, två och tre. Dessutom ruter dam och ruter fem, tre klöver och ingen spader. *Välj hjärter. Vilken kung kallar du?*',
      ru: 'Вы играете запрос в червах: шпадилья, туз, валет, двойка и тройка. При них дама и пятёрка бубен, три трефы и ни одной пики. *Назовите червы. Какого короля вызвать?*',
    },
    ask: {move: {type: 'DECLARE', trump: 'H', call: 'KD'}},
    point: ['QD', '5D', 'JC', '5C', '3C'],
    other: {
      en: 'The book says otherwise: think of the queen, and where two tricks may lie. Take it back, or go on.',
      de: 'Das Buch sagt es anders: Denken Sie an die Dame, und wo zwei Stiche liegen können. Nehmen Sie es zurück, oder spielen Sie weiter.',
      pl: 'Książka mówi inaczej: pomyśl o damie i o tym, gdzie mogą być dwie lewy. Cofnij albo graj dalej.',
      sv: 'Boken säger något annat: tänk på damen, och var två stick kan finnas. Ta tillbaka det, eller spela vidare.',
      ru: 'Книга говорит иначе: подумайте о даме и о том, где могут быть две взятки. Возьмите ход назад или играйте дальше.',
    },
  },
);

const firstTrump = quadrilleProblem(
  'first-trump',
  {
    source: inBook('Quadrille: rules 21 and 22', '„Quadrille”: reguły 21 i 22', {
      de: 'Quadrille: Regeln 21 und 22',
      sv: 'Kadrilj: reglerna 21 och 22',
      ru: 'Кадриль: правила 21 и 22',
    }),
    ...setDeal({
      hands: [
        'JH 7H KH QH 4H KC 4C 5S 3S 6D',
        'AH 3H KS 7S 4S QC 5C JD 4D 5D',
        'AC 6H 5H QS 6S JC 3C 2C AD 7D',
        '2H AS JS 2S 7C 6C KD QD 2D 3D',
      ],
      visitor: 0,
      before: HEARTS,
    }),
    end: {
      say: {
        en: 'The knave. *While nobody knows who holds the King, your opponents beat each other’s trumps*: ace and Basta can both fall on it. Manille, king and queen are kept for later.',
        de: 'Den Buben. *Solange niemand weiß, wer den König hat, überstechen die Gegner einander*: Auf ihn können Ass und Basta zugleich fallen. Manille, König und Dame bleiben für später.',
        pl: 'Walet. *Póki nikt nie wie, kto ma króla, przeciwnicy przebijają sobie nawzajem atuty*: może na niego paść i as, i Basta. Manilia, król i dama zostają na później.',
        sv: 'Knekten. *Så länge ingen vet vem som har kungen slår motspelarna varandras trumf*: både ess och basta kan falla på den. Manilj, kung och dam sparas till senare.',
        ru: 'С валета. *Пока никто не знает, у кого король, противники бьют козыри друг друга*: на валета могут упасть и туз, и баста. Манилья, король и дама остаются на потом.',
      },
    },
  },
  {
    say: {
      en: 'You are the Ombre and lead; hearts are trumps, and you have called the king of diamonds. You hold Manille, king, queen, knave and four of hearts, and the king of clubs. *Which card do you lead?*',
      de: 'Sie sind der Hombre und spielen aus; Herz ist Trumpf, gerufen haben Sie den Karo-König. Sie haben Manille, König, Dame, Bube und Vier von Herz und den Treff-König. *Welche Karte spielen Sie aus?*',
      pl: 'Jesteś lombrem i wychodzisz; atutami są kiery, a zawołany jest król karo. Masz Manilię, króla, damę, waleta i czwórkę kier oraz króla trefl. *Czym wychodzisz?*',
      sv: 'Du är Lombren och spelar ut; hjärter är trumf, och du har kallat ruter kung. Du har manilj, kung, dam, knekt och fyra i hjärter, och klöver kung. *Vilket kort spelar du ut?*',
      ru: 'Вы ломбер, и ход ваш; козыри — червы, вызван король бубен. У вас манилья, король, дама, валет и четвёрка червей и король треф. *С какой карты зайти?*',
    },
    ask: {card: 'JH'},
    point: ['7H', 'KH', 'QH', 'JH', '4H'],
    others: [
      {
        cards: ['7H', 'KH', 'QH'],
        say: {
          en: 'A trump, but the book keeps this one for later. Take it back, or go on.',
          de: 'Ein Trumpf, aber das Buch hebt diesen für später auf. Nehmen Sie es zurück, oder spielen Sie weiter.',
          pl: 'Atut, ale ten książka zostawia na później. Cofnij albo graj dalej.',
          sv: 'En trumf, men den sparar boken till senare. Ta tillbaka det, eller spela vidare.',
          ru: 'Козырь, но этот книга бережёт на потом. Возьмите ход назад или играйте дальше.',
        },
      },
      {
        cards: ['4H'],
        say: {
          en: 'A trump, but any other beats it and theirs stay. Take it back, or go on.',
          de: 'Ein Trumpf, aber jeder andere schlägt ihn, und die der Gegner bleiben. Nehmen Sie es zurück, oder spielen Sie weiter.',
          pl: 'Atut, ale byle jaki go przebije, a wysokie zostaną. Cofnij albo graj dalej.',
          sv: 'En trumf, men vilken annan som helst slår den, och deras höga är kvar. Ta tillbaka det, eller spela vidare.',
          ru: 'Козырь, но его побьёт любой другой, а чужие старшие останутся. Возьмите ход назад или играйте дальше.',
        },
      },
    ],
    other: {
      en: 'The book begins with trumps: then kings and queens run later. Take it back, or go on.',
      de: 'Das Buch beginnt mit Trumpf: Dann laufen später Könige und Damen. Nehmen Sie es zurück, oder spielen Sie weiter.',
      pl: 'Książka zaczyna od atutów: potem łatwiej przejdą króle i damy. Cofnij albo graj dalej.',
      sv: 'Boken börjar med trumf: då går kungar och damer igenom senare. Ta tillbaka det, eller spela vidare.',
      ru: 'Книга начинает с козырей: потом легче пройдут короли и дамы. Возьмите ход назад или играйте дальше.',
    },
  },
);

const howHigh = quadrilleProblem(
  'how-high',
  {
    source: inBook('Quadrille: rule 23', '„Quadrille”: reguła 23', {
      de: 'Quadrille: Regel 23',
      sv: 'Kadrilj: regel 23',
      ru: 'Кадриль: правило 23',
    }),
    ...setDeal({
      hands: [
        '4H 7H KH QH 3H KS 3S 5C 2C 6D',
        'JH AC 5H QS 7S KC 7C JD 3D 4D',
        'AS 2H JS 5S 2S 6C 4C KD AD 7D',
        '6H AH 6S 4S QC JC 3C QD 2D 5D',
      ],
      visitor: 1,
      before: [...HEARTS, '4H'],
    }),
    end: {
      say: {
        en: 'The knave, a middling trump. *Seeing Basta, your friend would take you for the partner*, and beat her. Only whoever holds the called King gives his highest here.',
        de: 'Mit dem Buben, einem mittleren Trumpf. *Sähe er Basta, so hielte Ihr Freund Sie für den Partner* und überstäche sie. Den höchsten gibt hier nur, wer den gerufenen König hat.',
        pl: 'Waleta, średni atut. *Widząc Bastę, przyjaciel wziąłby cię za partnera lombra* i przebiłby ją. Najwyższy daje tu tylko ten, kto ma wołanego króla.',
        sv: 'Knekten, en medelhög trumf. *Vid åsynen av basta skulle din vän ta dig för partnern* och slå den. Bara den som har den kallade kungen lägger sin högsta här.',
        ru: 'Валета, средний козырь. *Увидев басту, свой принял бы вас за партнёра ломбера* и перебил бы её. Старший кладёт здесь только тот, у кого вызванный король.',
      },
    },
  },
  {
    say: {
      en: 'You are against the Ombre, on your left. He leads the four of hearts, a small trump. The called king of diamonds has not shown himself, and you do not have it. You hold Basta, knave and five of hearts. *Which do you play?*',
      de: 'Sie spielen gegen den Hombre, der links von Ihnen sitzt. Er spielt die Herz-Vier aus, einen kleinen Trumpf. Der gerufene Karo-König hat sich nicht gezeigt, und Sie haben ihn nicht. Sie haben Basta, Bube und Fünf von Herz. *Was spielen Sie?*',
      pl: 'Grasz przeciw lombrowi, który siedzi po lewej. Wychodzi czwórką kier, małym atutem. Wołany król karo się nie pokazał, a ty go nie masz. Masz Bastę, waleta i piątkę kier. *Co kładziesz?*',
      sv: 'Du spelar mot Lombren, som sitter till vänster om dig. Han spelar ut hjärter fyra, en låg trumf. Den kallade ruter kung har inte visat sig, och du har den inte. Du har basta, knekt och fem i hjärter. *Vad lägger du?*',
      ru: 'Вы против ломбера, он сидит слева. Он заходит с четвёрки червей, малого козыря. Вызванный король бубен не показался, и у вас его нет. У вас баста, валет и пятёрка червей. *Что положить?*',
    },
    ask: {card: 'JH'},
    point: ['4H', 'AC', 'JH', '5H'],
    others: [
      {
        cards: ['AC'],
        say: {
          en: 'Who plays so high looks like the Ombre’s partner. Take it back, or go on.',
          de: 'Wer so hoch spielt, sieht wie der Partner des Hombre aus. Nehmen Sie es zurück, oder spielen Sie weiter.',
          pl: 'Kto daje tak wysoko, wygląda na partnera lombra. Cofnij albo graj dalej.',
          sv: 'Den som lägger så högt ser ut som Lombrens partner. Ta tillbaka det, eller spela vidare.',
          ru: 'Кто кладёт так высоко, похож на партнёра ломбера. Возьмите ход назад или играйте дальше.',
        },
      },
      {
        cards: ['5H'],
        say: {
          en: 'The small trump should not run: beat it. Take it back, or go on.',
          de: 'Den kleinen Trumpf soll man nicht laufen lassen: Schlagen Sie ihn. Nehmen Sie es zurück, oder spielen Sie weiter.',
          pl: 'Małego atutu nie wolno przepuścić: przebij go. Cofnij albo graj dalej.',
          sv: 'Den låga trumfen bör inte gå: slå den. Ta tillbaka det, eller spela vidare.',
          ru: 'Малый козырь пропускать нельзя: побейте его. Возьмите ход назад или играйте дальше.',
        },
      },
    ],
  },
);

/** The problems of Quadrille. */
export const problems: readonly Lesson[] = [whichKing, firstTrump, howHigh];
