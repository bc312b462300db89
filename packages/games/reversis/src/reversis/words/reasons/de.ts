/** German: why a move of Reversis. */
export const reasons = `@advice|Lyckans talisman (Stockholm 1819), wie man gut spielt,
@rule|Lyckans talisman (Stockholm 1819), Reversy, Regel
@engine|Davon spricht kein Buch
advice.39|Wer die vier Asse hat, behält sie und tauscht immer eine andere Karte: Kommt die Quinola, kann er sie sicher loswerden.
advice.4b|Wer alle Stiche machen will, wirft die kleinste Karte weg, die er hat, und hofft auf eine höhere.
advice.1|Die Quinola wird nur behalten, wenn sie das vierte Herz ist, in den letzten Runden das fünfte, und eine Zwei oder Drei daneben steht: Die Gefahr einer Bete ist zu groß.
advice.6|In den letzten Runden nimmt niemand eine Karte, der weniger als drei Herzen hat: Die Quinola könnte kommen und mit ihr eine Bete.
advice.4|Wer die Quinola nicht hat, wirft eine Karte weg, die allein steht oder am wenigsten gedeckt ist, um diese Farbe loszuwerden.
advice.10th|Neun Stiche hat ein anderer: Wer den zehnten oder elften nimmt, bricht sein Reversis und bekommt vier Fische.
advice.3|Gegen Ende spielt, wer die Quinola hat, zuerst die hohen Karten aus, mit denen er wieder ans Spiel käme, und spart die kleinen.
advice.21|Wer die Quinola bekommen hat und zu wenige Herzen, um sie zu decken, spielt sie selbst aus: Gewinnt er die Partie, zahlt er nichts dafür.
advice.duck|Unten bleiben: die höchste Karte, die den Stich nicht nimmt.
advice.2|Wer die Quinola hat und ausspielt, zieht den anderen die Herzen aus der Hand.
advice.5b|Die Partie ist nicht mehr zu gewinnen: Dann spielt man Herz, damit zwei Fische für eine forcierte Quinola den Schaden gutmachen.
advice.6b|In den letzten Runden wird mehr und früher Herz gespielt, in der Hoffnung auf eine Bete.
advice.5|Wer ausspielt, beginnt mit Herz, wenn es ihn nicht die Partie kostet: Das zwingt die Quinola heraus.
rule.18|Die Quinola wird auf eine andere Farbe abgeworfen: Sie wird bezahlt und gewinnt den Korb.
rule.24|Ein Ass wird auf eine andere Farbe abgeworfen: Wer es nimmt, zahlt dafür, für Karo vier Jetons.
rule.25|Was einem zusteht, muss gefordert werden, ehe abgehoben wird.
engine.guard|Die Herzen, die die Quinola decken, werden nicht weggeworfen.
engine.run|Alle Stiche sind möglich: Der sicherste wird ausgespielt.
engine.take|Alle Stiche sind möglich: Auch dieser wird genommen.
engine.void|Was am schlechtesten gedeckt ist, wird zuerst abgeworfen.
engine.hold|Auf Herz wird die Quinola nicht gespielt, solange eine andere Karte da ist.
engine.content|In einem Blatt ohne Gefahr wird nichts getauscht: Was kommt, könnte schlechter sein.
engine.worst|Von dem, was gehen darf, geht das am schlechtesten Gedeckte.
engine.dump|Der Stich ist nicht zu vermeiden: Also geht die höchste Karte mit.
engine.low|Die niedrigste Karte überlässt den anderen am meisten.
engine.keep|Die Quinola wird nicht ausgespielt.
engine.safe|Diesen Stich nimmt höchstwahrscheinlich ein anderer.
engine.least|Das kostet am wenigsten.
engine.eager|Ein Stich ist ein Stich, denkt der Anfänger.
engine.saves|Ein Anfänger spart seine hohen Karten.`;
