import type {Page} from '@quinola/table';
import {agreed} from './de-agreed.js';
import {ladder} from './de-ladder.js';

/** The rules of Lomber in German, for three, two and four. Source: the Warsaw book of games, c. 1820, *Gra Lombra*. */
export const page: Page = {
  lang: 'de',
  termLang: 'pl',
  title: 'L’Hombre, um 1820',
  intro:
    'Drei spielen. Wer das höchste Spiel ansagt, wird Hombre, „der Mann“: Er wählt Trumpf und spielt allein gegen die beiden anderen, von denen jeder seine eigenen Stiche behält. Er gewinnt, wenn niemand so viele Stiche hat wie er.',
  sections: [
    {
      id: 'what',
      title: 'In Kürze',
      blocks: [
        {
          list: [
            'Jeder hat neun Karten. Der Rest ist der Talon, aus dem man schlechte Karten tauschen kann.',
            'Die Spieler bieten darum, wer spielen darf. Wer das Bieten gewinnt, ist der Hombre.',
            'Neun Stiche werden gespielt. Fünf genügen dem Hombre; vier auch, wenn die anderen drei und zwei haben.',
            'Gewinnt er, so zieht er den Teller mit allen Einsätzen. Wenn nicht, legt er so viel hinein, wie darin lag.',
          ],
        },
      ],
    },
    {
      id: 'cards',
      title: 'Die Karten',
      blocks: [
        {
          p: 'Vierzig Karten: ohne Achter, Neuner und Zehner. König, Dame und Bube sind in jeder Farbe wie gewohnt die höchsten. Darunter gehen die schwarzen Farben von der Sieben hinab bis zur Zwei, die roten umgekehrt: von Ass und Zwei hinab bis zur Sieben.',
        },
        {
          grid: {
            caption: 'Farben, die nicht Trumpf sind, von der höchsten Karte an',
            head: ['', 'Reihenfolge'],
            rows: [
              ['Pik, Treff', 'König, Dame, Bube, 7, 6, 5, 4, 3, 2'],
              ['Herz, Karo', 'König, Dame, Bube, Ass, 2, 3, 4, 5, 6, 7'],
            ],
          },
        },
        {
          p: 'Beide schwarzen Asse sind immer Trumpf, welche Farbe auch gewählt wird. Die drei höchsten Trümpfe sind:',
        },
        {
          list: [
            ['Spadille (', ['Spadilia', 'der höchste Trumpf'], '): immer das Pik-Ass.'],
            [
              'Manille (',
              ['Manilia', 'der zweite Trumpf'],
              '): die Karte, die in der Trumpffarbe sonst die schlechteste wäre. In einer schwarzen Farbe die Zwei, in einer roten die Sieben.',
            ],
            [['Basta', 'der dritte Trumpf'], ': immer das Treff-Ass.'],
          ],
        },
        {
          grid: {
            caption: 'Trumpf vom höchsten an',
            head: ['Trumpf', 'Reihenfolge'],
            rows: [
              ['Pik', 'Pik-Ass, Pik-Zwei, Treff-Ass, dann König, Dame, Bube, 7, 6, 5, 4, 3: elf'],
              ['Treff', 'Pik-Ass, Treff-Zwei, Treff-Ass, dann König, Dame, Bube, 7, 6, 5, 4, 3: elf'],
              [
                'Herz',
                [
                  'Pik-Ass, Herz-Sieben, Treff-Ass, ',
                  ['Ponta', 'die Ponte: das Ass einer roten Trumpffarbe'],
                  ' (Herz-Ass), König, Dame, Bube, 2, 3, 4, 5, 6: zwölf',
                ],
              ],
              ['Karo', 'Pik-Ass, Karo-Sieben, Treff-Ass, Karo-Ass, König, Dame, Bube, 2, 3, 4, 5, 6: zwölf'],
            ],
          },
        },
        {
          p: [
            'Diese drei heißen Matadore (',
            ['matadory', 'die drei höchsten Trümpfe'],
            '). Beim Bezahlen zählt auch jeder weitere Trumpf als Matador, wenn von oben keiner fehlt.',
          ],
        },
      ],
    },
    {
      id: 'deal',
      title: 'Plätze, Einsatz und Geben',
      blocks: [
        {
          p: 'Um die Plätze wird gezogen; wer Pik zieht, gibt zuerst. Alles geht nach rechts: Geben, Bieten, Tauschen und Spielen.',
        },
        {
          p: [
            'Der Geber legt eine Marke in den Teller (',
            ['miseczka', 'das Schälchen, in dem liegt, worum gespielt wird'],
            ') und gibt je drei Karten, jedem neun. Dreizehn bleiben übrig: der ',
            ['talon', 'die Karten, die beim Geben übrig bleiben'],
            '.',
          ],
        },
        {
          p: [
            'Der Spieler rechts vom Geber ist die Vorhand (',
            ['na ręku', 'in Vorhand: spricht zuerst und spielt zuerst aus'],
            '). Er spricht zuerst, spielt zum ersten Stich aus und gibt beim nächsten Mal.',
          ],
        },
        {
          p: [
            'Die oberste Karte eines zweiten Kartenspiels zeigt die Favorite (',
            ['faworyta', 'die Farbe, die in diesem Spiel doppelt zählt'],
            '). Ist sie Trumpf, so wird das Spiel doppelt bezahlt, und manche Spiele in der Favorite überbieten dasselbe Spiel in einer anderen Farbe.',
          ],
        },
      ],
    },
    ladder,
    {
      id: 'exchange',
      title: 'Der Tausch',
      blocks: [
        {
          p: [
            'Zuerst legt der Hombre so viele Karten verdeckt weg, wie er will, und nimmt ebenso viele von oben aus dem Talon (',
            ['kupować', 'kaufen'],
            '). Dann tauscht aus dem Rest der Spieler rechts von ihm, dann der dritte. Niemand muss tauschen. Gesagt wird, wie viele Karten jeder genommen hat, aber nicht, welche.',
          ],
        },
        {p: 'Bei Solo und allen höheren Spielen tauscht der Hombre nichts; die anderen dürfen es.'},
        {
          p: 'Bis er seine erste Karte gespielt hat, darf der Hombre sein Spiel aufgeben: Er zahlt den Preis und legt eine Bete ein, und gespielt wird nicht.',
        },
      ],
    },
    {
      id: 'play',
      title: 'Das Ausspielen',
      blocks: [
        {
          p: [
            'Zum ersten Stich (',
            ['sztych', 'Stich'],
            ') spielt die Vorhand aus, wer auch Hombre ist; danach jeweils, wer den letzten genommen hat. Farbe muss bedient werden, Trumpf auch. Wer die ausgespielte Farbe nicht hat, spielt, was er will: Niemand muss stechen, niemand muss überbieten.',
          ],
        },
        {
          p: 'Ein Vorrecht gibt es: Wird ein niedrigerer Trumpf ausgespielt, so braucht man keinen Matador zu geben, auch wenn man sonst keinen Trumpf hat. Nur ein höherer Matador, der ausgespielt wird, zieht einen niedrigeren heraus.',
        },
        {
          p: [
            'Ein Hombre, der die ersten fünf Stiche gemacht hat, hat sein Spiel gewonnen (',
            ['cinq premiers', 'die ersten fünf Stiche', 'fr'],
            ' werden eigens bezahlt). Spielt er eine sechste Karte aus, so spielt er auf alle neun, die Vole (',
            ['Wola', 'Vole: alle Stiche'],
            '), und kann nicht mehr zurück.',
          ],
        },
      ],
    },
    {
      id: 'result',
      title: 'Gewonnen oder verloren',
      blocks: [
        {
          grid: {
            caption: 'Wie die neun Stiche entscheiden',
            head: ['', 'Stiche', 'Der Teller'],
            rows: [
              [
                'gewonnen',
                'Der Hombre allein hat die meisten: fünf oder mehr, oder vier gegen drei und zwei',
                'er zieht ihn',
              ],
              [
                ['Remis (', ['remisa', 'nicht gewonnen, aber kein anderer hat allein die meisten'], ')'],
                'niemand hat allein die meisten: vier und vier, oder je drei',
                'er legt eine Bete ein: so viel, wie er gezogen hätte',
              ],
              [
                ['Codille (', ['kodylia', 'ein Gegner hat allein die meisten'], ')'],
                'ein Gegner hat allein die meisten: fünf, oder vier gegen drei und zwei',
                'er legt doppelt so viel ein',
              ],
            ],
          },
        },
        {
          p: 'Darum wollen die beiden anderen nicht immer jeden Stich. Hat der Hombre vier, so muss einer, der einen hat, den nächsten mitunter seinem Partner lassen, damit auch dieser auf vier kommt.',
        },
      ],
    },
    {
      id: 'payment',
      title: 'Was bezahlt wird',
      blocks: [
        {
          p: 'Jeder Gegner zahlt dem Hombre in Marken oder bekommt von ihm. Der Teller geht daneben her. In der Favorite gilt alles doppelt, außer bei Grandissimo und Nullissimo, die keine Trumpffarbe haben.',
        },
        {
          grid: {
            caption: 'Von jedem Gegner',
            head: ['', 'Sonst', 'In der Favorite'],
            rows: [
              ['Frage', '0', '1'],
              ['Tournée', '1', '2'],
              ['Obscur von oben, von unten, aus der Mitte', '2, 4, 8', '4, 8, 16'],
              ['Großes Casco', '2', '4'],
              ['Solo', '2', '4'],
              ['alle Stiche, nicht angesagt: dazu', '4', '8'],
              ['Tout: alle Stiche, angesagt', '12', '24'],
              ['Grandissimo; mit den ersten fünf; mit allen neun', '8; 12; 24', ''],
              ['Nullissimo', '16', ''],
              ['drei Matadore; jeder weitere', '1; 1 mehr', '2; 2 mehr'],
              ['die ersten fünf Stiche', '1', '2'],
            ],
          },
        },
        {
          p: 'Verliert der Hombre, so zahlt er jedem den Preis und seine Matadore. Gibt er auf, nur den Preis. Hat er auf alle Stiche gespielt und sie nicht gemacht, so wird deren Preis abgezogen; das Spiel selbst ist gewonnen. Ein misslungener Tout ist eine Bete.',
        },
        {
          p: 'Die Zahlen für Tournée und für Obscur von oben sind im Druck nicht zu lesen; hier stehen solche, die zum Rest der Liste passen.',
        },
      ],
    },
    {
      id: 'dish',
      title: 'Der Teller und seine Beten',
      blocks: [
        {
          p: [
            'Eine Bete (',
            ['bête', 'was der Verlierer einlegt: so viel, wie er gewonnen hätte', 'fr'],
            ') ist so groß wie das, was im Teller liegt. Die erste kommt gleich dazu. Spätere werden aufgeschrieben und warten: Ein Spiel zieht nie mehr als eine. Ist der Teller gezogen, so wird als Nächstes um die größte gespielt, die wartet.',
          ],
        },
        {
          p: [
            'Damit schon das erste Spiel etwas wert ist, legt jeder einen Block aus (',
            ['Blok', 'eine Marke im Wert von drei Einsätzen'],
            '): Solange keine Bete da ist, kommen daraus drei Marken zum Einsatz, und im Teller liegen vier.',
          ],
        },
        {
          p: 'Nach den ausgemachten Spielen wird gleichmäßig geteilt, was auf dem Tisch liegt („in den Kessel“), oder man spielt weiter, bis der Tisch leer ist.',
        },
      ],
    },
    {
      id: 'king',
      title: 'Der König und sein Spiel',
      blocks: [
        {
          p: [
            'Sitzen vier am Tisch, so setzt in jedem Spiel einer aus, der zur Linken des Gebers: der König (',
            ['Król', 'wer aussetzt'],
            '). Passen alle drei, so darf er den Talon aufnehmen: Er behält neun von dessen dreizehn Karten, nennt Trumpf und spielt gegen die drei anderen. Niemand tauscht. Er braucht fünf Stiche; vier genügen nie. Bezahlt wird wie Obscur von unten.',
          ],
        },
        {
          note: 'Das Buch hat für dieses Spiel einen Namen seiner Zeit, der heute beleidigend wäre. An diesem Tisch heißt es Königsspiel.',
        },
      ],
    },
    {
      id: 'two',
      title: 'Zu zweit',
      blocks: [
        {
          p: 'L’Hombre en deux spielt man ohne Karo: dreißig Karten, jedem acht, vierzehn im Talon. Fünf Stiche gewinnen, vier sind ein Remis, weniger eine Codille. Karo, die Farbe, die es nicht gibt, darf genannt werden: Dann sind nur die beiden schwarzen Asse Trumpf.',
        },
        {
          p: 'Mit Ass und Sieben von Karo sind es zweiunddreißig Karten, damit auch Karo seine Matadore hat. Jeder bekommt zehn oder zwölf. Sieben Stiche gewinnen, sechs sind ein Remis.',
        },
      ],
    },
    {
      id: 'four',
      title: 'Zu viert, jeder für sich',
      blocks: [
        {
          p: 'L’Hombre en quatre: jedem acht Karten, acht im Talon, acht Stiche, drei Gegner. Auch hier muss der Hombre allein die meisten Stiche haben: Vier gegen drei und einen gewinnen, und selbst drei gegen zwei, zwei und einen. Vier und vier, oder je zwei, sind ein Remis.',
        },
        {
          p: 'Nach dem Tausch des Hombre bleiben für die drei anderen selten mehr als vier Karten. Wer nicht zwei sichere Stiche hat, überlässt sie dem Nächsten.',
        },
      ],
    },
    ...agreed,
  ],
};
