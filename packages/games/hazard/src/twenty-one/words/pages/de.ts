import type {Page} from '@quinola/table';

/** The rules of twenty-one in German; what is whose, the English page says. */
export const page: Page = {
  lang: 'de',
  termLang: 'pl',
  title: 'Einundzwanzig',
  intro:
    'Wer einundzwanzig am nächsten kommt, gewinnt, und wer darüber kommt, hat verloren. Es geht um Spielgeld: Hier lässt sich nichts kaufen, und nichts wird für das nächste Mal aufgehoben.',
  sections: [
    {
      id: 'cards',
      title: 'Die Karten',
      blocks: [
        {
          p: 'Das große Spiel hat 52 Karten, das kleine 24, von der Neun bis zum Ass. Auf die Farbe kommt es nicht an. Zahlen zählen, was darauf steht, ein Bube zwei, eine Dame drei, ein König vier und ein Ass immer elf; im kleinen Spiel zählt eine Neun nichts.',
        },
      ],
    },
    {
      id: 'stakes',
      title: 'Geben und Setzen',
      blocks: [
        {
          p: 'Einer hält die Bank; die anderen setzen gegen ihn. Jeder bekommt eine verdeckte Karte, der Bankier zuletzt. Dann setzt jeder, von der Linken des Bankiers an: nicht weniger als ausgemacht und nicht mehr, als in der Bank liegt. Von Bank und Einsätzen sagt die Seite nichts; so spielt man es zu Hause.',
        },
        {
          p: [
            'Im Spiel um den Topf (',
            ['pula', 'der Topf'],
            ') hält niemand die Bank: Alle zahlen gleich viel in den Topf, und jeder spielt für sich.',
          ],
        },
      ],
    },
    {
      id: 'play',
      title: 'Eine Karte, oder genug',
      blocks: [
        {
          p: 'Der Reihe nach nimmt jeder Karte um Karte, solange er will, oder bis er einundzwanzig oder mehr hat. Wer 22 oder mehr hat, ist darüber und hat sofort verloren, auch wenn später der Bankier darüber kommt. Mit 21 hört man von selbst auf.',
        },
        {
          p: [
            'Zwei Asse sind das persische Auge (',
            ['perskie oczko', 'das persische Auge'],
            '). Es gewinnt immer, obwohl es 22 zählt, aber nur als die ersten beiden Karten und ohne eine weitere.',
          ],
        },
        {
          p: 'Der Bankier zieht zuletzt, mit offenen Karten: Bis 15 muss er ziehen, bei 16 darf er wählen, und von 17 an darf er nicht mehr. Wo es ausgemacht ist, zieht er, wie er will, und fünf Bilder gewinnen sofort.',
        },
      ],
    },
    {
      id: 'score',
      title: 'Wer gewinnt',
      blocks: [
        {
          p: 'Gegen die Bank wird mit jedem einzeln abgerechnet: Ein persisches Auge gewinnt, auch gegen das des Bankiers, denn es war zuerst da; wer darüber ist, verliert; ein Bankier mit zwei Assen gewinnt; ein Bankier, der darüber ist, verliert; sonst gewinnt die höhere Summe, und gleiche Summen gehören der Bank. Gezahlt wird eins zu eins. Eine Bank, die nicht mehr zahlen kann, ist gesprengt.',
        },
        {
          p: 'Den Topf nimmt sofort das erste persische Auge, sonst der, der 21 am nächsten ist. Wer gleich viel hat, teilt, und was sich nicht teilen lässt, bleibt für die nächste Runde; ebenso alles, wenn jeder darüber ist.',
        },
      ],
    },
    {
      id: 'odds',
      title: 'Was sich ausrechnen lässt',
      blocks: [
        {
          p: 'Vom großen Spiel sind bei 15 zwanzig von 52 Karten zu viel, bei 16 vierundzwanzig, bei 17 achtundzwanzig. Vom kleinen sind es bis 17 nur Zehnen und Asse: acht von 24.',
        },
        {
          figure: 'over-large',
          caption:
            'Der große Pack: wie viele seiner 52 Karten bei jeder Summe zu viel sind: 4 bei elf, 8, 12, 16, 20, 24 bei sechzehn, 28, 36, 44 und alle 52 bei zwanzig.',
        },
        {
          figure: 'over-small',
          caption:
            'Der kleine Pack: von seinen 24 Karten sind 4 bei elf zu viel, 8 von zwölf bis siebzehn, 12 bei achtzehn, 16 bei neunzehn und 20 bei zwanzig.',
        },
        {
          p: 'Wer so gut spielt, wie man kann, verliert von hundert, die er auf eine noch unbekannte Karte setzt, etwa neun: Gleiches gehört der Bank, und er ist zuerst darüber. Nur mit einem Ass oder einer Zehn in der Hand stehen die Aussichten auf seiner Seite.',
        },
      ],
    },
  ],
};
