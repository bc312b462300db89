import type {Page, Section} from '@quinola/table';

/** The pack and what its cards count, alike for three and for two. */
export const pack: Section = {
  id: 'pack',
  title: 'Die Karten',
  blocks: [
    {
      p: [
        'Ein Spiel von 78 Blättern. Einundzwanzig ',
        ['taroki', 'Tarocke: die ständigen Trümpfe'],
        ' tragen die Zahlen XXI bis I; das niedrigste ist der ',
        ['Pagat', 'Tarock I, der Hanswurst'],
        '. Ein zweiundzwanzigstes, der Sküs (',
        ['Sky', 'Scus, Excuse: der Harlekin'],
        '), trägt keine Zahl. Dazu kommen die vier französischen Farben zu vierzehn Karten, mit einem Cavall (',
        ['Kawall', 'der Reiter'],
        ') zwischen Dame und Bube.',
      ],
    },
    {
      p: 'Jedes Tarock sticht jede Farbkarte. In den schwarzen Farben gilt: König, Dame, Cavall, Bube, 10, 9 … 2, Ass. In den roten stehen die Zahlkarten umgekehrt: König, Dame, Cavall, Bube, Ass, 2 … 9, 10. „Rang der Karten“ im Menü zeigt es.',
    },
    {
      grid: {
        caption: 'Was eine Karte zählt',
        head: ['Karte', 'Wert'],
        rows: [
          ['König, XXI, Pagat, Sküs', '5'],
          ['Dame', '4'],
          ['Cavall', '3'],
          ['Bube', '2'],
          [
            ['Alle anderen: ', ['próżne', 'leere Karten: Zahlkarten und Tarock II bis XX']],
            'für sich nichts',
          ],
        ],
      },
    },
  ],
};

/** How tricks are played, alike for three and for two. */
export const tricks: Section = {
  id: 'play',
  title: 'Das Spiel',
  blocks: [
    {
      p: 'Fünfundzwanzig Stiche. Die ausgespielte Farbe ist zu bedienen. Wer nicht kann, muss Tarock zugeben; wer auch keines hat, gibt zu, was er will. Überstechen muss niemand. Das höchste Tarock gewinnt, sonst die höchste Karte der ausgespielten Farbe; wer den Stich hat, spielt zum nächsten aus.',
    },
    {
      p: [
        'Der Sküs darf in jeden Stich gegeben werden und gewinnt nie: Sein Besitzer sküsiert sich (',
        ['skizować się', 'sich entschuldigen'],
        '), behält ihn und schuldet dem Gewinner des Stiches eine leere Karte. Er muss aber vor den letzten drei Stichen fort: Im 23. bis 25. ist er verloren.',
      ],
    },
    {
      note: 'Ein ausgespielter Sküs verlangt Tarock, wie ein Tarock es täte. Das Buch sagt es nicht. Die leere Karte wird beim Zählen gegeben.',
    },
  ],
};

/** Announcing, alike for three and for two. */
export const announcing: Section = {
  id: 'announcing',
  title: 'Das Ansagen',
  blocks: [
    {
      p: [
        'Vor der ersten Karte sagt jeder an (',
        ['zgłosić', 'ansagen'],
        '), was in seinem Blatt steckt, der Geber zuerst. Eine Karte darf zu mehreren Ansagen dienen.',
      ],
    },
    {
      grid: {
        caption: 'Was angesagt wird und was es wert ist',
        head: ['Ansage', 'Nötig', 'Punkte'],
        rows: [
          ['Tarocke', 'zehn oder mehr, Sküs und Pagat mitgezählt', '10, und 5 für jedes über zehn'],
          [
            'Matadore von oben',
            'Sküs, XXI, Pagat; dann XX, XIX … ohne Lücke',
            '10 für drei, und 5 für jeden weiteren',
          ],
          ['Matadore von unten', 'Sküs, Pagat, II; dann III, IV … ohne Lücke', 'ebenso'],
          [
            'Könige',
            'drei oder mehr von sieben: vier Könige, Sküs, XXI, Pagat',
            '5 für drei, und 5 für jeden weiteren',
          ],
          ['Eine ganze Cavallerie', 'König, Dame, Cavall, Bube einer Farbe', '10; mit dem Sküs 20'],
          ['Eine halbe Cavallerie', 'drei von diesen vieren', '5; mit dem Sküs 10'],
        ],
      },
    },
    {
      p: [
        'Gesagt wird die Zahl, nicht die Karten; eine Cavallerie mit dem Sküs heißt ',
        ['skizowana', 'sküsiert: vom Sküs verdoppelt'],
        '. Ansagen muss niemand, aber was jetzt nicht angesagt wird, ist verloren.',
      ],
    },
    {
      note: 'Der Tisch schlägt alles vor, was in Ihrem Blatt steckt. Dass von zwei Reihen von Matadoren die bessere angesagt wird, ist von uns. Dass eine vergessene Ansage verloren ist, steht in Regeln, die 1754 in Leipzig gedruckt wurden, nicht in diesem Buch.',
    },
  ],
};

