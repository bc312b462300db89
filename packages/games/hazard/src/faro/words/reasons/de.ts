/** German: why a move at faro. */
export const reasons = `@page|Die Seite der Nachsteller
@derived|Gezählt: Die Seite gibt keinen Rat
@engine|Das Gemüt des Pointeurs
page.parol|Wer viel gewinnen will, lässt alles liegen und biegt eine Ecke: Jeder Gewinn verdoppelt, was dort liegt. So oft zu gewinnen ist schwer, aber manchen ist es gelungen.
page.withdraw|Niemand muss weitergehen: Ein bescheidener Gewinn wird genommen.
derived.parol-risk|Von dem, was für einen weiteren Abzug auf einer Karte bleibt, kommen im Mittel 127 von 136 Teilen zurück; also wird es genommen.
derived.same-rank|Die nächste Karte ist von anderem Rang: Von zwei gleichen nähme ein einziges Paar die Hälfte von beiden.
derived.edge|Von jedem Einsatz behält die Bank im Mittel neun von 136 Teilen; also wird so wenig wie möglich gesetzt.
engine.enough|Es liegen Einsätze genug auf dem Tisch.
engine.stake|Es wird so viel gesetzt, wie dieser Pointeur wagt.
engine.small|Der übliche Einsatz geht nicht: Ein einziger Dukat muss genügen.
engine.ready|Mehr wird nicht gesetzt.
engine.luck|Heute ist das Glück mit mir.
engine.due|Die muss jetzt kommen.
engine.waits|Gezählt: Ein Rang, von dem eine Karte übrig ist, kostet nichts, solange der Einsatz vor dem letzten Paar fortgenommen wird; also wartet man am besten darauf.`;
