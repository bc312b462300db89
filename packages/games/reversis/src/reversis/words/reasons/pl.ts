/** Polish: why a move of Reversis. */
export const reasons = `@advice|Lyckans talisman (Sztokholm 1819), jak grać dobrze,
@rule|Lyckans talisman (Sztokholm 1819), Reversy, reguła
@engine|Żadna książka o tym nie mówi
advice.39|Kto ma cztery asy, zatrzymuje je i zawsze wymienia inną kartę: jeśli przyjdzie Quinola, na pewno ją odda.
advice.4b|Kto chce wziąć wszystkie lewy, odrzuca najmniejszą kartę w nadziei na wyższą.
advice.1|Quinolę zatrzymuje się tylko jako czwartego kiera, w ostatnich kolejkach piątego, z dwójką albo trójką obok: zbyt łatwo o betę.
advice.6|W ostatnich kolejkach nie dobiera karty, kto ma mniej niż trzy kiery: mogłaby przyjść Quinola, a z nią beta.
advice.4|Kto nie ma Quinoli, odrzuca kartę samotną albo najsłabiej strzeżoną, żeby pozbyć się koloru.
advice.10th|Dziewięć lew ma kto inny: kto weźmie dziesiątą albo jedenastą, złamie mu rewersis i dostanie cztery fisze.
advice.3|Pod koniec, kto ma Quinolę, najpierw wychodzi wysokimi kartami, którymi mógłby znów dojść do ręki, a małe zachowuje.
advice.21|Komu przyszła Quinola, a ma za mało kierów na jej straż, sam nią wychodzi: jeśli wygra partię, nic za nią nie płaci.
advice.duck|Trzymać się nisko: najwyższa karta, która nie bierze lewy.
advice.2|Kto ma Quinolę i wychodzi, wyciąga innym kiery z ręki.
advice.5b|Partii nie da się już wygrać: gra się więc w kiery, żeby dwie fisze za wymuszoną Quinolę wyrównały stratę.
advice.6b|W ostatnich kolejkach gra się w kiery częściej i wcześniej, w nadziei na betę.
advice.5|Kto wychodzi, zaczyna od kierów, jeśli nie kosztuje go to partii: to wymusza Quinolę.
rule.18|Quinola oddana do innego koloru: płaci się za nią i wygrywa ona kosz.
rule.24|As oddany do innego koloru: kto go bierze, płaci za niego, za karo cztery żetony.
rule.25|O swoje trzeba się upomnieć, zanim karty zostaną zebrane.
engine.guard|Kierów, które strzegą Quinoli, się nie odrzuca.
engine.run|Można wziąć wszystkie lewy: wychodzi najpewniejsza karta.
engine.take|Można wziąć wszystkie lewy: tę także.
engine.void|Najpierw odrzuca się to, co najsłabiej strzeżone.
engine.hold|Do kierów nie daje się Quinoli, póki jest inna karta.
engine.content|W bezpiecznej ręce nic się nie wymienia: może przyjść coś gorszego.
engine.worst|Z tego, co może iść, idzie karta najsłabiej strzeżona.
engine.dump|Tej lewy nie da się uniknąć: niech więc idzie z nią najwyższa karta.
engine.low|Najniższa karta najwięcej zostawia innym.
engine.keep|Quinolą się nie wychodzi.
engine.safe|Tę lewę najpewniej weźmie kto inny.
engine.least|To kosztuje najmniej.
engine.eager|Lewa to lewa, myśli początkujący.
engine.saves|Początkujący oszczędza wysokie karty.`;
