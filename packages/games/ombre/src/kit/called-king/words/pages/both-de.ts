import type {Page, Section} from '@quinola/table';
import type {Own} from './own.js';

const cards: Section = {
  id: 'cards',
  title: 'Die Karten',
  blocks: [
    {
      p: 'Vierzig Karten: ohne Achter, Neuner und Zehner. In den schwarzen Farben gilt von oben: König, Dame, Bube, Sieben, Sechs, Fünf, Vier, Drei, Zwei. In den roten laufen die kleinen Karten umgekehrt: König, Dame, Bube, Ass, Zwei, Drei, Vier, Fünf, Sechs, Sieben.',
    },
    {
      p: [
        'Die beiden schwarzen Asse sind in jedem Spiel Trumpf. Der höchste ist das Pik-Ass, die ',
        ['Spadille', 'das Pik-Ass, immer der höchste Trumpf'],
        '. Dann kommt die ',
        ['Manille', 'die Karte, die in der Trumpffarbe sonst die niedrigste wäre'],
        ', also die Karte, die in ihrer Farbe sonst die niedrigste wäre: in Schwarz die Zwei, in Rot die Sieben. Die dritte ist die ',
        ['Basta', 'das Treff-Ass, immer der dritte Trumpf'],
        ', das Treff-Ass. Diese drei heißen Matadore. Ist die Trumpffarbe rot, so folgt ihr Ass als vierter Trumpf, und dann kommen die übrigen in ihrer Reihe.',
      ],
    },
    {
      p: 'Sobald Trumpf genannt ist, zeigt der Tisch die Reihe der Trümpfe; die Matadore sind unterstrichen.',
    },
  ],
};

/** The rules page of one of the games in German. */
export const pageOf = (own: Own): Page => ({
  lang: 'de',
  termLang: 'de',
  title: own.title,
  intro: own.intro,
  sections: [
    cards,
    {id: 'deal', title: 'Geben', blocks: [{p: own.deal}]},
    {
      id: 'games',
      title: 'Die Spiele',
      blocks: [
        {
          p: 'Die Vorhand sagt ein Spiel an oder passt. Der Nächste passt oder geht höher; dann darf der Ältere von beiden dasselbe Spiel übernehmen, noch höher gehen oder passen, bis einer der beiden gepasst hat. Wer übrig bleibt, bietet gegen den Nächsten weiter. Wer gepasst hat, bietet nicht mehr mit.',
        },
        {
          list: [
            'Frage: Man nennt Trumpf und ruft einen König; wer ihn hat, ist der heimliche Partner. Es geht nur um den Teller.',
            'Médiateur: Der gerufene König wird offen hergegeben, eine beliebige Karte geht verdeckt dafür zurück; dann spielt der Hombre allein. Jeder zahlt 1.',
            'Großes Casco: für den, der beide schwarzen Asse hat. Er ruft einen König; wer diesen hat, nennt Trumpf und spielt mit ihm. Jeder Gegner zahlt 2.',
            'Solo: allein und ohne Hilfe. Jeder zahlt 2.',
            own.tout,
            'Spadille forcée: Haben alle gepasst, so muss spielen, wer Spadille hat. Er ruft einen König, und wer diesen hat, nennt Trumpf. Jeder Gegner zahlt 2.',
          ],
        },
      ],
    },
    {
      id: 'call',
      title: 'Den König rufen',
      blocks: [
        {
          p: `Gerufen wird ein König, den man nicht selbst hat, und nie der von Trumpf; wer alle vier Könige hat, ruft eine Dame. Nur wer fragt, darf auch einen eigenen König rufen: Er spielt dann allein auf ${own.alone}, aber ohne den Preis eines Solos, und niemand weiß es, bis dieser König fällt. Verliert er, so zahlt er nichts als die Bete. Wo derjenige Trumpf nennt, der den König hat, darf er nicht die Farbe dieses Königs nennen.`,
        },
      ],
    },
    {
      id: 'play',
      title: 'Das Ausspielen',
      blocks: [
        {
          p: 'Farbe muss bedient werden; wer sie nicht hat, spielt, was er will. Niemand muss stechen, niemand muss überbieten. Wird ein niedrigerer Trumpf ausgespielt, so darf man einen Matador behalten; nur ein höherer Matador, der ausgespielt wird, zieht ihn heraus.',
        },
        {
          p: `Der Partner darf von Anfang an helfen, gibt sich aber erst zu erkennen, wenn er die gerufene Karte spielt. Von da an zählen die Stiche beider zusammen. ${own.needed}`,
        },
        {p: own.vole},
      ],
    },
    {
      id: 'payment',
      title: 'Bezahlung',
      blocks: [
        {
          p: `Drei Matadore der Seite, die gewonnen hat, aus beiden Blättern zusammengezählt, kosten 1, vier kosten 2 und jeder weitere Trumpf ohne Lücke 1 mehr; ${own.first} kosten 1, eine Vole, auf die man weitergespielt hat, 2. Misslingt die Vole, so wird sie abgezogen; war sie angesagt, so ist das ganze Spiel verloren.`,
        },
        {
          p: `${own.pair} Wer allein spielt, wird von allen bezahlt. Wer beim Médiateur den König hergab, zahlt keinen Preis, wenn das Spiel gewonnen wird, und bekommt ihn doppelt, wenn es verloren geht. Die Verlierer zahlen so viel, wie sie bekommen hätten, aber nichts für erste Stiche. Eine Seite ohne jeden Stich zahlt jedem 2 mehr.`,
        },
        {
          p: [
            ['Délices', '„Leckerbissen“: Lohn für das Stechen der Farbe des hergegebenen Königs', 'fr'],
            ': Wird die Farbe des hergegebenen Königs zum ersten Mal ausgespielt und nimmt ein anderer den Stich mit Trumpf, so zahlt ihm der Hombre 1.',
          ],
        },
      ],
    },
    {
      id: 'dish',
      title: 'Der Teller',
      blocks: [
        {
          p: [
            'Die Gewinner ziehen den Teller, zwei zu gleichen Teilen; eine ungerade Marke gehört dem Hombre. Nach einem ',
            ['Remis', 'durch Gleichstand verloren'],
            ' legen die Verlierer eine Bete ein, so groß wie das, was im Teller liegt: Die erste kommt gleich dazu, die weiteren warten. Nach ',
            ['Codille', 'die andere Seite hat mehr Stiche'],
            ' teilen sich die Gegner den Teller, wobei ungerade Marken an die mit den höchsten Trümpfen gehen; um die Bete wird in einem späteren Spiel gespielt. Am Ende wird geteilt, was noch da ist.',
          ],
        },
      ],
    },
    {id: 'options', title: 'Was man ausmachen kann', blocks: [{p: own.options}]},
  ],
});
