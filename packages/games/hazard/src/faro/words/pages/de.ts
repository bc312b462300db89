import type {Page} from '@quinola/table';

/** The rules of faro in German; what is whose, the English page says. */
export const page: Page = {
  lang: 'de',
  termLang: 'pl',
  title: 'Pharo',
  intro:
    'Einer hält die Bank (*bankier*), alle anderen pointieren gegen ihn (*poniterzy*): Eine Karte, die nach links fällt, gewinnt, eine, die nach rechts fällt, verliert. Es geht um Spielgeld: Hier lässt sich nichts kaufen, nichts wird für das nächste Mal aufgehoben, und nach einigen Abzügen ist die Partie zu Ende.',
  sections: [
    {
      id: 'stakes',
      title: 'Die Einsätze',
      blocks: [
        {
          p: 'Jeder Pointeur hat ein eigenes Spiel von 52 Karten. Eine oder mehrere davon (*poniterki*) legt er verdeckt vor sich, mit Geld darauf: einen Dukaten oder mehr, so viel er hat. An diesem Tisch liegen höchstens fünf vor einem Pointeur. Der Bankhalter mischt sein eigenes Spiel, ein Pointeur hebt ab, und dann decken die Pointeure ihre Karten auf.',
        },
      ],
    },
    {
      id: 'drawing',
      title: 'Der Abzug',
      blocks: [
        {
          p: 'Der Bankhalter zieht sein ganzes Spiel auf zwei Haufen ab (*ciągnięcie banku*): die erste Karte nach rechts, die zweite nach links, die dritte nach rechts und so fort. Rechts gehört der Bank, links den Pointeuren. Zwei Karten, rechts und links, sind ein Paar; es gibt 26.',
        },
        {
          p: 'Eine besetzte Karte, die nach links fällt, gewinnt so viel, wie auf ihr liegt, und eine, die nach rechts fällt, verliert es. Sind beide Karten ihres Paares von einem Rang (*plija*), so nimmt die Bank die Hälfte, und die Hälfte einer ungeraden Summe wird für die Bank aufgerundet. Die allerletzte Karte gehört der Bank, obwohl sie links liegt.',
        },
        {
          p: 'Hier zählt genau diese Karte, wie im Beispiel der Seite von der Pik-Neun; so entscheidet sich jede Karte einmal in einem Abzug.',
        },
      ],
    },
    {
      id: 'parol',
      title: 'Paroli',
      blocks: [
        {
          p: 'Nach einem Gewinn liegen Einsatz und Gewinn zusammen auf der Karte. Der Pointeur nimmt sie, oder er geht weiter (*na parol*): Er biegt eine Ecke der Karte, und alles, was dort liegt, spielt im nächsten Abzug. Für jeden Gewinn eine Ecke: Aus einem Dukaten werden 2, 4, 8, 16 und nach der vierten Ecke 32. Eine fünfte gibt es nicht; wer dann gewinnt, nimmt alles. Wer unterwegs verliert, verliert alles, was dort liegt; sein eigen war davon nur der erste Einsatz.',
        },
        {
          p: 'Nach zwei gleichen kann der Rest genommen werden oder liegen bleiben, mit den Ecken, die er hat. Eine Karte mit gebogenen Ecken ist verdorben: Sie kommt unter den Tisch. Die Seite erzählt von Haufen verdorbener Karten auf dem Boden.',
        },
        {
          p: 'Kann die Bank nicht zahlen, so werden die Pointeure der Reihe nach bezahlt, so weit es reicht, und die Bank ist gesprengt.',
        },
      ],
    },
    {
      id: 'salon',
      title: 'In den Salons',
      blocks: [
        {
          p: 'Um 1800 kam es auf die Farben nicht an, und jedes Paar wurde sogleich abgerechnet: Der Rang auf der rechten Seite verlor, der auf der linken gewann, zwei gleiche nahmen die Hälfte, und was das letzte Paar entschied, gehörte der Bank. Zwischen zwei Paaren darf ein Pointeur mehr setzen, einen Einsatz auf einen anderen Rang rücken, ihn fortnehmen oder nehmen, was er gewonnen hat. Eine Ecke lässt sich gleich nach einem Gewinn biegen, und das Paroli läuft im selben Spiel weiter.',
        },
      ],
    },
    {
      id: 'swindles',
      title: 'Was Falschspieler taten',
      blocks: [
        {
          p: 'Ein Pointeur bog heimlich eine Ecke, obwohl seine Karte nicht gewonnen hatte, oder schob eine zweite darunter; ein Bankhalter hatte ein Spiel, das er auswendig wusste, oder zog zwei Karten für eine. Nichts davon geht hier: Eine Karte lässt sich nur nach ihrem eigenen Gewinn biegen, gemischt wird nach einer Zahl, die sich hinterher prüfen lässt, und kein Teil des Tisches, den Sie oder Ihre Gegner sehen, weiß, was als Nächstes kommt.',
        },
      ],
    },
    {
      id: 'odds',
      title: 'Was sich zählen lässt',
      blocks: [
        {
          p: 'Eine Karte gewinnt einen Abzug mit 100 von 221 Möglichkeiten, verliert die Hälfte mit 3 von 52 und alles mit 433 von 884. So behält die Bank von jedem Einsatz 9 von 136 Teilen, beinahe sieben Dukaten von hundert. Fünf Gewinne nacheinander, von einem zu zweiunddreißig, kommen in 19 von tausend Versuchen vor.',
        },
        {
          figure: 'places',
          caption:
            'Von den 52 Plätzen, an denen eine Karte liegen kann, gewinnt sie an 23,5, verliert die Hälfte an 3 und alles an 25,5.',
        },
        {
          figure: 'evenings',
          caption:
            'Hundert Abende von fünf Abzügen, mit einem Dukaten auf einer Karte in jedem: Die dicke Linie ist, was die Hälfte aller Pointeure mindestens verloren hat, am Ende 33 Dukaten. Einer von zehn hat 61 oder mehr verloren, und einer von zehn fünf oder weniger, oder gewonnen.',
        },
        {
          p: 'In einem Salon hängt der Gewinn der Bank daran, wie viele Karten des Ranges noch zu ziehen sind: Er kommt allein von zwei gleichen und vom letzten Paar. Ist nur eine übrig, so können keine zwei gleichen kommen, und wer seinen Einsatz vor dem letzten Paar fortnimmt, spielt mit gleichen Aussichten. Mit allen vier in einem vollen Spiel gewinnt die Bank 99 von 4998 Teilen, beinahe zwei Dukaten von hundert, wie Montmort und de Moivre fanden und 1764 Euler. Bei drei oder vier ist ein Einsatz immer vor dem letzten Paar entschieden, und so ist das nichts als die Hälfte des Einsatzes für jedes Mal, dass zwei gleiche kommen können. Bei Montmort und de Moivre zahlt die letzte Karte niemandem, was nur zählt, wo eine einzige übrig ist.',
        },
      ],
    },
  ],
};
