/** Swedish reasons of what is decided beside the cards; those of calls stand with the cards'. */
export const reasons = `7|Tre eller fyra honnörer, visade på åtta, vinner partiet utan fråga.
19|De tre poängen tas där de betyder mest.
20.V|Honnörer som inte anmäls räknas inte.
engine.trump|Den längsta färgen blir trumf, av lika långa den starkare.
engine.rest|Alla stick som återstår är säkra.
engine.seen|Ett klätt kort hos den här sidan har setts: hellre en ny giv.
engine.unseen|Inget av vikt för den här sidan har setts: given får gälla.
engine.grant|Inget kort i den här handen slår det som ligger öppet: resten är ändå förlorad.
engine.contest|Ett kort i den här handen kan ännu ta ett stick: spela vidare.
engine.stand|En stark hand: låt given gälla.
engine.void|En svag hand: förklara given ogiltig.
engine.call|Det högsta öppna klädda kortet begärs, så att det faller utan nytta.
engine.waive|Inget öppet kort är värt att begära.
engine.suit|Den färg som är starkast här ska spelas ut.
engine.demand|Så att den felandes kort inte tar något stick.
engine.revoke|Sticken som ligger där bevisar revoken.
engine.unproven|Ingen revoke syns.`;
