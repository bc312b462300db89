// The games whose tables stand for all in what takes longer with every game: those that were chosen for the run (build/selection.js),
// or in a test that runs alone the newest of each kind of room.
import {games} from './games.js';

const chosen = process.env.QUINOLA_SAMPLE?.split(' ');
// An unfinished one stands for no others.
const finished = games.filter(({unfinished}) => !unfinished);
const newest = new Map(finished.map(({room, id}) => [room, id]));

/** The ids of these games. */
export const sampled = finished
  .map(({id}) => id)
  .filter((id) => (chosen ?? [...newest.values()]).includes(id));
