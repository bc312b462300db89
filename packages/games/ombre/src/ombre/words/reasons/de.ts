/** German: why a move is made; a line for each maxim, its id and a sentence. */
export const reasons = `@bid|Lomber, vom Bieten
@buy|Lomber, vom Tausch
@offer|Lomber, vom Anbieten des Spiels
@play|Lomber, weitere Regeln
@sample|Lomber, Musterspiele
@engine|Eigenes Urteil des Tisches
@other|Lomber
bid.ask.1|Etwa drei Stiche sind sicher oder wahrscheinlich: Der Tausch kann zwei weitere bringen.
bid.tournee|Ein schwarzes Ass und Karten, die gut sind, welche Farbe auch aufgedeckt wird.
bid.casco.prefer|Beide schwarzen Asse: Großes Casco, denn wenigstens sein Preis wird verdient.
bid.obscur.1|Ein schlechtes Blatt mit einem schwarzen Ass: Sind die eigenen Karten schlecht, sollten die des Talons gut sein.
bid.solo.1|Genug Stiche zum Gewinn, meist fünf, sind ohne Tausch sicher oder sehr wahrscheinlich.
bid.tout|Alle Stiche sind wahrscheinlich.
bid.grand.1|Fünf sichere Stiche, wo nur die schwarzen Asse Trumpf sind.
bid.grand.2|Spadille holt Basta, und die höchsten Karten einer Farbe folgen.
bid.grand.3|Alle Könige mit ihren Damen und das Ausspiel.
bid.null|Jede Karte ist niedrig genug, um unter einer anderen zu bleiben.
bid.pass|Für mehr ist das Blatt nicht gut genug.
declare.trump|Die Farbe, mit der dieses Blatt die meisten Stiche macht.
declare.keep|Eine Karte bleibt: ein schwarzes Ass, sonst ein König, sonst keine.
declare.turn|Die aufgedeckte Karte bestimmt Trumpf.
declare.turnedAce|Das Bessere von dem, was man kennt, und dem, was kommen kann.
declare.giveUp|Keine Farbe lohnt das Spiel: Eine Bete jetzt ist besser als Codille.
offer.make|Kaum zwei Stiche sind wahrscheinlich: Das Spiel wird angeboten, damit es nicht zur Codille kommt.
offer.kunil|Kaum zwei Stiche sind wahrscheinlich: Bitten kostet nichts, und willigen alle ein, gibt es keine Bete.
offer.accept|Nicht genug für die meisten Stiche: Wer vergeblich dagegen spielt, zahlt auch eine Bete.
offer.against|Vier Stiche sind wahrscheinlich, und der Hombre gesteht ein schlechtes Blatt: Die meisten Stiche gewinnen den Teller.
offer.annul|Dieses Blatt hielte den Hombre nicht auf: Ein neues Spiel ist ebenso gut.
offer.refuse|Zwei Stiche sind wahrscheinlich, und der Hombre gesteht ein schlechtes Blatt: Er wird eine Bete zahlen.
king.leave|Dreizehn Karten, die niemand gesehen hat, gegen drei: zu gewagt.
king.pick|Zuerst Trümpfe, dann Könige.
buy.ombre|Trümpfe und Könige bleiben, auch eine Dame bei ihrem König; alles andere wird getauscht, soweit der Talon reicht.
buy.void|Trümpfe und Könige bleiben, um den Hombre aufzuhalten; vom Rest geht die kürzeste Farbe zuerst, denn wo man sie nicht hat, kann man stechen.
buy.last.1|Ohne Matador und ohne mehrere hohe Trümpfe lässt man dem Nächsten fünf Karten.
buy.solo|Gegen ein Spiel ohne Tausch darf der Erste viel nehmen, lässt aber dem Nächsten fünf Karten: Die Trümpfe sollen nicht zu sehr verteilt werden.
buy.leave|Gegen Tournée, Obscur oder Casco nimmt man ohne Not wenig, damit der Partner tauschen kann: Fünf Karten bleiben ihm, mit einigen kleinen Trümpfen sechs.
buy.last.black|Ein Matador, oder König und noch ein Trumpf, oder Dame, noch ein Trumpf und zwei Könige, oder drei kleine Trümpfe: Damit tauscht man, so viel der Talon hat.
buy.last.red|Ein Matador, oder Ponte und noch ein Trumpf, oder König, noch ein Trumpf und zwei andere Könige, oder vier kleine Trümpfe: Damit tauscht man, so viel der Talon hat.
buy.last.obscur|Zwei Trümpfe und ein König: Gegen Obscur tauscht man damit, so viel der Talon hat.
buy.none|Getauscht wird nichts.
leq.buy.1|Ohne zwei sichere Stiche bleibt der Talon dem Nächsten: das Wichtigste in diesem Spiel.
vole.ombre.1|Jede Karte, die bleibt, gewinnt sicher.
vole.enough|Das Spiel ist gewonnen, und nicht jede Karte, die bleibt, ist sicher.
claim.lead|Der Hombre war nicht sicher: Er muss ausspielen, was zu schlagen ist.
table.claim|Was einem zusteht, wird vor dem nächsten Spiel gefordert.
premiers|Jede Karte, die bleibt, ist sicher: Trümpfe von oben, dann die anderen.
play.10|Zuerst ein kleiner Trumpf: Zwei Trümpfe fallen, und die zwei höchsten holen den Rest.
g8.t1|Bei schwachen Nebenkarten spielt man nicht Spadille oder Manille zuerst, sondern einen guten Trumpf darunter.
g7.t3|Ein Gegner bedient keinen Trumpf, also hat der andere, was noch aussteht: Man spielt die Nebenfarben und spart die Trümpfe.
g5.t4|Trumpf ist gespielt, der höchste steht noch aus, und die übrigen machen die fehlenden Stiche: Man spielt die besten Nebenkarten und spart die Trümpfe.
g3.t5a|Beiden Gegnern fehlen Farben, und sie würden stechen: Der Hombre zieht ihre Trümpfe.
g1.end|Solange der Hombre die Trümpfe beherrscht, zieht er sie und hebt die Könige für den Schluss auf.
play.6|Der Hombre begann mit einer Nebenfarbe, sein Spiel ist also nicht groß; er sitzt in der Mitte, und am meisten bringt ihn Trumpf von der Vorhand in Verlegenheit.
play.7|Nie Trumpf ausspielen, wenn der Hombre zuletzt sitzt.
g3.t1|Nie einen König ausspielen, wenn der Hombre zuletzt sitzt und man zu wenige Trümpfe hat, ihn aufzuhalten.
g7.t2|Spadille nahm den Trumpf des Hombre, und der andere Verteidiger bediente nicht: ein kleiner Trumpf, denn er könnte Basta haben.
g1.t2a|Eine Dame mit dem Buben daneben ist ein gutes Ausspiel.
g4.t1|Von König und Dame spielt man den König: Nach ihm ist die Dame gut.
play.8a|Eine Farbe, die die Verteidigung begonnen hat, wird fortgesetzt.
play.8b|Eine Farbe, die der Hombre begonnen hat, wird nicht zurückgespielt.
play.8c|Eine lange Farbe wird ausgespielt: Der Hombre hat vielleicht nur eine Karte davon.
g3.t6|Nach dieser Karte spielt niemand mehr: Die niedrigste, die gewinnt, genügt.
g3.err|Auch der Nächste hat die Farbe nicht und kann ohnehin überstechen: Ein kleiner Trumpf genügt.
g5.t1|Der Nächste hat die Farbe vielleicht nicht: ein Trumpfbild, das er kaum übersticht, aber kein Matador.
g8.t3b|Besser eine einzelne Karte abwerfen und eine Farbe loswerden, als einen Matador zum Stechen hergeben.
g4.t2b|Die Farbe kommt wieder, und der Nächste hat vielleicht nichts mehr davon: ein Trumpfbild, aber kein Matador.
play.12|Stiche nimmt man dem Hombre, nie dem anderen Verteidiger.
g4.t4|Ein Stich ist gemacht, die anderen macht der Freund: Die höchste Karte wird abgeworfen, damit er nie überstochen wird.
g8.t7|Ein zweiter eigener Stich ließe den Hombre mit vier gegen drei und zwei gewinnen: Man lässt ihn laufen.
g1.t4b|Der Freund macht die Stiche: Die eigene höchste Karte seiner Farbe geht darunter, damit er nie überstochen wird.
g3.t4|Von mehreren Trümpfen ein mittlerer: Der Stich wird dem Hombre teuer, und brauchbare Trümpfe bleiben.
g4.t3|Diese Farbe wurde noch nicht gespielt, also muss der Hombre wohl bedienen: Ein kleiner Trumpf genügt.
g3.t2|Eine hohe Karte neben einem gedeckten König wird abgeworfen: Das verrät ihn dem Freund.
play.2|Dem Hombre keinen Stich lassen.
g1.t2b|Der Hombre spielt noch: Ein hoher Trumpf oder die höchste Karte der Farbe macht es ihm teuer.
play.5|Laufen lassen und abwerfen, was nichts nützt.
engine.null.low|Beim Nullissimo die niedrigste Karte, die hilft.
engine.masters|Eine Karte, die nichts schlagen kann, höchstens ein Trumpf.
engine.king|Mit genug Trümpfen gegen den Hombre macht ein König seinen Stich sofort.
engine.top|Nur Trümpfe, und davon der höchste.
engine.ruff|Ein Trumpf nimmt ihn: der niedrigste, der genügt, und kein Matador.
engine.lead|Besseres ist nicht auszuspielen: eine Karte, die wenig kostet.
engine.take|Ein Stich wird genommen.
engine.low|Zu gewinnen ist nichts: die unnützeste Karte.
engine.least|Das kostet am wenigsten.
novice.high|Ein Anfänger nimmt einen Stich mit seiner höchsten Karte.`;
