import type {Section} from '@quinola/table';

/** The bidding of Lomber in German: its order, and the games from the lowest (L. 1000-1104, 1206-1574). */
export const ladder: Section = {
  id: 'bidding',
  title: 'Bieten, und die Spiele',
  blocks: [
    {
      p: 'Die Vorhand passt oder sagt ein Spiel an. Der Nächste muss höher gehen oder passen; dann darf der Ältere von beiden dasselbe Spiel übernehmen („ich übernehme“), noch höher gehen oder passen. Hat einer der beiden gepasst, so bietet der Dritte gegen den anderen. Wer gepasst hat, bietet nicht mehr mit. Passen alle, so werden die Karten zusammengeworfen, und der nächste Geber legt seinen Einsatz dazu.',
    },
    {
      grid: {
        caption: 'Die Spiele vom niedrigsten an',
        head: ['Spiel', 'Wie es gespielt wird'],
        rows: [
          [
            ['Frage (', ['zapytanie', 'Frage: „ich frage“'], ')'],
            'Trumpf nennen, dann tauschen. Wer das Bieten mit einer Frage gewonnen hat, darf noch ein anderes Spiel wählen, höchstens Großes Casco, aber kein Solo mehr.',
          ],
          ['Frage in der Favorite', 'dasselbe, und die Favorite ist Trumpf.'],
          [
            [['Tournée', 'umgedreht', 'fr']],
            'Die oberste Karte des Talons wird aufgedeckt: Ihre Farbe ist Trumpf, und die Karte gehört dem Hombre. Dann tauscht er.',
          ],
          [
            [['Obscur', 'im Dunkeln', 'fr']],
            'Acht oder neun Karten werden weggelegt, ehe man neue gesehen hat, und ebenso viele genommen: von oben, von unten oder, als höchstes Spiel, aus der Mitte des Talons. Dann wird Trumpf genannt. Wer ein schwarzes Ass hat, behält dieses.',
          ],
          [
            ['Großes Casco (', ['wielkie Kaśko', 'aus dem Spanischen: ich falle'], ')'],
            'Dazu gehören beide schwarzen Asse, die gezeigt werden; weiter wie Tournée.',
          ],
          [
            ['Solo, ', ['sans prendre', 'ohne zu nehmen', 'fr']],
            'Trumpf nennen und nichts tauschen. In der Favorite ist es ein höheres Gebot.',
          ],
          [
            [['Tout', 'alles', 'fr']],
            'ein Solo, bei dem alle Stiche versprochen sind. In der Favorite noch höher.',
          ],
          ['Grandissimo', 'ein Solo ohne Trumpffarbe: Nur die beiden schwarzen Asse sind Trumpf.'],
          [
            'Nullissimo',
            'Der Hombre darf keinen einzigen Stich nehmen; auch hier sind nur die schwarzen Asse Trumpf.',
          ],
        ],
      },
    },
    {
      p: 'Am Anfang gab es nur Frage und Solo. Der Verfasser des Buches bedauert alles, was dazukam: Es habe dem L’Hombre seine erste Reinheit genommen und es unter die Glücksspiele gestellt.',
    },
  ],
};
