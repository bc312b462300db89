import type {Lesson, LessonAsk} from '@quinola/play';
import {VIENNA_PROBLEMS, WARSAW_PROBLEMS} from './problem-offers.js';

/** A text of a problem: in English, and in the language of its book. */
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
  /** Its place in the book: in both languages, or a number that is the same in both. */
  readonly section: string | Said;
}

const SOURCES: Readonly<Record<string, (section: Said) => Said>> = {
  'vienna-1834': (section) => ({
    en: `Guide to teaching oneself whist, Vienna 1834, ${section['en']}`,
    de: `„Leitfaden zum Selbstunterrichte im Whistspiele“, Wien 1834, ${section['de']}`,
  }),
  warsaw: (section) => ({
    en: `The Warsaw book of games, about 1820, “Gra Wista”, ${section['en']}`,
    pl: `Warszawska książka o grach, około 1820, „Gra Wista”, ${section['pl']}`,
  }),
};

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
  source: SOURCES[rules]!(typeof section === 'string' ? {en: section, de: section} : section),
  options: {rules, rubbers: 1, deal},
  seats: ['visitor', ...plays.map((cards) => ({plays: cards}))],
  steps: [{say, ask, point, other}],
  end: {say: because},
});

const vienna = (id: keyof typeof VIENNA_PROBLEMS, of: Problem): Lesson =>
  problem(id, 'vienna-1834', VIENNA_PROBLEMS[id], of);
const warsaw = (id: keyof typeof WARSAW_PROBLEMS, of: Problem): Lesson =>
  problem(id, 'warsaw', WARSAW_PROBLEMS[id], of);

