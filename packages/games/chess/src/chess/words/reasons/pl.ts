/** The reasons in Polish: a line for each maxim with its id and a sentence; {line} are the moves that are meant. */
export const reasons = `@book|Fielding, prawidła gry
@use|Fielding, używanie kamieni
@study|Fielding, o nauce
@engine|Nie z książki
mat|To mat.
uzywanie.1|Najpierw pion królewski o dwa pola: otwiera od razu drogę hetmanowi i gońcowi.
uzywanie.2|Własnych bierek nie trać, nieprzyjacielskie bierz: trzeba go osłabić, by go schwytać.
uzywanie.3|Król zostaje na miejscu, póki jeszcze może roszować.
uzywanie.5|Roszuj na tę stronę, na którą patrzy mniej jego figur.
reguly.1a|Zaczynaj pionami przed królem i hetmanem: otwarcie waży najwięcej.
reguly.1b|Po pierwszych pionach wyprowadź rychło skoczki i gońce.
reguly.1c|Nie atakuj hetmanem, póki inne figury stoją w domu: piony go przepędzą.
reguly.1e|Otwarcie ukończone: roszuj.
reguly.3a|Nie dawaj szacha, który nic nie przynosi: gdy przepędzą tego, co go daje, ruch stracony.
reguly.3b|Większość figur już działa: zbliż je do jego króla.
reguly.4b|Jego pion przed twoim królem cię osłania, bo sam go bić nie może: nie bierz go od razu.
reguly.4d|Kilka bierek może tam bić: bij najmniejszą.
reguly.4e|Nie zamieniaj bierki za bierkę bez celu.
reguly.5a|Twoja bierka jest dwa razy zaatakowana: broń jej co najmniej dwa razy.
reguly.5d|Pion daleko posunięty ma nadzieję zostać hetmanem: prowadź go dalej.
reguly.6c|Roszował na drugie skrzydło: posuwaj tam swoje piony.
reguly.6d|Twój król po roszadzie: zostaw piony przed nim.
reguly.7b|Za wcześnie wyprowadził figurę: odpędź ją pionem.
reguly.8b|Nie zostawiaj jego skoczkom skoku, z którego jeden bije naraz dwie z tych: króla, hetmana, wieże.
reguly.8c|Nie zostawiaj jego pionom kroku, po którym jeden bije naraz dwie figury.
reguly.8e|Twój hetman stoi przed królem na otwartej linii: odejdź nim, bo wieża go zwiąże i zdobędzie.
nauka.1|Wiedz dokładnie, po co każdy ruch: obliczony do końca ten zostawia cię najlepiej.
novice|Coś przeoczył.
engine.mate|Daje mata: {line}.
engine.delays|Tak wytrzyma najdłużej: {line}.
engine.wins.P|Wygrywa piona: {line}.
engine.wins.N|Wygrywa skoczka: {line}.
engine.wins.B|Wygrywa gońca: {line}.
engine.wins.R|Wygrywa wieżę: {line}.
engine.wins.Q|Wygrywa hetmana: {line}.
engine.saves.P|Inaczej {line} wygrałoby piona.
engine.saves.N|Inaczej {line} wygrałoby skoczka.
engine.saves.B|Inaczej {line} wygrałoby gońca.
engine.saves.R|Inaczej {line} wygrałoby wieżę.
engine.saves.Q|Inaczej {line} wygrałoby hetmana.
engine.better|Zostawia lepszą grę: {line}.`;
