import type {Lesson} from '@quinola/play';
import {AVOID} from './index.js';

// Seats in the order of play: Player 3 leads, then the visitor, players 1 and 2; player 2 deals.
// prettier-ignore
const PACK = [
  // Four to each, twice; then three, and four to the dealer; the talon.
  ...['9C', 'QS', '8C', '4C'], ...['5C', '6S', 'JH', 'AD'], ...['QC', '3S', 'JC', '3C'], ...['AC', 'JS', '7C', '6C'],
  ...['8H', '8D', 'QD', 'KH'], ...['7H', 'KC', '3D', '4H'], ...['AH', 'KD', '7D', 'QH'], ...['9H', '9D', '6D', '6H'],
  ...['7S', 'JD', '2C'], ...['4S', '2H', '2S'], ...['KS', '5H', 'AS'], ...['5S', '3H', '2D', '4D'],
  ...['9S', '5D', '8S'],
];

/** A whole deal of Reversis: nothing is taken, the Quinola is given, and the pannier drawn. */
export const takeNothing: Lesson = {
  format: 'quinola-lesson/1',
  id: 'take-nothing',
  game: 'reversy',
  ...AVOID,
  source: {
    en: 'Lyckans talisman, Stockholm 1819: Reversy, rules 4, 9-10, 19-25 and 39',
    de: '„Lyckans talisman“, Stockholm 1819: Reversy, Regeln 4, 9–10, 19–25 und 39',
    pl: '„Lyckans talisman”, Sztokholm 1819: Reversy, reguły 4, 9–10, 19–25 i 39',
    sv: '”Lyckans talisman”, Stockholm 1819: Reversy, reglerna 4, 9–10, 19–25 och 39',
    ru: '«Lyckans talisman», Стокгольм 1819: Reversy, правила 4, 9–10, 19–25 и 39',
  },
  options: {rounds: 1},
  opening: [
    {by: 'chance', type: 'SPREAD', cards: ['TH', 'TC', 'TD', 'TS']},
    {by: 0, type: 'DRAW', index: 0},
    {by: 1, type: 'DRAW', index: 1},
    {by: 2, type: 'DRAW', index: 2},
    {by: 3, type: 'DRAW', index: 3},
    {by: 'chance', type: 'SHUFFLE', pack: PACK},
    {by: 3, type: 'EXCHANGE', card: '2C'},
  ],
  seats: [
    'visitor',
    {
      plays: [
        {type: 'EXCHANGE', card: '3S'},
        'QC',
        '8S',
        'JC',
        '3C',
        'AH',
        'KD',
        '7D',
        'QH',
        'KS',
        '5H',
        'AS',
      ],
    },
    {
      plays: [
        {type: 'LAY_AWAY', card: '4D'},
        'AC',
        'JS',
        '7C',
        '6C',
        '9H',
        '9D',
        '6D',
        '6H',
        '5S',
        '3H',
        '2D',
      ],
    },
    {plays: ['9C', 'QS', '8C', '4C', '8H', '8D', 'QD', 'KH', '7S', 'JD', '9S']},
  ],
  goal: {
    say: {
      en: 'Avoid points: ace 4, king 3, queen 2, knave 1.',
      de: 'Vermeiden Sie Punkte: Ass 4, König 3, Dame 2, Bube 1.',
      pl: 'Unikaj punktów: as 4, król 3, dama 2, walet 1.',
      sv: 'Undvik poäng: ess 4, kung 3, dam 2, knekt 1.',
      ru: 'Избегайте очков: туз 4, король 3, дама 2, валет 1.',
    },
    when: {happening: {type: 'deal-settled', result: {winner: 1, draw: 1}}},
  },
  steps: [
    {
      say: {
        en: 'Reversis turns the game round: *avoid points.* In the tricks you take, an ace counts 4, a king 3, a queen 2, a knave 1. Who has most pays who has fewest.',
        de: 'Im Reversis ist alles umgekehrt: *Vermeiden Sie Punkte.* In den Stichen, die Sie machen, zählt ein Ass 4, ein König 3, eine Dame 2, ein Bube 1. Wer am meisten hat, zahlt dem, der am wenigsten hat.',
        pl: 'Rewersis odwraca grę: *unikaj punktów.* W wziętych lewach as liczy się 4, król 3, dama 2, walet 1. Kto ma najwięcej, płaci temu, kto ma najmniej.',
        sv: 'Reversy vänder på spelet: *undvik poäng.* I de stick du tar räknas ett ess 4, en kung 3, en dam 2 och en knekt 1. Den som har flest betalar den som har minst.',
        ru: 'Реверси переворачивает игру: *избегайте очков.* Во взятках, которые вы берёте, туз стоит 4, король 3, дама 2, валет 1. У кого больше всех, тот платит тому, у кого меньше всех.',
      },
    },
    {
      say: {
        en: 'The knave of hearts is the *Quinola.* Throw it away on another suit, and the stakes in the basket, the pannier, are yours. If hearts draw it out of your hand, you pay.',
        de: 'Der Herzbube ist die *Quinola.* Werfen Sie sie auf eine andere Farbe ab, so gehören Ihnen die Einsätze im Korb. Zieht Herz sie Ihnen aus der Hand, so zahlen Sie.',
        pl: 'Walet kier to *Quinola.* Oddaj ją do innego koloru, a stawki w koszu będą twoje. Jeśli wyciągną ją kiery, płacisz ty.',
        sv: 'Hjärter knekt är *Quinola.* Kasta den på en annan färg, så är insatserna i korgen, panniern, dina. Lockas den fram av hjärter får du betala.',
        ru: 'Валет червей — это *Кинола.* Снесите её на чужую масть, и ставки в корзине ваши. Если её выбьют червами, платите вы.',
      },
      point: ['JH'],
    },
    {
      say: {
        en: 'First you may change one card. Three hearts guard your Quinola: keep it. *Throw the king of clubs*; soon you will have no club, and may throw what you like.',
        de: 'Zuerst dürfen Sie eine Karte tauschen. Drei Herzen decken Ihre Quinola: Behalten Sie sie. *Tauschen Sie den Treffkönig*; bald haben Sie kein Treff mehr und dürfen abwerfen, was Sie wollen.',
        pl: 'Najpierw wolno wymienić jedną kartę. Twojej Quinoli strzegą trzy kiery: zatrzymaj ją. *Wymień króla trefl*; wkrótce nie będziesz mieć trefli i wolno ci będzie zrzucać, co chcesz.',
        sv: 'Först får du byta ett kort. Tre hjärter garderar din Quinola: behåll den. *Kasta klöver kung*; snart har du ingen klöver och får kasta vad du vill.',
        ru: 'Сначала можно обменять одну карту. Вашу Кинолу охраняют три червы: оставьте её. *Обменяйте короля треф*; скоро треф у вас не будет, и можно будет сносить что угодно.',
      },
      ask: {move: {type: 'EXCHANGE', card: 'KC'}},
      point: ['KC'],
      right: {
        en: 'You drew the five of diamonds.',
        de: 'Sie haben die Karo-Fünf bekommen.',
        pl: 'Przyszła piątka karo.',
        sv: 'Du fick ruter fem.',
        ru: 'Вам пришла пятёрка бубен.',
      },
      other: {
        en: 'That may be done, but the king of clubs may take points. *Take it back, and throw the king.*',
        de: 'Das geht, aber der Treffkönig kann Punkte einbringen. *Nehmen Sie es zurück und tauschen Sie den König.*',
        pl: 'Tak można, ale król trefl może wziąć punkty. *Cofnij i wymień króla.*',
        sv: 'Det får du, men klöver kung kan ge dig poäng. *Ta tillbaka och kasta kungen.*',
        ru: 'Так можно, но король треф может взять очки. *Возьмите ход назад и обменяйте короля.*',
      },
    },
    {
      say: {
        en: 'Clubs were led. Suit must be followed; the highest card of it takes the trick, and there are no trumps. *Play your club.*',
        de: 'Treff wurde ausgespielt. Man muss bedienen; die höchste Karte der Farbe nimmt den Stich, und Trümpfe gibt es nicht. *Spielen Sie Ihr Treff.*',
        pl: 'Wyszły trefle. Trzeba dołożyć do koloru; lewę bierze jego najwyższa karta, a atutów nie ma. *Połóż swojego trefla.*',
        sv: 'Klöver är utspelad. Färg måste bekännas; dess högsta kort tar sticket, och trumf finns inte. *Spela din klöver.*',
        ru: 'Зашли с треф. Надо класть в масть; взятку берёт её старшая карта, а козырей нет. *Положите свою трефу.*',
      },
      ask: {card: '5C'},
      point: ['answer'],
      right: {
        en: 'The dealer took it, with ace and queen: six points.',
        de: 'Der Geber hat ihn genommen, mit Ass und Dame: sechs Punkte.',
        pl: 'Wziął ją rozdający, z asem i damą: sześć punktów.',
        sv: 'Givaren tog det, med ess och dam: sex poäng.',
        ru: 'Её взял сдающий, с тузом и дамой: шесть очков.',
      },
    },
    {
      say: {
        en: 'The queen of spades holds the trick. *Play the six*, your highest that stays below; the small ones keep for later.',
        de: 'Die Pik-Dame hat den Stich. *Spielen Sie die Sechs*, Ihre höchste, die darunter bleibt; die kleinen sparen Sie für später.',
        pl: 'Lewę ma dama pik. *Zagraj szóstkę*, najwyższą, która zostaje pod nią; małe zachowaj na później.',
        sv: 'Spader dam har sticket. *Spela sexan*, ditt högsta kort som stannar under; de små sparas.',
        ru: 'Берёт дама пик. *Положите шестёрку*, старшую из тех, что ниже; малые приберегите.',
      },
      ask: {card: '6S'},
      point: ['answer', 'QS'],
      other: {
        en: 'That stays below too, but later the six may be too high. *Take it back, and play the six.*',
        de: 'Auch das bleibt darunter, aber später kann die Sechs zu hoch sein. *Nehmen Sie es zurück und spielen Sie die Sechs.*',
        pl: 'To też zostaje pod damą, ale później szóstka może być za wysoka. *Cofnij i zagraj szóstkę.*',
        sv: 'Även det stannar under, men senare kan sexan vara för hög. *Ta tillbaka och spela sexan.*',
        ru: 'Это тоже ниже, но потом шестёрка может оказаться слишком высокой. *Возьмите ход назад и положите шестёрку.*',
      },
    },
    {
      say: {
        en: 'Clubs again, and you have none: you may throw any card. *Give the Quinola!*',
        de: 'Wieder Treff, und Sie haben keines: Sie dürfen jede Karte abwerfen. *Werfen Sie die Quinola ab!*',
        pl: 'Znowu trefle, a ty ich nie masz: wolno zrzucić każdą kartę. *Oddaj Quinolę!*',
        sv: 'Klöver igen, och du har ingen: kasta vilket kort du vill. *Ge bort Quinola!*',
        ru: 'Снова трефы, а у вас их нет: можно снести любую карту. *Отдайте Кинолу!*',
      },
      ask: {card: 'JH'},
      point: ['answer'],
      right: {
        en: 'Who takes it pays you 20 jettons, and the pannier will be yours.',
        de: 'Wer sie nimmt, zahlt Ihnen 20 Jetons, und der Korb wird Ihnen gehören.',
        pl: 'Kto ją weźmie, zapłaci ci 20 żetonów, a kosz będzie twój.',
        sv: 'Den som tar den betalar dig 20 jettoner, och panniern blir din.',
        ru: 'Кто её возьмёт, заплатит вам 20 жетонов, и корзина будет ваша.',
      },
      other: {
        en: 'You may, but now the Quinola could be given. *Take it back, and give it.*',
        de: 'Das dürfen Sie, aber jetzt wäre die Quinola loszuwerden. *Nehmen Sie es zurück und werfen Sie sie ab.*',
        pl: 'Wolno, ale teraz można było oddać Quinolę. *Cofnij i oddaj ją.*',
        sv: 'Det får du, men nu kunde du bli av med Quinola. *Ta tillbaka och ge bort den.*',
        ru: 'Можно, но сейчас можно было отдать Кинолу. *Возьмите ход назад и отдайте её.*',
      },
    },
    {
      say: {
        en: 'And clubs once more. *Throw the ace of diamonds*: its four points go to another, who pays you four jettons for it; for other aces it is two.',
        de: 'Und noch einmal Treff. *Werfen Sie das Karo-Ass ab*: Seine vier Punkte bekommt ein anderer, und der zahlt Ihnen vier Jetons dafür; für andere Asse sind es zwei.',
        pl: 'I jeszcze raz trefle. *Zrzuć asa karo*: jego cztery punkty bierze kto inny i płaci ci za niego cztery żetony; za inne asy płaci się dwa.',
        sv: 'Och klöver ännu en gång. *Kasta ruter ess*: dess fyra poäng går till en annan, som betalar dig fyra jettoner; för andra ess är det två.',
        ru: 'И ещё раз трефы. *Снесите туза бубен*: его четыре очка достанутся другому, и он заплатит вам за них четыре жетона; за других тузов платят два.',
      },
      ask: {card: 'AD'},
      point: ['answer'],
    },
    {
      say: {
        en: 'Now hearts. Nothing of yours is in danger: *play the seven*, below the nine.',
        de: 'Jetzt Herz. Bei Ihnen ist nichts in Gefahr: *Spielen Sie die Sieben*, unter der Neun.',
        pl: 'Teraz kiery. Nic ci nie grozi: *zagraj siódemkę*, pod dziewiątkę.',
        sv: 'Nu hjärter. Inget av ditt är i fara: *spela sjuan*, under nian.',
        ru: 'Теперь червы. Вам ничего не грозит: *положите семёрку*, под девятку.',
      },
      ask: {card: '7H'},
      point: ['answer', '9H'],
      right: {
        en: 'The ace of hearts was forced out: its holder pays who led.',
        de: 'Das Herz-Ass wurde herausgezwungen: Wer es hatte, zahlt dem, der ausspielte.',
        pl: 'As kier został wymuszony: kto go miał, płaci temu, kto wyszedł.',
        sv: 'Hjärter ess tvingades fram: den som hade det betalar den som spelade ut.',
        ru: 'Туза червей заставили выйти: кто его держал, платит зашедшему.',
      },
    },
    {
      say: {
        en: 'A king of diamonds was led. *Play the five*: it stays below.',
        de: 'Der Karo-König wurde ausgespielt. *Spielen Sie die Fünf*: Sie bleibt darunter.',
        pl: 'Wyszedł król karo. *Zagraj piątkę*: zostaje pod nim.',
        sv: 'Ruter kung är utspelad. *Spela femman*: den stannar under.',
        ru: 'Зашли с короля бубен. *Положите пятёрку*: она ниже.',
      },
      ask: {card: '5D'},
      point: ['answer'],
    },
    {
      say: {
        en: 'The last diamond, no choice.',
        de: 'Ihr letztes Karo, keine Wahl.',
        pl: 'Ostatnie karo, nie ma wyboru.',
        sv: 'Din sista ruter, inget val.',
        ru: 'Последняя бубна, выбора нет.',
      },
      ask: 'any',
    },
    {
      say: {
        en: 'The king of hearts: *the four*, and keep the two.',
        de: 'Der Herzkönig: *die Vier*, und behalten Sie die Zwei.',
        pl: 'Król kier: *czwórka*, a dwójkę zachowaj.',
        sv: 'Hjärter kung: *fyran*, och behåll tvåan.',
        ru: 'Король червей: *четвёрку*, а двойку оставьте.',
      },
      ask: {card: '4H'},
      point: ['answer'],
    },
    {
      say: {
        en: 'Spades: *the four* is below the seven.',
        de: 'Pik: *Die Vier* bleibt unter der Sieben.',
        pl: 'Piki: *czwórka* zostaje pod siódemką.',
        sv: 'Spader: *fyran* ligger under sjuan.',
        ru: 'Пики: *четвёрка* ниже семёрки.',
      },
      ask: {card: '4S'},
      point: ['answer'],
    },
    {
      say: {
        en: 'Two cards are left, both twos.',
        de: 'Zwei Karten bleiben, beides Zweien.',
        pl: 'Zostały dwie karty, obie to dwójki.',
        sv: 'Två kort är kvar, båda tvåor.',
        ru: 'Остались две карты, обе двойки.',
      },
      ask: 'any',
    },
    {
      say: {
        en: 'And the last. An ace is led in the last trick: who had to lead it pays the winner of the deal.',
        de: 'Und die letzte. Im letzten Stich wird ein Ass ausgespielt: Wer das musste, zahlt dem Gewinner der Partie.',
        pl: 'I ostatnia. W ostatniej lewie wychodzi as: kto musiał nim wyjść, płaci wygrywającemu partię.',
        sv: 'Och det sista. Ett ess spelas ut i sista sticket: den som måste det betalar partiets vinnare.',
        ru: 'И последняя. В последней взятке заходят с туза: кому пришлось, тот платит выигравшему партию.',
      },
      ask: 'any',
    },
  ],
  end: {
    say: {
      en: 'No trick, no points: *the deal is yours.* The loser pays 20 jettons, the Quinola brought 20, the aces 6, and you win the pannier with 50. Whoever takes *all eleven* tricks wins too: that is the Reversis.',
      de: 'Kein Stich, keine Punkte: *Die Partie gehört Ihnen.* Der Verlierer zahlt 20 Jetons, die Quinola brachte 20, die Asse 6, und Sie gewinnen den Korb mit 50. Auch wer *alle elf* Stiche macht, gewinnt: Das ist das Reversis.',
      pl: 'Bez lewy i bez punktów: *partia jest twoja.* Przegrany płaci 20 żetonów, Quinola przyniosła 20, asy 6, a do tego wygrywasz kosz z 50. Wygrywa też ten, kto weźmie *wszystkie jedenaście* lew: to jest rewersis.',
      sv: 'Inget stick, inga poäng: *partiet är ditt.* Förloraren betalar 20 jettoner, Quinola gav 20, essen 6, och du drar panniern med 50. Den som tar *alla elva* sticken vinner också: det är Reversy.',
      ru: 'Ни взятки, ни очка: *партия ваша.* Проигравший платит 20 жетонов, Кинола принесла 20, тузы 6, и вы выигрываете корзину, в ней 50. Выигрывает и тот, кто взял *все одиннадцать* взяток: это реверси.',
    },
    missed: {
      en: 'You could have stayed without points, and won the pannier too. Play it once more, or go on as you like.',
      de: 'Sie hätten ohne Punkte bleiben und auch den Korb gewinnen können. Spielen Sie es noch einmal oder weiter, wie Sie wollen.',
      pl: 'Można było nie wziąć punktów i wygrać kosz. Zagraj jeszcze raz albo graj dalej, jak chcesz.',
      sv: 'Du kunde ha sluppit alla poäng och vunnit panniern. Spela en gång till, eller fortsätt som du vill.',
      ru: 'Можно было остаться без очков и выиграть корзину. Сыграйте ещё раз или продолжайте, как хотите.',
    },
  },
};
