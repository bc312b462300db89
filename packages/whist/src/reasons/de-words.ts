/** German reasons of what is decided beside the cards; those of calls stand with the cards'. */
export const reasons = `7|Drei oder vier Honneurs, auf acht vorgezeigt, gewinnen die Partie ohne Anfrage.
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
engine.suit|Ausgespielt werden soll die Farbe, die hier am stärksten ist.
engine.demand|Damit die Karte des Schuldigen keinen Stich macht.
engine.revoke|Die Stiche, die daliegen, beweisen die Renonce.
engine.unproven|Keine Renonce ist zu sehen.`;