/** The Skat, alike for three and for two. */
export const skat: Section = {
  id: 'skat',
  title: 'Der Skat',
  blocks: [
    {
      p: [
        'Der Geber hat 28 Karten und legt drei davon verdeckt weg: den ',
        ['Skat', 'Écart: die drei weggelegten Karten'],
        '. Am Ende zählen sie für ihn. Könige und Tarocke dürfen dort nicht liegen.',
      ],
    },
    {
      p: 'Mit einer Ausnahme: Wer genau drei Tarocke hat und den Pagat darunter, darf alle drei vergraben. Der Pagat gilt dann als gemacht.',
    },
    {
      note: 'Solange Sie nicht angesagt haben, dürfen Sie den Skat zurücknehmen. Das ist von uns; das Buch lässt ihn verbessern, bis die erste Karte ausgespielt ist.',
    },
  ],
};

/** Errors and what the book sets on them (`laws.ts`), alike for three and for two. */
export const errors: Section = {
  id: 'errors',
  title: 'Fehler und Strafen',
  blocks: [
    {p: 'Die ersten fünf lässt der Tisch nicht zu. Das Buch sagt von ihnen, zu dreien wie zu zweien:'},
    {
      list: [
        'Wer sich vergibt: Der Nächste gibt, denn der Skat ist ein Vorteil, den der Schuldige verliert (Hinweis 2).',
        [
          'Ein Skat von mehr oder weniger als drei Karten darf verbessert werden, bis die erste Karte ausgespielt ist. Danach wird weitergespielt, aber der Schuldige sagt im ganzen Spiel nichts an und zählt nichts: Er spielt ',
          ['rolę niemą', 'eine stumme Rolle'],
          ' (Regel 13, Hinweis 3).',
        ],
        'Ein König oder Matador im Skat: Die Karte zählt ihm nicht (Hinweis 4).',
        'Eine angesagte Cavallerie, von der eine Karte im Skat liegt: Die Ansage wird zurückgenommen, auch noch nach dem Spiel (Hinweis 4).',
        'Wer nicht bedient, nicht sticht oder auf Tarock kein Tarock gibt, ersetzt allen Schaden, der daraus entsteht (Hinweis 5).',
        'Der Sküs, bis in die letzten drei Stiche behalten, ist verloren. Das kann Ihnen geschehen (Regel 3).',
      ],
    },
  ],
};

