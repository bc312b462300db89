/** Swedish reasons of Tarok-ombre, in the form of the English ones. */
export const reasons = `@A|Tarock-lomber, artikel 
@szkat|Tarock-lomber, om skaten
@B|Tarock-lomber, nya sättet 
@karty|Tarock-lomber, om huvudkorten
@tout|Tarock-lomber, om Tout
@engine|Ingen bok talar om det
A.6|A Tre, även osett, kostar inget, och man får ta över ett senare bud.
A.7|Handen räcker inte till 40.
A.8|Överbjuden, men det här vinner jag själv: jag tar över.
A.10|Att få ta över en annans bud är alltid till nytta.
engine.outbid|Det handen duger till är mindre än det som redan är bjudet.
A.11|Vägt och räknat: handen räcker till a Uno.
A.12|Med två begärda kort blir det över 39: a Due.
A.13|A Due är lättare än a Uno, och skaten är en motståndares.
A.14|Nio tarocker med Sküs, och dyra klädda kort: a Due måste vinnas.
A.15|En rad tarocker och klädda kort utan Sküs och Pagat: a Uno.
A.19|Räknande kort och många tarocker på hand: Solo.
B.1|På det nya sättet bjuder man djärvare.
B.2|De tre korten ger fem, det begärda fem: a Uno.
B.3|En hel rad tarocker och få färger: a Uno.
B.4|Trettio poäng på hand: Solo.
A.16.xxi|XXI saknas: begär den.
A.16.krol|Klädda kort utan sin kung: begär den.
A.14.krol|Nio tarocker med Sküs och XXI, kungar med damer: begär en kung till.
A.16.sky|Begär Sküs: den skyddar Pagat, eller ett klätt kort med bara ett annat bredvid sig.
A.16.pagat|Mycket många tarocker: begär Pagat.
karty.pagat.zadac|Huvudkorten finns här: begär Pagat och ta hem den.
szkat.zadanie|Begär inget som röjer skaten.
engine.askKing|En kung begärs, i den färg som handen har flest kort av.
szkat.odmiana|Ett kort ur den längsta färgen går tillbaka: det vilseleder.
engine.void|Ett tomt kort ur den kortaste färgen utan kung går tillbaka.
engine.cheapest,engine.follow|Det som kostar minst.
engine.dearest|Det dyraste kortet.
karty.sky.dama|Damen skulle falla: Sküs skyddar henne.
karty.sky.iezdziec|Riddaren skulle falla: Sküs skyddar honom.
karty.sky.walet|Knekten skulle falla: Sküs skyddar honom.
karty.sky.raz|Sküs skyddar en gång per giv: inte än.
engine.sky|Sküs måste läggas före de tre sista korten, annars är den förlorad.
karty.xxi.na-xx|XXI över XX: höga tarocker finns kvar bakom.
karty.xxi.trzymac|Bara små tarocker bredvid XXI: håll inne den.
karty.pagat.uwaga|Pagat ligger på bordet: ta den.
karty.pagat.dom|Pagat kommer hem.
A.18.taroki|En färg som kostar motståndarna tarocker.
A.18.figury|Många klädda kort: dra först ut de tarocker som skulle ta dem.
A.31.figury|Håll inte inne klädda kort: senare tas de med tarock.
tout.1|Alla stick hittills: fortsätt med det som inte kan slås.
A.22|Spelaren sitter i mitten: börja med färger.
A.23.szkat|Spelaren gav mig den färgen: han är nog renons i den.
A.23.sekwens|En god sekvens försvagar spelarens tarocker.
A.23.informacya|Bundsförvanten har visat vilken färg som ska fortsättas.
A.24.figury|Andra färger drar hans klädda kort, eller så vinner bundsförvanten med sina.
A.24.tarok|Många tarocker, ingen Pagat: spela dem och locka fram den.
A.25|XIX eller XX: den kostar spelaren XXI, eller så lägger bundsförvanten Pagat.
A.27|Spelaren spelar sist: en tarock, för Pagats skull.
A.28|Slå med den minsta: bundsförvanten ska inte spela fler tarocker.
A.29|Många höga tarocker: slå högt.
A.30|Spelaren begärde inte XXI: spela den, bundsförvanten kan lägga Pagat.
B.5|Spelaren lade skaten själv: spela det som han kastade bort.
engine.give|Sticket är bundsförvantens: ge honom det som räknar.
engine.lead|Ett kort som kostar lite.
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
engine.top|Ett dyrt kort som tar nu.
engine.figure|Ett klätt kort genast, i hopp om att det håller.
engine.early|En hög tarock genast.`;
