/** German: why cards of piquet are laid away or played. */
export const reasons = `@book|Engelmans Abhandlung über das Piquet, um 1820
@engine|Allgemeine Übung; die Abhandlung rät wenig
discard.1|Die Karten der längsten Farbe bleiben: Sie sind der Point.
discard.2|Eine Folge von vier oder mehr Karten zerreißt man nicht ohne Not.
discard.3|Vier gleiche, oder drei Asse, Könige oder Damen, zerreißt man nicht ohne Not.
elder.take5|Die Vorhand nimmt alle fünf: Was liegen bleibt, hilft dem anderen.
younger.take-all|Der Geber nimmt alles, was noch da ist, um seine Farben zu decken.
strong.keep|Das Blatt ist so stark, dass nur abgelegt wird, was nichts nützt.
discard.value|Abgelegt werden die Karten, die am wenigsten fehlen.
play.1|Zuerst die Karten, die stechen: Dreißig, ehe der andere eins zählt, sind sechzig.
play.2|Zwei Karten sind übrig: Die bessere bleibt für den letzten Stich, der mehr zählt.
play.divide|Genug sichere Karten für sieben Stiche: Sie werden jetzt ausgespielt, der zehn wegen.
play.solid|Eine lange Farbe, in der niemand überbieten kann, wird von oben gespielt.
play.long|Die längste Farbe wird von oben gespielt, damit sie frei wird.
play.touch|Eine Farbe, an deren Spitze zwei Karten hintereinander stehen, wird von oben gespielt: Sticht die erste nicht, so gewinnt die zweite dadurch.
play.cash|Eine sichere Karte wird gespielt, solange sie sicher ist.
play.exit|Eine Farbe, in der nichts zu gewinnen ist, wird niedrig ausgespielt: Dann muss der andere die übrigen anspielen.
play.win|Der Stich wird mit der niedrigsten Karte genommen, die genügt.
play.guard|Abgeworfen wird eine Karte, die weder sticht noch eine andere deckt.
play.unguard|Keine Karte ist entbehrlich: Es geht eine der Farbe, die am längsten ist neben dem, was der andere davon halten kann.
play.low|Hier ist nichts zu gewinnen: eine niedrige Karte, die entbehrlich ist.
play.top|Die höchste Karte der längsten Farbe wird ausgespielt.
discard.high|Ein Anfänger behält seine hohen Karten, in welcher Farbe auch immer.
play.aces|Ein Anfänger spielt seine Asse sogleich aus.`;
