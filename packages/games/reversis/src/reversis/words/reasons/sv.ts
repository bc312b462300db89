/** Swedish: why a move of Reversis. */
export const reasons = `@advice|Lyckans talisman (Stockholm 1819), om att spela väl,
@rule|Lyckans talisman (Stockholm 1819), Reversy, regel
@engine|Ingen bok talar om det
advice.39|Den som har fyra ess behåller dem och byter alltid ett annat kort: kommer Quinola kan han säkert ge den.
advice.4b|Den som vill ta alla stick kastar det minsta kort han har, i hopp om ett större.
advice.1|Quinola behålls inte om den inte är fjärde hjärter, i de sista omgångarna den femte, med en tvåa eller trea bredvid: faran för bete är för stor.
advice.6|I de sista omgångarna köper ingen kort som har färre än tre hjärter: Quinola kunde komma in, och med den en bete.
advice.4|Den som inte har Quinola kastar ett kort som är ensamt eller minst garderat, för att bli renons.
advice.10th|Nio stick är en annans: den som tar det tionde eller elfte romperar hans Reversy och får fyra Fischer.
advice.3|Mot slutet spelar den som har Quinola först de höga kort som kunde bringa honom in igen, och sparar sina små.
advice.21|Den som har fått in Quinola och har för få hjärter att gardera den spelar själv ut den: vinner han partiet betalar han inget för den.
advice.duck|Håll dig låg: det högsta kortet som inte tar sticket läggs på.
advice.2|Den som har Quinola och är i utspel drar hjärterna ur de andras händer.
advice.5b|Partiet är hopplöst: då spelas hjärter, så att två Fischer för en forcerad Quinola ersätter det.
advice.6b|I de sista omgångarna spelas hjärter mer och snarare, i hopp om en bete att dra eller dela.
advice.5|Den som har utspelet börjar med hjärter, om det inte kostar partiet: det forcerar Quinola.
rule.18|Quinola kastas på en annan färg: den betalas, och den drar panniern.
rule.24|Ett ess kastas på en annan färg: den som tar det betalar, fyra jettoner för ruter.
rule.25|Det man har att få måste begäras innan korten kuperas.
engine.guard|De hjärter som garderar Quinola kastas inte.
engine.run|Alla stick kan bli hans: den säkraste vinnaren spelas ut.
engine.take|Alla stick kan bli hans: även detta tas.
engine.void|Det som är sämst garderat kastas först.
engine.hold|Quinola läggs inte på hjärter så länge ett annat kort kan läggas.
engine.content|I en hand utan fara byts inget: det som kommer kan vara sämre.
engine.worst|Av det som får gå går det sämst garderade.
engine.dump|Sticket går inte att undvika: då får det högsta kortet följa med.
engine.low|Det lägsta kortet lämnar mest åt de andra.
engine.keep|Quinola spelas inte ut.
engine.safe|Det här utspelet tar troligast någon annan.
engine.least|Det här kostar minst.
engine.eager|Ett stick är ett stick, tänker en nybörjare.
engine.saves|En nybörjare sparar sina höga kort.`;
