import type {Page} from '@quinola/table';

/** German: the rules of piquet. */
export const page: Page = {
  lang: 'de',
  termLang: 'de',
  title: 'Piquet',
  intro:
    'Zwei Spieler, zweiunddreißig Karten, kein Trumpf. Man tauscht Karten, sagt an und vergleicht, was man hat, und spielt zwölf Stiche; jeder dieser Teile zählt.',
  sections: [
    {
      id: 'deal',
      title: 'Das Geben',
      blocks: [
        {
          p: 'Die Karten von oben: Ass, König, Dame, Bube, Zehn, Neun, Acht, Sieben. Jeder zieht eine, und die niedrigste gibt; der andere hat die Vorhand, und das ist der bessere Platz. In den englischen Klubs darf die höchste wählen und wählt das Geben. Jeder bekommt zwölf Karten, je drei oder je zwei auf einmal; acht sind der Talon, obenauf fünf für die Vorhand, darunter drei.',
        },
        {
          p: 'Wer weder König noch Dame noch Buben bekommen hat, hat Carte blanche: Er zeigt sie vor dem Tausch und zählt zehn. Die Seite der historischen Darsteller meint damit etwas anderes: eine Zehn ohne König, Dame und Buben ihrer Farbe, und die hat jedes dritte Blatt.',
        },
      ],
    },
    {
      id: 'exchange',
      title: 'Der Tausch',
      blocks: [
        {
          p: 'Die Vorhand legt Karten ab und nimmt ebenso viele oben vom Talon: nach der Abhandlung drei bis fünf, nach den anderen Regeln eine bis fünf. Was sie von ihren fünf liegen lässt, darf sie ansehen. Dann nimmt der Geber vom Rest, zuerst, was die Vorhand liegen ließ: nach der Abhandlung so viele, dass höchstens drei übrig bleiben, nach der Seite so viele er will, in den Klubs mindestens eine.',
        },
      ],
    },
    {
      id: 'announce',
      title: 'Die Ansagen',
      blocks: [
        {
          p: 'In jeder Klasse nennt die Vorhand ihre Zahl, und der andere antwortet: gut, nicht gut oder gleich. Der Point sind die meisten Karten einer Farbe und zählt für jede eins; bei gleicher Zahl entscheiden die Augen (das Ass elf, Figuren und Zehnen zehn). Eine Sequenz sind drei oder mehr Karten einer Farbe ohne Lücke: drei zählen drei, vier vier, fünf fünfzehn, sechs sechzehn, sieben siebzehn, acht achtzehn; es gewinnt die längere, dann die höhere. Drei Asse, Könige, Damen, Buben oder Zehnen zählen drei, vier davon vierzehn. Wer in einer Klasse besser ist, zählt alle seine Sequenzen oder alle seine Drillinge und Vierlinge; der andere nichts. Was gleich ist, zählt für niemanden.',
        },
        {
          p: 'Wer von sich aus ansagt, darf weniger nennen, als er hat, und ist daran gebunden. Nach der Seite zählen zwölf Karten, die alle an den Ansagen teilhatten, zwanzig dazu: die Carte rouge.',
        },
      ],
    },
    {
      id: 'play',
      title: 'Das Spiel',
      blocks: [
        {
          p: 'Die Vorhand spielt aus; erst dann nennt der andere, was er zu zählen hat. Farbe muss bedient werden, überbieten muss niemand. Jedes Ausspiel zählt eins, und jeder Stich, den man auf das Ausspiel des anderen nimmt, auch eins; wer den letzten Stich macht, zählt dafür nach der Abhandlung drei, sonst zwei.',
        },
      ],
    },
    {
      id: 'score',
      title: 'Das Zählen',
      blocks: [
        {
          p: 'Gezählt wird in dieser Folge, gleich, was zuerst gesagt wurde: Carte blanche, Point, Sequenzen, Drillinge und Vierlinge, das Spiel, die Stiche. Wer dreißig angesagt hat, ehe der andere etwas hat, zählt neunzig: ein Repique. Kommt die Vorhand im Spiel auf dreißig, ehe der andere etwas hat, so zählt sie dreißig mehr: ein Pique. Mehr als die Hälfte der Stiche bringt zehn, alle bringen vierzig; nach der Seite vierzig zu den zehn.',
        },
        {
          p: 'Nach der Abhandlung geht eine Partie bis hundertundeins (oder hundert) und endet, sobald das erreicht ist; oder sie dauert vier Spiele, und je zehn Punkte Unterschied sind ein Einsatz. Nach der Seite dauert sie vier Spiele, und der Gewinner zählt hundert und den Unterschied; hat er selbst hundert, die Summe. In den Klubs dauert sie sechs Spiele, und ein Verlierer, der keine hundert hat, zahlt die Summe statt des Unterschieds.',
        },
      ],
    },
    {
      id: 'laws',
      title: 'Die Gesetze der Abhandlung',
      blocks: [
        {
          p: 'An einem strengen Tisch muss die Vorhand Point und Sequenzen zeigen, ehe sie ausspielt, sonst sind sie verloren, und der andere zählt seine (Gesetz 4). Wer einen Drilling oder Vierling ansagt, den er nicht hat, und ausspielt, zählt in diesem Spiel nichts (Gesetz 5). Der Geber darf ein „gut“ zurücknehmen, ehe er gespielt hat (Gesetze 14 und 15). Ein vergessener Pique darf nachgeholt werden, bis die Karten gemischt sind. Letzte Karten, die man zusammen hinwirft, gelten als nacheinander ausgespielt, die unterste zuerst (Gesetz 10). Wer aufgibt, hat die Partie verloren (Gesetz 9).',
        },
        {
          p: 'Was hier nicht vorkommen kann: falsch gegeben oder genommen (Gesetze 1, 2, 6, 12), Farbe verleugnet (Gesetz 7), sich versprochen (Gesetz 8), ein zweites Mal getauscht (Gesetz 11), außer der Reihe gegeben (Gesetz 13), Karten aufgedeckt (Gesetz 17). Bei drei gleichen wird immer gezeigt, welche fehlt (Gesetz 16).',
        },
      ],
    },
  ],
};
