import type {Page} from '@quinola/table';

/** The rules of Tarok-ombre in German. Source: Faber, *Tarok i Tarok-Lombra*, fourth treatise of a Polish book of games, c. 1820. */
export const page: Page = {
  lang: 'de',
  termLang: 'pl',
  title: 'Tarock-l’Hombre, um 1820',
  intro: [
    'Einer von dreien erklärt sich zum gemeinsamen Feind der beiden anderen und muss 40 der 78 Punkte machen. Vor dem Spiel darf er Karten von ihnen verlangen. ',
    'Das Buch sagt, niemand, der dieses Spiel gelernt hat, sei seiner je überdrüssig geworden.',
  ],
  sections: [
    {
      id: 'what',
      title: 'Worum es geht',
      blocks: [
        {
          p: [
            'Es spielen drei. Im Tarock behält jeder seinen eigenen Vorteil, und der Feind wechselt; hier steht der Spieler (',
            ['nieprzyjaciel wspólny', 'der gemeinsame Feind'],
            ') von Anfang an gegen zwei Verbündete. Angesagt und bezahlt wird nichts als das Spiel selbst und seine Punkte.',
          ],
        },
        {
          p: [
            'Es gibt zwei Arten: die alte (',
            ['stary sposób', 'alte Art'],
            '), die schwierigste, und die neue, die leichtere. Diese Seite sagt, worin sie sich unterscheiden.',
          ],
        },
      ],
    },
    {
      id: 'pack',
      title: 'Die Karten',
      blocks: [
        {
          p: [
            'Das Tarockspiel mit 78 Blatt: 21 Tarocke mit Nummern, der Sküs (',
            ['Sky', 'der Harlekin, ein Tarock ohne Nummer'],
            ') und vier Farben mit König, Dame, Cavall, Bube und zehn Zahlkarten. Jedes Tarock sticht jede Farbkarte, das höhere das niedrigere. In den schwarzen Farben ist die Zehn die höchste Zahlkarte und das Ass die niedrigste, in den roten umgekehrt.',
          ],
        },
        {
          grid: {
            caption: 'Was die Karten zählen',
            head: ['', 'Punkte'],
            rows: [
              [['Könige, XXI, ', ['Pagat', 'Tarock I, der Possenreißer'], ' und Sküs'], '5'],
              ['Damen', '4'],
              ['Cavalls', '3'],
              ['Buben', '2'],
              [
                [
                  'drei leere Karten (',
                  ['próżne', 'leer: Zahlkarten und die Tarocke II bis XX'],
                  ') zusammen',
                ],
                '1',
              ],
            ],
          },
        },
      ],
    },
    {
      id: 'deal',
      title: 'Plätze und Geben',
      blocks: [
        {
          p: 'Um die Plätze wird gezogen: Wer das Tarock zieht, gibt zuerst. Gegeben und gespielt wird links herum. Jeder bekommt fünfundzwanzig Karten, je fünf auf einmal.',
        },
        {
          list: [
            [
              'In der alten Art nimmt der Geber die drei übrigen Karten (',
              ['Superata', 'der Überschuss'],
              ').',
            ],
            'In der neuen Art werden die drei obersten Karten verdeckt beiseitegelegt, ehe gegeben wird.',
          ],
        },
        {
          p: 'Wer links vom Geber sitzt, ist Vorhand: Er spricht zuerst und spielt zuerst aus, wer auch immer spielt. Das nächste Mal gibt er.',
        },
      ],
    },
    {
      id: 'skat',
      title: 'Der Skat',
      blocks: [
        {
          p: [
            'Drei Karten werden weggelegt (',
            ['Skat', 'die drei weggelegten Karten'],
            '). In der alten Art tut es der Geber vor dem Bieten, und sie zählen für seine Seite; in der neuen der Spieler, nachdem er die drei beiseitegelegten genommen hat, und sie zählen für ihn.',
          ],
        },
        {
          p: 'Könige und Tarocke, auch Sküs und Pagat, dürfen nicht weggelegt werden. Damen, Cavalls, Buben und Zahlkarten dürfen es.',
        },
      ],
    },
    {
      id: 'bidding',
      title: 'Das Bieten',
      blocks: [
        {
          grid: {
            caption: 'Die Spiele, vom niedrigsten an',
            head: ['', 'Verlangte Karten', 'Alte Art', 'Neue Art'],
            rows: [
              ['a Tre', '3', 'gesagt, nicht gespielt', 'unbekannt'],
              ['a Due', '2', 'gespielt', 'gesagt, nicht gespielt'],
              ['a Uno', '1', 'gespielt', 'gespielt'],
              ['Solo', 'keine', 'gespielt', 'gespielt'],
            ],
          },
        },
        {
          p: [
            'Die Vorhand spricht zuerst. Sie darf das niedrigste Spiel sagen, in der alten Art sogar, ehe sie ihre Karten angesehen hat: Es kostet nichts und erlaubt ihr, ein späteres Gebot zu übernehmen (',
            ['ręka', 'die Hand: das Recht zu übernehmen, was ein Späterer bietet'],
            ').',
          ],
        },
        {
          p: [
            'Der Zweite passt oder nennt ein höheres Spiel. Die Vorhand übernimmt es dann (',
            ['ia dotrzymam', 'ich übernehme'],
            '), geht höher oder passt, bis einer von beiden aufgibt. Wer übrig bleibt, misst sich ebenso mit dem Geber.',
          ],
        },
        {
          p: 'Bietet niemand ein Spiel, das gespielt wird, so werden die Karten zusammengeworfen, und die Vorhand bekommt von jedem zehn Marken.',
        },
        {
          note: 'Wie viel die Vorhand bekommt, lässt das Buch der Verabredung. Der Tisch nimmt den Preis eines a Tre.',
        },
      ],
    },
    {
      id: 'asking',
      title: 'Karten verlangen',
      blocks: [
        {
          p: [
            'Der Spieler nennt nacheinander Karten, die er nicht hat (',
            ['żądać', 'verlangen'],
            '). Nur was zählt, kann verlangt werden: Figuren, XXI, Pagat, Sküs. Wer die Karte hat, gibt sie her und bekommt verdeckt eine beliebige andere dafür.',
          ],
        },
        {
          list: [
            'Er darf weniger Karten verlangen, als sein Spiel erlaubt.',
            'Liegt eine Karte im Skat eines gegnerischen Gebers, so wird das gesagt, und eine andere darf genannt werden.',
            'In der neuen Art nimmt er erst die drei Karten, verlangt dann und legt zuletzt drei weg.',
          ],
        },
        {note: 'Zu diesen drei Punkten schweigt das Buch; so wird hier gespielt.'},
      ],
    },
    {
      id: 'play',
      title: 'Das Spiel',
      blocks: [
        {
          p: [
            'Farbe muss bedient werden. Wer das nicht kann, muss Tarock zugeben (',
            ['tarokować', 'Tarock zugeben'],
            '), und wer keines hat, spielt, was er will. Überstechen muss niemand. Das höchste Tarock gewinnt den Stich, sonst die höchste Karte der ausgespielten Farbe. Die beiden Gegner haben einen gemeinsamen Haufen.',
          ],
        },
        {
          p: [
            'Der Sküs darf jederzeit gespielt werden und sticht nichts. Sein Besitzer behält ihn (',
            ['skizować się', 'sich mit dem Sküs entschuldigen'],
            ') und gibt beim Zählen eine leere Karte aus seinem Haufen dafür, es sei denn, sein Verbündeter hat den Stich gemacht.',
          ],
        },
      ],
    },
    {
      id: 'count',
      title: 'Das Zählen',
      blocks: [
        {p: 'Jeder Haufen wird in Päckchen zu drei Karten gezählt, zusammen immer 78:'},
        {
          list: [
            'drei leere Karten: 1',
            'eine Zählkarte: ihr Wert',
            'zwei davon: ihre Summe weniger 1',
            'drei davon: ihre Summe weniger 2',
          ],
        },
        {
          p: [
            'Mit 40 Punkten hat der Spieler gewonnen, mit weniger als 39 verloren. 39 ist ein stehendes Spiel (',
            ['remis', 'ein stehendes Spiel'],
            '): Niemand zahlt.',
          ],
        },
      ],
    },
    {
      id: 'payment',
      title: 'Die Bezahlung',
      blocks: [
        {
          grid: {
            caption: 'Marken von jedem Gegner',
            head: ['', 'Das Spiel', 'Jeder Punkt über 39', 'Tout'],
            rows: [
              ['a Due', '20', '2', '200'],
              ['a Uno', '30', '3', '300'],
              ['Solo, alte Art', '60', '6', '600'],
              ['Solo, neue Art', '50', '5', '500'],
            ],
          },
        },
        {
          p: 'Ein verlorenes Spiel kostet den Spieler ebenso viel an jeden, gerechnet nach den Punkten, die ihm an 39 fehlen.',
        },
        {
          p: [
            'Wer alle 25 Stiche macht, macht ',
            ['Tout', 'alle Stiche'],
            '; das wird statt des Spiels bezahlt, und selbst der Sküs muss ihm dann gegeben werden. Ein Spieler, der den Sküs selbst hat, kann es nicht machen.',
          ],
        },
        {
          note: 'Der Preis eines verlorenen Spiels ist nicht gedruckt; er entspricht dem eines gewonnenen. Das Tout eines a Uno der neuen Art ist als „5oo“ gedruckt; nach der Regel des Tarifs sind es 300.',
        },
      ],
    },
    {
      id: 'glossary',
      title: 'Wörter des Buches',
      blocks: [
        {
          terms: [
            ['grający, zadający', 'der Spieler'],
            ['pomocnik', 'der Helfer: der andere Gegner'],
            ['karta liczbowa', 'eine Zählkarte'],
            ['sztych', 'der Stich'],
            ['we środku', 'in der Mitte: der zweite Platz'],
            ['za ręką', 'hinter der Hand: der Platz des Gebers'],
            ['kupować', 'kaufen: die drei Karten nehmen'],
            ['renons', 'eine fehlende Farbe'],
            ['a personne', 'von jedem'],
            ['bicz', 'die Peitsche: eine lange Farbe, immer wieder ausgespielt'],
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
            [
              'Sposób do nauczenia się gry Tarok i Tarok-Lombra',
              'Eine Art, die Spiele Tarock und Tarock-l’Hombre zu lernen',
            ],
            ', von Faber, vierte Abhandlung eines polnischen Spielbuchs ohne Ort und Jahr, um 1820. Die Regeln stehen hier in unseren eigenen Worten.',
          ],
        },
      ],
    },
  ],
};