/** Positions of both books, each with a question and the answer of the book. */
export const problems: readonly Lesson[] = [
  vienna('second-hand', {
    deal: 'S:Q952.A84.K963.J7 W:JT83.J953.75.A65 N:A6.Q7.AT82.KQT93 E:K74.KT6.QJ4.842 trump=C leader=E trick=E:2H',
    plays: [['JH'], ['QH', '7H'], ['KH']],
    say: {
      en: 'Clubs are trumps. The player on your right leads the two of hearts: he invites, and may hold a figure. *What do you play from ace, eight and four?*',
      de: 'Treff ist Trumpf. Ihr rechter Gegner spielt Herz-Zwei aus: Er lädt ein und hat wohl eine Figur. *Was spielen Sie von Ass, Acht und Vier?*',
    },
    ask: {card: '4H'},
    because: {
      en: 'The four, the smallest: the second player leaves it to his partner. The ace stays behind the inviter, and catches his king when the suit comes back.',
      de: 'Die Vier, die kleinste: Der Zweite überlässt es dem Partner. Das Ass bleibt hinter dem Einladenden und fängt seinen König, wenn die Farbe wiederkommt.',
    },
    other: {
      en: 'The book plays another card: what may your partner do, who plays last?',
      de: 'Das Buch spielt eine andere Karte: Was kann Ihr Partner tun, der zuletzt spielt?',
    },
    section: '§ 17 V',
  }),
  vienna('third-hand', {
    deal: 'S:Q952.AJ73.963.J7 W:KJ73.K94.AQ.Q542 N:6.QT86.KJT2.A93 E:AT84..8754.KT86 trump=C leader=N trick=N:2H,E:5H',
    plays: [['4H'], [], []],
    say: {
      en: 'Clubs are trumps. Your partner led the two of hearts, and the next player gave the five. One more plays after you. *Ace or knave?*',
      de: 'Treff ist Trumpf. Ihr Partner spielte Herz-Zwei aus, der Nächste gab die Fünf. Nach Ihnen spielt noch einer. *Ass oder Bube?*',
    },
    ask: {card: 'AH'},
    because: {
      en: 'The ace: the third player must make sure of the trick. The knave would lose it to the king, who sits behind you.',
      de: 'Das Ass: Der Dritte muss den Stich sichern. Der Bube verlöre ihn an den König, der hinter Ihnen sitzt.',
    },
    other: {
      en: 'The book plays another card: what if the last player holds king or queen?',
      de: 'Das Buch spielt eine andere Karte: Was, wenn der Letzte König oder Dame hat?',
    },
    section: '§ 17 V',
  }),
  vienna('duck-the-king', {
    deal: 'S:Q952.AJ4.963.J76 W:AJ84.87.Q742.AK3 N:T3.T952.JT5.T842 E:K76.Q63.AK8.Q95 trump=C leader=E trick=E:KH',
    plays: [['7H'], ['2H'], ['3H']],
    say: {
      en: 'Clubs are trumps. The player on your right leads the king of hearts, and surely holds the queen. You have ace, knave and four. *How do you win two tricks?*',
      de: 'Treff ist Trumpf. Ihr rechter Gegner spielt Herz-König aus und hat gewiss die Dame. Sie haben Ass, Bube und Vier. *Wie gewinnen Sie zwei Stiche?*',
    },
    ask: {card: '4H'},
    because: {
      en: 'The four: let the king run. He believes that the ace is his partner’s, goes on with a small one, and your knave takes it; the ace is left for the third round.',
      de: 'Die Vier: Lassen Sie den König laufen. Er glaubt das Ass bei seinem Partner, fährt klein fort, und Ihr Bube nimmt; das Ass bleibt für das dritte Mal.',
    },
    other: {
      en: 'The book plays another card: the ace takes one trick, but then the queen is high.',
      de: 'Das Buch spielt eine andere Karte: Das Ass nimmt einen Stich, aber dann ist die Dame hoch.',
    },
    section: '§ 25, 2 b',
  }),
  vienna('ace-queen-knave', {
    deal: 'S:Q952.AQJ.963.J76 W:AJT84.K85.AJ7.Q9 N:K73.T94.T4.KT843 E:6.7632.KQ852.A52 trump=C leader=S dealer=E',
    plays: [['5H'], ['4H'], ['2H']],
    say: {
      en: 'You lead, and clubs are trumps. You hold ace, queen and knave of hearts, and the king may sit on your left. *Which heart first?*',
      de: 'Sie spielen aus, Treff ist Trumpf. Sie haben Ass, Dame und Bube von Herz, und der König sitzt vielleicht links. *Welches Herz zuerst?*',
    },
    ask: {card: 'JH'},
    point: ['AH', 'QH', 'JH'],
    because: {
      en: 'The knave. The player with the king fears the ace behind him and holds back; then the queen; and on the ace his king falls.',
      de: 'Der Bube. Wer den König hat, fürchtet das Ass hinter sich und hält zurück; dann die Dame; und auf das Ass fällt sein König.',
    },
    other: {
      en: 'The book leads another card: it would not show where the ace lies.',
      de: 'Das Buch spielt eine andere Karte aus: Es will nicht zeigen, wo das Ass liegt.',
    },
    section: '§ 25, 2 a',
  }),
  vienna('after-the-king', {
    deal: 'S:952.Q864.96.J76 W:A4.J9.K732.KQ94 N:KJ876.A.JT.8532 E:QT3.T5.AQ854.AT trump=C leader=S dealer=E tricks=1-0',
    plays: [['9H'], ['AH', '6S'], ['5H', 'QS']],
    say: {
      en: 'From king and queen of hearts, fifth, you led the king, and it held the trick: your partner must have the ace. Four hearts are left to you. *Which one now?*',
      de: 'Von König und Dame zu fünft spielten Sie Herz-König aus, und er behielt den Stich: Ihr Partner muss das Ass haben. Vier Herzen sind Ihnen geblieben. *Welches nun?*',
    },
    ask: {card: '4H'},
    point: ['QH', '8H', '6H', '4H'],
    because: {
      en: 'The four. Your partner’s ace may be his last heart: on the queen both would fall together. So each of them takes its own trick.',
      de: 'Die Vier. Das Ass Ihres Partners ist vielleicht sein letztes Herz: Auf die Dame fielen beide zusammen. So nimmt jedes seinen eigenen Stich.',
    },
    other: {
      en: 'The book leads another card: think of your partner’s ace.',
      de: 'Das Buch spielt eine andere Karte aus: Denken Sie an das Ass Ihres Partners.',
    },
    section: '§ 17 VI',
  }),
  warsaw('pass-the-knave', {
    deal: 'S:J73.K962.Q8.AT4 W:KT92.Q43.K65.75 N:AQ65.T5.AJ.K962 E:4.J87.T9432.Q3 dealer=E turnup=QC leader=E tricks=0-1 trick=E:JC',
    plays: [['7C'], ['KC', 'AS'], ['4S']],
    say: {
      en: 'Clubs are trumps; the player on your right turned up their queen, and leads the knave. You hold ace, ten and four. *What do you play?*',
      pl: 'Atutem są trefle; gracz po prawej wyświęcił ich damę i zagrywa waleta. Masz asa, dziesiątkę i czwórkę. *Co położysz?*',
    },
    ask: {card: '4C'},
    because: {
      en: 'The four: let the knave go. That may easily win a trick, and cannot lose one, for your ace and ten lie behind his queen.',
      pl: 'Czwórkę: puść waleta. Łatwo możesz tym zyskać lewę, a żadnej nie stracisz, bo twój as z dziesiątką leżą za jego damą.',
    },
    other: {
      en: 'The book plays another card: the queen is still on your right.',
      pl: 'Książka kładzie inną kartę: dama jest wciąż po prawej.',
    },
    section: {en: 'on a card of note turned up', pl: 'o wyświęconej ważnej karcie'},
  }),
  warsaw('five-each', {
    deal: 'S:.4..AK W:..Q7.Q N:.Q.A.7 E:6.A8.. trump=C leader=S tricks=5-5 score=6-6',
    plays: [['QC'], ['7C'], ['6S']],
    say: {
      en: 'Each side has five tricks, and you lead. Clubs are trumps, and two of them are yours, ace and king. *Do you take them now, or try for all three?*',
      pl: 'Każda strona ma pięć lew, a ty zagrywasz. Atutem są trefle, a masz ich asa i króla. *Weźmiesz je teraz czy spróbujesz wziąć wszystkie trzy?*',
    },
    ask: {cards: ['AC', 'KC']},
    point: ['AC', 'KC'],
    because: {
      en: 'Take the two at once: seven tricks are the odd one, and certain. Who plays for eight may find himself with six.',
      pl: 'Weź od razu obie: siedem lew to pewny punkt. Kto gra na osiem, może zostać z sześcioma.',
    },
    other: {
      en: 'The book takes what is certain first.',
      pl: 'Książka bierze najpierw to, co pewne.',
    },
    section: {en: 'general rules, 5', pl: 'reguły ogólne, 5'},
  }),
  warsaw('second-tierce', {
    deal: 'S:Q95.AKQ4.963.J83 W:AKJ83.J76.84.976 N:T64.985.AKQ.AK42 E:72.T2.JT752.QT5 trump=C leader=E trick=E:3H',
    plays: [['6H'], ['5H'], []],
    say: {
      en: 'Clubs are trumps. From your right comes the three of hearts, of which you hold ace, king, queen and four. Each of the three takes it. *Which one?*',
      pl: 'Atutem są trefle. Z prawej zagrano trójkę kier, a masz asa, króla, damę i czwórkę. Każda z trzech bierze. *Która?*',
    },
    ask: {card: 'AH'},
    because: {
      en: 'The ace. It deceives who led about king and queen, and that is worth more than that your partner is deceived too.',
      pl: 'As. Myli zagrywającego co do króla i damy, a to warte więcej niż to, że i partner się myli.',
    },
    other: {
      en: 'It takes the trick too; but the book chooses the one that tells an opponent least.',
      pl: 'Ta też bierze; ale książka wybiera kartę, która najmniej mówi przeciwnikowi.',
    },
    section: {en: 'on playing second', pl: 'o grze z drugiej ręki'},
  }),
  warsaw('out-of-the-way', {
    deal: 'S:Q84.K6.95.7 W:K3.T2.K32.A N:J95.Q975.. E:6.J.AJ6.K6 trump=C leader=N tricks=3-2 trick=N:AH,E:3H',
    plays: [['2H'], ['QH'], ['JH']],
    say: {
      en: 'Hearts are your partner’s long suit, and he leads its ace. You have the king and the six. *Which do you give?*',
      pl: 'Kiery to długi kolor partnera, który zagrywa ich asa. Masz króla i szóstkę. *Co dodasz?*',
    },
    ask: {card: 'KH'},
    because: {
      en: 'The king, under his ace: else it stands in his way, and he cannot go on with the suit himself.',
      pl: 'Króla, pod jego asa: inaczej stanie mu na drodze i partner nie będzie mógł ciągnąć koloru.',
    },
    other: {
      en: 'The book gives the other: who will have the lead in the next round of hearts?',
      pl: 'Książka dodaje drugą: kto weźmie następne kiery?',
    },
    section: {en: 'on a partner’s rich suit', pl: 'o obfitym kolorze partnera'},
  }),
];
