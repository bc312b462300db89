import type {Glossary} from '@quinola/table';

/** German: the terms of chess. */
export const terms: Glossary = {
  man: ['Stein|Steine', 'alles, was auf dem Brett steht; das Buch sagt Kamień.'],
  check: [
    'Schach',
    'der König ist angegriffen: Er muss weg, der Angreifer geschlagen oder ein Stein dazwischengesetzt werden.',
  ],
  mate: ['Matt', 'ein Schach, aus dem der König nicht zu retten ist: Das Spiel ist gewonnen.'],
  stalemate: [
    'Patt',
    'kein Schach und kein Zug: Im Buch ist das Spiel halb verloren, in England war es gewonnen, heute ist es remis.',
  ],
  officer: ['Offizier|Offiziere|Offiziers', 'jeder Stein außer König und Bauern.'],
  castle: [
    'rochieren|Rochade',
    'der König geht zwei Felder auf einen Turm zu, der auf seine andere Seite tritt; keiner darf gezogen haben.',
  ],
  idle: [
    'müßig|müßige|müßiger',
    'ein Bauer auf der letzten Reihe, während nichts verloren ist: Er wartet dort, bis ein Offizier es ist.',
  ],
  passing: [
    'im Vorübergehen',
    'ein Bauer, der mit zwei Schritten an einem anderen vorbeizieht, kann von ihm geschlagen werden, als wäre er nur einen gegangen.',
  ],
  odds: ['Vorgabe', 'ein Stein, den der Stärkere vor dem Spiel gibt.'],
};
