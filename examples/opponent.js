// An opponent written by the page: a function from what its player may know to one of his lawful moves.
const RANKS = 'A23456789TJQK';
const answers = document.getElementById('answers');
const height = ({card}) => RANKS.indexOf(card[0]) || 13; // the ace is the highest here

/**
 * Leopold plays the lowest card that he may.
 * @param view what his seat may know: his hand, the trick, the score
 * @param moves the moves that he may make now, one of which he must return; a promise of one is also accepted
 */
function leopold(view, moves) {
  const cards = moves.filter(({type}) => type === 'PLAY').toSorted((a, b) => height(a) - height(b));
  // Where no card is asked for he may call his honours, or not.
  const answer = cards[0] ?? moves.find(({type}) => type === 'SILENT') ?? moves[0];
  answers.value += `${answer.card ?? answer.type} `;
  return answer;
}

// By player: the visitor, Leopold at his left, the partner, the other opponent; the last two are built-in levels.
document.querySelector('whist-table').seats = ['visitor', leopold, 'book', 'novice'];
