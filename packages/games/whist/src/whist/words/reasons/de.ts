/** German reasons, in the form of the English ones. */
export const reasons = `@leitfaden|Leitfaden §
@ogolne|Gra Wista, allgemeine Regel
@szczegolne|Gra Wista, besondere Regel
@swiecona|Gra Wista, von der aufgeschlagenen Karte
@druga|Gra Wista, zweite Hand
@obfita|Gra Wista, von starken Farben
@ochrona|Gra Wista, vom Bewachen
@wyrazy|Gra Wista, Kunstwörter
@zalezy|Gra Wista, worauf alles ankommt
@engine|Davon spricht kein Buch
@borrowed|Diese Schule schweigt hier; die andere sagt:
14.befreien|Erst die Trümpfe ziehen: Freie Karten sind nur etwas wert, wenn sie nicht gestochen werden.
14.gedeckt|Noch ein Stich, und die Gegner können die Partie in diesem Spiel nicht mehr gewinnen: nehmen.
14.freie-karte|Eine freie Karte, die höchste übrige ihrer Farbe: heimbringen, ehe sie gestochen wird.
14.impass|Ein Impass: Von zwei hohen Karten kann die kleinere genügen, wenn niemand, der später spielt, die dazwischen hat.
17.III.2|Aus einer Sequenz die niedrigste zugeben: Der Partner darf auf die höheren hoffen.
17.IV.0|Aus der längsten Farbe ausspielen: Ihre Länge bleibt, wenn die anderen ausgehen.
17.IV.1|Aus einer Sequenz die höchste Karte ausspielen.
17.IV.2a|Zwei benachbarte Figuren zu fünft oder länger: die höhere ausspielen.
17.IV.2a.exc1|Ass und König mit Länge: erst der König, der den Nachbarn verspricht, dann das Ass.
17.IV.2a.exc2|Ass, König, Dame: König, dann Dame; so weiß der Partner, dass das Ass noch da ist.
17.IV.2a.weak-ace|Ass mit vier kleinen bei starken Trümpfen: lieber mit der kleinsten invitieren.
17.IV.2b|Zwei Figuren zu viert: mit der kleinsten invitieren, um beide zu machen.
17.IV.2c|Eine Figur zu viert oder fünft: mit der kleinsten invitieren, das lockt die höheren heraus.
17.IV.2c.exc|Ass zu fünft ohne Sequenz: Die Farbe geht kaum zweimal herum, also erst das Ass.
17.IV.exc|Ein Schlemm droht und die lange Farbe ist schwach: den sicheren Stich machen.
17.V.2|Zweite Hand auf ein Invito klein: Die hohe Karte lauert auf die Figur dahinter.
17.V.2.exc|Zweite Hand mit zweien von Ass, König, Dame: die kleinere vorsetzen, ein Stich ist sicher.
17.V.2.gen|Die zweite Hand gibt auf eine niedrige Karte klein zu und deckt eine hohe, wenn es billig ist.
17.V.3|Die dritte Hand sucht den Stich so sicher wie möglich zu machen.
17.V.3.partner-sure|Die Karte des Partners ist sicher: Mehr braucht es nicht.
17.V.4|Die letzte Hand nimmt, was den Gegnern gehört, so billig wie möglich.
17.V.4.partner|Der Stich gehört schon dem Partner: ihm lassen.
17.VI.1|Die Farbe hat gehalten: damit fortfahren.
17.VI.3a|Ohne bessere eigene Farbe: die des Partners nachspielen.
17.VI.3b|Das Invito sogleich nachspielen: Auch der dritte Gang wird gewonnen.
17.VI.3c|Sogleich nachspielen hieße den dritten Gang versprechen: erst die eigene Farbe.
17.VI.read|Der Partner spielte sogleich nach und versprach damit den dritten Gang: fortfahren.
17.VII|Eine unbekannte Karte: Mit schwachen Trümpfen sticht man, mit starken lässt man sie laufen.
17.VIII|Den Partner nur stechen lassen, wenn man selbst stark in Trumpf ist.
17.VIII.a|Ein Schlemm droht: den Partner trotzdem stechen lassen.
17.VIII.b|Der Partner hat gezeigt, dass er stechen will.
17.VIII.c|Die Trümpfe des Partners würden doch gezogen: ihn jetzt stechen lassen.
17.IX|Ein Gegner hat die Farbe nicht: fortfahren und seine Trümpfe schwächen.
17.X|Der Partner hat Trumpf ausgespielt: sogleich nachspielen.
17.X.a|Der Partner hat Trumpf nicht fortgesetzt: Er hat seinen Plan geändert.
17.X.b|Erst dem Partner das blanke Ass zeigen: Dann wählt er zwischen Trumpf und Stechen.
17.X.c|Der Partner spielte durch die aufgeschlagene Figur, die zurückgehalten wurde: Er soll es wiederholen.
17.XI.1|Die Gegner stehen auf neun und brauchen einen Stich: Trumpf ausspielen.
17.XI.1own|Auf neun genügt ein Stich: keinen Trumpf ausspielen.
17.XI.1own.b|Auch auf neun: mit starken Trümpfen und freien Karten Trumpf ausspielen.
17.XI.2|Die Gegner können wechselweise stechen: mit Trumpf unterbinden.
17.XI.3|Links ist eine Figur aufgeschlagen: Trumpf durch sie hindurch spielen.
17.XI.4|Stark in Trumpf, und ein Gegner sticht die gute Farbe: Trümpfe ziehen und sie befreien.
17.XI.4.weak|Zu schwach zum Trumpfziehen: die Farbe des Partners spielen, das schwächt den Stechenden.
17.XI.4.stop|Beide Gegner haben die Farbe nicht: Einer sticht, der andere wirft ab. Damit aufhören.
17.XII|Der Partner hat keinen Trumpf mehr: fortfahren, die Gegner verlieren zwei für einen.
17.XII.rev|Ein Gegner hat keinen Trumpf mehr: aufhören, sonst fallen zwei eigene für einen.
17.XIII|König zu zweit in Trumpf gegen ein Invito: den König vorsetzen, sonst fällt er später.
17.XIV.1|Große Invite: der Trumpfkönig, dann eine andere Farbe; der Partner soll Trumpf bringen.
17.XIV.2|Antwort auf die große Invite: die Trumpfdame bringen, sonst einen kleinen Trumpf.
17.XIV.3|Die große Invite ist beantwortet: den Buben versuchen, dann das Ass.
17.XIV.4|Große Invite: König der starken Farbe, dann eine andere; der Partner soll Trumpf ziehen.
17.XIV.5|Die große Invite des Partners verlangt Trumpf.
17.XIV.6|Der Partner hat die große Invite nicht beantwortet: mit den hohen Karten fortfahren.
17.XV.1-slam|Ein Schlemm ist in Sicht: das Spiel nicht durch Rufen beenden.
17.XV.1a|Stiche zählen vor Honneurs, und mit ihnen könnten die Gegner aus sein: rufen.
17.XV.1b|Rufen, ehe ein paar Stiche den Gegnern den Verlust verbilligen.
17.XV.1c|Es ist wenig zu fürchten: schweigen und die Karten verdeckt halten.
17.XV.1c.exc|Ein Schlemm droht: rufen und das Spiel abkürzen.
17.XV.2a|Auf acht hätten die Gegner rufen sollen und schwiegen: Der Partner muss stark in Trumpf sein.
17.XV.2b|Der linke Gegner rief vergebens: Trumpf durch seine zwei Honneurs spielen.
17.XVI.1|Mit fünf kleinen Trümpfen darf man einen Singleton ausspielen.
17.XVI.2|Fünf Trümpfe mit Figuren: Trumpf ausspielen.
17.XVI.3|Ohne fünf kleine Trümpfe spielt man keinen Singleton aus.
17.XVI.4|Den Partner nie dem Überstechen aussetzen.
17.XVI.5|Auch der nächste Spieler hat die Farbe nicht: mit dem höchsten Trumpf stechen.
17.XVII.1|Die dreizehnte Karte einer Farbe hebt man für den Notfall auf.
17.XVII.2|Dreizehnte Karte: den Rechten überstechen; ließ er sie laufen, sie dem Linken überlassen.
17.XVII.a|Dreizehnte Karte, wenig Trumpf oder nichts abzuwerfen: stechen.
17.XVIII.1|Aus der schwächsten Farbe abwerfen.
17.XVIII.2|Dieselbe Farbe weiter abwerfen, bis sie fort ist.
17.XVIII.3|Von Ass, König, Dame das Ass abwerfen: Den Rest errät der Partner.
17.XVIII.4|Kein Trumpf mehr, wenn die Gegner ihn spielen: Der erste Abwurf zeigt die stärkste Farbe.
17.XIX.1|Sie und der Partner können wechselweise stechen: seine Fehlfarbe spielen und so fort.
17.XIX.2|Die Gegner können wechselweise stechen: ans Spiel kommen, um Trumpf zu bringen.
17.XX.3|Der letzte Trumpf kann beim Partner sein: ihn nicht ziehen.
25.2a|Eine List: von Ass, Dame, Bube der Bube; der König hält sich vielleicht zurück.
25.2b|Eine List: den König laufen lassen; der Gegner vermutet das Ass bei seinem Partner.
25.2c|Eine List: die Trumpfzehn durch den aufgeschlagenen König.
25.2d|Eine List: dem Gegner, der invitierte, eine kleine Karte zurückspielen.
25.2e|Eine List: von zwei müßigen Karten erst die höhere.
25.2f|Eine List: von König, Dame, Bube der Bube.
ogolne.1|Mit der Farbe beginnen, von der man am meisten hat.
ogolne.2a|Ass König Dame, König Dame Bube oder Dame Bube Zehn: die höchste ausspielen.
ogolne.2b|Eine Farbe spielen, die ein Invito erlaubt: klein von Ass, König oder Dame.
ogolne.2c|Fünf kleine Trümpfe und kein Invito: Trumpf ausspielen, damit der Partner zuletzt spielt.
ogolne.3|Schwach in Trumpf, Asse in anderen Farben: sogleich nehmen, was zu haben ist.
ogolne.3b|Nicht mit einer Farbe fortfahren, die der Partner stechen müsste.
ogolne.4|Die Farbe des Partners spielt man selten nach, solange man eine gute eigene hat.
ogolne.5|Fünf Stiche beiderseits und zwei sichere in der Hand: sie machen.
ogolne.6|Weit zurück: den hohen Trumpf wagen, er stärkt den Partner.
ogolne.7|Auf vier rettet ein Punkt den halben Einsatz: mit Trumpf sparsam sein.
ogolne.8|Auf neun, und der Partner kann stechen: keinen Trumpf ziehen.
ogolne.8r|Es geht um mehr als einen Punkt: Trumpf, obwohl der Partner stechen könnte.
ogolne.9|Die dritte Hand hatte nichts Höheres: den Gegnern ihre eigene Farbe zurückspielen.
ogolne.10,ogolne.12,ogolne.14,ogolne.19,ogolne.21,ogolne.23,ogolne.28,ogolne.30|Trumpf mit zwei benachbarten Honneurs: ein kleiner, der Partner hat vielleicht ein drittes.
ogolne.16,ogolne.25,ogolne.33|Bube und Zehn in Trumpf mit kleinen: ein kleiner, der Partner hat vielleicht einen höheren.
ogolne.11|Ass, König, Bube und Länge in Trumpf: König, dann Ass; die Dame fällt wohl.
ogolne.13,ogolne.22,ogolne.31|König, Dame, Zehn in Trumpf: der König; der Bube fällt oder wird gefangen.
ogolne.15,ogolne.24,ogolne.32|Dame, Bube, Neun in Trumpf: die Dame, damit die Zehn keinen Stich macht.
ogolne.17,ogolne.26,ogolne.34|Bube, Zehn, Acht in Trumpf: der Bube, damit die Neun keinen Stich macht.
ogolne.18,ogolne.27|Nur kleine Trümpfe: der kleinste; von Zehn, Neun, Acht die Zehn, wenn sie nützt.
ogolne.20,ogolne.29|Ass, König, Bube in Trumpf: der König; dann das Nachspiel abwarten und den Buben versuchen.
ogolne.35|Zehn, Neun, Acht in Trumpf: die Zehn; der Partner mag nehmen oder nicht.
ogolne.36|Zehn und drei kleine Trümpfe: ein kleiner.
szczegolne.1|Ass und König von sechs Trümpfen neben guter Farbe: drei Gänge sogleich.
szczegolne.2,szczegolne.3|König und Dame in Trumpf neben guter Farbe: der König, ohne zu warten.
szczegolne.4,szczegolne.6|Neben guter Farbe: ein kleiner Trumpf.
szczegolne.5|Dame, Bube, Neun in Trumpf neben guter Farbe: die Dame, dann wieder Trumpf.
szczegolne.7|Bube, Zehn, Acht in Trumpf neben guter Farbe: der Bube.
szczegolne.8|Zehn, Neun, Acht in Trumpf neben guter Farbe: die Zehn.
szczegolne.9a|Aus einer Trumpfsequenz die höchste ausspielen.
szczegolne.9b|Sequenz in Nebenfarbe: von dreien oder vieren die höchste, von fünfen die niedrigste.
szczegolne.bogaty|Reich an Trumpf: Mit den Stichen eilt es nicht.
szczegolne.as-dwie|Ass und eine kleine: mit dieser Farbe beginnen.
szczegolne.sila4|Die Stärke liegt in einer anderen Farbe: nicht mit dem kurzen Ass beginnen.
szczegolne.dwd|Dame, Bube, Zehn: ein immer gutes Ausspiel.
swiecona.as-prawa.1,swiecona.krol-dama-prawa|Rechts ist ein hoher Trumpf aufgeschlagen: erst die starke Farbe zeigen.
swiecona.as-prawa.2,swiecona.krol-dama-prawa.2|Die starke Farbe ist gezeigt: nun die Trumpfzehn.
swiecona.as-prawa.3,swiecona.krol-dama-prawa.3|Nun die Trumpfneun, um die Dame zu fangen.
swiecona.dziesiatka-prawa|Die rechts aufgeschlagene Zehn ist in unserer Gewalt: der Bube, später der Impass.
swiecona.dziewiatka-prawa|Rechts ist die Neun aufgeschlagen: der Bube.
swiecona.dama-walet|Rechts ist die Dame aufgeschlagen, und von dort kommt der Bube: laufen lassen.
druga.krol,druga.dama,druga.walet|Zweite Hand mit einer hohen und kleinen Karten: die hohe nicht vorsetzen.
druga.akd|Zweite Hand mit Ass, König, Dame: das Ass, um den Ausspielenden zu täuschen.
obfita.jedna|Den Partner die eine starke Farbe wissen lassen.
obfita.pomoc|Der Partner hat eine lange Farbe und braucht seine Trümpfe: ihn nicht stechen lassen.
obfita.odblok|Die hohe Karte unter die des Partners werfen, damit er am Spiel bleibt.
ochrona|Die lange Farbe der Gegner bewachen.
wyrazy.impas|Ein Impass: Zwei gegen eins, dass die fehlende Karte anderswo liegt.
wyrazy.forsowac|Den Gegner zum Stechen zwingen.
wyrazy.forte|Eine Forte-Karte: Nur ein Trumpf kann sie schlagen.
zalezy.odrzut|Der Partner hat diese Farbe abgeworfen: Er wünscht eine andere.
zalezy.szlem-krol|Ein Schlemm droht: nicht unter einem König ausspielen.
engine.ruff|Das kann nur ein Trumpf nehmen: der kleinste, der genügt.
engine.discard|Die nutzloseste Karte abwerfen.
engine.lowest|Der Stich ist nicht zu machen: die kleinste Karte.
engine.top|Mehr ist von diesen nicht gesagt: eine, die keine andere schlägt.
engine.low|Mehr ist von diesen nicht gesagt: die kleinste.
7|Drei oder vier vorgezeigte Honneurs gewinnen die Partie ohne Anfrage.
19|Die drei Punkte dort nehmen, wo sie am meisten ausmachen.
20.V|Honneurs, die nicht angesagt werden, zählen nicht.
engine.trump|Die längste Farbe wird Trumpf, von gleich langen die stärkere.
engine.rest|Alle übrigen Stiche sind sicher.
engine.seen|Eine Figur dieser Partei ist gesehen worden: besser neu geben.
engine.unseen|Nichts von Belang für diese Partei ist gesehen worden: Das Spiel mag gelten.
engine.grant|Keine Karte dieser Hand schlägt, was offen liegt: Der Rest ist ohnehin verloren.
engine.contest|Eine Karte dieser Hand kann noch einen Stich machen: weiterspielen.
engine.stand|Eine starke Hand: das Spiel gelten lassen.
engine.void|Eine schwache Hand: das Spiel für ungültig erklären.
engine.call|Die höchste offene Figur verlangen, damit sie umsonst fällt.
engine.waive|Keine offene Karte ist es wert, verlangt zu werden.
engine.suit|Verlangt wird die Farbe, in der dieses Blatt am stärksten ist.
engine.demand|Damit die Karte des Schuldigen keinen Stich macht.
engine.revoke|Die Stiche, die daliegen, beweisen die Renonce.
engine.unproven|Keine Renonce ist zu sehen.
engine.figure|Gleich eine Figur, in der Hoffnung, dass sie hält.
engine.early|Ein Trumpf, sobald es geht.`;
