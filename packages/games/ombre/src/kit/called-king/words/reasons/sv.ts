/** Swedish: why a move of Quadrille or Cinquille. */
export const reasons = `@book|En polsk handbok i kortspel, Kadryl, regel
@cinquille|En polsk handbok i kortspel, Cinkwil
@engine|Ingen bok talar om det
19.min|Begär behöver tre egna stick, säkra eller troliga; mer än två bör ingen vänta av en partner.
24.min|Utan tre eller fyra säkra stick passar man.
engine.outbid|Det den här handen kunde spela är mindre än det som har bjudits.
35|Så många säkra stick som vinner är ett Solo: alla de andra spelar tillsammans mot det.
15|En Mediatör spelar ensam och behöver lika många stick som ett Solo: med en annans kung räcker de.
14|Till en Mediatör tas kungen i den längsta färgen: de andra saknar den snart, och den ger flera stick.
20a|Man kallar kungen i en färg där man har ett lågt kort: kommer den igen kan man ta med trumf.
21|Till en garderad dam kallas kungen: två stick är troliga.
21b|Kungen i en färg man helt saknar kallas bara där ingen bättre finns.
engine.callShort|Man kallar kungen i en kort färg, hellre röd än svart.
engine.callQueen|Med alla fyra kungarna kallas en dam.
engine.callOwn|Ingen kung finns att kalla utom den egna: Lombren spelar ensam.
16|För kungen ges det kort tillbaka som gör en färg tom.
engine.back|För kungen ges det lägsta kortet i den kortaste färgen tillbaka.
25|Partnern spelar den kallade kungen så snart han spelar ut: nu känner vännen honom och kan hjälpa.
28|Partnern spelar ut sina andra kungar före andra kort: en Lombre som inte känner till dem kunde ta dem med trumf.
36|Partnern i förhand, med en trumf och ett ensamt kort, spelar ut det, för att ta med trumf när färgen kommer igen.
32|Partnern är förhand och Lombren sitter sist: trumf genast, för Lombren sitter sist också när den kommer andra gången.
37|Efter kungen en låg trumf: den visar Lombren att hans partner har en matador.
30|Partnern spelade en hög trumf och behöll sticket, så Lombren har de högre matadorerna: han fortsätter med trumf.
38|Partnern spelade trumf och Lombren lät den gå: han fortsätter med trumf så länge han har någon.
22a|Med den högsta trumfen som är kvar drar Lombren de andra: oftast är de delade, och sedan tar kungar och damer stick.
22b|Med fyra trumf spelar Lombren, innan kungen har visat sig, en bra men ingen matador: motståndarna känner inte varandra och trumfar över sina vänner.
26|Efter sin kung spelade partnern ett dåligt kort i en annan färg: den vill han ta med trumf, så Lombren spelar den så snart han kan.
19.ex3|Med manilj, kung, dam och knekt i trumf, men inte spadilj, spelas knekten först: ingen vet än vem som har den kallade kungen.
27|Partnern spelade ett dåligt kort för att senare ta färgen med trumf: en låg trumf drar den han vill ta med.
41|Mot ett Solo spelas den färg som Lombren tar med trumf: det tär på hans trumf.
40|Mot ett Solo spelas inte kungar utan sina damer: det kunde frigöra en dam hos Lombren.
33|En färg som har spelats två gånger spelas inte en tredje, om inte en vän sitter sist: någon skulle ta den med trumf.
39|Den som sitter närmast före solospelaren spelar sin längsta färg, men från kung och dam kungen.
23b|Den som har den kallade kungen tar Lombrens låga trumf med sin högsta: det gör spelet säkert.
23a|Lombrens låga trumf slås med en mellanhög: en hög skulle se ut som partnerns, och en vän kunde trumfa över.
29|Efter kungen spelade partnern ett lågt kort i dess färg: mer hjälp är inte att vänta, så Lombren tar det själv.
43|Det gäller alla stick: kungen kastas, en dam eller knekt i en annan färg behålls.
31b|Så länge partnern inte är känd släpps inget igenom: det kunde hjälpa en motståndare.
31a|Ett stick togs i mitten med ett kort som kunde slås: vännen har de högre, så färgen spelas igen.
34|En färg kastas bort helt innan man börjar på nästa.
trump.partner|På fem spelar partnern ut trumf redan före den kallade kungen: ligger de väl faller fem på en gång.
engine.casco|Båda svarta essen och några kungar, men ingen egen färg: partnern väljer den.
engine.tout|Nästan alla stick är säkra.
engine.trump|Den färg där handen tar mest.
engine.begin|Man börjar utan att anmäla något.
engine.stand|Spelet är vunnet, och inte varje stick som är kvar är säkert.
engine.goOn|Varje kort som är kvar är det högsta i sin färg.
engine.call|Den kallade kungens färg spelas, så att han får visa sig.
engine.friend|Den som är mot Lombren spelar inte ut den kallade kungens färg.
engine.master|Det högsta kortet som är kvar i sin färg.
engine.long|Ett lågt kort i den längsta färgen, eller från kung och dam kungen.
engine.draw|Bara trumf: den lägsta.
engine.likely|Den som spelar ut en matador åt en Lombre vars partner är okänd är knappast mot honom: sticket lämnas åt honom.
engine.friends|En vän tar det här sticket: ett lågt kort räcker.
engine.last|Det lägsta kortet som vinner, för ingen spelar efter det.
engine.sure|Det lägsta kortet som inget annat i färgen kan slå.
engine.ruff|Den lägsta trumfen som vinner.
engine.low|Det går inte att vinna: det lägsta kortet.
engine.least|Det här kostar minst.
engine.eager|Ett stick är ett stick, tänker en nybörjare.
engine.figures|En nybörjare spelar ut sina klädda kort genast.`;
