import type {Lesson} from '@quinola/play';
import {PROBLEMS} from './offers.js';
import {openingOf, playOf} from './set-deal.js';

/** A text by language. */
type Said = Readonly<Record<'en' | 'de' | 'pl' | 'sv' | 'ru', string>>;

interface Problem {
  readonly hand: string;
  readonly table: string;
  readonly answer: string;
  readonly say: Said;
  readonly because: Said;
  readonly other: Said;
  /** The general rule of the book, by its number; what is said before them has none. */
  readonly rule: string | null;
}

/** A problem for two players, in which the visitor begins. */
const problem = (
  id: keyof typeof PROBLEMS,
  {hand, table, answer, say, because, other, rule}: Problem,
): Lesson => ({
  format: 'quinola-lesson/1',
  id,
  game: 'kasino',
  ...PROBLEMS[id],
  source: {
    en: `Engelman’s book of games (about 1820), Cassino, ${rule ? `general rule ${rule}` : 'on combinations'}`,
    de: `Engelmans Spielbuch (um 1820), Cassino, ${rule ? `allgemeine Regel ${rule}` : 'von den Verbindungen'}`,
    pl: `Książka gier Engelmana (około 1820), Kasino, ${rule ? `prawidło ogólne ${rule}` : 'o związkach'}`,
    sv: `Engelmans spelbok (omkring 1820), Kasino, ${rule ? `allmän regel ${rule}` : 'om förbindelser'}`,
    ru: `Книга игр Энгельмана (около 1820), Кассино, ${rule ? `общее правило ${rule}` : 'о соединениях'}`,
  },
  options: {players: 2},
  opening: openingOf('KS AC', 0, hand, '3S 8H 8C JH', table),
  steps: [{say, ask: {move: playOf(answer)}, other}],
  end: {say: because},
});

