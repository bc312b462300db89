/** German reasons, a line for each maxim of Tarok-ombre: its id (several that say the same, divided by commas) and the sentence. */
export const reasons = `@A|Tarock-l’Hombre, Artikel 
@szkat|Tarock-l’Hombre, vom Skat
@B|Tarock-l’Hombre, neue Art 
@karty|Tarock-l’Hombre, von den Hauptkarten
@tout|Tarock-l’Hombre, vom Tout
@engine|Kein Buch spricht davon
A.6|A Tre, auch ungesehen, kostet nichts, und man darf ein späteres Gebot übernehmen.
A.7|Das Blatt reicht nicht für 40.
A.8|Überboten, doch das gewinne ich selbst: ich übernehme es.
A.10|Ein fremdes Gebot übernehmen zu dürfen nützt immer.
engine.outbid|Was dieses Blatt spielen könnte, ist weniger als das, was schon geboten ist.
A.11|Gewogen und gezählt: das Blatt reicht für a Uno.
A.12|Mit zwei verlangten Karten werden es mehr als 39: a Due.
A.13|A Due ist leichter als a Uno, und der Skat gehört dem Gegner.
A.14|Neun Tarocke mit dem Sküs und teure Figuren: a Due muss gewonnen werden.
A.15|Eine Reihe Tarocke und Figuren ohne Sküs und Pagat: a Uno.
A.19|Zählkarten und viele Tarocke in der Hand: Solo.
B.1|In der neuen Art bietet man kühner.
B.2|Die drei bringen fünf, die verlangte fünf: a Uno.
B.3|Eine ganze Reihe Tarocke und wenige Farben: a Uno.
B.4|Dreißig Punkte in der Hand: Solo.
A.16.xxi|Die XXI fehlt: sie verlangen.
A.16.krol|Figuren ohne ihren König: ihn verlangen.
A.14.krol|Neun Tarocke mit Sküs und XXI, Könige mit Damen: einen weiteren König verlangen.
A.16.sky|Den Sküs verlangen: Er deckt den Pagat oder eine Figur, neben der nur eine Karte steht.
A.16.pagat|Sehr viele Tarocke: den Pagat verlangen.
karty.pagat.zadac|Die Hauptkarten sind da: den Pagat verlangen und heimbringen.
szkat.zadanie|Nichts verlangen, was den Skat verrät.
engine.askKing|Verlangt wird ein König, aus der Farbe mit den meisten Karten.
szkat.odmiana|Eine Karte der längsten Farbe geht zurück: es täuscht.
engine.void|Eine leere Karte der kürzesten Farbe ohne König geht zurück.
engine.cheapest,engine.follow|Was am wenigsten kostet.
engine.dearest|Die teuerste Karte.
karty.sky.dama|Die Dame fiele: der Sküs deckt sie.
karty.sky.iezdziec|Der Cavall fiele: der Sküs deckt ihn.
karty.sky.walet|Der Bube fiele: der Sküs deckt ihn.
karty.sky.raz|Der Sküs deckt nur einmal im Spiel: noch nicht.
engine.sky|Der Sküs muss vor den letzten drei Karten fallen, sonst ist er verloren.
karty.xxi.na-xx|Die XXI über die XX: dahinter bleiben hohe Tarocke.
karty.xxi.trzymac|Nur kleine Tarocke neben der XXI: zurückhalten.
karty.pagat.uwaga|Der Pagat liegt auf dem Tisch: nehmen.
karty.pagat.dom|Der Pagat kommt heim.
A.18.taroki|Eine Farbe, die die Gegner Tarocke kostet.
A.18.figury|Viele Figuren: erst die Tarocke holen, die sie stechen würden.
A.31.figury|Figuren nicht zurückhalten: Später werden sie gestochen.
tout.1|Bisher alle Stiche: weiter mit Unschlagbarem.
A.22|Der Spieler sitzt in der Mitte: mit Farben beginnen.
A.23.szkat|Diese Farbe gab mir der Spieler: Er hat sie wohl nicht mehr.
A.23.sekwens|Eine gute Sequenz schwächt die Tarocke des Spielers.
A.23.informacya|Der Verbündete hat gezeigt, welche Farbe weitergeht.
A.24.figury|Andere Farben holen seine Figuren, oder der Verbündete sticht mit eigenen.
A.24.tarok|Viele Tarocke, kein Pagat: anspielen und ihn holen.
A.25|XIX oder XX: es kostet den Spieler die XXI, oder der Verbündete wirft den Pagat darauf.
A.27|Der Spieler spielt zuletzt: ein Tarock, des Pagats wegen.
A.28|Mit dem kleinsten stechen: der Verbündete soll keine Tarocke mehr bringen.
A.29|Viele hohe Tarocke: hoch stechen.
A.30|Die XXI verlangte der Spieler nicht: anspielen, der Verbündete wirft vielleicht den Pagat.
B.5|Der Spieler legte selbst den Skat: ausspielen, was er weglegte.
engine.give|Der Stich gehört dem Verbündeten: ihm geben, was zählt.
engine.lead|Eine Karte, die wenig kostet.
A.1.pagat|Eine Farbe ganz ablegen: so kommt der Pagat durch Stechen heim.
A.1.renons|Eine Farbe ganz ablegen, um sie stechen zu können.
A.1.kto-gra|Wer auch spielen wird: eine ungedeckte Figur liegt besser im Skat.
A.2|Wenige Tarocke: im Skat sind Figuren sicher.
szkat.jedna|Einmal eine einzelne Karte einer Farbe behalten: niemand soll den Skat durchschauen.
szkat.renons|Einmal eine andere Farbe als sonst: niemand soll den Skat durchschauen.
engine.lay|Was am wenigsten fehlt.
engine.home|Eine Karte, die zählt und sticht, kommt heim.
engine.take|Den Stich so billig wie möglich nehmen.
engine.king|Der König wird nicht zurückgehalten.
engine.ruff|Mit dem kleinsten Tarock stechen, das reicht.
engine.top|Eine teure Karte, die jetzt sticht.
engine.figure|Gleich eine Figur, in der Hoffnung, dass sie hält.
engine.early|Gleich ein hoher Tarock.`;
