/** The reasons in Swedish: a line for each maxim with its id and a sentence; {line} are the moves that are meant. */
export const reasons = `@book|Fielding, spelets regler
@use|Fielding, om pjäsernas bruk
@study|Fielding, om att lära sig
@engine|Inte ur häftet
mat|Det är matt.
uzywanie.1|Kungsbonden går först två steg: det öppnar vägen för dam och löpare på en gång.
uzywanie.2|Förlora ingen egen pjäs, och ta fiendens: han måste försvagas innan han kan fångas.
uzywanie.3|Kungen står kvar så länge han ännu kan rockera.
uzywanie.5|Man rockerar åt det håll dit färre av hans pjäser siktar.
reguly.1a|Man börjar med bönderna framför kung och dam: öppningen väger tyngst.
reguly.1b|Efter de första bönderna kommer springare och löpare snart ut.
reguly.1c|Man anfaller inte med damen medan de andra pjäserna står hemma: bönder jagar bort henne.
reguly.1e|Öppningen är färdig: det är dags att rockera.
reguly.3a|Ingen schack som inte ger något: jagas pjäsen som ger den bort är ett drag förlorat.
reguly.3b|De flesta pjäserna är i spel: för dem närmare hans kung.
reguly.4b|Hans bonde framför den egna kungen skyddar den, för själv kan han inte slå den: man tar den inte genast.
reguly.4d|Flera pjäser kan slå där: man slår med den minsta.
reguly.4e|Man byter inte pjäs mot pjäs utan avsikt.
reguly.5a|En egen pjäs är hotad två gånger: man garderar den minst två gånger.
reguly.5d|En bonde långt framme hoppas bli dam: för den vidare.
reguly.6c|Han har rockerat på andra flygeln: för fram bönderna där.
reguly.6d|Den egna kungen har rockerat: bönderna framför honom står kvar.
reguly.7b|Han har fört ut en pjäs för tidigt: en bonde driver den tillbaka.
reguly.8b|Lämna inte hans springare något språng varifrån en hotar två av kung, dam och torn.
reguly.8c|Lämna inte hans bönder något steg varifrån en hotar två pjäser på en gång.
reguly.8e|Damen står framför den egna kungen på en öppen linje: flytta undan henne, annars binder och vinner ett torn henne.
nauka.1|Man ska veta precis varför man gör ett drag: räknat till slutet är det här det bästa.
novice|Här blev något förbisett.
engine.mate|Det gör matt: {line}.
engine.delays|Så håller det längst: {line}.
engine.wins.P|Det vinner en bonde: {line}.
engine.wins.N|Det vinner springaren: {line}.
engine.wins.B|Det vinner löparen: {line}.
engine.wins.R|Det vinner tornet: {line}.
engine.wins.Q|Det vinner damen: {line}.
engine.saves.P|Annars skulle {line} vinna en bonde.
engine.saves.N|Annars skulle {line} vinna springaren.
engine.saves.B|Annars skulle {line} vinna löparen.
engine.saves.R|Annars skulle {line} vinna tornet.
engine.saves.Q|Annars skulle {line} vinna damen.
engine.better|Det ger det bättre spelet: {line}.`;
