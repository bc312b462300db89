import type {Lesson, LessonAsk} from '@quinola/play';
import {VIENNA_PROBLEMS, WARSAW_PROBLEMS} from './problem-offers.js';

/** A text of a problem, by language. */
type Said = Readonly<Record<string, string>>;

interface Problem {
  readonly deal: string;
  /** What W, N and E play after the book’s answer, to show its reason. */
  readonly plays: readonly (readonly string[])[];
  readonly say: Said;
  readonly ask: LessonAsk;
  readonly point?: readonly string[];
  /** Why it is the book's answer; shown whichever card was played. */
  readonly because: Said;
  readonly other: Said;
  /** Its place in the book: by language, or a number that is the same in all. */
  readonly section: string | Said;
}

const SOURCES: Readonly<Record<string, (section: Said) => Said>> = {
  'vienna-1834': (section) => ({
    en: `Guide to teaching oneself whist, Vienna 1834, ${section['en']}`,
    de: `„Leitfaden zum Selbstunterrichte im Whistspiele“, Wien 1834, ${section['de']}`,
    pl: `„Leitfaden zum Selbstunterrichte im Whistspiele”, Wiedeń 1834, ${section['pl']}`,
    sv: `”Leitfaden zum Selbstunterrichte im Whistspiele”, Wien 1834, ${section['sv']}`,
    ru: `«Leitfaden zum Selbstunterrichte im Whistspiele», Вена 1834, ${section['ru']}`,
  }),
  warsaw: (section) => ({
    en: `The Warsaw book of games, about 1820, “Gra Wista”, ${section['en']}`,
    de: `Das Warschauer Spielbuch, um 1820, „Gra Wista“, ${section['de']}`,
    pl: `Warszawska książka o grach, około 1820, „Gra Wista”, ${section['pl']}`,
    sv: `Spelboken från Warszawa, omkring 1820, ”Gra Wista”, ${section['sv']}`,
    ru: `Варшавская книга игр, около 1820 года, «Gra Wista», ${section['ru']}`,
  }),
};

/** A section that has the same number in every language. */
const everywhere = (section: string): Said => ({
  en: section,
  de: section,
  pl: section,
  sv: section,
  ru: section,
});

const problem = (
  id: string,
  rules: string,
  told: Pick<Lesson, 'kind' | 'title' | 'about' | 'minutes'>,
  {deal, plays, say, ask, point = ['trick'], because, other, section}: Problem,
): Lesson => ({
  format: 'quinola-lesson/1',
  id,
  game: 'whist',
  ...told,
  source: SOURCES[rules]!(typeof section === 'string' ? everywhere(section) : section),
  options: {rules, rubbers: 1, deal},
  seats: ['visitor', ...plays.map((cards) => ({plays: cards}))],
  steps: [{say, ask, point, other}],
  end: {say: because},
});

const vienna = (id: keyof typeof VIENNA_PROBLEMS, one: Problem): Lesson =>
  problem(id, 'vienna-1834', VIENNA_PROBLEMS[id], one);
const warsaw = (id: keyof typeof WARSAW_PROBLEMS, one: Problem): Lesson =>
  problem(id, 'warsaw', WARSAW_PROBLEMS[id], one);

