// An opponent that a page writes itself: a function from what its player may know to one of the moves that he may make.
const RANKS = 'A23456789TJQK';
const answers = document.getElementById('answers');
const height = ({card}) => RANKS.indexOf(card[0]) || 13; // the ace is the highest here

/**
 * Leopold plays the lowest card that he may.
 * @param view what his seat may know: his hand, the trick, the score
 * @param moves the moves that he may make now, one of which is his answer; a promise of one does as well
 */
function leopold(view, moves) {
  const cards = moves.filter(({type}) => type === 'PLAY').toSorted((a, b) => height(a) - height(b));
  // Where no card is asked for he may call his honours, or be silent about them.
  const answer = cards[0] ?? moves.find(({type}) => type === 'SILENT') ?? moves[0];
  answers.value += `${answer.card ?? answer.type} `;
  return answer;
}

// By player: the visitor, Leopold at his left, the partner, the other opponent; the last two are levels of the table's own.
document.querySelector('whist-table').seats = ['visitor', leopold, 'book', 'novice'];
