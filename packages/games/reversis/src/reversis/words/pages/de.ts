import type {Page} from '@quinola/table';

/** The rules of Reversis in German. Source: *Lyckans talisman* (Stockholm 1819), *Reversy*, rules 1 to 42. */
export const page: Page = {
  lang: 'de',
  termLang: 'sv',
  title: 'Reversis, Schweden 1819',
  intro:
    'Vier spielen, jeder für sich. Hier gewinnt, wer die wenigsten Punkte hat, außer jemand macht alle Stiche. Der Herzbube, die Quinola, gewinnt oder verliert den ganzen Korb.',
  sections: [
    {
      id: 'pack',
      title: 'Die Karten',
      blocks: [
        {
          p: 'Zweiundfünfzig Karten ohne die Zehnen: achtundvierzig. Ass, König, Dame, Bube, Neun und so fort bis zur Zwei, in allen Farben; Trumpf gibt es nicht. Das Ass zählt vier Punkte, der König drei, die Dame zwei, der Bube einen: vierzig im Spiel. Die anderen heißen weiße Karten und zählen nichts.',
        },
        {
          p: [
            'Der Herzbube ist die ',
            ['Quinola', 'der Herzbube'],
            '. Im Stich ist er ein Bube wie die anderen.',
          ],
        },
        {
          p: 'Eine der Zehnen zeigt die Runden: Hat jeder einmal gegeben, wird ein Zeichen abgerissen. Nach zehn Runden ist der Abend zu Ende.',
        },
      ],
    },
    {
      id: 'deal',
      title: 'Einsätze und Geben',
      blocks: [
        {
          p: 'Um die Plätze werden die Zehnen gezogen; wer Karo zieht, gibt zuerst. Gegeben und gespielt wird nach rechts. Wer rechts vom Geber sitzt, hat die Vorhand und verliert bei Gleichstand; der Geber gewinnt ihn: Das Buch sagt, er sitze am besten.',
        },
        {
          p: [
            'Ist der ',
            ['pannier', 'der Korb mit den Einsätzen'],
            ' leer, so legt der Geber zwei ',
            ['Fischer', 'Spielmarken; eine ist hier zehn Jetons wert, oder fünf'],
            ' hinein und jeder andere eine; danach der Geber allein eine in jedem Spiel, auch wenn eine Bete darin liegt.',
          ],
        },
        {
          p: 'Jeder bekommt zweimal vier Karten und dann drei, der Geber vier: elf, der Geber zwölf. Drei Karten bleiben, der Talon, und liegen unter dem Korb.',
        },
      ],
    },
    {
      id: 'exchange',
      title: 'Der Tausch',
      blocks: [
        {
          p: 'Von der Vorhand an darf jeder der drei anderen einmal eine Karte verdeckt unter den Korb werfen und dafür die erste des Talons nehmen; oder er behält alle, sieht die erste des Talons allein an und legt sie unter den Korb. Der Geber nimmt nichts und legt eine seiner zwölf Karten weg.',
        },
        {
          p: 'Die Quinola darf weggeworfen werden, und man tut es, wenn sie schlecht gedeckt ist. Was unter dem Korb liegt, bleibt verdeckt; jeder darf nur seine eigene Karte ansehen.',
        },
      ],
    },
    {
      id: 'play',
      title: 'Das Spiel',
      blocks: [
        {
          p: 'Die Vorhand spielt aus. Man muss bedienen; die höchste Karte der ausgespielten Farbe nimmt den Stich, und wer ihn hat, spielt zum nächsten aus. Es gibt elf Stiche. Jeder wird umgedreht; den letzten darf man ansehen, bis der nächste gemacht ist, die eigenen jederzeit (11).',
        },
        {
          grid: {
            caption: 'Wie die Quinola und die Asse fallen',
            head: ['', 'Quinola', 'Ass'],
            rows: [
              [
                [['gifven', 'gegeben: auf eine andere Farbe geworfen']],
                'wer den Stich nimmt, zahlt 2 Fische, im letzten Stich 4; wer sie gab, gewinnt den Korb',
                'wer den Stich nimmt, zahlt 2 Jetons, für Karo 4',
              ],
              [
                [['forcerad', 'forciert: durch die eigene Farbe herausgeholt']],
                'wer sie hatte, zahlt dem Ausspielenden 2 Fische und setzt eine Bete',
                'wer es hatte, zahlt dem Ausspielenden 2 Jetons (4)',
              ],
              [
                [['utspelt', 'ausgespielt'], ' oder ', ['gorgerad', 'als letzte Karte ausgespielt']],
                'wer sie hatte, zahlt dem Gewinner der Partie 2 Fische und setzt eine Bete',
                'wer es hatte, zahlt dem Gewinner der Partie 2 Jetons (4)',
              ],
            ],
          },
        },
        {
          p: 'Wer zu Beginn der Stiche alle vier Asse hat, muss in diesem Spiel nie bedienen. Die Quinola darf er auf jede Farbe außer Herz geben.',
        },
      ],
    },
    {
      id: 'reversis',
      title: 'Reversis',
      blocks: [
        {
          p: [
            'Wer alle elf Stiche macht, macht Reversis. Er hat es ',
            ['entreprenerad', 'unternommen'],
            ', sobald er die ersten neun hat und zum zehnten ausspielt.',
          ],
        },
        {
          p: 'Gelungen: Jeder andere zahlt ihm vier Fische; einer, der die vier Asse hatte, zahlt für alle, zwölf. Was er selbst für Asse und eine Quinola schuldet, wird erstattet; ein Korb, der durch die Quinola gewonnen wurde, bleibt gewonnen. Hat er seine eigene Quinola in einem der ersten neun Stiche ausgespielt, oder wurde sie durch das erste Ausspiel forciert, so gewinnt er auch den Korb.',
        },
        {
          p: [
            'Gebrochen ',
            ['à la bonne', 'im rechten Augenblick: im zehnten oder elften Stich', 'fr'],
            ': Das Spiel endet sogleich. Wer es unternahm, zahlt dem, der es brach, vier Fische und für jedes Ass, das er ausgespielt hatte; hatte er die Quinola ausgespielt, zwei mehr und eine Bete. Was im brechenden Stich fällt, zählt nichts.',
          ],
        },
        {p: 'Wird es früher gebrochen, so gilt es nicht, und es wird weitergespielt.'},
      ],
    },
    {
      id: 'payment',
      title: 'Die Partie, Beten und der Korb',
      blocks: [
        {
          p: 'Ohne Reversis zahlt, wer die meisten Punkte hat, zwei Fische dem, der die wenigsten hat: Er gewinnt die Partie. Bei gleichen Punkten entscheiden die Stiche, sind auch sie gleich, der Platz: Der besser Sitzende gewinnt, der schlechter Sitzende zahlt. Ein Geber ohne Stich gewinnt also immer.',
        },
        {
          p: 'Eine Bete ist so groß wie das, was im Korb liegt. Die erste kommt gleich hinzu; spätere warten, und ist der Korb gewonnen, geht es um die größte von ihnen.',
        },
        {
          p: 'Am Ende werden Korb und wartende Beten gleich geteilt; überzählige Jetons gehen zuerst an den am besten Sitzenden.',
        },
      ],
    },
    {
      id: 'options',
      title: 'Was verabredet werden kann',
      blocks: [
        {
          list: [
            'Weniger Runden; eine Fische zu fünf Jetons.',
            'Auf Verlangen: Quinola, Asse und Korb werden nur bezahlt, wenn man sie fordert, ehe wieder abgehoben wird. Partie und Reversis werden ungefordert bezahlt.',
            [
              'In den ersten Runden ',
              ['Quinola forcée', 'die Quinola muss behalten werden', 'fr'],
              ': Niemand darf sie wegwerfen, damit bald eine Bete kommt.',
            ],
            'Eines anderen forcierte oder ausgespielte Quinola in einem gelungenen Reversis: Sie gilt, oder sie gilt nicht.',
            'Die vier Fische für eine Quinola à la bonne: Sie sind die des Reversis, oder sie kommen hinzu.',
            'Als nächste geht es um die größte Bete, oder um die älteste.',
          ],
        },
        {
          note: 'Das Buch kennt auch ein Spiel mit zwei Quinolas und zwei Körben und verwirft es als zu verwickelt. Hier wird es nicht gespielt.',
        },
      ],
    },
    {
      id: 'laws',
      title: 'Was nicht vorkommen sollte',
      blocks: [
        {
          p: 'An diesem Tisch kann niemand falsch geben, nicht bedienen, Verdecktes sehen oder Stiche vermengen. Das Buch bestimmt:',
        },
        {
          list: [
            'Ein fehlender Einsatz: Die Vorhand muss ihn vielleicht ersetzen (3).',
            'Falsch gegeben und nicht zu berichtigen: Der rechte Nachbar gibt. Wer aus Versehen zweimal hintereinander gibt, hat umsonst gegeben, wenn es vor dem Ausspielen bemerkt wird. Zwei oder drei Karten des Talons genommen: zwei Fische in den Korb, und der Nächste gibt neu (5).',
            'Die Quinola im Talon versteckt: Die Partie gehört dem am besten Sitzenden, und der Schuldige trägt allen Verlust (6).',
            'Wer die abgeworfene Karte eines anderen oder eine Karte des Talons ansieht, zahlt für ihn, wenn er die Partie verliert; wer seine eigene zurücknimmt, zahlt die Partie auf jeden Fall (7).',
            'Zwölf Karten behalten, oder eine genommen, ehe eine abgeworfen ist: Er zahlt die Partie auf jeden Fall; er kann alles verlieren und nichts gewinnen (8).',
            'Ausgespielt, ehe alle getauscht haben: Das darf geändert werden (9).',
            'Nicht bedient und gleich bemerkt: Er muss den Stich nehmen, wenn er kann; später: Er zahlt die Partie auf jeden Fall, und für eine gegebene Quinola an eines anderen Stelle; wird seine eigene forciert, setzt er zwei Beten (10).',
            'Ein Korb, der vor dem Abheben nicht genommen wird, bleibt; eine Quinola oder ein Ass, das nicht gefordert wird, wird nicht bezahlt (12, 25): So wird gespielt, wo es verabredet ist.',
            'Stiche vermengt, ehe gezählt ist: Er zahlt die Partie; haben zwei die ihren vermengt, entscheidet der Gewinner zwischen ihnen (16, 17).',
            'Die Quinola oder ein Ass außer der Reihe geworfen wird nicht bezahlt (22). Wer eines anderen abgeworfene Karte gesehen hat, bekommt für Reversis nichts (32).',
          ],
        },
      ],
    },
  ],
};
