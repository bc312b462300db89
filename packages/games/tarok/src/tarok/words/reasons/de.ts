/** German reasons, a line for each maxim of Tarok: its id (several that say the same, divided by commas) and the sentence. */
export const reasons = `@rule|Tarock, Regel 
@reguly|Tarock, Wink 
@coalition|Tarock-l’Hombre, Einleitung
@deux|Tarock en deux
@A|Tarock-l’Hombre, Artikel 
@szkat|Tarock-l’Hombre, vom Skat
@engine|Kein Buch spricht davon
@borrowed|Dieses Kapitel schweigt hier; ein anderes sagt:
3.c|Der Sküs gewinnt nichts, rettet aber eine teure Karte aus diesem Stich.
3.c.wait|Der Sküs wird für eine Karte gespart, die es wert ist.
3.d|Der Sküs muss vor den letzten drei Karten fallen, sonst ist er verloren.
13.b|Genau drei Tarocke mit dem Pagat: vergraben bringt er seine zehn ohne Gefahr.
14|Was nicht angesagt wird, ist verloren.
15|Ohne den Pagat Tarocke anspielen, bis er fällt.
15.a.1|Zehn Tarocke sind angesagt: wer sie hat, rettet den Pagat leicht. Noch keine Jagd.
15.a.2|Zehn Tarocke sind angesagt, ich habe wenige: die Jagd ist fraglich.
15.b.1|Erst ein hohes Tarock: sieben oder weniger, und kein Pagat.
15.b.2|Erst ein ganz kleines Tarock: acht oder neun, und kein Pagat.
15.b.3|Das erste Tarock des Helfers sagt genug: zusammen holen wir den Pagat.
15.b.3.stop|Auch der Helfer hat wenige Tarocke: so holt man den Pagat nicht.
15.c|Jetzt macht der Pagat seinen Stich.
15.e|Der Pagat ist nicht zu holen: immer wieder die Peitsche, bis sein Herr stechen muss.
16|Der Pagat ist erledigt: nun die Könige holen.
16.a.1|Jemand spart einen König für den letzten Stich: erst seine Tarocke holen.
16.a.2|Er hat keine Tarocke mehr: diese Farbe, bis der König fallen muss.
16.b|Erst die Könige der anderen, dann der eigene.
16.c|Nichts Besseres anzuspielen: die größte Peitsche.
16.d|Einer hat die Farbe nicht, der andere den König: aufhören, es kostet den Helfer Tarocke.
17|Pagat und Könige sind heraus: Stiche und Figuren machen.
17.take|Pagat und Könige sind heraus: auch diesen Stich.
reguly.1|Die höchste noch übrige ihrer Farbe: heimbringen, solange sie sticht.
reguly.4|Eine Cavallerie, die angesagt wird, bleibt in der Hand.
reguly.6|Nur Figuren, und eine höhere Karte darüber: der Sküs rettet sie.
reguly.8|Zu wenige Tarocke für den Pagat: gleich hergeben, so bleiben Tarocke gegen die Könige.
reguly.9|Der Pagat ist verloren, doch habe ich Könige: zuletzt hergeben, damit die Tarocke ausgehen.
reguly.10.a|Um den Pagat zu retten, die Peitsche: sie kostet die anderen Tarocke.
reguly.10.c|Wer die meisten Tarocke hat, soll stechen müssen.
reguly.11|Drei Figuren ohne König: eine anspielen, sie holt den König.
coalition|Er droht mit dem Pagat: ihm den Stich nehmen.
deux.masc-bez-figur|Mit dem Pagat ist nichts geplant: eine Farbe ohne Figuren anspielen.
deux.niech-zadaie|Der Gegner soll zu meinen Figuren anspielen.
engine.spare|Abwerfen, was am wenigsten kostet.
engine.low|Eine kleine Karte.
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
engine.figure|Gleich eine Figur, in der Hoffnung, dass sie hält.
engine.early|Gleich ein hoher Tarock.`;
