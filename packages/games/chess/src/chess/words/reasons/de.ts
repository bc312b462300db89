/** The reasons in German: a line for each maxim with its id and a sentence; {line} are the moves that are meant. */
export const reasons = `@book|Fielding, Regeln des Spiels
@use|Fielding, vom Gebrauch der Steine
@study|Fielding, vom Lernen
@engine|Nicht aus dem Buch
mat|Es ist matt.
uzywanie.1|Der Königsbauer geht zuerst zwei Schritte: Das öffnet zugleich Dame und Läufer den Weg.
uzywanie.2|Verliere keinen eigenen Stein und nimm die feindlichen: Der Gegner muss geschwächt sein, ehe er zu fangen ist.
uzywanie.3|Der König bleibt, wo er ist, solange er noch rochieren kann.
uzywanie.5|Rochiert wird nach der Seite, auf die weniger seiner Offiziere blicken.
reguly.1a|Mit den Bauern vor König und Dame beginnt man: Die Eröffnung wiegt am schwersten.
reguly.1b|Nach den ersten Bauern kommen bald Springer und Läufer heraus.
reguly.1c|Mit der Dame greift man nicht an, solange die anderen Offiziere zu Hause stehen: Bauern jagen sie fort.
reguly.1e|Die Eröffnung ist fertig: Es wird rochiert.
reguly.3a|Kein Schach, das nichts einbringt: Wird der Stein, der es gibt, verjagt, so ist ein Zug verloren.
reguly.3b|Die meisten Offiziere sind im Spiel: Nun rücken sie näher an seinen König.
reguly.4b|Sein Bauer vor dem eigenen König schützt diesen, denn er selbst kann ihn nicht schlagen: Man nimmt ihn nicht gleich.
reguly.4d|Mehrere Steine können dort schlagen: Man schlägt mit dem geringsten.
reguly.4e|Man tauscht nicht Stein gegen Stein ohne Absicht.
reguly.5a|Ein eigener Stein ist zweimal angegriffen: Man deckt ihn wenigstens zweimal.
reguly.5d|Ein weit vorgerückter Bauer hofft, Dame zu werden: Man führt ihn weiter.
reguly.6c|Er hat auf den anderen Flügel rochiert: Dort rücken die eigenen Bauern vor.
reguly.6d|Der eigene König hat rochiert: Die Bauern vor ihm bleiben stehen.
reguly.7b|Er hat einen Offizier zu früh herausgebracht: Ein Bauer treibt ihn zurück.
reguly.8b|Seinen Springern bleibt kein Sprung, von dem aus einer zwei von König, Dame und Türmen angreift.
reguly.8c|Seinen Bauern bleibt kein Schritt, nach dem einer zwei Offiziere zugleich angreift.
reguly.8e|Die Dame steht auf offener Linie vor dem eigenen König: Sie geht weg, sonst fesselt und gewinnt sie ein Turm.
nauka.1|Man soll genau wissen, warum man einen Zug macht: Zu Ende gerechnet, ist dieser der beste.
novice|Hier wurde etwas übersehen.
engine.mate|Das setzt matt: {line}.
engine.delays|So hält es am längsten: {line}.
engine.wins.P|Das gewinnt einen Bauern: {line}.
engine.wins.N|Das gewinnt den Springer: {line}.
engine.wins.B|Das gewinnt den Läufer: {line}.
engine.wins.R|Das gewinnt den Turm: {line}.
engine.wins.Q|Das gewinnt die Dame: {line}.
engine.saves.P|Sonst gewänne {line} einen Bauern.
engine.saves.N|Sonst gewänne {line} den Springer.
engine.saves.B|Sonst gewänne {line} den Läufer.
engine.saves.R|Sonst gewänne {line} den Turm.
engine.saves.Q|Sonst gewänne {line} die Dame.
engine.better|Danach steht das Spiel besser: {line}.`;
