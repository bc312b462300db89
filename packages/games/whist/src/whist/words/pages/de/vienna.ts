import type {Page} from '@quinola/table';

/** The rules of Viennese whist, 1834, in German. Source: *Leitfaden zum Selbstunterrichte im Whistspiele*, §§ 1–25. */
export const vienna: Page = {
  lang: 'de',
  termLang: 'de',
  title: 'Wiener Whist, 1834',
  intro: [
    'Vier Spieler in zwei Parteien, dreizehn Stiche, und Trumpf ist die Farbe der zuletzt gegebenen Karte. Gereizt wird nicht: Man bedient, man sticht, ',
    'und die eigenen Karten sagen dem Partner, was man hat. Der Name mahnt zum Schweigen.',
  ],
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        {
          p: [
            'Das Salonwhist des Wiener Biedermeier, nach einem kleinen anonymen Leitfaden, den Carl Gerold 1834 druckte. Es ist das „lange“ Whist: Eine Partie geht bis ',
            'zehn, Honneurs zählen, und wer auf acht steht, darf ',
            ['rufen', 'den Partner laut nach einem Honneur fragen'],
            '.',
          ],
        },
        {
          p: 'Die Partner sitzen einander gegenüber. Geben, Ausspielen und Zugeben gehen links herum, also im Uhrzeigersinn.',
        },
      ],
    },
    {
      id: 'pack',
      title: 'Die Karten',
      blocks: [
        {
          p: [
            'Zwei französische Spiele zu 52 Blatt, eines mit rotem, eines mit blauem Rücken, werden abwechselnd gebraucht. Im Spiel ist das Ass die höchste Karte: A K D B 10 9 ',
            '8 7 6 5 4 3 2. Beim Ziehen um die Plätze ist es die niedrigste.',
          ],
        },
        {
          p: [
            'Die Farbe der aufgeschlagenen Karte ist Trumpf (',
            ['Atout', 'Trumpf'],
            '), die drei anderen heißen schlicht ',
            ['Farben', 'die Nebenfarben'],
            '. Ass, König, Dame und Bube in Trumpf sind die ',
            ['Honneurs', 'die vier höchsten Trümpfe, die gemeinsam Punkte bringen'],
            '.',
          ],
        },
      ],
    },
    {
      id: 'draw',
      title: 'Parteien und Plätze',
      blocks: [
        {
          p: [
            'Jeder zieht eine Karte aus dem aufgefächerten Spiel. Die beiden niedrigsten spielen zusammen gegen die beiden höchsten; die niedrigste gibt zuerst. Noch einmal ',
            'ziehen nur die, deren Gleichstand dies offenlässt.',
          ],
        },
        {
          p: [
            'Zum zweiten ',
            ['Robber', 'das Treffen, das endet, sobald eine Partei zwei Partien gewonnen hat'],
            ' wird wieder gezogen. Kämen dieselben zwei noch einmal zusammen, ',
            'so nimmt der Niedrigere von ihnen den Niedrigeren der Gegner zum Partner. Im dritten spielen jene zusammen, die es noch nicht taten. Nach drei Robbern war jeder mit ',
            'jedem verbündet.',
          ],
        },
        {
          p: 'Dann wird Platz genommen. Eine Dame hat die Wahl und behält ihren Platz den ganzen Abend. Sonst wählt, wer die niedrigste Karte gezogen hat, und sein Partner sitzt ihm gegenüber; von den beiden anderen wählt der mit der niedrigeren Karte zwischen den übrigen Plätzen. Die Plätze gelten für den Robber (§ 2).',
        },
        {
          note: 'In der kurzen Form zieht der Tisch selbst, weist die Plätze an, hebt ab und sagt das Ergebnis in einer Zeile. In der vollen tun Sie es.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'Abheben und Geben',
      blocks: [
        {
          p: [
            'Der erste Geber wählt das rote oder das blaue Spiel; seine Seite behält es für die ganze Partie. Der Nachbar zur Rechten hebt ab (',
            ['coupiren', 'hier: abheben'],
            '). Zweimal darf er den abgehobenen Teil ',
            ['umwerfen', 'das Abgehobene verwerfen; es wird neu gemischt'],
            ' und so neues Mischen erzwingen, oder mit einer Karte des ',
            'anderen Spiels ',
            ['schneiden', 'das Spiel mit einer eingeschobenen Karte teilen'],
            '. Das Buch lächelt darüber: Man tut es, um das Glück zu ändern.',
          ],
        },
        {
          p: [
            'Gegeben wird einzeln, links vom Geber beginnend, jedem dreizehn. Seine eigene letzte Karte schlägt der Geber auf; sie bestimmt den Trumpf. Sie bleibt liegen, ',
            'bis er zum ersten Stich zugibt; später darf man nach der Farbe fragen, nicht mehr nach der Karte.',
          ],
        },
        {p: 'Das Geben geht nach links weiter, auch von einer Partie zur nächsten.'},
      ],
    },
    {
      id: 'play',
      title: 'Das Spiel',
      blocks: [
        {
          p: [
            'Wer links vom Geber sitzt, spielt aus. Die anderen müssen die Farbe bedienen; wer sie nicht hat, gibt zu, was er will, und muss weder trumpfen noch stechen. Den ',
            'Stich (',
            ['Levée', 'Stich', 'fr'],
            ') nimmt der höchste Trumpf, sonst die höchste Karte der ausgespielten Farbe. Der Gewinner spielt als Nächster aus.',
          ],
        },
        {
          p: [
            'Solange der Stich nicht gedeckt ist, darf man fragen: ',
            ['Wie liegt es?', 'Wer hat welche Karte gespielt?'],
            ' Nachsehen darf man nur den letzten Stich.',
          ],
        },
      ],
    },
    {
      id: 'call',
      title: 'Rufen auf acht',
      blocks: [
        {
          p: [
            'Eine Partei, die genau auf acht steht, kann mit ihren Honneurs sogleich gewinnen. Wer zwei Honneurs hat, fragt mit seiner ersten Karte oder nach der seines Partners, jedenfalls ',
            'vor dem Decken des ersten Stichs: ',
            ['Ich rufe!', 'auch: Ich frage!'],
            ' oder ',
            ['Können Sie antworten?', 'die höflichste der drei Formeln'],
          ],
        },
        {
          list: [
            'Hat der Partner ein Honneur, so sagt er Ja oder zeigt es. Die Honneurs sind ausgewiesen und die Partie ist gewonnen, ohne dass gespielt wird.',
            'Hat er keines, so wird weitergespielt, und alle wissen: Die Honneurs sind geteilt.',
            [
              'Wer drei oder vier Honneurs allein hat, fragt nicht. Er ',
              ['zeigt sie vor', 'vorzeigen: die Honneurs auf den Tisch legen'],
              ', und die Partie ist gewonnen.',
            ],
          ],
        },
        {
          p: 'Rufen ist ein Recht, keine Pflicht. Doch am Ende des Spiels kommen die Honneurs nach den Stichen, und bis dahin können die Gegner aus sein.',
        },
      ],
    },
    {
      id: 'scoring',
      title: 'Die Punkte eines Spiels',
      blocks: [
        {
          grid: {
            caption: 'Was eine Partei markiert',
            head: ['', 'Punkte'],
            rows: [
              [['jeder Stich über sechs (', ['Trik', 'Stich über den sechsten hinaus'], ')'], '1'],
              [['drei Honneurs unter Partnern (', ['deux honneurs', 'zwei für Honneurs', 'fr'], ')'], '2'],
              [['alle vier (', ['quatre honneurs', 'vier für Honneurs', 'fr'], ')'], '4'],
            ],
          },
        },
        {
          p: [
            'Honneurs zählen der Partei, der sie gegeben wurden, gleich welcher Partner sie hatte und wer sie stach. Stiche werden vor den Honneurs geschrieben: Verstand geht vor Zufall, ',
            'sagt das Buch. Wer zuerst zehn erreicht, hat die Partie gewonnen; danach wird nichts mehr markiert.',
          ],
        },
        {p: 'Auf neun kann man nicht durch Honneurs ausgehen. Es braucht wenigstens einen Stich über sechs.'},
        {
          note: 'Ob die Verlierer mit den Honneurs des entscheidenden Spiels noch aus dem Triple oder Double kommen, sagt das Buch nicht. Hier werden sie nicht mehr markiert, wenn der Tisch nicht anders eingestellt ist.',
        },
        {
          figure: 'counters',
          caption: [
            'Jede Partei markiert mit vier runden ',
            ['Marken', 'Spielmarken oder Münzen'],
            ': auf der ',
            ['Linie', 'die Reihe der Breite nach'],
            ' gilt eine 1, darüber 3, darunter 5. Fünf ist also eine darüber und zwei auf der Linie, sieben zwei auf der Linie und eine darunter, neun je eine.',
          ],
        },
      ],
    },
    {
      id: 'rubber',
      title: 'Partie, Robber und Zahlung',
      blocks: [
        {
          grid: {
            caption: 'Wert einer Partie nach den Punkten der Verlierer',
            head: ['Verlierer haben', 'Name', 'Wert'],
            rows: [
              ['5 bis 9', [['Simple', 'einfach', 'fr']], '1'],
              ['1 bis 4', [['Double', 'doppelt', 'fr']], '2'],
              ['nichts', [['Triple', 'dreifach', 'fr']], '3'],
            ],
          },
        },
        {
          p: [
            'Alle dreizehn Stiche sind ein ',
            ['Groß-Schlemm', 'alle dreizehn Stiche'],
            ' und gelten 8 ',
            ['Fische', 'Zahlmarken; was ein Fisch gilt, wird vorher verabredet'],
            ', zwölf ein ',
            ['Klein-Schlemm', 'zwölf Stiche'],
            ' und gelten 4. Sie werden neben den Punkten vergütet, gleich welcher Partei.',
          ],
        },
        {
          p: [
            'Zwei gewonnene Partien beenden den Robber. Die Gewinner zählen ihre Partien, ihre Schlemms und 4 für den Robber zusammen und ziehen Partien und Schlemms der Verlierer ab. ',
            'So viele Fische zahlt jeder Verlierer einem Gewinner. Hatten die Verlierer genug Schlemms, so zahlen die Gewinner.',
          ],
        },
        {
          list: [
            'Double und Triple: 2 + 3 + 4 = 9.',
            'Simple und Triple, die Gegner ein Triple: 1 + 3 + 4 − 3 = 5.',
            'Zweimal Simple, die Gegner einen Groß-Schlemm: 1 + 1 + 4 − 8 = −2.',
          ],
        },
        {
          p: 'Ein Abend hat drei, vier oder sechs Robber. Ein abgebrochener wird nach Partien und Schlemms bezahlt, ohne die 4.',
        },
      ],
    },
    {
      id: 'variants',
      title: 'Besondere Spielarten',
      blocks: [
        {
          terms: [
            [
              'Mit dem König',
              'Fünf Spieler, fünf Robber: Jeder setzt einmal aus, und je zwei spielen einmal zusammen.',
            ],
            [
              'Mit fünf Honneurs',
              'Die Trumpf-Zehn ist ein fünftes Honneur: 3, 4 oder 5 Honneurs gelten 2, 4 oder 5. Gerufen wird nicht; was über zehn geht, wird auf die nächste Partie der Gewinner übertragen.',
            ],
            [
              'Preference',
              'Die zuerst aufgeschlagene Farbe ist bevorzugt. In jedem Spiel, in dem sie Trumpf ist, auch schon im ersten, zählen Stiche und Honneurs doppelt, und gerufen werden darf auf 6. Dass auch auf 7 und 8 gerufen wird, ist von uns; ein Tisch kann nach dem Buchstaben des Buches eingestellt werden.',
            ],
            [
              'Ohne Honneurs',
              'Honneurs zählen nicht, und die Partie geht bis fünf: Mit 3 oder 4 verliert man simple, mit 1 oder 2 double, mit nichts triple.',
            ],
            [
              'Strohmann',
              'Drei Spieler: Einer spielt eine zweite Hand als die seines Partners und gewinnt oder verliert doppelt. Er sieht zuerst jene seiner beiden Hände an, die zuerst spielt; der Strohmann wird nach dem ersten Stich aufgelegt.',
            ],
          ],
        },
        {
          note: 'Alle sind an diesem Tisch einstellbar. Wie sie sich mischen, sagt das Buch nicht; hier passt jede Zählung der Honneurs zu jeder Zahl von Spielern, Preference nur zu vier Honneurs.',
        },
      ],
    },
    {
      id: 'irregularities',
      title: 'Fehler und Strafen',
      blocks: [
        {
          p: 'Dieser Tisch lässt keine Formfehler zu. Mit strenger Etikette lässt er sie zu, und es gelten die Mittel des Buches.',
        },
        {
          list: [
            [
              'Wer nicht bedient, obwohl er kann (',
              ['Renonce machen', 'Farbe verleugnen'],
              '), büßt je Fall drei Punkte. Die Gegner dürfen ihm drei abnehmen, sich drei zurechnen oder teilen. Die Schuldigen können in diesem Spiel nicht ausgehen. Geltend macht man es nach dem Decken des Stichs und vor dem nächsten Aufschlagen (§ 19).',
            ],
            'Wer außer der Ordnung spielt, von dem darf ein Gegner ebendiese Karte später verlangen, doch nie so, dass er Farbe verleugnen müsste (§ 20 III).',
            'Wer seine Karten auflegt, dessen weiteres Spiel dürfen die Gegner dirigieren (§ 20 IV).',
            'Wer ruft, ohne auf acht zu stehen, oder irrig Ja sagt: Die Gegner dürfen das Spiel für ungültig erklären (§ 20 VI, VII). Ebenso halten wir es, wenn einer mit weniger als zwei Honneurs ruft; gewonnen wird damit nichts (§ 7).',
            'Wird beim Geben eine Karte sichtbar, so entscheidet die schuldlose Partei, bei Zufall die Gegner des Gebers. Liegt eine offen im Spiel, wird neu gegeben (§ 3).',
            'Der Geber darf seine letzte Karte nicht ansehen, bevor sie aufgeschlagen ist: Die Gegner dürfen neues Geben verlangen (§ 3).',
            'Während des Gebens darf niemand Karten besehen. Ist zweifelhaft, wem eine gehört, so bleibt sie liegen, bis beide Parteien ihre Karten gezählt haben (§ 15).',
            'Hat sich der Geber vergeben und zeigt es das Nachzählen, so geht das Geben nach links. War aber eine Karte unter den Tisch gefallen oder in das andere Spiel geraten, so trifft ihn keine Schuld, und er gibt noch einmal (§ 3).',
            'Hat einer zwölf und ein anderer vierzehn Karten, so ist das Spiel ungültig. Hat einer zwölf und haben die anderen richtig, so gilt es, und diese Hand haftet für ihre Renoncen (§ 18).',
            'Honneurs, die vor dem nächsten Aufschlagen nicht markiert sind, verfallen. Haben Partner verschieden markiert, so gilt die niedrigere Zahl (§ 20 V, VIII).',
          ],
        },
      ],
    },
    {
      id: 'glossary',
      title: 'Wörter des Buches',
      blocks: [
        {
          terms: [
            ['anspielen, ausspielen', 'eine neue Farbe oder Karte bringen'],
            ['zugeben', 'bedienen'],
            ['coupiren', 'mit Trumpf stechen; auch: abheben'],
            ['Surcoupe', 'Übertrumpfen'],
            [
              'Invito',
              'Einladung: eine Zwei bis Sechs in neuer Farbe; sie verspricht eine Figur und bittet, die Farbe nachzuspielen',
            ],
            ['Grande invite', 'die große Einladung: ein König, der sticht, dann eine andere Farbe', 'fr'],
            ['Impaß', 'Schnitt: auf gut Glück die niedrigere von zwei Karten spielen'],
            ['laschieren', 'laufen lassen'],
            ['Force', 'die lange Farbe; mit vier Karten und einer Figur die absolute Force'],
            ['freie Karte, Carte forte', 'die höchste noch ausstehende Karte ihrer Farbe'],
            ['unbekannte Karte', 'eine Karte, von der niemand weiß, wer die höhere hat'],
            ['geschlossene Karte, Sequence', 'drei oder mehr Nachbarn von der Acht aufwärts'],
            ['befreien', 'eine Farbe durch Trumpfziehen sichern'],
            ['Navette', 'das Hin und Her des gegenseitigen Trumpfens'],
            ['vorsetzen', 'eine Figur einsetzen'],
            ['sich defaussieren', 'eine ganze Farbe abwerfen'],
            ['demarkiren', 'Punkte abnehmen'],
            ['melieren', 'mischen'],
            ['Donne', 'was einmal gegeben und gespielt wird'],
            ['Parteneur, Freund', 'der Partner'],
          ],
        },
      ],
    },
    {
      id: 'sources',
      title: 'Quelle',
      blocks: [
        {
          p: [
            'Leitfaden zum Selbstunterrichte im Whistspiele, Wien, Carl Gerold, 1834, §§ 1–25. Die Regeln stehen hier in eigenen Worten. Wo das Buch schweigt, folgt der Tisch ',
            'seinem Sinn: Nach einem ungültigen Spiel gibt derselbe Geber, und wer durch Stiche verliert, schreibt in diesem Spiel keine Honneurs mehr, wenn der Tisch nicht anders eingestellt ist.',
          ],
        },
      ],
    },
  ],
};
