/** Polish: why cards of piquet are laid away or played. */
export const reasons = `@book|Traktat Engelmana o pikiecie, około 1820
@engine|Zwykła praktyka; traktat daje mało rad
discard.1|Karty najdłuższego koloru się zatrzymuje: to rummel.
discard.2|Ciągu czterech lub więcej kart nie rozrywa się bez potrzeby.
discard.3|Czterech jednej wartości ani trzech asów, króli lub dam nie rozrywa się bez potrzeby.
elder.take5|Pierwszy bierze wszystkie pięć: co zostawi, pomoże drugiemu.
younger.take-all|Drugi bierze wszystko, co zostało, by znaleźć osłonę swoich kolorów.
strong.keep|Ręka jest tak mocna, że odrzuca się tylko to, co na nic.
discard.value|Odrzuca się karty, których najmniej żal.
play.1|Najpierw wychodzi się kartami, które biorą: trzydzieści, zanim drugi coś policzy, to sześćdziesiąt.
play.2|Zostały dwie karty: biorącą trzyma się na ostatnią lewę, która liczy się więcej.
play.divide|Dość kart biorących na siedem lew: wychodzi się nimi teraz, dla dziesięciu.
play.solid|Długim kolorem, którego nikt nie pobije, wychodzi się od góry.
play.long|Najdłuższym kolorem wychodzi się od góry, by go oczyścić.
play.touch|Kolorem, na którego czele stoją dwie kolejne karty, wychodzi się od góry: jeśli pierwsza nie weźmie, druga zyska.
play.cash|Kartą, która bierze, wychodzi się, póki jest pewna.
play.exit|Kolorem, w którym nic nie jest do wzięcia, wychodzi się nisko, by resztę zadawał drugi.
play.win|Lewę bierze najniższa karta, która wystarcza.
play.guard|Odrzuca się kartę, która ani nie bierze, ani innej nie osłania.
play.unguard|Żadna karta nie jest zbędna: oddaje się tę z koloru, który jest najdłuższy wobec tego, co może mieć w nim drugi.
play.low|Nic tu do wzięcia: niska karta, która niepotrzebna.
play.top|Wychodzi się najwyższą kartą najdłuższego koloru.
discard.high|Początkujący zatrzymuje wysokie karty, obojętnie jakich kolorów.
play.aces|Początkujący od razu wychodzi asami.`;
