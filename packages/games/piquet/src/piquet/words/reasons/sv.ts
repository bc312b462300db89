/** Swedish: why cards of piquet are laid away or played. */
export const reasons = `@book|Engelmans avhandling om piquet, omkring 1820
@engine|Allmänt bruk; avhandlingen ger få råd
discard.1|Korten i den längsta färgen behålls: de är point.
discard.2|En följd av fyra eller flera kort bryts inte utan nöd.
discard.3|Fyra lika, eller tre ess, kungar eller damer, bryts inte utan nöd.
elder.take5|Förhand tar alla fem: det som blir kvar hjälper den andra.
younger.take-all|Givaren tar allt som är kvar, för att gardera sina färger.
strong.keep|Handen är så stark att bara det läggs bort som inte är till nytta.
discard.value|De kort läggs bort som saknas minst.
play.1|Vinnande kort spelas först: trettio innan den andra räknar ett blir sextio.
play.2|Två kort är kvar: det bättre sparas till det sista sticket, som räknas mer.
play.divide|Nog med säkra kort till sju stick: de spelas nu, för de tio poängen.
play.solid|En lång färg som ingen kan slå spelas uppifrån.
play.long|Den längsta färgen spelas uppifrån, för att den ska bli fri.
play.touch|En färg som börjar med två kort i följd spelas uppifrån: tar inte det första, blir det andra bättre.
play.cash|Ett säkert kort spelas medan det är säkert.
play.exit|En färg där inget är att vinna spelas lågt, så att den andra får spela ut de övriga.
play.win|Sticket tas med det lägsta kort som tar det.
play.guard|Ett kort kastas som varken vinner eller garderar ett annat.
play.unguard|Inget kort kan undvaras: ett går ur den färg som är längst bredvid vad den andra kan ha av den.
play.low|Här är inget att vinna: ett lågt kort som kan undvaras.
play.top|Det högsta kortet i den längsta färgen spelas ut.
discard.high|En nybörjare behåller sina höga kort, i vilka färger de än är.
play.aces|En nybörjare spelar ut sina ess genast.`;
