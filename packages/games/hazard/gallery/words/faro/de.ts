import type {FaroGallery} from './en.js';

/** German: the page of faro. */
export const words: FaroGallery = {
  pageTitle: 'Pharo, das Spiel der Salons',
  description:
    'Pharo gegen die Bank, um Spielgeld: auf Karten setzen, die Ecke einer Karte biegen, die gewonnen hat, von einem Dukaten zu zweiunddreißig, mit genau gezählten Aussichten.',
  name: 'Pharo',
  lead: 'gegen die Bank, um Spielgeld',
  inside: 'Links gewinnt, rechts verliert: nehmen oder eine Ecke biegen?',
  more: 'Mehr über Pharo',
  tile: 'Links gewinnt, rechts verliert, und eine gebogene Ecke spielt um das Doppelte. Als Pointeur oder Bankhalter, mit einem bis sechs Pointeuren, um Spielgeld, mit genau gezählten Aussichten.',
  options: {
    rules: ['Gespielt wird', 'wie bei den Nachstellern', 'wie in den Salons'],
    seats: ['Pointeure', 'drei', 'einer', 'zwei', 'vier', 'fünf', 'sechs'],
    banker: ['Die Bank', 'hält der Tisch', 'halten Sie'],
    drawings: ['Abzüge', 'fünf', 'einer', 'drei', 'zehn'],
    'corners-visual': ['Ecken', 'werden gebogen', 'werden abgerissen'],
    'show-odds': ['Der Gewinn der Bank', 'wird nicht gezeigt', 'wird gezeigt'],
  },
  opponentsBook:
    'Die Pointeure sind von dreierlei Gemüt: einer nimmt, was er gewinnt, einer geht einmal weiter, einer bis zur letzten Ecke. Als <em>Meister</em> zählen sie: am Tisch dieser Seite setzen sie so wenig wie möglich, im Salon warten sie auf die Karte, die nichts kostet. Ein Druck auf <em>Warum?</em>, und der Tisch nennt, was entschied.',
  opponentsFair:
    'Die Gegner wissen nur, was ihr eigener Platz wissen darf: ihre Karten, was offen liegt oder lag, und was gesagt wurde. Der Teil, der denkt, erfährt nichts von den Karten der Bank, ehe sie gezogen sind, und kann also nicht spicken.',
  source: 'eine Seite polnischer Nachsteller über Faraon; die Art der Salons ist die von etwa 1800.',
};
