/** Swedish: why a card of Cassino. */
export const reasons = `@combinations|Engelmans spelbok (omkring 1820), Kasino, om kombinationer
@rule|Engelmans spelbok (omkring 1820), Kasino, allmän regel
@engine|Ingen bok talar om det
0.a|Ta med det kort och de kombinationer som ger flest och bäst kort.
0.b|Av lika många kort de med ett ess: esset är en poäng.
1.a|Räkna tior, ess och tvåor: den som alla andra redan är ute av kan läggas ned.
1.b|De tre andra klädda korten av samma slag är ute: inget är kvar att bilda par med, så det läggs ned.
1.c|Den som minns korten lägger ned det som minst antal kvarvarande kort kan ta.
2|Inget går att ta: lägg ned ett klätt kort, som på sin höjd kan bilda par.
2.ex1|Givaren behåller sitt enda klädda kort till slutet av sista omgången: det säkrar Sweep.
2.ex2|De andra tiorna är ute: lägg ned ett kort som tillsammans med andra på bordet blir tio, så att stora kasino kan ta dem.
3|De andra tiorna är ute och inget klätt kort finns för Sweep: givaren behåller stora kasino till slutet, i hopp om en kombination.
3.ex|De andra tiorna är ute, och med en åtta eller nia på handen är tio svårt att få: givaren lägger ned stora kasino och lämnar det åt Sweep.
4|Inget går att ta, och inget klätt kort finns: lägg ned det minsta talet, för högre kan ännu ta genom kombinationer.
4.ex1|Kort på bordet blir tio, och stora kasino är inte ute: lägg ned ett högt kort, så att de andra inte får hem det.
4.ex2|De andra tiorna är ute och de andra får Sweep: bilda tio på bordet, så att stora kasino kan tas dessförinnan.
5.a|Av lika mycket det med fler spader: flest spader är en poäng.
5.b|För spader avstår man inte från ett bättre tag.
5.c|De andra har alla andra poäng och korten: samla spader till varje pris.
6.a|Första och andra hand lägger inte ned ett ess så länge det ligger tal som det kan tas med i en summa.
6.b|Tredje hand och givaren behåller ett ess till allra sist.
7|De tre andra essen är ute: lägg ned det fjärde vid första tillfälle, för inget kan längre bilda par med det.
8.a|Den som har två ess lägger ned det ena, i hopp om att ta det med det andra.
8.b|Partnern har lagt ned ett ess: lämna så få kort som möjligt som kan ta det.
9|Ett ess eller lilla kasino måste bort: med tvåan vinner de andra en poäng, med esset kanske två.
10|Stora kasino och ett ess ligger där: ta esset först, för det kan tas i summor, och en tia bara av en tia.
11|Lämna inte kort som ett enda kort kan ta tillsammans: nästa man skulle rensa bordet.
11.note|Det gäller flest kort: ta dem, även om nästa man kan rensa bordet.
11.must1|De andra behöver en poäng för att slippa bli lurchade: lämna inget som ett kort kan rensa.
11.must2|De andra behöver en eller två poäng för att vinna: lämna inget som ett kort kan rensa.
11.never1|I början av ett spel tas en stor kombination, även om nästa man kan rensa bordet.
11.never2|En poäng går att få: ta den, även om nästa man kan rensa bordet.
11.never3|Det här avgör vem som får flest kort.
11.never4|Den egna ställningen är hög och deras två eller tre: ta det som ger mest, även om nästa man kan rensa bordet.
engine.value|Det ger mest, och lämnar nästa spelare minst.
engine.pairs|Det första par man ser tas.
engine.high|Det man tycker sämst om läggs ned.`;
