/** Polish: why a card or a word of Mariage. */
export const reasons = `@gloger|Gloger, Encyklopedia staropolska, hasło Marjasz
@engine|Wynika z reguł; dawna strona rad nie daje
gloger.skup|Zanim się lewę pobije, pyta się, czy wyświęcona jest jeszcze skupna.
gloger.last-two|Zostały dwie karty, a odkryta warta jest co najmniej dziesięć punktów: lewę się oddaje, bo przegrywający dobiera właśnie ją.
derived.count|Doliczono się 131: kładzie się areszt.
derived.buy|Najniższy kozer skupuje wyświęconą, która jest wyższa.
derived.trump-marriage-first|Król i wyżnik kozerny to czterdzieści punktów i dwie stawki: zapowiada się je od razu.
derived.marriage|Król i wyżnik jednego koloru to dwadzieścia punktów i stawka: zapowiada się je od razu.
derived.trump-marriage|Z mariasza kozernego gra się wyżnika, czyli pamfila, bo nic go nie pobije; króla tylko wtedy, gdy i jego nic nie może pobić.
derived.queen-first|Z mariasza gra się wyżnika: liczy trzy, a król cztery.
derived.pamfil-late|Pamfila trzyma się, póki jest talon: zawsze bierze, a z królem może dać czterdzieści.
derived.keep-marriage|Króla albo wyżnika, do których może jeszcze przyjść para, trzyma się, póki jest talon.
derived.seven|Pierwsze rozdanie, a drudzy mają najwyżej siedem punktów: bierze się każdą lewę, którą można, na dublę.
derived.bring-home|Póki jest talon, tuza albo kralkę, które biorą lewę, zabiera się w niej do siebie.
derived.catch-tens|Wyszedł tuz albo kralka koloru bez kozeru: bije się małym kozerem.
derived.throw|Póki jest talon, lewę, której brać nie warto, oddaje się najtańszą z kart, których trzymać nie trzeba.
derived.lead-low|Póki jest talon, wychodzi się kartą bez wartości: kralki i kozery się trzyma.
derived.last-trick|Gdy dobrać już nic nie można, jedyny kozer się trzyma: ostatnia lewa liczy dziesięć.
derived.fatten|Lewa jest partnera i nikt po niej nie gra: dokłada się kartę, która liczy najwięcej.
derived.draw-trumps|Wychodzi się najwyższym kozerem: nic go nie pobije, a ściąga kozery drugich.
derived.top|Wychodzi się najwyższą kartą, jaka jest w kolorze, tą, która liczy najwięcej.
derived.take|Lewę bierze się kartą najtańszą.
derived.least|Nic lepszego się nie nadarza: najtańsza z kart, których trzymać nie trzeba.
derived.spare|Którakolwiek z tych: najtańsza, której trzymać nie trzeba.
derived.nothing-hidden|Nic już nie jest ukryte: ze wszystkich dróg do końca ta przynosi najwięcej.
derived.proud|Początkujący bierze tak wysoko, jak może.`;
