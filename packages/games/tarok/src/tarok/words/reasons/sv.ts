/** Swedish reasons of Tarok, in the form of the English ones. */
export const reasons = `@rule|Tarock, regel 
@reguly|Tarock, råd 
@coalition|Tarock-lomber, inledning
@deux|Tarock en deux
@A|Tarock-lomber, artikel 
@szkat|Tarock-lomber, om skaten
@engine|Ingen bok talar om det
@borrowed|Det här kapitlet tiger; ett annat säger:
3.c|Sküs vinner inget, men räddar ett dyrt kort ur det här sticket.
3.c.wait|Sküs sparas till ett kort som är värt den.
3.d|Sküs måste läggas före de tre sista korten, annars är den förlorad.
13.b|Precis tre tarocker, en av dem Pagat: i skaten ger den sina tio utan fara.
14|Det som inte anmäls är förlorat.
15|Utan Pagat: spela tarock tills den faller.
15.a.1|Tio tarocker anmäldes: deras ägare räddar lätt Pagat. Ingen jakt än.
15.a.2|Tio tarocker anmäldes och jag har få: jakten är oviss.
15.b.1|Först en hög tarock: sju eller färre, och ingen Pagat.
15.b.2|Först en mycket låg tarock: åtta eller nio, och ingen Pagat.
15.b.3|Medhjälparens första tarock sade nog: tillsammans kan vi dra Pagat.
15.b.3.stop|Också medhjälparen har få tarocker: så går Pagat inte att dra.
15.c|Nu tar Pagat sitt stick.
15.e|Pagat går inte att dra: piskan, gång på gång, tills dess ägare måste lägga tarock.
16|Pagat är borta: dra nu fram kungarna.
16.a.1|Någon sparar en kung till sista sticket: ta först hans tarocker.
16.a.2|Han har inga tarocker kvar: den här färgen, tills han måste lägga kungen.
16.b|Först de andras kungar, sedan de egna.
16.c|Inget bättre att spela: den största piskan.
16.d|En är renons här och den andre har kungen: sluta, det kostar medhjälparen tarocker.
17|Pagat och kungarna är borta: ta stick och klädda kort.
17.take|Pagat och kungarna är borta: det här sticket också.
reguly.1|Färgens högsta kort som är kvar: för hem det medan det tar.
reguly.4|Ett kavalleri som ska anmälas stannar på handen.
reguly.6|Bara klädda kort, och ett högre över dem: Sküs räddar dem.
reguly.8|För få tarocker för att rädda Pagat: ge den genast, så finns tarocker kvar mot kungarna.
reguly.9|Pagat är förlorad, men jag har kungar: spara den till slutet, så att tarockerna tar slut.
reguly.10.a|För att rädda Pagat, spela piskan: den nöter ut de andras tarocker.
reguly.10.c|Få den som har flest tarocker att lägga dem.
reguly.11|Tre klädda kort utan kungen: spela ett, det drar fram kungen.
coalition|Han hotar med Pagat: ta sticket från honom.
deux.masc-bez-figur|Inget är tänkt med Pagat: spela en färg utan klädda kort.
deux.niech-zadaie|Låt motståndaren spela till mina klädda kort.
engine.spare|Lägg det som kostar minst.
engine.low|Ett lågt kort.
A.1.pagat|Gör dig renons i en färg, så att Pagat kan ta hem ett stick där.
A.1.renons|Gör dig renons i en färg, för att ta den med tarock.
A.1.kto-gra|Vem som än ska spela: ett utsatt klätt kort läggs hellre bort.
A.2|Få tarocker: klädda kort är säkra i skaten.
szkat.jedna|Behåll för en gångs skull ett ensamt kort: ingen ska genomskåda skaten.
szkat.renons|En annan färg än vanligt: ingen ska genomskåda skaten.
engine.lay|Det som är lättast att undvara.
engine.home|Ett kort som räknar och tar förs hem.
engine.take|Ta sticket så billigt som möjligt.
engine.king|Kungen hålls inte inne.
engine.ruff|Ta med den lägsta tarock som räcker.
engine.figure|Ett klätt kort genast, i hopp om att det håller.
engine.early|En hög tarock genast.`;
