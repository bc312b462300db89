import {pageOf} from './both-de.js';

/** The rules of Cinquille in German. Source: a Polish manual of card games, about 1820, on *Cinkwil* (l. 4740-5044). */
export const page = pageOf({
  title: 'Cinquille, um 1820',
  intro:
    'L’Hombre zu fünft nach den Regeln der Quadrille: Wer spielt, darf einen König rufen, und wer diesen König hat, ist sein Partner. Bis der König fällt, weiß das nur er allein.',
  deal: 'Alles geht nach rechts. Um die Plätze zieht jeder eine Pik-Karte; wer den König zieht, gibt zuerst. Der Geber legt eine Marke in den Teller und gibt alle Karten, jedem acht, je vier auf einmal. Der Spieler rechts von ihm ist die Vorhand: Er spricht zuerst, spielt zuerst aus und gibt beim nächsten Mal. Gespielt werden zwei Touren zu fünf Spielen.',
  tout: 'Tout: allein, und alle acht Stiche. Jeder zahlt 4.',
  alone: 'fünf Stiche',
  needed: 'Fünf Stiche gewinnen, vier sind ein Remis, weniger sind Codille.',
  vole: 'Hat eine Seite die ersten fünf Stiche gemacht, so fragt der Tisch, ob sie aufhört oder auf die Vole weiterspielt, alle acht Stiche. In einer Frage darf sie weiterspielen, bis sich der gerufene König zeigt, und wird erst dann gefragt. Wer einen Médiateur spielt, darf die Vole vor dem ersten Ausspielen ansagen.',
  first: 'die ersten fünf Stiche',
  pair: 'Spielen zwei zusammen, so zahlt jeder der drei Gegner einmal: zwei dem Hombre, einer dem Partner.',
  options:
    'Eine oder drei Farben können Favoriten sein: die Farben der ersten gewonnenen Spiele, in denen alles zwei-, vier- und achtmal so viel kostet.',
});
