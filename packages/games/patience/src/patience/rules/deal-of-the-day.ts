/** The seed of a patience's daily deal, the same for everybody on the same calendar date. */
export function dealOfTheDay(game: string, day: Date): string {
  return `${game} ${day.getFullYear()}-${String(day.getMonth() + 1).padStart(2, '0')}-${String(day.getDate()).padStart(2, '0')}`;
}
