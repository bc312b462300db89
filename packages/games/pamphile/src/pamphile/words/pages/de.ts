import type {Page} from '@quinola/table';

/** The rules of Pamphile in German. Source: the page *Gry karciane* of the 12th Infantry of the Duchy of Warsaw, lines 16 to 42. */
export const page: Page = {
  lang: 'de',
  termLang: 'pl',
  title: 'Pamphil, Polen, 18. Jahrhundert',
  intro:
    'Fünf Karten für jeden, neue für die, die nichts taugen, und fünf Stiche. Wer spielt, muss zwei davon machen; wer passt, hat für jeden einen Punkt.',
  sections: [
    {
      id: 'pack',
      title: 'Die Karten',
      blocks: [
        {
          p: 'Drei spielen mit 32 Karten, von den Siebenern an; vier, fünf oder sechs mit 36, von den Sechsern an.',
        },
        {
          p: [
            'Der Treff-Bube ist der ',
            ['pamfil', 'der Pamphil'],
            ': Er steht über allen anderen Karten. Dann kommen Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben, Sechs.',
          ],
        },
        {
          note: 'Der Pamphil ist Trumpf, was immer Trumpf ist, und kein Treff, außer Treff ist Trumpf. Mit pamfil-freedom="free" darf er zu jedem Stich gespielt werden.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'Das Geben',
      blocks: [
        {
          p: 'Es werden Karten gezogen: Die niedrigste gibt, gleiche werden noch einmal gezogen. Wer rechts vom Geber sitzt, hebt ab. Jeder bekommt fünf Karten, erst drei, dann zwei, links vom Geber beginnend.',
        },
        {
          p: [
            'Die letzte Karte liegt offen unter dem Rest, dem ',
            ['talon', 'der Talon'],
            '. Ihre Farbe ist ',
            ['atut', 'Trumpf'],
            ', Treff, wenn es der Pamphil ist. Gezogen wird sie nie.',
          ],
        },
      ],
    },
    {
      id: 'word',
      title: 'Spielen oder passen',
      blocks: [
        {
          p: 'Wer links vom Geber sitzt, muss spielen, das heißt: mindestens zwei Stiche machen. Die anderen spielen oder passen der Reihe nach. Wer passt, ist zu nichts verpflichtet und spielt seine Karten trotzdem.',
        },
        {
          p: 'Wer spielt, darf eine Karte, mehrere oder alle wegwerfen und zieht ebenso viele von oben aus dem Talon, solange er reicht. Wer eine Karte getauscht hat, muss spielen.',
        },
        {
          grid: {
            caption: 'Dieselben Stiche, gespielt und gepasst',
            head: ['Sichere Stiche', 'gepasst', 'gespielt, kein dritter Stich', 'lohnt, wenn drei kommen'],
            rows: [
              ['keiner', '0', '−3', '1 von 2 Malen'],
              ['einer', '1', '−3', '2 von 3 Malen'],
              ['zwei', '2', '0', '2 von 3 Malen'],
              ['einer, mit dem Pamphil', '2', '−3', '5 von 9 Malen'],
              ['zwei, mit dem Pamphil', '4', '0', '2 von 3 Malen'],
            ],
          },
        },
        {
          note: 'Nach der gedruckten Tabelle steht, wer passt, bei gleich vielen Stichen nie schlechter als der Spieler. Spielen lohnt also nur der neuen Karten wegen; der Rat sagt, wie wahrscheinlich sie einen dritten Stich bringen müssen.',
        },
      ],
    },
    {
      id: 'mucha',
      title: 'Die Mucha',
      blocks: [
        {
          p: [
            'Fünf Karten einer Farbe, nach dem Geben oder nach dem Tausch, sind eine ',
            ['mucha', 'eine Mucha, eine Fliege'],
            ' und gewinnen das Spiel ohne Stiche. Haben mehrere eine, geht die in Trumpf vor, dann die mit mehr Augen: Ass, König, Dame, Bube und Zehn zählen zehn, kleine Karten ihre Zahl.',
          ],
        },
        {
          note: 'Bei gleichen Augen gewinnt, wer früher an der Reihe ist. Der Pamphil zählt als Treff oder als Trumpf; mit pamfil-wild-in-mucha="yes" ergänzt er jede Farbe. An einem strengen Tisch (etiquette="strict") muss eine Mucha angesagt werden.',
        },
      ],
    },
    {
      id: 'play',
      title: 'Das Spiel',
      blocks: [
        {
          p: 'Wer links vom Geber sitzt, spielt aus. Man muss bedienen, und wer den Stich überbieten kann, muss es: mit einer höheren Karte der Farbe, ohne die Farbe mit einem Trumpf. Wer es nicht kann, legt von der Farbe, was er will, und ohne die Farbe jede Karte.',
        },
        {
          p: 'Der höchste Trumpf nimmt den Stich, sonst die höchste Karte der ausgespielten Farbe. Wer ihn hat, spielt zum nächsten aus.',
        },
      ],
    },
    {
      id: 'score',
      title: 'Die Punkte',
      blocks: [
        {
          grid: {
            caption: 'Punkte eines Spiels',
            head: ['Stiche', 'gespielt', 'gepasst'],
            rows: [
              ['keiner', '−3', '0'],
              ['einer', '−3', '1'],
              ['zwei', '0', '2'],
              ['drei', '3', '3'],
              ['vier', '4', '4'],
              ['fünf', '5', '5'],
              ['mucha', '5', '5'],
            ],
          },
        },
        {
          p: 'Ist der Pamphil dabei, zählen Punkte für Stiche und Mucha doppelt: Wer ihn zu Beginn der Stiche hatte, verdoppelt, was er gewinnt.',
        },
        {
          note: 'Die Seite sagt nicht, wessen Punkte verdoppelt werden; mit pamfil-doubling="everyone" die aller, solange ihn jemand hat. Drei verlorene Punkte werden nicht verdoppelt, außer mit double-penalty="yes".',
        },
        {
          p: 'Jeder gibt zweimal; dann gewinnt, wer die meisten Punkte hat, und jeder zahlt jedem den Unterschied.',
        },
        {note: 'Die Seite endet mit dem Geben; Zahl der Spiele und Bezahlung sind von uns.'},
      ],
    },
  ],
};
