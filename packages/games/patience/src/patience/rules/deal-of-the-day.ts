/** The seed of a patience's deal of the day with its usual options, the same everywhere: the date is that in UTC. */
export function dealOfTheDay(game: string, day: Date): string {
  return `${game} ${day.toISOString().slice(0, 10)}`;
}