/** The rules of Tarok en trois in German. Source: the treatise *Tarok i Tarok-Lombra* “by Faber”, a Polish book of games without place or year, about 1820. */
export const trois: Page = {
  lang: 'de',
  termLang: 'pl',
  title: 'Tarock en trois',
  intro:
    'Drei Spieler, jeder für sich, achtundsiebzig Karten. Man sagt an, was das Blatt wert ist; dann geht der Kampf um den Pagat, dann um die Könige und vor allem um den letzten Stich. Am Ende werden die Karten gegen 26 gezählt.',
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        {
          p: 'Die vierte Abhandlung eines polnischen Spielbuches, das weder Ort noch Jahr nennt; wir nennen sie nach Warschau und setzen sie um 1820. Der Verfasser nennt sein Spiel „das heutige Tarock“: Die Älteren kannten weder die sieben Könige noch Matadore von unten noch sküsierte Cavallerie.',
        },
        {
          p: 'Feste Partner gibt es nicht. Zwei verbünden sich gegen den, der den Pagat oder einen König heimzubringen droht, und trennen sich wieder, wenn die Gefahr vorüber ist. Das Buch sieht darin ein Bild des wichtigeren Spiels der Staatskunst.',
        },
      ],
    },
    pack,
    {
      id: 'deal',
      title: 'Plätze und Geben',
      blocks: [
        {
          p: 'Drei Karten bezeichnen die Plätze, ein Tarock und zwei von verschiedener Farbe. Wer das Tarock zieht, gibt zuerst. Alles geht rechtsherum, gegen den Uhrzeigersinn.',
        },
        {
          p: 'Je fünf Karten, fünfmal herum; die letzten drei bekommt der Geber. Wer rechts von ihm sitzt, spielt zum ersten Stich aus; das Geben geht nach rechts weiter.',
        },
        {
          note: 'Ein Spielabend hat drei Spiele, wenn die Seite nichts anderes sagt: Das Buch setzt ihm kein Ende.',
        },
      ],
    },
    skat,
    announcing,
    tricks,
    {
      id: 'pieces',
      title: 'Pagat und Könige',
      blocks: [
        {
          p: [
            'Könige und Pagat liegen, einmal gespielt, offen vor dem, der sie bekommen hat. Ein Pagat, der seinen Stich gewinnt, ist gemacht (',
            ['zrobiony', 'gemacht'],
            '); ein gestochener ist gefallen und kommt zu dem Gegner, der weniger angesagt hat.',
          ],
        },
        {
          p: [
            'Was ihnen im letzten Stich geschieht, heißt ',
            ['ultimo', 'im letzten Stich'],
            ' und ist teurer.',
          ],
        },
        {
          grid: {
            caption: 'Sogleich bezahlt, von jedem oder an jeden der anderen',
            head: ['', 'Punkte'],
            rows: [
              ['Pagat verloren', '10'],
              ['Pagat ultimo verloren', '20'],
              ['Pagat ultimo gemacht', '20'],
              ['König ultimo gemacht oder verloren', '10'],
            ],
          },
        },
        {
          note: 'Dass ein König im letzten Stich mit 10 bezahlt wird, ist von uns: Das Buch nennt für drei Spieler keine Zahl, und 10 passt zu dem, was es für zwei anschreibt. Ebenso, dass ein gefallener Pagat zum Gewinner des Stichs kommt, wenn beide Gegner gleich viel angesagt haben.',
        },
      ],
    },
    {
      id: 'count',
      title: 'Das Zählen',
      blocks: [
        {
          p: 'Jeder zählt seine Karten in Päckchen zu dreien; der Geber nimmt den Skat dazu. Drei leere Karten zählen zusammen 1; eine Zählkarte mit zwei leeren ihren Wert; zwei Zählkarten ihre Summe weniger 1; drei ihre Summe weniger 2. Alle Karten zusammen machen 78.',
        },
        {p: 'Die Grenze ist 26. Wer weniger hat, zahlt, was ihm fehlt, an den, der mehr hat.'},
        {
          note: 'Das Buch sagt, wer weniger hat, zahle den anderen, was ihm fehlt. Dass er es einmal zahlt, und nur denen, die mehr haben, ist unsere Lesart.',
        },
      ],
    },
    {
      id: 'settling',
      title: 'Fünf Rechnungen',
      blocks: [
        {
          list: [
            'Ansagen: Jeder der anderen zahlt die Summe.',
            'Pagat und ultimo, wie oben.',
            'Der Tisch: Ein König vor Ihnen zählt 5, der Pagat 10; bezahlt wird der Unterschied.',
            'Die Karten, über oder unter 26.',
            [
              'Die Pulle (',
              ['pulla', 'der gemeinsame Einsatz'],
              '), wenn sie verabredet ist: Ein Pagat ultimo nimmt sie, ein König ultimo die Hälfte; dort verloren, legen sie ebenso viel dazu.',
            ],
          ],
        },
        {
          note: 'Dass jeder der anderen die angesagte Summe zahlt und dass ein gemachter Pagat einmal bezahlt wird, dadurch, dass er auf dem Tisch liegt, sind unsere Lesarten. Nach Verabredung (stichfrei) bekommt, wer keinen Stich macht, 26 von jedem; dass dann für die Karten sonst nichts bezahlt wird, ist von uns.',
        },
      ],
    },
    errors,
    {
      id: 'advice',
      title: 'Was das Buch rät',
      blocks: [
        {
          list: [
            'Zählen Sie die Tarocke, wie sie fallen, und die Farben, so weit es geht.',
            'Ohne den Pagat spielen Sie Tarock, bis er gefallen ist; nicht aber, wenn jemand zehn angesagt hat und Sie sechs oder mehr haben.',
            [
              'Die Farbe, in der Sie die meisten und besten Karten haben, ist Ihre Peitsche (',
              ['bicz', 'Peitsche'],
              '): Spielen Sie sie immer wieder, damit die anderen stechen müssen.',
            ],
            'Ist der Pagat fort, so geht es um die Könige, damit keiner ultimo gemacht wird.',
            'Heben Sie den Sküs für eine höhere Karte einer Farbe auf, in der Sie blanke Figuren haben, und spielen Sie ihn beizeiten.',
          ],
        },
      ],
    },
  ],
};
