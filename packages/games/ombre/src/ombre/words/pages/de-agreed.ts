import type {Section} from '@quinola/table';

/** German: offering the game, what may be agreed, and what should not happen. */
export const agreed: readonly Section[] = [
  {
    id: 'offering',
    title: 'Das Spiel anbieten',
    blocks: [
      {
        p: [
          'Nach alter Art wirft ein Hombre, dem der Tausch keine Hoffnung ließ, die Karten nicht einfach hin: Er bietet das Spiel an und legt eine Bete ein. Sein rechter Nachbar nimmt an oder sagt, dass er dagegen spielt (',
          ['contre l’hombre', 'gegen einen Hombre, der sein Spiel angeboten hat', 'fr'],
          '); nimmt er an, so hat der Nächste dieselbe Wahl. Nehmen alle an, so ist das Spiel aufgegeben.',
        ],
      },
      {
        p: 'Spielt einer dagegen, so helfen die anderen dem Hombre, damit jener keine Codille macht. Den Teller zieht, wer allein die meisten Stiche hat, aber weder der Hombre noch einer, der angenommen hat; wer dagegen gespielt hat und ihn nicht zieht, legt eine Bete ein. Gewinnt der Hombre doch noch, so bringt es ihm nichts; verliert er, so zahlt er den Preis und seine Matadore zu der Bete, die schon liegt.',
      },
      {
        p: [
          'Die neuere Art heißt ',
          ['Kunil', 'die Bitte, das Spiel aufzuheben'],
          ': Der Hombre bittet, das Spiel aufzuheben. Willigen alle ein, so gibt es keine Bete, und das nächste Spiel folgt; weigert sich einer, so muss er spielen und darf nicht mehr aufgeben.',
        ],
      },
      {
        note: 'Wer sein Spiel erst nach seiner ersten Karte anbietet, zahlt dafür eine Bete und eine zweite, wenn er verliert. An diesem Tisch kann das nicht vorkommen.',
      },
    ],
  },
  {
    id: 'options',
    title: 'Was man ausmachen kann',
    blocks: [
      {
        list: [
          'Die Favorite: in jedem Spiel eine andere, eine für den ganzen Abend, die Farbe des ersten gewonnenen Spiels, oder keine.',
          'Grandissimo und Nullissimo, die das Buch nicht zum eigentlichen L’Hombre zählt.',
          'Eine Art von Obscur, oder drei.',
          'Tournée und Großes Casco als ein Spiel, ohne die Asse zu zeigen; es steht dann unter Obscur.',
          'Nach einem aufgedeckten schwarzen Ass darf eine zweite Karte aufgedeckt werden; geht das Spiel verloren, so kostet das zwei Beten.',
          'Keine Blöcke; Einsätze von zwei oder vier Marken.',
          [
            ['Rok', 'eine zweite Kasse, aus gewonnenen Beten gespart'],
            ': Von jeder gezogenen Bete wird eine Marke auf zehn zurückgelegt, und sind zehn oder zwölf beisammen, so kommen sie in den Teller.',
          ],
          'Aufgeben: gegen eine Bete; indem man das Spiel anbietet; auch, indem man um Aufhebung bittet (Kunil); oder gar nicht.',
          'Eine Codille kostet eine Bete statt zwei; oder, wie früher, wer sie macht, zieht den Teller.',
          'Wer alle Stiche macht, zieht alle Beten auf dem Tisch.',
          'Strenge Sitten: Wer die übrigen Stiche beansprucht, ohne sicher zu sein, wird bestraft. Und was der Hombre weglegt: Er darf es ansehen, bis er spielt, oder gar nicht.',
          [
            'Prämien auf Verlangen (',
            ['Surprise', 'nicht verlangte Prämien verfallen', 'fr'],
            '): Was der Hombre vor dem nächsten Geben nicht verlangt, ist verloren. Schon das Buch nennt das unschicklich.',
          ],
        ],
      },
    ],
  },
  {
    id: 'laws',
    title: 'Was nicht vorkommen soll',
    blocks: [
      {
        p: 'Wer am Ausspiel ist, darf einmal in jedem Spiel seine Karten aufdecken und alle übrigen Stiche beanspruchen. Kann nichts sie schlagen, so gehören sie ihm, und ein Hombre, der noch keinen verloren hat, hat damit auch die Vole gemacht. Sind sie zu schlagen, so geht das Spiel einfach weiter; ein strenger Tisch aber straft. Ein Hombre spielt dann mit offenen Karten und spielt aus, was sein rechter Nachbar nennt (Gesetz 65). Ein Gegner hat gegen einen Hombre, der noch gewinnen konnte, verloren und legt eine Bete ein (Gesetze 43, 71).',
      },
      {
        p: 'Bis er seine erste Karte gespielt hat, darf der Hombre ansehen, was er weggelegt hat; nach der älteren Regel durfte er es nicht. Sieht er später nach, so darf er die Vole nicht spielen (Gesetz 64).',
      },
      {
        p: 'An diesem Tisch kann niemand falsch geben, Farbe verleugnen, zur Unzeit sprechen oder ansehen, was er nicht darf. Das Buch bestimmt:',
      },
      {
        list: [
          'Farbe nicht bedient, und der Stich ist weggelegt: Ein Gegner zahlt eine Bete, und der Hombre hat gewonnen, ohne weiterzuspielen (Regel 12).',
          'Eine gespielte Karte liegt. Eine falsche darf zurückgenommen werden, bis der Stich weggelegt ist, aber nicht, um eine höhere zu spielen (Regeln 11, 12).',
          'Wer während des Spiels redet oder sagt, was schon gefallen ist, zahlt, was der Tisch bestimmt; streng genommen eine Bete (Regel 16).',
          'Mit zehn Karten darf man kein Solo spielen; wer nicht gezählt hat, zahlt eine Bete (Gesetze 10 bis 12).',
          'Ein aufgedecktes schwarzes Ass oder mehrere aufgedeckte Karten: Es wird neu gegeben (Gesetze 6 bis 9).',
          'Nennt der Hombre Trumpf zu spät, so dürfen es die Gegner tun; wer eine Farbe nennt, ohne zu fragen, spielt ein Solo (Gesetze 27, 35).',
          'Wer umgedrehte Stiche ansieht, darf nicht mehr auf alle neun spielen (Gesetz 41).',
        ],
      },
    ],
  },
];
