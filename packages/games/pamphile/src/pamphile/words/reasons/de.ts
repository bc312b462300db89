/** German: why a word or a card of Pamphile. */
export const reasons = `@rule|Die polnische Seite mit den Regeln, Zeile 34
@engine|Allgemeiner Gebrauch; die alten Regeln geben keinen Rat
rule.mucha|Fünf Karten einer Farbe gewinnen das Spiel ohne Stiche, wenn man sie ansagt.
derived.mucha|Vier Karten einer Farbe, und die Vorhand muss ohnehin spielen: Die fünfte wird getauscht, in der Hoffnung auf eine Mucha.
derived.stand|Drei sichere Stiche: Wer passt, hat dafür ebenso viele Punkte und wagt nichts.
derived.declare|Zu dritt spielt, wer zwei Trümpfe hat: Die neuen Karten bringen oft genug den dritten Stich.
derived.pass.none|Ohne sicheren Stich verliert, wer passt, nichts; wer spielt, verliert drei, wenn nicht die neuen Karten alles bringen.
derived.pass.one|Mit einem sicheren Stich verliert, wer passt, nichts: Er behält dessen Punkt und muss keine zwei machen.
derived.pass.two|Zwei Stiche sind für den, der passt, zwei Punkte, für den Spieler keiner: Der dritte ist nicht wahrscheinlich genug.
derived.exchange|Die Vorhand muss spielen: Trümpfe, Asse und gedeckte Könige bleiben, alles andere wird getauscht.
derived.keep|Die Vorhand muss spielen, und zu tauschen ist nichts.
derived.hopes|Ein Anfänger hofft auf die neuen Karten.
play.trump|Der höchste Trumpf wird ausgespielt, denn niemand kann ihn schlagen, und er holt den anderen Trümpfe.
play.top|Die höchste Karte, die in einer Farbe noch im Spiel ist, wird ausgespielt, ehe andere sie stechen.
play.alone|Eine Karte, die in ihrer Farbe allein ist, wird ausgespielt: Später lässt sich diese Farbe stechen.
play.low|Nichts gewinnt sicher: Die niedrigste Karte wird ausgespielt.
play.last|Nach dieser Karte spielt niemand mehr: Die niedrigste, die gewinnt, genügt.
play.sure|Den Stich gewinnt eine Karte, die nichts in ihrer Farbe mehr schlägt.
play.head|Wer den Stich gewinnen kann, muss: Die niedrigste Karte, die das tut, genügt.
play.follow|Dieser Stich ist nicht zu gewinnen: Die niedrigste Karte der Farbe genügt.
play.throw|Dieser Stich ist nicht zu gewinnen, und die Farbe fehlt: Die nutzloseste Karte wird abgeworfen.
play.proud|Ein Anfänger sticht mit dem Höchsten, was er hat.`;
