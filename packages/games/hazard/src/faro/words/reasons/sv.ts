/** Swedish: why a move at faro. */
export const reasons = `@page|Återskaparnas sida
@derived|Räknat: sidan ger inga råd
@engine|Pointörens temperament
page.parol|Den som vill vinna mycket låter allt ligga och viker ett hörn: varje vinst fördubblar det som ligger där. Att vinna så ofta är svårt, men några har lyckats.
page.withdraw|Ingen måste gå vidare: en blygsam vinst tas.
derived.parol-risk|Av det som får ligga på ett kort till nästa dragning kommer i snitt 127 delar av 136 tillbaka, så det tas.
derived.same-rank|Nästa kort är av en annan valör: av två lika skulle ett enda par ta hälften av båda.
derived.edge|Av varje insats behåller banken i snitt nio delar av 136, så det satsas så lite som möjligt.
engine.enough|Det ligger insatser nog på bordet.
engine.stake|Det satsas så mycket som den här pointören vågar.
engine.small|Den vanliga insatsen går inte att lägga: en enda dukat får räcka.
engine.ready|Mer satsas inte.
engine.luck|I dag har jag turen med mig.
engine.due|Det här måste komma nu.
engine.waits|Räknat: en valör med ett enda kort kvar kostar ingenting så länge insatsen tas bort före det sista paret, så det är bäst att vänta på en sådan.`;
