/** Swedish: why a word or a card of Pamphile. */
export const reasons = `@rule|Den polska sidan med reglerna, rad 34
@engine|Vanligt bruk; de gamla reglerna ger inga råd
rule.mucha|Fem kort i en färg vinner given utan spel, om de ropas ut.
derived.mucha|Fyra kort i en färg, och förhand måste ändå spela: det femte byts, i hopp om en mucha.
derived.stand|Tre säkra stick: den som passar får lika många poäng för dem och riskerar inget.
derived.declare|På tre spelar den som har två trumf: de nya korten ger ett tredje stick tillräckligt ofta.
derived.pass.none|Utan ett säkert stick förlorar den som passar inget; den som spelar förlorar tre, om inte de nya korten ger allt.
derived.pass.one|Med ett säkert stick förlorar den som passar inget: han behåller dess poäng och behöver inte ta två.
derived.pass.two|Två stick är två poäng för den som passar, och ingen för den som spelar: det tredje är inte troligt nog.
derived.exchange|Förhand måste spela: trumf, ess och garderade kungar behålls, allt annat byts.
derived.keep|Förhand måste spela, och det finns inget att byta.
derived.hopes|En nybörjare hoppas på de nya korten.
play.trump|Den högsta trumfen spelas ut, för ingen kan slå den, och den drar trumf av de andra.
play.top|Det högsta kvarvarande kortet i en färg spelas ut innan andra kan ta det med trumf.
play.alone|Ett kort som är ensamt i sin färg spelas ut: senare kan den färgen tas med trumf.
play.low|Inget vinner säkert: det lägsta kortet spelas ut.
play.last|Ingen spelar efter det här kortet: det lägsta som vinner räcker.
play.sure|Sticket tas med ett kort som inget i dess färg längre kan slå.
play.head|Den som kan ta sticket måste: det lägsta kort som gör det räcker.
play.follow|Det här sticket går inte att ta: färgens lägsta kort räcker.
play.throw|Det här sticket går inte att ta, och färgen saknas: det minst användbara kortet kastas.
play.proud|En nybörjare tar med det högsta han har.`;
