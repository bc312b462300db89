/** Swedish: why a move of Reversis. */
export const reasons = `@advice|Lyckans talisman (Stockholm 1819), om att spela väl,
@rule|Lyckans talisman (Stockholm 1819), Reversy, regel
@engine|Ingen bok talar om det
advice.39|Den som har fyra ess byter alltid ett kort: kommer Quinola kan han säkert ge den.
advice.4b|Den som vill ta alla stick kastar det minsta kort han har, i hopp om ett större.
advice.1|Quinola behålls inte om den inte är fjärde hjärter, med små kort bredvid: faran för bete är för stor.
advice.6|I en hand utan fara byts inget: det som kommer kan vara sämre.
advice.4|Den som inte har Quinola kastar ett stort kort som är ensamt eller minst garderat.
advice.10th|Nio stick är en annans: den som tar det tionde eller elfte romperar hans Reversy och får fyra Fischer.
advice.3|Den som har Quinola gör sig först av med de höga kort som kunde bringa honom in igen.
advice.duck|Håll dig låg: det högsta kortet som inte tar sticket läggs på.
advice.2|Den som har Quinola och är i utspel drar hjärterna ur de andras händer.
advice.5b|Partiet är hopplöst: då spelas hjärter, så att två Fischer för en forcerad Quinola ersätter det.
advice.6b|I de sista omgångarna spelas hjärter mer och snarare, i hopp om en bete att dra eller dela.
advice.5|Den som har utspelet börjar med hjärter, om det inte kostar partiet: det forcerar Quinola.
rule.18|Quinola kastas på en annan färg: den betalas, och den drar panniern.
rule.24|Ett ess kastas på en annan färg: den som tar det betalar, fyra jettoner för ruter.
rule.25|Det man har att få måste begäras innan korten kuperas.
engine.guard|De hjärter som garderar Quinola kastas inte.
engine.run|Den här spelaren har alla stick hittills: den säkraste vinnaren spelas ut.
engine.take|Den här spelaren har alla stick hittills: även detta tas.
engine.void|Det som är sämst garderat kastas först.
engine.hold|Quinola spelas inte så länge ett annat kort kan bekänna.
engine.dump|Sticket går inte att undvika: då får det högsta kortet följa med.
engine.low|Det lägsta kortet lämnar mest åt de andra.
engine.keep|Quinola spelas inte ut.
engine.safe|Det här utspelet tar troligast någon annan.
engine.least|Det här kostar minst.
engine.eager|Ett stick är ett stick, tänker en nybörjare.
engine.saves|En nybörjare sparar sina höga kort.`;
