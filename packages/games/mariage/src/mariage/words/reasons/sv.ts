/** Swedish: why a card or a word of Mariage. */
export const reasons = `@gloger|Gloger, Encyklopedia staropolska, artikeln Marjasz
@engine|Vad som följer av reglerna; den gamla sidan ger inga råd
gloger.skup|Innan sticket tas frågar man om det öppna kortet ännu går att köpa.
gloger.last-two|Två kort är kvar, och det öppna är värt tio poäng eller mer: sticket lämnas, för den som förlorar det drar det kortet.
derived.count|Räkningen har kommit till 131: arresten läggs.
derived.buy|Den lägsta trumfen köper det öppna kortet, som är högre.
derived.trump-marriage-first|Kung och ober i trumf är fyrtio poäng och två insatser: de sägs genast.
derived.marriage|Kung och ober i en färg är tjugo poäng och en insats: de sägs genast.
derived.trump-marriage|Av mariagen i trumf spelas obern, pamfilen, eftersom ingenting sticker den; kungen bara om ingenting kan sticka honom.
derived.queen-first|Av mariagen spelas obern: den räknar tre, kungen fyra.
derived.pamfil-late|Pamfilen behålls så länge talongen räcker: den tar alltid, och kan ge fyrtio med sin kung.
derived.keep-marriage|En kung eller ober vars partner ännu kan komma behålls så länge talongen räcker.
derived.seven|Första given, och de andra har sju poäng eller färre: varje stick tas som går att ta, för dubla.
derived.bring-home|Så länge talongen räcker tas ett ess eller en tia som vinner sticket hem i det.
derived.catch-tens|Ett ess eller en tia i en sidofärg är utspelad: den tas med en liten trumf.
derived.throw|Så länge talongen räcker lämnas ett stick som inte är värt att ta, med det kort som kostar minst av dem som kan undvaras.
derived.lead-low|Så länge talongen räcker spelas ett värdelöst kort i en sidofärg ut: tior och trumf behålls.
derived.last-trick|När inget mer går att dra behålls den enda trumfen: sista sticket räknar tio.
derived.fatten|Sticket är partnerns, och ingen spelar efter: det kort som räknar mest läggs i det.
derived.draw-trumps|Den högsta trumfen spelas ut, som ingenting kan sticka, och drar trumf från de andra.
derived.top|Det högsta kortet som är kvar i en sidofärg spelas ut, det som räknar mest.
derived.take|Sticket tas med det kort som kostar minst.
derived.least|Ingenting bättre erbjuder sig: det kort som kostar minst av dem som kan undvaras.
derived.spare|Något av dessa: det kort som kostar minst av dem som kan undvaras.
derived.nothing-hidden|Ingenting är dolt längre: av alla vägar till slutet ger denna mest.
derived.proud|En nybörjare tar ett stick så högt han kan.`;
