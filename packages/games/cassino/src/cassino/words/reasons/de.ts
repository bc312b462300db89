/** German: why a card of Cassino. */
export const reasons = `@combinations|Engelmans Spielbuch (um 1820), Cassino, von den Verbindungen
@rule|Engelmans Spielbuch (um 1820), Cassino, allgemeine Regel
@engine|Davon spricht kein Buch
0.a|Mit der Karte und den Verbindungen nehmen, die die meisten und besten Karten bringen.
0.b|Unter gleich vielen Karten die mit einem Ass: Das Ass ist ein Punkt.
1.a|Zehnen, Asse und Zweien zählen: Wovon alle anderen heraus sind, das kann man hinlegen.
1.b|Die drei anderen Bilder dieser Art sind heraus: Keines kann mehr ein Paar bilden, also wird es hingelegt.
1.c|Wer sich die Karten merkt, legt die hin, die von den wenigsten noch genommen werden kann.
2|Nichts ist zu nehmen: ein Bild hinlegen, mit dem höchstens ein Paar zu machen ist.
2.ex1|Der Geber behält sein einziges Bild bis zum Ende der letzten Runde: Es sichert ihm den Sweep.
2.ex2|Die anderen Zehnen sind heraus: eine Karte hinlegen, die mit anderen auf dem Tisch zehn ergibt, damit das große Cassino sie nehmen kann.
3|Die anderen Zehnen sind heraus, und für den Sweep ist kein Bild da: Der Geber behält das große Cassino bis zum Schluss und hofft auf eine Verbindung.
3.ex|Die anderen Zehnen sind heraus, und mit einer Acht oder Neun in der Hand ist zehn schwer zu machen: Der Geber legt das große Cassino hin und überlässt es dem Sweep.
4|Nichts ist zu nehmen, und kein Bild ist da: die kleinste Zahl hinlegen, denn höhere können noch durch Verbindungen nehmen.
4.ex1|Auf dem Tisch ergeben Karten zehn, und das große Cassino ist noch nicht heraus: eine hohe Karte hinlegen, damit die anderen es nicht heimbringen.
4.ex2|Die anderen Zehnen sind heraus, und den Sweep machen die Gegner: auf dem Tisch zehn bilden, damit das große Cassino vorher genommen werden kann.
5.a|Bei gleichem Gewinn die mit mehr Pik: Deren Mehrheit ist ein Punkt.
5.b|Für Pik verzichtet man nicht auf ein besseres Nehmen.
5.c|Die Gegner haben alle anderen Punkte und die Karten: um jeden Preis Pik sammeln.
6.a|Die erste und die zweite Hand legen kein Ass hin, solange Zahlen daliegen, mit denen es in einer Summe genommen werden kann.
6.b|Die dritte Hand und der Geber behalten ein Ass bis zum Schluss.
7|Die drei anderen Asse sind heraus: das vierte bei erster Gelegenheit hinlegen, denn keines kann mehr ein Paar mit ihm bilden.
8.a|Wer zwei Asse hat, legt eines hin und hofft, es mit dem anderen zu nehmen.
8.b|Der Partner hat ein Ass hingelegt: so wenige Karten wie möglich liegen lassen, die es nehmen können.
9|Ein Ass oder das kleine Cassino muss weg: Mit der Zwei gewinnen die anderen einen Punkt, mit dem Ass vielleicht zwei.
10|Großes Cassino und ein Ass liegen da: zuerst das Ass nehmen, denn es kann in Summen genommen werden, die Zehn nur von einer Zehn.
11|Keine Karten liegen lassen, die eine einzige Karte alle nehmen kann: Der Nächste räumte den Tisch ab.
11.note|Es geht um die Mehrheit der Karten: sie nehmen, auch wenn der Nächste abräumen könnte.
11.must1|Den Gegnern fehlt ein Punkt, um der Bredouille zu entgehen: nichts liegen lassen, was sich mit einer Karte abräumen lässt.
11.must2|Den Gegnern fehlen ein oder zwei Punkte zum Gewinn: nichts liegen lassen, was sich mit einer Karte abräumen lässt.
11.never1|Zu Beginn eines Spiels nimmt man eine große Verbindung, auch wenn der Nächste abräumen könnte.
11.never2|Ein Punkt ist zu machen: nehmen, auch wenn der Nächste abräumen könnte.
11.never3|Dieses Nehmen entscheidet über die Mehrheit der Karten.
11.never4|Selbst steht man hoch, die anderen auf zwei oder drei: nehmen, was am meisten bringt, auch wenn der Nächste abräumen könnte.
engine.value|Das bringt am meisten und lässt dem Nächsten am wenigsten.
engine.pairs|Das erste Paar, das man sieht, wird genommen.
engine.high|Was einem am wenigsten gefällt, wird hingelegt.`;