/** Positions after the general rules of the book, each with a question and its answer. */
export const problems: readonly Lesson[] = [
  problem('ace-in-it', {
    hand: '5C 6C QD 9H',
    table: 'AC 2H 4D KS',
    answer: '5C AC 4D',
    say: {
      en: 'Ace, two, four and king lie there. Your five takes four and ace, your six four and two. *Which do you play?*',
      de: 'Da liegen Ass, Zwei, Vier und König. Ihre Fünf nimmt Vier und Ass, Ihre Sechs Vier und Zwei. *Welche spielen Sie?*',
      pl: 'Leżą as, dwójka, czwórka i król. Twoja piątka zabiera czwórkę z asem, szóstka czwórkę z dwójką. *Czym zagrasz?*',
      sv: 'Där ligger ess, tvåa, fyra och kung. Din femma tar fyran och esset, din sexa fyran och tvåan. *Vilken spelar du?*',
      ru: 'Лежат туз, двойка, четвёрка и король. Ваша пятёрка берёт четвёрку с тузом, шестёрка — четвёрку с двойкой. *Чем вы сыграете?*',
    },
    because: {
      en: 'The five: both bring three cards, but an ace is a point by itself.',
      de: 'Die Fünf: Beide bringen drei Karten, aber ein Ass ist schon für sich ein Punkt.',
      pl: 'Piątką: obie przynoszą trzy karty, ale as sam jest punktem.',
      sv: 'Femman: båda ger tre kort, men ett ess är en poäng i sig.',
      ru: 'Пятёркой: обе приносят по три карты, но туз сам по себе очко.',
    },
    other: {
      en: 'The book plays another card: what do you leave to the other?',
      de: 'Das Buch spielt eine andere Karte: Was lassen Sie dem anderen?',
      pl: 'Książka gra inaczej: co zostawiasz przeciwnikowi?',
      sv: 'Boken spelar ett annat kort: vad lämnar du åt den andre?',
      ru: 'Книга играет иначе: что вы оставляете противнику?',
    },
    rule: null,
  }),
  problem('ace-first', {
    hand: 'TC AD 5H QC',
    table: 'TD AC 6H KS',
    answer: 'AD AC',
    say: {
      en: 'Great Cassino and an ace lie there; you hold a ten and an ace. *Which do you take first?*',
      de: 'Da liegen das große Cassino und ein Ass; Sie haben eine Zehn und ein Ass. *Was nehmen Sie zuerst?*',
      pl: 'Leży Kasino wielkie i as; masz dziesiątkę i asa. *Co zabierasz najpierw?*',
      sv: 'Där ligger stora kasino och ett ess; du har en tia och ett ess. *Vad tar du först?*',
      ru: 'Лежат большое кассино и туз; у вас десятка и туз. *Что взять сначала?*',
    },
    because: {
      en: 'The ace. It can be taken in sums, by a seven for instance; the ten only by a ten.',
      de: 'Das Ass. Man kann es auch in einer Summe nehmen, zum Beispiel mit einer Sieben; die Zehn nur mit einer Zehn.',
      pl: 'Asa. Można go zabrać w sumie, na przykład siódemką; dziesiątkę tylko dziesiątką.',
      sv: 'Esset. Det kan tas i en summa också, till exempel med en sjua; tian bara med en tia.',
      ru: 'Туза. Его можно взять и в сумме, например семёркой; десятку — только десяткой.',
    },
    other: {
      en: 'The book plays another card: which of the two can the other take in more ways?',
      de: 'Das Buch spielt eine andere Karte: Welche der beiden kann der andere auf mehr Arten nehmen?',
      pl: 'Książka gra inaczej: co przeciwnik może zabrać na więcej sposobów?',
      sv: 'Boken spelar ett annat kort: vilket av de två kan den andre ta på fler sätt?',
      ru: 'Книга играет иначе: какую из двух карт противник может взять большим числом способов?',
    },
    rule: '10',
  }),
  problem('two-kings', {
    hand: 'KC 2C JD QH',
    table: 'KS KD 4H 5C',
    answer: 'KC KS',
    say: {
      en: 'Two kings, a four and a five lie there. *What does your king take?*',
      de: 'Da liegen zwei Könige, eine Vier und eine Fünf. *Was nimmt Ihr König?*',
      pl: 'Leżą dwaj królowie, czwórka i piątka. *Co zabiera twój król?*',
      sv: 'Där ligger två kungar, en fyra och en femma. *Vad tar din kung?*',
      ru: 'Лежат два короля, четвёрка и пятёрка. *Что возьмёт ваш король?*',
    },
    because: {
      en: 'One king, that of spades. With both you would leave four and five: a nine takes them together and clears the table.',
      de: 'Einen König, den von Pik. Nähmen Sie beide, so blieben Vier und Fünf: Eine Neun nimmt sie zusammen und räumt den Tisch ab.',
      pl: 'Jednego króla, pik. Zabierając obu, zostawiasz czwórkę z piątką: dziewiątka zabierze je razem i sprzątnie stół.',
      sv: 'En kung, spader kung. Tar du båda lämnar du fyra och fem: en nia tar dem tillsammans och rensar bordet.',
      ru: 'Одного короля, пик. Взяв обоих, вы оставите четвёрку и пятёрку: девятка возьмёт их вместе и очистит стол.',
    },
    other: {
      en: 'The book plays otherwise: what lies on the table afterwards?',
      de: 'Das Buch spielt anders: Was liegt danach auf dem Tisch?',
      pl: 'Książka gra inaczej: co potem leży na stole?',
      sv: 'Boken spelar på annat sätt: vad ligger på bordet efteråt?',
      ru: 'Книга играет иначе: что останется на столе?',
    },
    rule: '11',
  }),
  problem('two-aces', {
    hand: 'AS AD KC 6D',
    table: 'QD 9H TC 8S',
    answer: 'AD',
    say: {
      en: 'Queen, nine, ten and eight lie there, and nothing can be taken. *Which card do you lay down?*',
      de: 'Da liegen Dame, Neun, Zehn und Acht, und nichts ist zu nehmen. *Welche Karte legen Sie hin?*',
      pl: 'Leżą dama, dziewiątka, dziesiątka i ósemka; nic zabrać nie można. *Którą kartę dołożysz?*',
      sv: 'Där ligger dam, nia, tia och åtta, och inget går att ta. *Vilket kort lägger du ned?*',
      ru: 'Лежат дама, девятка, десятка и восьмёрка, и взять ничего нельзя. *Какую карту вы положите?*',
    },
    because: {
      en: 'An ace: with the other you hope to take it at your next turn, and two aces are two points.',
      de: 'Ein Ass: Mit dem anderen hoffen Sie es beim nächsten Mal zu nehmen, und zwei Asse sind zwei Punkte.',
      pl: 'Asa: drugim masz nadzieję zabrać go w następnej kolei, a dwa asy to dwa punkty.',
      sv: 'Ett ess: med det andra hoppas du kunna ta det nästa gång, och två ess är två poäng.',
      ru: 'Туза: другим тузом вы надеетесь взять его в следующий ход, а два туза — два очка.',
    },
    other: {
      en: 'The book plays another card: how could both aces become yours?',
      de: 'Das Buch spielt eine andere Karte: Wie könnten beide Asse Ihnen gehören?',
      pl: 'Książka gra inaczej: jak oba asy mogłyby być twoje?',
      sv: 'Boken spelar ett annat kort: hur kunde båda essen bli dina?',
      ru: 'Книга играет иначе: как могли бы оба туза стать вашими?',
    },
    rule: '8',
  }),
];
