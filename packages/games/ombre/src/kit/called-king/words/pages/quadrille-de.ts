import {pageOf} from './both-de.js';

/** The rules of Quadrille in German. Source: a Polish manual of card games, about 1820, on *Kadryl* (l. 4216-4738, 4875-5044). */
export const page = pageOf({
  title: 'Quadrille, um 1820',
  intro:
    'L’Hombre zu viert: Wer spielt, darf einen König rufen, und wer diesen König hat, ist sein Partner. Bis der König fällt, weiß das nur er allein.',
  deal: 'Alles geht nach rechts. Um die Plätze zieht jeder eine Pik-Karte; wer den König zieht, gibt zuerst. Der Geber legt eine Marke in den Teller und gibt alle Karten, jedem zehn: drei, drei und vier. Der Spieler rechts von ihm ist die Vorhand: Er spricht zuerst, spielt zuerst aus und gibt beim nächsten Mal. Gespielt werden drei Touren zu vier Spielen.',
  tout: 'Tout: allein, und alle zehn Stiche. Jeder zahlt 4.',
  alone: 'sechs Stiche',
  needed: 'Sechs Stiche gewinnen, fünf sind ein Remis, weniger sind Codille.',
  vole: 'Hat eine Seite die ersten sechs Stiche gemacht, so fragt der Tisch, ob sie aufhört oder auf die Vole weiterspielt, alle zehn Stiche. In einer Frage geht das nicht, solange der gerufene König verborgen ist und seine Farbe noch nicht ausgespielt wurde. Wer einen Médiateur spielt, darf die Vole vor dem ersten Ausspielen ansagen.',
  first: 'die ersten sechs Stiche',
  pair: 'Spielen zwei zusammen, so zahlt jeder Gegner einmal, einer dem Hombre und einer dem Partner.',
  options:
    'Eine oder drei Farben können Favoriten sein: die Farben der ersten gewonnenen Spiele, in denen alles zwei-, vier- und achtmal so viel kostet. Das Kartenspiel kann 32 Blatt haben, acht für jeden: Dann gewinnen fünf Stiche, und vier sind ein Remis.',
});
