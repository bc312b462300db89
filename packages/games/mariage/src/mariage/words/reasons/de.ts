/** German: why a card or a word of Mariage. */
export const reasons = `@gloger|Gloger, Encyklopedia staropolska, Artikel Marjasz
@engine|Was aus den Regeln folgt; die alte Seite gibt keinen Rat
gloger.skup|Ehe der Stich genommen wird, fragt man, ob die offene Karte noch zu kaufen ist.
gloger.last-two|Zwei Karten sind übrig, und die offene zählt zehn Punkte oder mehr: der Stich wird abgegeben, denn wer ihn verliert, zieht diese.
derived.count|Die Zählung ist bei 131 angekommen: der Arrest wird gelegt.
derived.buy|Der niedrigste Trumpf kauft die offene Karte, die höher ist.
derived.trump-marriage-first|König und Ober in Trumpf sind vierzig Punkte und zwei Einsätze: man sagt sie sofort.
derived.marriage|König und Ober einer Farbe sind zwanzig Punkte und ein Einsatz: man sagt sie sofort.
derived.trump-marriage|Von der Mariage in Trumpf wird der Ober, der Pamfil, gespielt, weil ihn nichts sticht; der König nur, wenn ihn nichts stechen kann.
derived.queen-first|Von der Mariage wird der Ober gespielt: er zählt drei, der König vier.
derived.pamfil-late|Der Pamfil wird behalten, solange der Talon reicht: er sticht immer und kann mit seinem König vierzig machen.
derived.keep-marriage|Ein König oder Ober, dessen Partner noch kommen kann, wird behalten, solange der Talon reicht.
derived.seven|Erstes Spiel, und die anderen haben sieben Punkte oder weniger: jeder Stich wird genommen, der zu haben ist, für dubla.
derived.bring-home|Solange der Talon reicht, wird ein Ass oder eine Zehn, die den Stich macht, darin heimgebracht.
derived.catch-tens|Ass oder Zehn einer Nebenfarbe ist ausgespielt: ein kleiner Trumpf nimmt sie.
derived.throw|Solange der Talon reicht, wird ein Stich, der das Nehmen nicht lohnt, mit der Karte abgegeben, die von den entbehrlichen am wenigsten kostet.
derived.lead-low|Solange der Talon reicht, wird eine wertlose Karte einer Nebenfarbe ausgespielt: Zehnen und Trümpfe behält man.
derived.last-trick|Ist nichts mehr zu ziehen, so wird der einzige Trumpf behalten: der letzte Stich zählt zehn.
derived.fatten|Der Stich gehört dem Partner, und niemand spielt mehr dazu: die Karte, die am meisten zählt, kommt hinein.
derived.draw-trumps|Der höchste Trumpf wird ausgespielt, den nichts stechen kann, und holt Trümpfe der anderen.
derived.top|Die höchste Karte einer Nebenfarbe, die noch da ist, wird ausgespielt, und zwar die, die am meisten zählt.
derived.take|Der Stich wird mit der Karte genommen, die am wenigsten kostet.
derived.least|Nichts Besseres bietet sich an: die Karte, die von den entbehrlichen am wenigsten kostet.
derived.spare|Eine von diesen: die Karte, die von den entbehrlichen am wenigsten kostet.
derived.nothing-hidden|Nichts ist mehr verborgen: von allen Wegen zum Ende bringt dieser am meisten.
derived.proud|Ein Anfänger macht einen Stich so hoch, wie er kann.`;
