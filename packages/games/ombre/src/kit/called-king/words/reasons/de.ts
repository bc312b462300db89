/** German: why a move of Quadrille or Cinquille. */
export const reasons = `@book|Ein polnisches Handbuch der Kartenspiele, Kadryl, Regel
@cinquille|Ein polnisches Handbuch der Kartenspiele, Cinkwil
@engine|Davon spricht kein Buch
19.min|Eine Frage braucht drei eigene Stiche, sichere oder wahrscheinliche; mehr als zwei sollte niemand von einem Partner erwarten.
24.min|Ohne drei oder vier sichere Stiche passt man.
engine.outbid|Was dieses Blatt spielen könnte, ist weniger als das Gebotene.
35|So viele sichere Stiche, wie gewinnen, sind ein Solo: Alle anderen spielen gemeinsam dagegen.
15|Ein Médiateur spielt allein und braucht so viele Stiche wie ein Solo: Mit eines anderen König reicht es.
14|Für einen Médiateur wird der König der längsten Farbe genommen: Den anderen fehlt sie bald, und mehrere Stiche liegen darin.
20a|Gerufen wird der König einer Farbe, von der man eine niedrige Karte hat: Kommt sie wieder, kann man stechen.
21|Zu einer gedeckten Dame wird der König gerufen: Zwei Stiche sind wahrscheinlich.
21b|Der König einer Farbe, von der man nichts hat, wird nur gerufen, wo kein besserer ist.
engine.callShort|Gerufen wird der König einer kurzen Farbe, lieber einer roten als einer schwarzen.
engine.callQueen|Mit allen vier Königen ruft man eine Dame.
engine.callOwn|Kein König ist mehr zu rufen als der eigene: Der Hombre spielt allein.
16|Für den König geht die Karte zurück, nach der eine Farbe fehlt.
engine.back|Für den König geht die niedrigste Karte der kürzesten Farbe zurück.
25|Der Partner spielt den gerufenen König aus, sobald er ausspielt: Nun kennt ihn der Freund und kann ihm helfen.
28|Der Partner spielt seine anderen Könige vor dem Rest aus: Ein Hombre, der nichts von ihnen weiß, könnte sie stechen.
36|Der Partner in der Vorhand mit einem Trumpf und einer einzelnen Karte spielt diese aus, um zu stechen, wenn die Farbe wiederkommt.
32|Der Partner hat die Vorhand, und der Hombre sitzt zuletzt: sogleich Trumpf, denn beim zweiten Mal sitzt er wieder zuletzt.
37|Nach dem König ein kleiner Trumpf: Er zeigt dem Hombre, dass sein Partner einen Matador hat.
30|Der Partner spielte einen hohen Trumpf und behielt den Stich, also hat der Hombre die höheren Matadore: Er spielt weiter Trumpf.
38|Der Partner spielte Trumpf, und der Hombre ließ ihn laufen: Er spielt weiter Trumpf, solange er hat.
22a|Mit dem höchsten Trumpf, der noch da ist, zieht der Hombre die anderen: Meist sind sie verteilt, und dann machen Könige und Damen Stiche.
22b|Mit vier Trümpfen spielt der Hombre, ehe sich der König zeigt, einen guten aus, aber keinen Matador: Die Gegner kennen einander nicht und überstechen ihre Freunde.
26|Nach seinem König spielte der Partner eine schlechte Karte anderer Farbe: Er will sie stechen, also spielt der Hombre sie, sobald er kann.
19.ex3|Mit Manille, König, Dame und Buben von Trumpf, aber ohne Spadille beginnt man mit dem Buben: Noch weiß niemand, wer den gerufenen König hat.
27|Der Partner spielte eine schlechte Karte, um die Farbe später zu stechen: Ein kleiner Trumpf zieht den, mit dem er stechen will.
41|Gegen ein Solo spielt man die Farbe, die der Hombre sticht: Das zehrt seine Trümpfe auf.
40|Gegen ein Solo spielt man Könige ohne ihre Damen nicht aus: Das könnte eine Dame des Hombre befreien.
33|Eine Farbe, die zweimal ausgespielt wurde, spielt man nicht zum dritten Mal, außer ein Freund sitzt zuletzt: Sie würde gestochen.
39|Wer gerade vor dem Solospieler sitzt, spielt seine längste Farbe, aber von König und Dame den König.
23b|Wer den gerufenen König hat, nimmt den kleinen Trumpf des Hombre mit seinem höchsten: Das sichert das Spiel.
23a|Ein kleiner Trumpf des Hombre wird mit einem mittleren geschlagen: Ein hoher sähe nach dem Partner aus, und ein Freund könnte ihn überstechen.
29|Nach dem König spielte der Partner eine niedrige Karte seiner Farbe: Mehr Hilfe ist nicht zu erwarten, also nimmt der Hombre selbst.
43|Es geht um alle Stiche: Der König wird abgeworfen, eine Dame oder ein Bube anderer Farbe behalten.
31b|Solange der Partner nicht bekannt ist, lässt man nichts laufen: Es könnte einem Gegner helfen.
31a|Ein Stich wurde in der Mitte mit einer schlagbaren Karte gewonnen: Die höheren hat der Freund, also wird die Farbe wieder ausgespielt.
34|Eine Farbe wird ganz abgeworfen, ehe man mit der nächsten beginnt.
trump.partner|Zu fünft spielt der Partner schon vor dem gerufenen König Trumpf: Liegen sie gut, fallen fünf auf einmal.
engine.casco|Beide schwarzen Asse und einige Könige, aber keine eigene Farbe: Der Partner wählt sie.
engine.tout|Fast alle Stiche sind sicher.
engine.trump|Die Farbe, in der das Blatt am meisten macht.
engine.begin|Es wird begonnen, ohne etwas anzusagen.
engine.stand|Das Spiel ist gewonnen, und nicht jeder Stich, der bleibt, ist sicher.
engine.goOn|Jede Karte, die bleibt, ist die höchste ihrer Farbe.
engine.call|Die Farbe des gerufenen Königs wird ausgespielt, damit er sich zeigt.
engine.friend|Wer gegen den Hombre ist, spielt die Farbe des gerufenen Königs nicht aus.
engine.master|Die höchste Karte ihrer Farbe, die noch da ist.
engine.long|Eine niedrige Karte der längsten Farbe, oder von König und Dame der König.
engine.draw|Nur Trümpfe: der niedrigste.
engine.likely|Wer für einen Hombre, dessen Partner noch nicht bekannt ist, einen Matador ausspielt, ist kaum gegen ihn: Der Stich wird ihm gelassen.
engine.friends|Diesen Stich nimmt ein Freund: Eine niedrige Karte genügt.
engine.last|Die niedrigste Karte, die gewinnt, denn niemand spielt mehr nach ihr.
engine.sure|Die niedrigste Karte, die keine andere ihrer Farbe schlagen kann.
engine.ruff|Der niedrigste Trumpf, der gewinnt.
engine.low|Der Stich ist nicht zu gewinnen: die niedrigste Karte.
engine.least|Das kostet am wenigsten.
engine.eager|Ein Stich ist ein Stich, denkt der Anfänger.
engine.figures|Ein Anfänger spielt seine Bilder sofort aus.`;
