import type {Page} from '@quinola/table';

/** The rules of Polish wist in German. Source: *Gra Wista*, first treatise of a Polish book of games, c. 1820. */
export const warsaw: Page = {
  lang: 'de',
  termLang: 'pl',
  title: 'Polnisches Wist, um 1820',
  intro: [
    'Vier Spieler in zwei Parteien, dreizehn Stiche, Trumpf nach der zuletzt gegebenen Karte. Eine Partie kann auf vier Stufen gewonnen werden, und der beste Robber ohne ',
    'Schlemm gilt elf. Der Rat dazu stammt von Edmond Hoyle, 1742, in polnischem Gewand.',
  ],
  sections: [
    {
      id: 'what',
      title: 'Was es ist',
      blocks: [
        {
          p: [
            'Die erste Abhandlung eines polnischen Spielbuchs ohne Jahr; wir nennen sie nach Warschau und setzen sie um 1820. Ihre nummerierten Regeln sind Stück für Stück die aus Hoyles ',
            ['Short Treatise', 'Edmond Hoyle, A Short Treatise on the Game of Whist, London 1742', 'en'],
            ', auf dem Weg über Deutschland nach Polen gekommen.',
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
            'Ein französisches Spiel zu 52 Blatt (',
            ['tallia', 'Kartenspiel'],
            '). Im Spiel ist das Ass in jeder Farbe die höchste Karte: A K D B 10 9 8 7 6 5 4 3 2. Beim Ziehen ',
            'gilt es eins. Ass, König, Dame und Bube in Trumpf sind die Honneurs (',
            ['honory, matadory', 'die vier höchsten Trümpfe'],
            ').',
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
            'Vor jedem Robber zieht jeder eine Karte. Die beiden höchsten spielen zusammen gegen die beiden niedrigsten; die niedrigste gibt. Liegen zwei gleiche in der Mitte, so ',
            'ziehen diese beiden noch einmal, und nach dem gedruckten Beispiel gesellt sich der Höhere zur niedrigsten Karte. Bei drei gleichen ziehen die drei noch einmal; ',
            'die Karte des vierten behält ihren Rang.',
          ],
        },
        {
          note: 'Der Sache nach müsste der Niedrigere zur niedrigsten Karte kommen. Die Regeln halten diese Lesart als Wahl bereit.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'Abheben und Geben',
      blocks: [
        {
          p: [
            'Der Nachbar zur Rechten hebt ab. Gegeben wird einzeln, links vom Geber beginnend, jedem dreizehn. Die letzte Karte ist die des Gebers; er muss sie sogleich aufschlagen (',
            ['wyświęcić', 'die Trumpfkarte aufschlagen'],
            '), und ihre Farbe ist Trumpf (',
            ['trumf', 'Trumpf'],
            ').',
          ],
        },
        {
          p: [
            'Steckt er sie stattdessen zu den anderen, so bestimmt die Vorhand (',
            ['kto ma rękę', 'wer die Hand hat: der Spieler links vom Geber'],
            ') den Trumpf. Die aufgeschlagene Karte bleibt liegen, bis der Geber zum ersten Stich zugibt; danach darf man nur nach ihrer Farbe fragen.',
          ],
        },
        {p: 'Das Geben geht nach links weiter.'},
      ],
    },
    {
      id: 'play',
      title: 'Das Spiel',
      blocks: [
        {
          p: [
            'Wer links vom Geber sitzt, spielt aus (',
            ['zadać', 'ausspielen'],
            '). Die anderen müssen bedienen (',
            ['dodawać do koloru', 'Farbe bekennen'],
            '); wer nicht kann, trumpft (',
            ['przybić', 'schlagen, trumpfen'],
            ') oder wirft ab, wie er will. Den Stich (',
            ['sztych', 'Stich'],
            ') nimmt der höchste Trumpf, sonst die höchste Karte der ausgespielten Farbe; der Gewinner spielt aus.',
          ],
        },
        {
          note: 'Ob man Stiche nachsehen darf, sagt das polnische Buch nicht. Hier ist es wie in Wien: den letzten ja, keinen anderen.',
        },
      ],
    },
    {
      id: 'call',
      title: 'Rufen auf acht',
      blocks: [
        {
          p: [
            'Eine Partei, die genau auf acht steht, kann mit ihren Honneurs sogleich gewinnen. Wer zwei Honneurs hat, ruft seinen Partner an (',
            ['wezwać pomocnika', 'den Partner anrufen'],
            '), mit seiner ersten Karte oder nach der des Partners, jedenfalls vor dem Umdrehen des ersten Stichs.',
          ],
        },
        {
          list: [
            'Hat der Partner ein Honneur, so zeigen beide vor, und die Partie ist gewonnen, ohne dass gespielt wird.',
            'Hat er keines, so wird weitergespielt, und alle wissen: Die Honneurs sind geteilt.',
            'Wer drei oder vier Honneurs allein hat, zeigt sie ohne Frage.',
          ],
        },
        {
          note: 'Die polnischen Gesetze setzen das Rufen voraus, beschreiben es aber nicht. Die Art ist dem Wiener Leitfaden von 1834 entnommen, der mit jedem von ihnen übereinstimmt.',
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
              [['jeder Stich über sechs (', ['tryk', 'Trick: Stich über den sechsten hinaus'], ')'], '1'],
              ['drei Honneurs unter Partnern', '2'],
              ['alle vier', '4'],
            ],
          },
        },
        {
          p: [
            'Honneurs zählen der Partei, der sie gegeben wurden. Wer zuerst zehn markiert, hat die Partie gewonnen (',
            ['partya', 'Partie zu zehn Punkten'],
            '). Wo das Buch schweigt, zählt der Tisch wie in Wien: Stiche vor Honneurs, und auf neun braucht es einen Stich über sechs.',
          ],
        },
        {
          figure: 'counters',
          caption: [
            'Jede Partei markiert mit vier Marken (',
            ['marki', 'Spielmarken'],
            '): auf der Linie gilt eine 1, darüber 3, darunter 5. Fünf ist also eine darüber und zwei auf ',
            'der Linie, sieben zwei auf der Linie und eine darunter, neun je eine.',
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
              ['3 oder 4', [['Double', 'doppelt', 'fr']], '2'],
              ['1 oder 2', [['Triple', 'dreifach', 'fr']], '3'],
              ['nichts', [['Quadruple', 'vierfach', 'fr']], '4'],
            ],
          },
        },
        {
          p: [
            'Zwei gewonnene Partien beenden den Robber (',
            ['robber', 'das Treffen um zwei gewonnene Partien'],
            '), sein Gewinn gilt 3. Ein großer Schlemm (',
            ['wielki szlem', 'alle dreizehn Stiche'],
            ') gilt 6, ein kleiner (',
            ['mały szlem', 'zwölf Stiche'],
            ') 3, gleich welcher Partei. Die Gewinner zählen das Ihre zusammen und ziehen Partien und Schlemms der Verlierer ab.',
          ],
        },
        {
          list: [
            'Zwei Quadruple: 4 + 4 + 3 = 11, der Robber „auf elf“.',
            'Der Rekord des Buches: fünf große Schlemms, zwei Quadruple, ein Simple verloren: 30 + 8 + 3 − 1 = 40.',
          ],
        },
        {p: 'Ein abgebrochener Robber wird nach Partien und Schlemms bezahlt, ohne die 3.'},
      ],
    },
    {
      id: 'variants',
      title: 'Besondere Spielarten',
      blocks: [
        {
          p: [
            'Manche zählen weder Triple noch Quadruple: Mit 0 bis 4 verliert man double, mit 5 bis 9 simple. Der beste Robber gilt dann 2 + 2 + 3 = 7, und man spricht vom ',
            'Robber „auf sieben“.',
          ],
        },
      ],
    },
    {
      id: 'irregularities',
      title: 'Die Gesetze',
      blocks: [
        {
          p: 'Dieser Tisch lässt keine Formfehler zu. Mit strenger Etikette lässt er sie zu, und es gelten die Gesetze des Buches.',
        },
        {
          list: [
            [
              'Wer nicht bedient, obwohl er kann (',
              ['fałszywy renons', 'falsche Renonce: Farbe verleugnen'],
              '): Die Gegner rechnen sich drei zu, vor allem anderen; die Schuldigen kommen in diesem Spiel nicht über neun (Gesetze 2, 3).',
            ],
            'Wird es vor dem Umdrehen des Stichs bemerkt, so dürfen die Gegner die höchste oder niedrigste Karte der Farbe verlangen oder die falsch gezeigte später fordern (Gesetz 8).',
            'Wer außer der Reihe ausspielt, von dem darf ein Gegner ebendiese Karte später verlangen; oder wer auszuspielen hat, lässt seinen Partner die Farbe nennen (Gesetz 1).',
            'Fällt eine Karte so auf den Tisch, dass man sie erkennt, so darf ein Gegner sie später fordern (Gesetz 7).',
            'Wer vor der Reihe zugibt, dessen Partner darf den Stich nicht nehmen, wenn er es vermeiden kann (Gesetze 10, 13).',
            'Gibt der Partner des Ausspielenden vor dem Gegner zu, der an der Reihe ist, so darf der andere Gegner vor seinem eigenen Partner zugeben (Gesetz 16).',
            'Wer seine Karten offen hinwirft, weil er die Partie gewonnen glaubt, von dem dürfen die Gegner sie in beliebiger Folge fordern (Gesetz 15).',
            'Wer aller übrigen Stiche sicher ist, darf seine Karten zeigen. Ist auch nur einer davon zu schlagen, so dürfen die Gegner jede seiner Karten fordern (Gesetz 17).',
            'Wer ruft, ohne auf acht zu stehen, und hier auch, wer mit weniger als zwei Honneurs ruft: Die Gegner dürfen sich beraten und neues Geben verlangen. Bei irriger Antwort wählen sie zwischen neuem Geben und diesem Spiel (Gesetze 4, 18).',
            'Wird beim Geben eine Karte sichtbar, so dürfen die Gegner neues Geben verlangen; waren sie schuld, entscheidet der Geber. Liegt eine offen im Spiel, wird neu gegeben, außer es war die letzte (Gesetze 9, 11).',
            'Vergibt sich der Geber, so gibt er noch einmal. Zwölf Karten in einer Hand, die anderen richtig: Das Spiel gilt, und diese Hand haftet für ihre Renoncen. Vierzehn in einer Hand: Das Spiel ist ungültig (Gesetze 12, 14).',
            'Niemand darf den Partner ans Rufen erinnern, wenn die Trumpfkarte gesehen ist; vergessene Honneurs verfallen mit der nächsten (Gesetze 5, 6).',
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
            ['maść, kolor', 'Farbe'],
            ['pomocnik, kompan', 'Partner'],
            ['przeciwnik', 'Gegner'],
            ['znak, point', 'Punkt'],
            ['przed ręką, za ręką', 'vor, hinter der Hand: wer früher, wer später spielt'],
            ['puścić', 'laufen lassen'],
            ['odrzucić', 'abwerfen'],
            ['renons', 'Fehlfarbe: keine Karte einer Farbe haben'],
            ['inwita', 'Einladung: eine Sechs oder niedriger aus einer Farbe mit Ass, König oder Dame'],
            ['fałszywa inwita', 'falsche Einladung: dasselbe ohne eine der drei'],
            ['impas', 'Schnitt: auf gut Glück mit der drittbesten Karte stechen'],
            ['forsować', 'forcieren: ausspielen, was ein Gegner trumpfen muss'],
            ['forte-karta', 'eine Karte, die nur noch ein Trumpf schlägt'],
            ['tertia major', 'Ass, König und Dame einer Farbe'],
            ['singleton', 'die einzige Karte einer Farbe'],
            ['z pod suchy', 'aus dem Matsch: den Stand erreichen, der eine Stufe rettet'],
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
            ['Gra Wista', 'Das Wistspiel'],
            ', erste Abhandlung eines polnischen Spielbuchs ohne Ort und Jahr, um 1820. Die Regeln stehen hier in eigenen Worten. Druckfehler sind nach Hoyles Text gelesen, ',
            'Lücken aus dem Wiener Leitfaden von 1834 gefüllt.',
          ],
        },
      ],
    },
  ],
};
