/** Swedish: why a move of Vira, in the form of the English reasons. */
export const reasons = `@book|Lyckans talisman (1819), Wira: regler för spelet
@engine|Ingen bok talar om det
engine.bid|Köpt och utspelat gång på gång gav det här spelet mest av dem som ännu står öppna.
engine.pass|Köpt och utspelat gång på gång gav inget av de spel som ännu står öppna den här handen något.
begar.6|Tre eller fyra säkra stick räcker för att begära: två eller tre köpta trumf, eller två och ett forcekort, vinner sedan.
begar.high|För fler stick måste handen vara så mycket bättre innan något köps.
tournee.when|Det finns goda kort i mer än en färg, så vilken färg som än vänds upp duger.
solo.6|Så många stick är säkra utan talongen; motspelarna förbättrar sig, den här handen gör det inte.
misere.discard|Först går de kort som kan tvinga en att ta stick, sedan ett till.
misere.solo|Bara små kort, med tvåorna i de längsta färgerna: talongen behövs inte.
misere.ouverte|Varje färg håller sig under vad de andra än har, så korten får ligga öppna.
high.taste|För en hög gasque finns ingen regel: lyckan i talongen avgör.
high.example|Ess, kung, dam, knekt och två till i en färg, och de tre andra essen: man hoppas på tre trumf till i talongen.
engine.trump|I den här färgen gav spelet mest.
engine.exchange|Trumf, ess och skyddade kungar behålls, allt annat byts.
engine.keepHigh|Trumf, ess och kungar behålls; av resten går de kortaste färgerna först.
engine.keep|De kort behålls som vinner vad talongen än ger.
engine.throw|Tretton behålls: trumf, forcekort och de högsta av de övriga.
engine.content|Handen spelas som den är; att köpa eller vända om skriver genast en bet.
engine.lieDown|Den här handen kan inte ta sina stick: att lägga sig kostar en bet, kodilj två.
engine.decline|Med den här handen tar man inte över en tournée som en annan gett upp.
engine.claim|Det som återstår bestrids inte i onödan och medges inte så länge det finns en chans.
rule.1|Spelaren lämnas inget stick som på något sätt kan tas från honom.
rule.2|Mot en misère går de höga korten, och man söker renonser: de släpper det som skulle rädda spelaren.
rule.2b|Sticket är spelarens, och ett andra gör kodilj: det lämnas åt honom.
rule.3|Den förste av motspelarna byter få kort och lämnar talongen åt den andre, som troligen är starkare.
rule.4|En färg töms, för att trumfa spelarens forcekort.
rule.4b|Spelaren, som har kvar att lägga, är känd renons här: en hög trumf försvagar hans hand mest.
rule.5|Spelaren sitter i mellanhand och undviker att spela trumf, ett tecken på svaghet: därför spelas trumf.
rule.6|Spelaren sitter i efterhand: man spelar inte trumf till honom.
rule.7|Färgen som spelaren först spelade ut spelas inte tillbaka: han tänker använda en liten trumf i den.
rule.8|Ess och dam, eller kung och knekt, spelas inte ut: väntar de, kan de ta två stick.
engine.under|Det högsta kortet som håller sig under görs man av med medan det går.
engine.cash|Ett säkert stick tas innan det kan trumfas.
engine.friend|Sticket är en väns: det kort som kostar minst.
engine.away|Det lägsta kortet i den färg där de flesta andra ligger över det.
engine.danger|Först går det kort som lättast kan tvingas att ta ett stick.
engine.over|Inget kort håller sig under: den som spelar sist gör sig av med sitt högsta, en annan lägger sitt lägsta och hoppas.
engine.press|Låga kort tvingar spelaren att gå över; höga görs man av med medan det inte skadar.
engine.draw|En trumf spelas ut, så att färre är kvar att ta goda kort med.
engine.top|Inget kort i den här färgen som ännu är ute är högre.
engine.lead|Av alla färger vågar den här minst eller lovar mest.
engine.ruff|En liten trumf tar det som annars vore förlorat.
engine.win|Det tar sticket, eller tvingar de andra att lägga ett högre kort.
engine.give|Sticket är inte att få för det här kortet: det som kostar minst.
engine.eager|Den tar sticket så snart den kan.
engine.figures|Det högsta kortet spelas ut genast.`;
