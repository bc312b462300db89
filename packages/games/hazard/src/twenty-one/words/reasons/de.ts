/** German: why a card of twenty-one. */
export const reasons = `@derived|Gezählt: Die Quelle gibt keinen Rat
@engine|Das häusliche Spiel
derived.ace|Die erste Karte ist ein Ass: Ein zweites gibt das persische Auge, eine Zehn gibt 21; also wird hoch gesetzt.
derived.large.stop|Von siebzehn an sind mindestens 28 der 52 Karten zu hoch: genug.
derived.large.draw|Bis fünfzehn sind höchstens 20 der 52 Karten zu hoch: eine Karte.
derived.small.draw|Unter achtzehn sind nur Zehnen und Asse zu hoch, 8 von 24, und die Neunen kosten nichts: eine Karte.
derived.small.eighteen|Von achtzehn an ist die Hälfte der 24 Karten oder mehr zu hoch: genug.
engine.least|Die meisten Karten sind gut für die Bank: Es wird am wenigsten gesetzt.
engine.safe|Keine Karte kann zu hoch sein: eine Karte.
engine.sixteen|Bei sechzehn sind 24 der 52 Karten zu hoch, aber wer dort bleibt, verliert meistens: eine Karte.
engine.bank.draw|Bis fünfzehn zieht der Bankier.
engine.bank.stop|Mit sechzehn ist der Bankier zufrieden; gleiche Summen sind sein.
engine.hope|Es wird noch eine kleine Karte kommen.
engine.fear|Lieber stehen bleiben als darüber sein.
engine.luck|Diesmal bringt die Karte Glück.
engine.counted|Genau gezählt nach den Karten, die nicht zu sehen sind, bringt das mehr.`;
