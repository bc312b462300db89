/** Swedish: why a move is made; a line for each maxim, its id and a sentence. */
export const reasons = `@bid|Lomber, om budgivningen
@buy|Lomber, om bytet
@offer|Lomber, om att erbjuda spelet
@play|Lomber, fler regler
@sample|Lomber, exempelspel
@engine|Bordets eget omdöme
@other|Lomber
bid.ask.1|Ungefär tre stick är säkra eller troliga: bytet kan ge två till.
bid.tournee|Ett svart ess, och kort som är bra vilken färg som än vänds upp.
bid.casco.prefer|Båda svarta essen: Stor kask, för åtminstone dess pris förtjänas.
bid.obscur.1|En dålig hand med ett svart ess: är de egna korten dåliga borde talongens vara bra.
bid.solo.1|Nog med stick för att vinna, oftast fem, är säkra eller mycket troliga utan byte.
bid.tout|Alla stick är troliga.
bid.grand.1|Fem säkra stick, där bara de svarta essen är trumf.
bid.grand.2|Spadilj drar basta, och färgens högsta kort följer.
bid.grand.3|Alla kungar med sina damer, och utspelet.
bid.null|Varje kort är lågt nog att läggas under ett annat.
bid.pass|Handen är inte bra nog för mer.
declare.trump|Den färg som ger den här handen flest stick.
declare.keep|Ett kort behålls: ett svart ess, annars en kung, annars inget.
declare.turn|Kortet som vänds upp bestämmer trumf.
declare.turnedAce|Det bättre av det man vet och det som kan komma.
declare.giveUp|Ingen färg är värd att spela: en bet nu är bättre än kodilj.
offer.make|Knappt två stick är troliga: spelet erbjuds, så att det inte blir kodilj.
offer.kunil|Knappt två stick är troliga: att be kostar inget, och går alla med på det blir det ingen bet.
offer.accept|Inte nog för flest stick: den som spelar emot förgäves betalar också en bet.
offer.against|Fyra stick är troliga, och Lombren erkänner en dålig hand: flest stick vinner skålen.
offer.annul|Den här handen hade inte stoppat Lombren: en ny giv är lika bra.
offer.refuse|Två stick är troliga, och Lombren erkänner en dålig hand: han får betala en bet.
king.leave|Tretton kort som ingen har sett, mot tre: för djärvt.
king.pick|Trumf först, sedan kungar.
buy.ombre|Trumf och kungar stannar, och en dam bredvid sin kung; allt annat byts, så långt talongen räcker.
buy.void|Trumf och kungar stannar, för att stoppa Lombren; av resten går den kortaste färgen först, för den som saknar den kan ta med trumf.
buy.last.1|Utan en matador eller flera höga trumf lämnas fem kort åt nästa.
buy.solo|Mot ett spel utan byte får den förste ta många, men fem kort lämnas åt nästa: trumfen bör inte delas för mycket.
buy.leave|Mot turné, obskyr eller kask tar man inte mycket i onödan, så att partnern kan byta: fem kort lämnas honom, med några små trumf sex.
buy.last.black|En matador, eller kung och en trumf till, eller dam, en trumf till och två kungar, eller tre små trumf: med dem byter man så många som talongen har.
buy.last.red|En matador, eller ponte och en trumf till, eller kung, en trumf till och två andra kungar, eller fyra små trumf: med dem byter man så många som talongen har.
buy.last.obscur|Två trumf och en kung: mot obskyr byter man med dem så många som talongen har.
buy.none|Inget byts.
leq.buy.1|Utan två säkra stick lämnas talongen åt nästa: det viktigaste i det här spelet.
vole.ombre.1|Varje kort som är kvar vinner säkert.
vole.enough|Spelet är vunnet, och inte varje kort som är kvar är säkert.
claim.lead|Lombren var inte säker: han får spela ut det som kan slås.
table.claim|Det man har att få begärs före nästa giv.
premiers|Varje kort som är kvar är säkert: trumf uppifrån, sedan de andra.
play.10|En låg trumf först: två trumf faller, och de två högsta drar resten.
g8.t1|Med svaga sidokort spelas varken spadilj eller manilj först, utan en bra trumf under dem.
g7.t3|En motståndare bekänner ingen trumf, så den andra har dem som är ute: sidofärgerna spelas, och trumfen sparas.
g5.t4|Trumf har spelats, den högsta är ute, och de som är kvar tar de stick som fattas: de bästa sidokorten spelas, trumfen sparas.
g3.t5a|Båda motståndarna saknar färger och skulle ta med trumf: Lombren drar deras trumf.
g1.end|Så länge Lombren behärskar trumfen drar han dem, och sparar kungarna till slutet.
play.6|Lombren började med en sidofärg, så hans spel är inte stort; han sitter i mitten, och förhand besvärar honom mest med trumf.
play.7|Spela aldrig ut trumf när Lombren sitter sist.
g3.t1|Spela aldrig ut en kung när Lombren sitter sist och man har för få trumf för att stoppa honom.
g7.t2|Spadilj tog Lombrens trumf, och den andra försvararen bekände inte: en låg trumf, för han kan ha basta.
g1.t2a|En dam med sin knekt bredvid är ett bra utspel.
g4.t1|Från kung och dam spelas kungen: efter honom är damen god.
play.8a|En färg som försvaret har öppnat spelas vidare.
play.8b|En färg som Lombren har öppnat spelas inte tillbaka.
play.8c|En lång färg spelas ut: Lombren har kanske bara ett kort i den.
g3.t6|Ingen spelar efter det här kortet: det lägsta som vinner räcker.
g3.err|Nästa man saknar också färgen och kan ändå trumfa över: en låg trumf räcker.
g5.t1|Nästa man saknar kanske färgen: ett klätt trumfkort, som han knappast trumfar över, men ingen matador.
g8.t3b|Bättre att kasta ett ensamt kort och bli av med en färg än att offra en matador.
g4.t2b|Färgen kommer igen, och nästa man har kanske inget kvar i den: ett klätt trumfkort, men ingen matador.
play.12|Ta stick från Lombren, aldrig från den andra försvararen.
g4.t4|Ett stick är taget, och vännen tar de andra: det högsta kortet kastas, så att han aldrig övertas.
g8.t7|Ett andra eget stick skulle låta Lombren vinna med fyra mot tre och två: det får gå.
g1.t4b|Vännen tar sticken: ens högsta kort i hans färg läggs under, så att han aldrig övertas.
g3.t4|Av flera trumf en mellanhög: sticket blir dyrt för Lombren, och användbara trumf är kvar.
g4.t3|Den här färgen har ingen spelat än, så Lombren måste nog bekänna: en låg trumf räcker.
g3.t2|Ett högt kort bredvid en garderad kung kastas: det berättar om honom för vännen.
play.2|Ge inte Lombren något stick.
g1.t2b|Lombren har ännu inte spelat: en hög trumf, eller färgens högsta kort, gör det dyrt för honom.
play.5|Låt det gå, och kasta det som inte är till nytta.
engine.null.low|Vid nullissimo det lägsta kort som hjälper.
engine.masters|Ett kort som inget kan slå, utom möjligen trumf.
engine.king|Med nog trumf mot Lombren tar en kung sitt stick genast.
engine.top|Bara trumf, och den högsta av dem.
engine.ruff|En trumf tar det: den lägsta som räcker, och ingen matador.
engine.lead|Inget bättre finns att spela ut: ett kort som kostar lite.
engine.take|Ett stick tas.
engine.low|Inget är att vinna: det minst användbara kortet.
engine.least|Det här kostar minst.
novice.high|En nybörjare tar ett stick med sitt högsta kort.`;
