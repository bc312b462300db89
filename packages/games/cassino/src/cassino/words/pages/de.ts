import type {Page} from '@quinola/table';

/** The rules of Cassino in German. Source: Engelman’s Polish book of games (about 1820), *Gra Kasino*, laws 1 to 8. */
export const page: Page = {
  lang: 'de',
  termLang: 'pl',
  title: 'Cassino, Polen, um 1820',
  intro:
    'Karten der Hand nehmen Karten vom Tisch: gleiche, und solche, die zusammen dieselbe Zahl ergeben. Es zählen die meisten Karten, die meisten Pik, beide Cassinos und die Asse.',
  sections: [
    {
      id: 'pack',
      title: 'Die Karten',
      blocks: [
        {
          p: 'Zweiundfünfzig Karten. Ein Ass ist eins, die Karten von zwei bis zehn haben ihre Zahl; König, Dame und Bube, die Bilder, haben keine. Keine Karte ist höher als eine andere.',
        },
        {
          p: [
            'Die Karo-Zehn ist das ',
            ['Kasino wielkie', 'große Cassino'],
            ', die Pik-Zwei das ',
            ['Kasino małe', 'kleine Cassino'],
            '. Im Spiel sind sie eine Zehn und eine Zwei wie die anderen.',
          ],
        },
      ],
    },
    {
      id: 'deal',
      title: 'Das Geben',
      blocks: [
        {
          p: 'Vier spielen zwei gegen zwei, Partner einander gegenüber; drei jeder für sich; oder zwei. Es werden Karten gezogen: Die niedrigste gibt, und zu viert spielen die zwei niedrigsten zusammen. Gleiche Karten werden noch einmal gezogen. Das Geben geht nach links.',
        },
        {
          p: 'Wer rechts vom Geber sitzt, hebt ab. Jeder bekommt vier Karten, und vier werden offen auf den Tisch gelegt. Sind alle Hände gespielt, gibt es wieder vier für jeden, aber keine für den Tisch, bis das Paket zu Ende ist: zu viert drei Runden, zu dritt vier, zu zweit sechs. Jede beginnt, wer links vom Geber sitzt; so spielt der Geber immer die letzte Karte.',
        },
        {
          note: 'An einem strengen Tisch (etiquette="strict") deckt der Geber die Tischkarten selbst auf, einzeln oder zusammen, wie das Buch es ihm überlässt.',
        },
      ],
    },
    {
      id: 'taking',
      title: 'Nehmen und hinlegen',
      blocks: [
        {p: 'Ein Zug ist eine Karte der Hand. Sie nimmt Karten vom Tisch oder wird zu ihnen hingelegt.'},
        {
          grid: {
            caption: 'Was eine Karte nimmt',
            head: ['Karte', 'nimmt'],
            rows: [
              [
                'zwei bis zehn',
                'gleiche Karten und solche, die zusammen ihre Zahl ergeben (Verbindungen); mehrere davon zugleich, jede Karte des Tisches in einer',
              ],
              ['Ass', 'nur Asse, eines oder mehrere'],
              ['König, Dame, Bube', 'nur ihresgleichen'],
            ],
          },
        },
        {
          p: 'Eine Zehn nimmt also Neun und Ass, Acht und Zwei, Sieben und Drei, Sechs und Vier oder zwei Fünfen, und ebenso eine Zehn. Niemand muss nehmen, und man darf weniger nehmen, als man könnte.',
        },
        {
          p: [
            'Wer die letzten Karten nimmt, die daliegen, räumt den Tisch ab (',
            ['sprząta stół', 'räumt den Tisch ab'],
            ') und schreibt sogleich einen Punkt an, der nie zurückgenommen wird. Der Nächste hat nichts zu nehmen und muss eine Karte hinlegen.',
          ],
        },
        {
          p: 'Was genommen wurde, liegt verdeckt vor einem der Partei. Niemand darf mehr als das zuletzt Genommene ansehen, noch zählen, was er hat.',
        },
        {
          note: 'Wo die Etikette nicht streng ist, zeigt dieser Tisch, wie viele Karten jede Partei hat, und lässt alles Genommene ansehen.',
        },
      ],
    },
    {
      id: 'sweep',
      title: 'Das Ende des Pakets',
      blocks: [
        {
          p: [
            'Nach der letzten Karte gehört, was auf dem Tisch liegt, dem, der zuletzt genommen hat: der ',
            ['Sweep', 'das letzte Nehmen, das den Tisch leer fegt'],
            '. Ist aber die allerletzte Karte des Gebers ein König, eine Dame oder ein Bube, so nimmt sie alles, was daliegt.',
          ],
        },
        {
          note: 'Der Sweep ist kein Abräumen und bringt keinen Punkt. Nimmt die letzte Karte durch eine echte Verbindung alles, was daliegt, so ist es eines; mit final-clear-scores="no" nicht. Hat niemand genommen, gehört der Rest dem Geber.',
        },
      ],
    },
    {
      id: 'score',
      title: 'Das Zählen',
      blocks: [
        {
          grid: {
            caption: 'Was in einem Spiel zählt, in dieser Reihenfolge',
            head: ['', 'Punkte'],
            rows: [
              ['das große Cassino', '2'],
              ['das kleine Cassino', '1'],
              ['die meisten Karten: 27 oder mehr; bei je 26 hat sie niemand', '3'],
              ['die meisten Pik', '1'],
              ['jedes Ass: Pik, Treff, Herz, Karo', '1'],
            ],
          },
        },
        {
          p: [
            'Das macht elf. Von zwei Parteien wird die kleinere Punktzahl von der größeren abgezogen (',
            ['odtrąca się', 'abgezogen'],
            '), und nur der Rest wird angeschrieben: bei sieben gegen vier drei. Das Abräumen wird nicht abgezogen; es war schon angeschrieben.',
          ],
        },
        {
          p: 'Das Spiel geht bis elf. Wer es mit weniger als fünf Punkten verloren hat, ist in der Bredouille und verliert doppelt: zwei Einsätze, sonst einen.',
        },
        {
          p: 'Zu dritt schreibt jeder alles an, was er macht, ohne Abzug. Das Spiel geht bis fünfzehn, die Bredouille bis sieben. Beenden mehrere das Spiel zugleich, so hat gewonnen, wer es zuerst tut, in der obigen Reihenfolge gezählt.',
        },
        {
          note: 'Der Druck spricht an einer Stelle von sechzehn Punkten zu dritt (target3="16") und verlangt am Ende den Abzug auch zu dritt; mit three-hand-setoff="hoyle" schreibt der Höchste an, was er mehr hat als die beiden anderen zusammen.',
        },
      ],
    },
    {
      id: 'laws',
      title: 'Unregelmäßigkeiten',
      blocks: [
        {
          list: [
            'Falsch gegeben gibt es nicht: Wer mit drei Karten spielt, trägt den Verlust, und eine Karte, die sich unter dem Tisch findet, nimmt er auf Gedeih und Verderb auf.',
            'Karten, die beim Geben sichtbar werden, gelten nicht als Fehler, doch ehe eine Tischkarte offen liegt, wird noch einmal gegeben.',
            'Man spielt eine Karte auf einmal; mit ihr darf man ein Paar nehmen und dazu alle Verbindungen.',
          ],
        },
        {note: 'An diesem Tisch kann nichts davon vorkommen.'},
      ],
    },
  ],
};