/** Positions of both books, each with a question and the answer of the book. */
export const problems: readonly Lesson[] = [
  vienna('second-hand', {
    deal: 'S:Q952.A84.K963.J7 W:JT83.J953.75.A65 N:A6.Q7.AT82.KQT93 E:K74.KT6.QJ4.842 trump=C leader=E trick=E:2H',
    plays: [['JH'], ['QH', '7H'], ['KH']],
    say: {
      en: 'Clubs are trumps. The player on your right leads the two of hearts: he invites, and may hold a figure. *What do you play from ace, eight and four?*',
      de: 'Treff ist Trumpf. Ihr rechter Gegner spielt Herz-Zwei aus: Er lädt ein und hat wohl eine Figur. *Was spielen Sie von Ass, Acht und Vier?*',
      pl: 'Atutem są trefle. Gracz po prawej zagrywa dwójkę kier: inwituje i ma pewnie figurę. *Co położysz z asa, ósemki i czwórki?*',
      sv: 'Klöver är trumf. Spelaren till höger spelar ut hjärter två: han inviterar, och har nog ett klätt kort. *Vad lägger du från ess, åtta och fyra?*',
      ru: 'Козыри — трефы. Игрок справа заходит с двойки червей: это инвит, и у него, верно, есть фигура. *Что вы положите из туза, восьмёрки и четвёрки?*',
    },
    ask: {card: '4H'},
    because: {
      en: 'The four, the smallest: the second player leaves it to his partner. The ace stays behind the inviter, and catches his king when the suit comes back.',
      de: 'Die Vier, die kleinste: Der Zweite überlässt es dem Partner. Das Ass bleibt hinter dem Einladenden und fängt seinen König, wenn die Farbe wiederkommt.',
      pl: 'Czwórkę, najmniejszą: druga ręka zostawia lewę partnerowi. As zostaje za inwitującym i złapie jego króla, gdy kolor wróci.',
      sv: 'Fyran, den lägsta: andra hand överlåter det åt partnern. Esset står kvar bakom den som inviterade och fångar hans kung när färgen kommer igen.',
      ru: 'Четвёрку, самую малую: вторая рука оставляет дело партнёру. Туз остаётся за тем, кто зашёл, и поймает его короля, когда масть пойдёт снова.',
    },
    other: {
      en: 'The book plays another card: what may your partner do, who plays last?',
      de: 'Das Buch spielt eine andere Karte: Was kann Ihr Partner tun, der zuletzt spielt?',
      pl: 'Książka kładzie inną kartę: co może zrobić partner, który gra ostatni?',
      sv: 'Boken spelar ett annat kort: vad kan din partner göra, som spelar sist?',
      ru: 'Книга кладёт другую карту: что может сделать партнёр, который кладёт последним?',
    },
    section: '§ 17 V',
  }),
  vienna('third-hand', {
    deal: 'S:Q952.AJ73.963.J7 W:KJ73.K94.AQ.Q542 N:6.QT86.KJT2.A93 E:AT84..8754.KT86 trump=C leader=N trick=N:2H,E:5H',
    plays: [['4H'], [], []],
    say: {
      en: 'Clubs are trumps. Your partner led the two of hearts, and the next player gave the five. One more plays after you. *Ace or knave?*',
      de: 'Treff ist Trumpf. Ihr Partner spielte Herz-Zwei aus, der Nächste gab die Fünf. Nach Ihnen spielt noch einer. *Ass oder Bube?*',
      pl: 'Atutem są trefle. Partner zagrał dwójkę kier, następny dodał piątkę. Po tobie gra jeszcze jeden. *As czy walet?*',
      sv: 'Klöver är trumf. Din partner spelade ut hjärter två, och nästa man lade femman. Efter dig spelar en till. *Ess eller knekt?*',
      ru: 'Козыри — трефы. Партнёр зашёл с двойки червей, следующий положил пятёрку. После вас кладёт ещё один. *Туз или валет?*',
    },
    ask: {card: 'AH'},
    because: {
      en: 'The ace: the third player must make sure of the trick. The knave would lose it to the king, who sits behind you.',
      de: 'Das Ass: Der Dritte muss den Stich sichern. Der Bube verlöre ihn an den König, der hinter Ihnen sitzt.',
      pl: 'As: trzecia ręka ma zapewnić lewę. Walet oddałby ją królowi, który siedzi za tobą.',
      sv: 'Esset: tredje hand ska göra sticket säkert. Knekten skulle förlora det till kungen, som sitter bakom dig.',
      ru: 'Туза: третья рука должна обеспечить взятку. Валет отдал бы её королю, который сидит за вами.',
    },
    other: {
      en: 'The book plays another card: what if the last player holds king or queen?',
      de: 'Das Buch spielt eine andere Karte: Was, wenn der Letzte König oder Dame hat?',
      pl: 'Książka kładzie inną kartę: a jeśli ostatni ma króla albo damę?',
      sv: 'Boken spelar ett annat kort: om nu den siste har kung eller dam?',
      ru: 'Книга кладёт другую карту: а если у последнего король или дама?',
    },
    section: '§ 17 V',
  }),
  vienna('duck-the-king', {
    deal: 'S:Q952.AJ4.963.J76 W:AJ84.87.Q742.AK3 N:T3.T952.JT5.T842 E:K76.Q63.AK8.Q95 trump=C leader=E trick=E:KH',
    plays: [['7H'], ['2H'], ['3H']],
    say: {
      en: 'Clubs are trumps. The player on your right leads the king of hearts, and surely holds the queen. You have ace, knave and four. *How do you win two tricks?*',
      de: 'Treff ist Trumpf. Ihr rechter Gegner spielt Herz-König aus und hat gewiss die Dame. Sie haben Ass, Bube und Vier. *Wie gewinnen Sie zwei Stiche?*',
      pl: 'Atutem są trefle. Gracz po prawej zagrywa króla kier i z pewnością ma też damę. Masz asa, waleta i czwórkę. *Jak wziąć dwie lewy?*',
      sv: 'Klöver är trumf. Spelaren till höger spelar ut hjärter kung och har säkert damen. Du har ess, knekt och fyra. *Hur tar du två stick?*',
      ru: 'Козыри — трефы. Игрок справа заходит с короля червей, и дама, конечно, у него. У вас туз, валет и четвёрка. *Как взять две взятки?*',
    },
    ask: {card: '4H'},
    because: {
      en: 'The four: let the king run. He believes that the ace is his partner’s, goes on with a small one, and your knave takes it; the ace is left for the third round.',
      de: 'Die Vier: Lassen Sie den König laufen. Er glaubt das Ass bei seinem Partner, fährt klein fort, und Ihr Bube nimmt; das Ass bleibt für das dritte Mal.',
      pl: 'Czwórką: puść króla. Przeciwnik myśli, że asa ma jego partner, gra dalej małą i bierze ją twój walet; as zostaje na trzeci raz.',
      sv: 'Fyran: låt kungen gå. Han tror att hans partner har esset och fortsätter lågt, och din knekt tar; esset är kvar till tredje gången.',
      ru: 'Четвёрку: пропустите короля. Противник решит, что туз у его партнёра, пойдёт с малой, и её возьмёт ваш валет; туз останется на третий раз.',
    },
    other: {
      en: 'The book plays another card: the ace takes one trick, but then the queen is high.',
      de: 'Das Buch spielt eine andere Karte: Das Ass nimmt einen Stich, aber dann ist die Dame hoch.',
      pl: 'Książka kładzie inną kartę: as bierze jedną lewę, ale potem górą jest dama.',
      sv: 'Boken spelar ett annat kort: esset tar ett stick, men sedan är damen högst.',
      ru: 'Книга кладёт другую карту: туз возьмёт одну взятку, но потом старшая — дама.',
    },
    section: '§ 25, 2 b',
  }),
  vienna('ace-queen-knave', {
    deal: 'S:Q952.AQJ.963.J76 W:AJT84.K85.AJ7.Q9 N:K73.T94.T4.KT843 E:6.7632.KQ852.A52 trump=C leader=S dealer=E',
    plays: [['5H'], ['4H'], ['2H']],
    say: {
      en: 'You lead, and clubs are trumps. You hold ace, queen and knave of hearts, and the king may sit on your left. *Which heart first?*',
      de: 'Sie spielen aus, Treff ist Trumpf. Sie haben Ass, Dame und Bube von Herz, und der König sitzt vielleicht links. *Welches Herz zuerst?*',
      pl: 'Zagrywasz, atutem są trefle. Masz asa, damę i waleta kier, a król siedzi może po lewej. *Którym kierem zaczniesz?*',
      sv: 'Du spelar ut, och klöver är trumf. Du har ess, dam och knekt i hjärter, och kungen sitter kanske till vänster. *Vilken hjärter först?*',
      ru: 'Ход ваш, козыри — трефы. У вас туз, дама и валет червей, а король, может быть, слева. *С какой червы зайти?*',
    },
    ask: {card: 'JH'},
    point: ['AH', 'QH', 'JH'],
    because: {
      en: 'The knave. The player with the king fears the ace behind him and holds back; then the queen; and on the ace his king falls.',
      de: 'Der Bube. Wer den König hat, fürchtet das Ass hinter sich und hält zurück; dann die Dame; und auf das Ass fällt sein König.',
      pl: 'Waletem. Kto ma króla, boi się asa za sobą i wstrzymuje; potem damą; a pod asa spadnie jego król.',
      sv: 'Knekten. Den som har kungen fruktar esset bakom sig och håller inne; sedan damen; och på esset faller hans kung.',
      ru: 'С валета. У кого король, тот боится туза за собой и придержит; потом дама; а на туза король упадёт.',
    },
    other: {
      en: 'The book leads another card: it would not show where the ace lies.',
      de: 'Das Buch spielt eine andere Karte aus: Es will nicht zeigen, wo das Ass liegt.',
      pl: 'Książka zagrywa inną kartę: nie chce zdradzić, gdzie jest as.',
      sv: 'Boken spelar ut ett annat kort: den vill inte visa var esset ligger.',
      ru: 'Книга заходит с другой карты: она не хочет показать, где туз.',
    },
    section: '§ 25, 2 a',
  }),
  vienna('after-the-king', {
    deal: 'S:952.Q864.96.J76 W:A4.J9.K732.KQ94 N:KJ876.A.JT.8532 E:QT3.T5.AQ854.AT trump=C leader=S dealer=E tricks=1-0',
    plays: [['9H'], ['AH', '6S'], ['5H', 'QS']],
    say: {
      en: 'From king and queen of hearts, fifth, you led the king, and it held the trick: your partner must have the ace. Four hearts are left to you. *Which one now?*',
      de: 'Von König und Dame zu fünft spielten Sie Herz-König aus, und er behielt den Stich: Ihr Partner muss das Ass haben. Vier Herzen sind Ihnen geblieben. *Welches nun?*',
      pl: 'Z króla i damy w pięciu kierach zagrano króla, i wziął lewę: asa musi mieć partner. Zostały ci cztery kiery. *Który teraz?*',
      sv: 'Från kung och dam i fem hjärter spelade du kungen, och den tog sticket: din partner måste ha esset. Fyra hjärter har du kvar. *Vilken nu?*',
      ru: 'Из пяти червей с королём и дамой вы зашли с короля, и он взял: туз, значит, у партнёра. У вас осталось четыре червы. *С какой теперь?*',
    },
    ask: {card: '4H'},
    point: ['QH', '8H', '6H', '4H'],
    because: {
      en: 'The four. Your partner’s ace may be his last heart: on the queen both would fall together. So each of them takes its own trick.',
      de: 'Die Vier. Das Ass Ihres Partners ist vielleicht sein letztes Herz: Auf die Dame fielen beide zusammen. So nimmt jedes seinen eigenen Stich.',
      pl: 'Czwórką. As partnera to może jego ostatni kier: na damę spadłyby oba naraz. A tak każde weźmie własną lewę.',
      sv: 'Fyran. Din partners ess är kanske hans sista hjärter: på damen skulle båda falla på en gång. Så tar var och en sitt eget stick.',
      ru: 'С четвёрки. Туз партнёра, может быть, его последняя черва: на даму обе карты ушли бы разом. А так каждая возьмёт свою взятку.',
    },
    other: {
      en: 'The book leads another card: think of your partner’s ace.',
      de: 'Das Buch spielt eine andere Karte aus: Denken Sie an das Ass Ihres Partners.',
      pl: 'Książka zagrywa inną kartę: pomyśl o asie partnera.',
      sv: 'Boken spelar ut ett annat kort: tänk på din partners ess.',
      ru: 'Книга заходит с другой карты: подумайте о тузе партнёра.',
    },
    section: '§ 17 VI',
  }),
  warsaw('pass-the-knave', {
    deal: 'S:J73.K962.Q8.AT4 W:KT92.Q43.K65.75 N:AQ65.T5.AJ.K962 E:4.J87.T9432.Q3 dealer=E turnup=QC leader=E tricks=0-1 trick=E:JC',
    plays: [['7C'], ['KC', 'AS'], ['4S']],
    say: {
      en: 'Clubs are trumps; the player on your right turned up their queen, and leads the knave. You hold ace, ten and four. *What do you play?*',
      de: 'Treff ist Trumpf; Ihr rechter Gegner hat die Treff-Dame aufgeschlagen und spielt den Buben aus. Sie haben Ass, Zehn und Vier. *Was legen Sie?*',
      pl: 'Atutem są trefle; gracz po prawej wyświęcił ich damę i zagrywa waleta. Masz asa, dziesiątkę i czwórkę. *Co położysz?*',
      sv: 'Klöver är trumf; spelaren till höger slog upp klöver dam och spelar ut knekten. Du har ess, tio och fyra. *Vad lägger du?*',
      ru: 'Козыри — трефы; игрок справа вскрыл их даму и заходит с валета. У вас туз, десятка и четвёрка. *Что вы положите?*',
    },
    ask: {card: '4C'},
    because: {
      en: 'The four: let the knave go. That may easily win a trick, and cannot lose one, for your ace and ten lie behind his queen.',
      de: 'Die Vier: Lassen Sie den Buben laufen. Das kann leicht einen Stich gewinnen und keinen verlieren, denn Ihr Ass und Ihre Zehn liegen hinter seiner Dame.',
      pl: 'Czwórkę: puść waleta. Łatwo możesz tym zyskać lewę, a żadnej nie stracisz, bo twój as z dziesiątką leżą za jego damą.',
      sv: 'Fyran: låt knekten gå. Det kan lätt vinna ett stick och inte förlora något, för ditt ess och din tia ligger bakom hans dam.',
      ru: 'Четвёрку: пропустите валета. Так легко выиграть взятку, а потерять нельзя ни одной: ваши туз и десятка сидят за его дамой.',
    },
    other: {
      en: 'The book plays another card: the queen is still on your right.',
      de: 'Das Buch legt eine andere Karte: Die Dame ist noch rechts von Ihnen.',
      pl: 'Książka kładzie inną kartę: dama jest wciąż po prawej.',
      sv: 'Boken lägger ett annat kort: damen är ännu till höger om dig.',
      ru: 'Книга кладёт другую карту: дама всё ещё справа от вас.',
    },
    section: {
      en: 'on a card of note turned up',
      de: 'von einer aufgeschlagenen wichtigen Karte',
      pl: 'o wyświęconej ważnej karcie',
      sv: 'om ett viktigt uppslaget kort',
      ru: 'о важной вскрытой карте',
    },
  }),
  warsaw('five-each', {
    deal: 'S:.4..AK W:..Q7.Q N:.Q.A.7 E:6.A8.. trump=C leader=S tricks=5-5 score=6-6',
    plays: [['QC'], ['7C'], ['6S']],
    say: {
      en: 'Each side has five tricks, and you lead. Clubs are trumps, and two of them are yours, ace and king. *Do you take them now, or try for all three?*',
      de: 'Jede Seite hat fünf Stiche, und Sie spielen aus. Treff ist Trumpf, und zwei davon haben Sie, Ass und König. *Nehmen Sie die jetzt, oder wollen Sie alle drei?*',
      pl: 'Każda strona ma pięć lew, a ty zagrywasz. Atutem są trefle, a masz ich asa i króla. *Weźmiesz je teraz czy spróbujesz wziąć wszystkie trzy?*',
      sv: 'Varje sida har fem stick, och du spelar ut. Klöver är trumf, och du har två, ess och kung. *Tar du dem nu, eller försöker du få alla tre?*',
      ru: 'У каждой стороны по пять взяток, и ход ваш. Козыри — трефы, и у вас их туз и король. *Взять их сейчас или попробовать взять все три?*',
    },
    ask: {cards: ['AC', 'KC']},
    point: ['AC', 'KC'],
    because: {
      en: 'Take the two at once: seven tricks are the odd one, and certain. Who plays for eight may find himself with six.',
      de: 'Nehmen Sie gleich beide: Sieben Stiche sind ein sicherer Punkt. Wer auf acht spielt, steht am Ende vielleicht mit sechs da.',
      pl: 'Weź od razu obie: siedem lew to pewny punkt. Kto gra na osiem, może zostać z sześcioma.',
      sv: 'Ta båda genast: sju stick är en säker poäng. Den som spelar på åtta kan stå där med sex.',
      ru: 'Берите сразу обе: седьмая взятка — верное очко. Кто гонится за восемью, может остаться при шести.',
    },
    other: {
      en: 'The book takes what is certain first.',
      de: 'Das Buch nimmt zuerst, was sicher ist.',
      pl: 'Książka bierze najpierw to, co pewne.',
      sv: 'Boken tar först det som är säkert.',
      ru: 'Книга сначала берёт верное.',
    },
    section: {
      en: 'general rules, 5',
      de: 'allgemeine Regeln, 5',
      pl: 'reguły ogólne, 5',
      sv: 'allmänna regler, 5',
      ru: 'общие правила, 5',
    },
  }),
  warsaw('second-tierce', {
    deal: 'S:Q95.AKQ4.963.J83 W:AKJ83.J76.84.976 N:T64.985.AKQ.AK42 E:72.T2.JT752.QT5 trump=C leader=E trick=E:3H',
    plays: [['6H'], ['5H'], []],
    say: {
      en: 'Clubs are trumps. From your right comes the three of hearts, of which you hold ace, king, queen and four. Each of the three takes it. *Which one?*',
      de: 'Treff ist Trumpf. Von rechts kommt die Herz-Drei, und Sie haben Ass, König, Dame und Vier. Jede der drei hohen nimmt den Stich. *Welche?*',
      pl: 'Atutem są trefle. Z prawej zagrano trójkę kier, a masz asa, króla, damę i czwórkę. Każda z trzech bierze. *Która?*',
      sv: 'Klöver är trumf. Från höger kommer hjärter tre, och du har ess, kung, dam och fyra. Vart och ett av de tre höga tar sticket. *Vilket?*',
      ru: 'Козыри — трефы. Справа зашли с тройки червей, а у вас туз, король, дама и четвёрка. Любая из трёх старших берёт. *Какую положить?*',
    },
    ask: {card: 'AH'},
    because: {
      en: 'The ace. It deceives who led about king and queen, and that is worth more than that your partner is deceived too.',
      de: 'Das Ass. Es täuscht den, der ausspielte, über König und Dame, und das ist mehr wert, als dass sich auch der Partner täuscht.',
      pl: 'As. Myli zagrywającego co do króla i damy, a to warte więcej niż to, że i partner się myli.',
      sv: 'Esset. Det vilseleder den som spelade ut om kung och dam, och det är värt mer än att även partnern blir vilseledd.',
      ru: 'Туза. Он обманет зашедшего насчёт короля и дамы, а это важнее того, что обманется и партнёр.',
    },
    other: {
      en: 'It takes the trick too; but the book chooses the one that tells an opponent least.',
      de: 'Auch diese nimmt den Stich; aber das Buch wählt die Karte, die dem Gegner am wenigsten verrät.',
      pl: 'Ta też bierze; ale książka wybiera kartę, która najmniej mówi przeciwnikowi.',
      sv: 'Det tar också sticket; men boken väljer det kort som säger en motståndare minst.',
      ru: 'Эта тоже берёт; но книга выбирает карту, которая меньше всего скажет противнику.',
    },
    section: {
      en: 'on playing second',
      de: 'vom Spielen an zweiter Stelle',
      pl: 'o grze z drugiej ręki',
      sv: 'om att spela i andra hand',
      ru: 'об игре со второй руки',
    },
  }),
  warsaw('out-of-the-way', {
    deal: 'S:Q84.K6.95.7 W:K3.T2.K32.A N:J95.Q975.. E:6.J.AJ6.K6 trump=C leader=N tricks=3-2 trick=N:AH,E:3H',
    plays: [['2H'], ['QH'], ['JH']],
    say: {
      en: 'Hearts are your partner’s long suit, and he leads its ace. You have the king and the six. *Which do you give?*',
      de: 'Herz ist die lange Farbe Ihres Partners, und er spielt das Ass aus. Sie haben König und Sechs. *Welche geben Sie?*',
      pl: 'Kiery to długi kolor partnera, który zagrywa ich asa. Masz króla i szóstkę. *Co dodasz?*',
      sv: 'Hjärter är din partners långa färg, och han spelar ut esset. Du har kungen och sexan. *Vilket kort lägger du?*',
      ru: 'Червы — длинная масть партнёра, и он заходит с туза. У вас король и шестёрка. *Что вы положите?*',
    },
    ask: {card: 'KH'},
    because: {
      en: 'The king, under his ace: else it stands in his way, and he cannot go on with the suit himself.',
      de: 'Den König, unter sein Ass: Sonst steht er ihm im Weg, und der Partner kann die Farbe nicht selbst weiterspielen.',
      pl: 'Króla, pod jego asa: inaczej stanie mu na drodze i partner nie będzie mógł ciągnąć koloru.',
      sv: 'Kungen, under hans ess: annars står den i vägen, och partnern kan inte själv fortsätta i färgen.',
      ru: 'Короля, под его туза: иначе король станет на дороге, и партнёр не сможет сам продолжать масть.',
    },
    other: {
      en: 'The book gives the other: who will have the lead in the next round of hearts?',
      de: 'Das Buch gibt die andere: Wer wird beim nächsten Herz am Spiel sein?',
      pl: 'Książka dodaje drugą: kto weźmie następne kiery?',
      sv: 'Boken lägger det andra: vem ska vinna nästa gång hjärter spelas?',
      ru: 'Книга кладёт другую: кто возьмёт, когда червы пойдут снова?',
    },
    section: {
      en: 'on a partner’s rich suit',
      de: 'von der reichen Farbe des Partners',
      pl: 'o obfitym kolorze partnera',
      sv: 'om partnerns rika färg',
      ru: 'о богатой масти партнёра',
    },
  }),
];
